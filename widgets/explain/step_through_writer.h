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

/// One picture for each step of a report: the scene with the step drawn into it, and below it the
/// formulas of the step. Owns all it draws, and draws on any thread.
class StepFrames {
 public:
  /// `captions` are rich text, one for each step of the report's trace; without any the picture has
  /// the whole frame. `view` is seen from where the user stands.
  StepFrames(Scene scene, PairReports pair, std::size_t report, std::vector<QString> captions,
             ViewState view, Theme theme, QSize size, QFont font);

  int count() const { return static_cast<int>(m_report.trace.steps.size()); }
  /// How many steps lead to the verdict: those behind the deciding one were not needed.
  int neededCount() const {
    return m_report.trace.deciding >= 0 ? m_report.trace.deciding + 1 : count();
  }
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
