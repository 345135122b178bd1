#pragma once

#include <string>

#include "app/long_work.h"

namespace hairline {

class Recording;

/// Whether `convert` turns a recording into lines of requests or the reverse, judging by its file
/// names.
bool isRecordingConversion(const std::string& input, const std::string& output);

/// Converts; returns the exit status. Records that are not valid requests are left out, with a
/// note.
int convertRecording(const std::string& input, const std::string& output, LongWork& progress);

/// Reports on standard error what a recording lacks: damaged chunks, and dropped records.
void noteWhatIsMissing(const std::string& path, const Recording& recording);

}  // namespace hairline
