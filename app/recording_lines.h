#pragma once

#include <string>

#include "app/long_work.h"

namespace hairline {

class Recording;

/// Whether `convert` turns a recording into lines of requests, or such lines into a recording, by
/// the names of its files.
bool isRecordingConversion(const std::string& input, const std::string& output);

/// Does it; the exit status. Records that cannot be asked are left out, which a note says.
int convertRecording(const std::string& input, const std::string& output, LongWork& progress);

/// Says on standard error what a recording lacks: damaged chunks, and records that were dropped.
void noteWhatIsMissing(const std::string& path, const Recording& recording);

}  // namespace hairline
