#include "widgets/viewport/physical_key.h"

#include <QKeyEvent>
#include <array>
#include <string_view>

namespace hairline {
namespace {

#ifdef Q_OS_WIN
bool isPlain(quint32 key) { return (key >= 'A' && key <= 'Z') || (key >= '0' && key <= '9'); }
#else
/// A row of keys by their codes in X11 and Wayland: evdev codes plus 8.
struct Row {
  quint32 first;
  std::string_view keys;
};
constexpr std::array<Row, 4> rows{
    {{10, "1234567890"}, {24, "QWERTYUIOP"}, {38, "ASDFGHJKL"}, {52, "ZXCVBNM"}}};
#endif

}  // namespace

int physicalKey(const QKeyEvent& event) {
  // Latin keyboards produce the characters below; keys without a character follow those with one.
  if (event.key() <= 0xff || event.key() >= Qt::Key_Escape) return event.key();
#ifdef Q_OS_WIN
  // There the virtual key is the Latin letter itself.
  if (isPlain(event.nativeVirtualKey())) return static_cast<int>(event.nativeVirtualKey());
#else
  for (const Row& row : rows) {
    const quint32 code = event.nativeScanCode();
    if (code >= row.first && code - row.first < row.keys.size()) return row.keys[code - row.first];
  }
#endif
  return event.key();
}

}  // namespace hairline
