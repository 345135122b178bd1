#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>
#include <functional>
#include <vector>

#include "core/scene/scene.h"
#include "widgets/controls/theme.h"
#include "widgets/pair/pair_reports.h"
#include "widgets/scene_view/view_state.h"

class QPainter;

namespace hairline {

/// One picture per step of a report: the scene with the step drawn into it, and the step's formulas
/// below. Owns everything it draws, so it can draw on any thread.
class StepFrames {
 public:
  /// `captions` are rich text, one per step of the report's trace; without them the picture fills
  /// the frame. `view` is the user's camera.
  StepFrames(Scene scene, PairReports pair, std::size_t report, std::vector<QString> captions,
             ViewState view, Theme theme, QSize size, QFont font);

  int count() const { return static_cast<int>(m_report.trace.steps.size()); }
  int neededCount() const { return static_cast<int>(m_report.trace.neededCount()); }
  QSize size() const { return m_size; }

  QImage image(int step) const;
  /// As the text of an SVG file.
  QByteArray svg(int step) const;

 private:
  void paint(QPainter& painter, int step) const;

  Scene m_scene;
  PairReports m_pair;
  Report m_report;
  std::vector<QString> m_captions;
  ViewState m_view;
  Theme m_theme;
  QSize m_size;
  QFont m_font;
};

/// Pictures, one per step, or one animation of all steps. ffmpeg makes GIF and MP4.
enum class StepThroughFormat { png, svg, webp, gif, mp4 };

constexpr bool isAnimated(StepThroughFormat format) { return format >= StepThroughFormat::webp; }
/// "png" for its files.
QString suffixOf(StepThroughFormat format);
/// Whether it can be written here: without ffmpeg some cannot.
bool isWritable(StepThroughFormat format);

/// The file and format of a step-through.
struct StepThroughTarget {
  StepThroughFormat format = StepThroughFormat::png;
  /// The folder of a sequence "step-001.png", or the path of an animation.
  QString path;
  /// How long an animation shows each step.
  int millisecondsEach = 1500;
};

/// The name of a file of a sequence: "step-001.png" for step 0.
QString stepFileName(int step, StepThroughFormat format);

/// Writes all frames. `goesOn` receives the fraction done, from 0 to 1, and returns whether to
/// continue. Files get their names only when all of them are complete: after a failure or a stop
/// none is left, and existing ones are unchanged. Existing files are not overwritten. Returns the
/// error; nothing on success or if stopped.
QString writeStepThrough(const StepFrames& frames, const StepThroughTarget& target,
                         const std::function<bool(double)>& goesOn);

}  // namespace hairline
