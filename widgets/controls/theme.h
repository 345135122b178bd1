#pragma once

#include <QColor>
#include <QIcon>
#include <QObject>
#include <QPalette>
#include <optional>

#include "core/scene/scene.h"
#include "widgets/viewport/view_theme.h"

namespace hairline {

/// The user's choice.
enum class ThemeChoice { system, light, dark };

/// The colours of the window. They can be distinguished by colour-blind eyes (hues of Okabe and
/// Ito), have enough contrast as text on a panel, and never carry a meaning alone: a word, a
/// letter, a pattern or an icon says the same.
struct Theme {
  bool dark = false;
  QPalette palette;
  ViewTheme view;

  QColor panel;    ///< behind lists, tables and drawings
  QColor raised;   ///< headers, cards, and other parts that stand out from a panel
  QColor border;   ///< thin lines between things
  QColor text;     ///< on a panel
  QColor subdued;  ///< less important text, still legible
  QColor accent;   ///< what is selected, active or hovered

  QColor objectA;      ///< the first operand of the active pair
  QColor objectB;      ///< the second one
  QColor objectOther;  ///< everything else
  QColor grid;         ///< grids and their cells, which stand in surfaces

  QColor hit;         ///< the sets intersect
  QColor miss;        ///< they are disjoint
  QColor gap;         ///< the space between two projections
  QColor degenerate;  ///< an axis or shape of zero length, which decides nothing
  QColor warning;     ///< answers differ, a verdict is unproven
  QColor warningBackground;
  QColor error;  ///< refused input
  QColor errorBackground;

  static Theme lightTheme();
  static Theme darkTheme();
  /// Of high contrast, for a projector in a bright or a dark room: black on white, or the reverse.
  static Theme projectorTheme(bool dark);

  /// The current theme. `ThemeSwitch::changed` reports a change.
  static const Theme& current();
};

/// Chooses the theme of the program.
class ThemeSwitch : public QObject {
  Q_OBJECT

 public:
  static ThemeSwitch& instance();

  ThemeChoice choice() const { return m_choice; }
  /// Applies a theme: style and palette of the application, then `changed`. The choice `system`
  /// follows the application's palette at startup.
  void setChoice(ThemeChoice choice);

  /// Overrides the chosen theme with the colours for a projector, dark or light; without a value
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

/// The colour of an object: its own if it has a valid one; otherwise `objectA` and `objectB` for
/// the active pair (or, without one, the first two objects), `grid` or `objectOther` for the rest.
QColor colorOf(const SceneObject& object, const Scene& scene, const Theme& theme);

/// Whether the view shows the first of two objects as the second of the pair, or the other way
/// round: it uses the order of the focus or of the scene, and a query that of its operands.
bool areColorsExchanged(const std::string& first, const std::string& second, const Scene& scene);

/// A color with another opacity, from 0 to 1.
inline QColor withAlpha(QColor color, double alpha) {
  color.setAlphaF(static_cast<float>(alpha));
  return color;
}

/// An icon of resources/icons in the colours of the current theme, paler for disabled actions.
/// Empty for an unknown name.
QIcon themedIcon(const char* name);

}  // namespace hairline
