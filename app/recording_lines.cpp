#include "app/recording_lines.h"

#include <cstdio>
#include <map>

#include "app/request.h"
#include "app/usage.h"
#include "core/base/atomic_file.h"
#include "core/recording/recording_line.h"
#include "core/recording/recording_writer.h"
#include "core/recording/replay.h"

namespace hairline {
namespace {

constexpr const char* convertName = "convert";
constexpr std::size_t bytesAtOnce = std::size_t{1} << 20;

bool isLines(const std::string& path) { return path.ends_with(".jsonl"); }

int writeLines(const std::string& input, const std::string& output, LongWork& progress) {
  const Result<Recording> recording = Recording::read(input, progress.named("reading"));
  if (!recording) return failed(convertName, recording.error());
  noteWhatIsMissing(input, *recording);
  const bool toStandardOutput = output == "-";
  std::optional<AtomicFile> file;
  if (!toStandardOutput) {
    Result<AtomicFile> created = AtomicFile::create(output);
    if (!created) return failed(convertName, created.error());
    file.emplace(std::move(*created));
  }
  const Work work = progress.named("writing");
  std::string text;
  const auto flush = [&]() -> int {
    if (toStandardOutput) {
      if (const int status = printText(convertName, text); status != exitAnswered) return status;
    } else if (const auto error = file->write(text)) {
      return failed(convertName, *error);
    }
    text.clear();
    return exitAnswered;
  };
  std::map<std::string, std::pair<std::size_t, std::size_t>> refused;
  RecordedCall call;
  for (std::size_t i = 0; i < recording->size(); ++i) {
    if (const std::optional<Error> error = recording->read(i, call)) {
      auto& [count, first] = refused[refusalReason(*error)];
      if (count++ == 0) first = i + 1;
    } else {
      text += recordLine(call, recording->sites(), i + 1);
    }
    if (text.size() < bytesAtOnce) continue;
    if (work.isCancelled()) return failed(convertName, cancelledError());
    work.report(static_cast<double>(i) / static_cast<double>(recording->size()));
    if (const int status = flush(); status != exitAnswered) return status;
  }
  if (const int status = flush(); status != exitAnswered) return status;
  for (const auto& [reason, counted] : refused) {
    note(std::to_string(counted.first) + (counted.first == 1 ? " record is" : " records are") +
         " left out (first: record " + std::to_string(counted.second) + "): " + reason);
  }
  if (toStandardOutput) return exitAnswered;
  const std::optional<Error> error = file->commit();
  return error ? failed(convertName, *error) : exitAnswered;
}

int readLines(const std::string& input, const std::string& output, LongWork& progress) {
  const Result<std::string> text = readFile(input);
  if (!text) return failed(convertName, text.error());
  const Work work = progress.named("reading");
  RecordingWriter writer;
  std::size_t number = 0;
  for (std::size_t start = 0; start < text->size();) {
    const std::size_t end = std::min(text->find('\n', start), text->size());
    const std::string_view line = std::string_view(*text).substr(start, end - start);
    start = end + 1;
    ++number;
    if (number % 4096 == 0)
      work.report(static_cast<double>(start) / static_cast<double>(text->size()));
    if (work.isCancelled()) return failed(convertName, cancelledError());
    if (line.find_first_not_of(" \t\r") == std::string_view::npos) continue;
    const auto refuse = [&](const Message& message) {
      return usageError(convertName,
                        input + ": line " + std::to_string(number) + ": " + message.text());
    };
    const Result<Json> json = parseJson(line);
    if (!json) return refuse(json.error().message);
    if (!json->is_object()) return refuse(Message("A request must be a JSON object"));
    Result<Request> request = readRequest(*json);
    if (!request) return refuse(request.error().message);
    if (request->options.movesVertices() || request->options.rotates()) {
      return refuse(Message("A recording holds one displacement per operand, and no other motion"));
    }
    RecordedCall call;
    call.kind = request->kind;
    call.given.shapes = std::move(request->operands);
    call.given.displacements = request->options.displacements;
    const bool isFloat = request->scalars.size() == 1 && request->scalars[0] == ScalarKind::float32;
    const std::optional<RecordedSite> site =
        readRecorded(*json, isFloat ? ScalarKind::float32 : ScalarKind::float64, call);
    if (const auto error = writer.add(call, site)) return refuse(error->message);
  }
  const std::optional<Error> error = writer.save(output);
  return error ? failed(convertName, *error) : exitAnswered;
}

}  // namespace

bool isRecordingConversion(const std::string& input, const std::string& output) {
  return (isRecording(input) && (isLines(output) || output == "-")) ||
         (isLines(input) && isRecording(output));
}

int convertRecording(const std::string& input, const std::string& output, LongWork& progress) {
  return isRecording(input) ? writeLines(input, output, progress)
                            : readLines(input, output, progress);
}

void noteWhatIsMissing(const std::string& path, const Recording& recording) {
  if (recording.damagedChunks() > 0) {
    note(path + ": " + std::to_string(recording.damagedChunks()) +
         (recording.damagedChunks() == 1 ? " part of the recording is"
                                         : " parts of the recording are") +
         " missing or damaged; records that are whole: " + std::to_string(recording.size()));
  }
  if (recording.dropped() > 0) {
    note(path + ": there was no room for " + std::to_string(recording.dropped()) +
         (recording.dropped() == 1 ? " record" : " records") +
         "; raise the option bytes, or record every n-th call");
  }
}

}  // namespace hairline
