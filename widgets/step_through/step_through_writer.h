#pragma once

#include <QString>
#include <functional>

#include "widgets/step_through/step_frames.h"

namespace hairline {

/// Pictures, one a step, or one animation of all steps. GIF and MP4 are made by ffmpeg.
enum class StepThroughFormat { png, svg, webp, gif, mp4 };

constexpr bool isAnimated(StepThroughFormat format) { return format >= StepThroughFormat::webp; }
/// "png" for a file of it.
QString suffixOf(StepThroughFormat format);
/// Whether it can be written here: where ffmpeg is not installed, not all can.
bool isWritable(StepThroughFormat format);

/// Where and how a step-through is written.
struct StepThroughTarget {
  StepThroughFormat format = StepThroughFormat::png;
  /// The folder of a sequence "step-001.png", or the path of an animation.
  QString path;
  /// How long an animation shows a step.
  int millisecondsEach = 1500;
};

/// The name of a file of a sequence: "step-001.png" for step 0.
QString stepFileName(int step, StepThroughFormat format);

/// Writes all frames. `goesOn` is told how much is done, from 0 to 1, and says whether to go on.
/// Files get their names only when all of them are there: where something fails or it is stopped,
/// none is left, and those that were there stay as they were. Files of the same names are not
/// written over. Returns why it failed, nothing where it did not, also where it was stopped.
QString writeStepThrough(const StepFrames& frames, const StepThroughTarget& target,
                         const std::function<bool(double)>& goesOn);

}  // namespace hairline
