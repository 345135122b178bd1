#pragma once

#include <QColor>
#include <QIcon>
#include <QObject>
#include <QPalette>
#include <optional>

#include "core/scene/scene.h"
#include "widgets/viewport/view_theme.h"

namespace hairline {

/// What the user asked for.
enum class ThemeChoice { system, light, dark };

/// The colours of the window. Meanings are told apart by colour-blind eyes (hues of Okabe and Ito),
/// have enough contrast as text on a panel, and never stand alone: a word, a letter, a pattern or
/// an icon says the same.
struct Theme {
  bool dark = false;
  QPalette palette;
  ViewTheme view;

  QColor panel;    ///< behind lists, tables and drawings
  QColor raised;   ///< headers, cards, and other things that stand out from a panel
  QColor border;   ///< thin lines between things
  QColor text;     ///< on a panel
  QColor subdued;  ///< text of lesser weight, still legible
  QColor accent;   ///< what is selected, in focus or pointed at

  QColor objectA;      ///< the first operand of the pair in focus
  QColor objectB;      ///< the second one
  QColor objectOther;  ///< everything else

  QColor hit;         ///< the sets meet
  QColor miss;        ///< they do not
  QColor gap;         ///< the space between two projections
  QColor degenerate;  ///< an axis or shape without extent, which decides nothing
  QColor warning;     ///< answers differ, a verdict is unproven
  QColor warningBackground;
  QColor error;  ///< refused input
  QColor errorBackground;

  static Theme lightTheme();
  static Theme darkTheme();
  /// Of high contrast, for a projector in a bright or a dark room: black on white, or the reverse.
  static Theme projectorTheme(bool dark);

  /// The theme in use. `ThemeSwitch::changed` tells when it becomes another one.
  static const Theme& current();
};

/// Chooses the theme of the program.
class ThemeSwitch : public QObject {
  Q_OBJECT

 public:
  static ThemeSwitch& instance();

  ThemeChoice choice() const { return m_choice; }
  /// Takes another theme: style and palette of the application, then `changed`. The choice `system`
  /// goes by the palette that the application had when it started.
  void setChoice(ThemeChoice choice);

  /// Overrides the chosen theme with the colours for a projector, dark or light; without a value it
  /// restores the chosen one.
  void setForProjector(std::optional<bool> dark);

  const Theme& theme() const { return m_theme; }

 signals:
  void changed();

 private:
  ThemeSwitch();
  void take();

  std::optional<bool> m_projector;
  ThemeChoice m_choice = ThemeChoice::system;
  Theme m_theme;
};

/// The colour of an object: its own where it has a legal one; otherwise `objectA` and `objectB` for
/// the pair in focus (or, without a focus, the first two objects), `objectOther` for the rest.
QColor colorOf(const SceneObject& object, const Scene& scene, const Theme& theme);

/// A color with another opacity, from 0 to 1.
inline QColor withAlpha(QColor color, double alpha) {
  color.setAlphaF(static_cast<float>(alpha));
  return color;
}

/// An icon of resources/icons in the colours of the current theme, with a paler one for disabled
/// actions. Empty for a name that is not there.
QIcon themedIcon(const char* name);

}  // namespace hairline
