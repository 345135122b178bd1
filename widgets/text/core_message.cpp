#include "widgets/text/core_message.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>
#include <vector>

namespace hairline {
namespace {

/// A sentence with places to be filled in.
struct Form {
  const char* text;
  /// Whether what is filled in is of core as well.
  bool hasInner = false;
};

// Those that begin a longer message come first.
constexpr Form forms[] = {
    {QT_TRANSLATE_NOOP("CoreMessages", "not JSON: line %1, column %2: %3"), true},
    {QT_TRANSLATE_NOOP("CoreMessages", "object \"%1\": %2"), true},
    {QT_TRANSLATE_NOOP("CoreMessages", "line %1: %2"), true},
    {QT_TRANSLATE_NOOP("CoreMessages", "Brought there, the shape would not be legal: %1"), true},
    {QT_TRANSLATE_NOOP("CoreMessages", "Moved there, the shape would not be legal: %1"), true},
    {QT_TRANSLATE_NOOP("CoreMessages", "%1 is %2; %3 should stand here"), true},
    {QT_TRANSLATE_NOOP("CoreMessages", "null")},
    {QT_TRANSLATE_NOOP("CoreMessages", "a boolean")},
    {QT_TRANSLATE_NOOP("CoreMessages", "a list")},
    {QT_TRANSLATE_NOOP("CoreMessages", "an object")},
    {QT_TRANSLATE_NOOP("CoreMessages", "text")},
    {QT_TRANSLATE_NOOP("CoreMessages", "a number")},
    // Files
    {QT_TRANSLATE_NOOP("CoreMessages", "%1: cannot be opened: %2")},
    {QT_TRANSLATE_NOOP("CoreMessages", "%1: cannot be read: %2")},
    {QT_TRANSLATE_NOOP("CoreMessages", "%1: cannot be written: %2")},
    {QT_TRANSLATE_NOOP("CoreMessages", "%1: cannot be written, and is left as it was: %2")},
    {QT_TRANSLATE_NOOP("CoreMessages", "%1: is a device or a pipe; only regular files are read")},
    {QT_TRANSLATE_NOOP("CoreMessages", "%1: became shorter while it was read; open it again")},
    {QT_TRANSLATE_NOOP("CoreMessages", "%1: has %2 bytes; files of this kind may have %3")},
    {QT_TRANSLATE_NOOP("CoreMessages", "%1: there is not enough memory to read the file")},
    {QT_TRANSLATE_NOOP("CoreMessages", "%1 is empty; it should be the path of a file")},
    {QT_TRANSLATE_NOOP("CoreMessages", "%1 holds a NUL character")},
    {QT_TRANSLATE_NOOP("CoreMessages",
                       "%1 is a URL; only files are read (a file of such a name begins with ./)")},
    {QT_TRANSLATE_NOOP("CoreMessages",
                       "%1 is an absolute path; only relative paths are read here")},
    // JSON
    {QT_TRANSLATE_NOOP("CoreMessages", "there is more text behind the end of the value")},
    {QT_TRANSLATE_NOOP("CoreMessages", "the text ends where a value should stand")},
    {QT_TRANSLATE_NOOP("CoreMessages", "the text ends inside a list")},
    {QT_TRANSLATE_NOOP("CoreMessages", "the text ends inside an object")},
    {QT_TRANSLATE_NOOP("CoreMessages", "this is no JSON number (NaN and infinities are refused)")},
    {QT_TRANSLATE_NOOP("CoreMessages", "a value should stand here")},
    {QT_TRANSLATE_NOOP("CoreMessages", "a comma or ] should stand here")},
    {QT_TRANSLATE_NOOP("CoreMessages", "a comma or } should stand here")},
    {QT_TRANSLATE_NOOP("CoreMessages", "a key in quotes should stand here")},
    {QT_TRANSLATE_NOOP("CoreMessages", "a colon should stand behind the key")},
    {QT_TRANSLATE_NOOP("CoreMessages", "a digit should stand here")},
    {QT_TRANSLATE_NOOP("CoreMessages", "a number starts with a needless 0")},
    {QT_TRANSLATE_NOOP("CoreMessages", "the key \"%1\" stands twice in an object")},
    {QT_TRANSLATE_NOOP("CoreMessages", "the number %1 is out of the range of a double")},
    {QT_TRANSLATE_NOOP("CoreMessages", "objects and lists are nested deeper than %1 levels")},
    // Scenes
    {QT_TRANSLATE_NOOP("CoreMessages",
                       "format should be \"hairline-scene\": this is no Hairline scene")},
    {QT_TRANSLATE_NOOP("CoreMessages",
                       "the file has version %1 of the scene format, and this program reads up to "
                       "version %2; open it with a newer Hairline")},
    {QT_TRANSLATE_NOOP("CoreMessages",
                       "%1 is the text %2, which is no number: write a plain number without "
                       "quotes, a hexadecimal float such as \"0x1.8p+1\" or a rational such as "
                       "\"1/3\", none of them beyond the range of a double")},
    {QT_TRANSLATE_NOOP("CoreMessages", "%1 is rounded to the nearest double, %2")},
    {QT_TRANSLATE_NOOP("CoreMessages", "%1 is no text; write it in quotes")},
    {QT_TRANSLATE_NOOP("CoreMessages", "%1 is used already by %2; every id must be unique")},
    {QT_TRANSLATE_NOOP("CoreMessages", "%1 is missing")},
    {QT_TRANSLATE_NOOP("CoreMessages", "%1 is empty")},
    {QT_TRANSLATE_NOOP("CoreMessages", "%1 is no list")},
    {QT_TRANSLATE_NOOP("CoreMessages", "%1 is no object")},
    {QT_TRANSLATE_NOOP("CoreMessages", "%1 is %2, which is no type of shape")},
    {QT_TRANSLATE_NOOP("CoreMessages", "there is not enough memory for the scene")},
    {QT_TRANSLATE_NOOP("CoreMessages", "%1 in focus is the id of no object")},
    {QT_TRANSLATE_NOOP("CoreMessages",
                       "%1 is no colour; write one such as \"#ff8800\" or \"orange\"")},
    // Shapes
    {QT_TRANSLATE_NOOP("CoreMessages", "%1 is not a finite number")},
    {QT_TRANSLATE_NOOP("CoreMessages", "%1 is not a whole number in range")},
    {QT_TRANSLATE_NOOP("CoreMessages", "%1 is negative")},
    {QT_TRANSLATE_NOOP("CoreMessages", "%1 is not greater than 0")},
    {QT_TRANSLATE_NOOP("CoreMessages", "%1 is not of length 1 within 1e-9")},
    {QT_TRANSLATE_NOOP("CoreMessages", "%1 is not from 1 to %2")},
    {QT_TRANSLATE_NOOP("CoreMessages", "%1 is zero; it needs a length")},
    {QT_TRANSLATE_NOOP("CoreMessages", "%1 is the same point as a; the caps must be apart")},
    {QT_TRANSLATE_NOOP("CoreMessages", "%1 do not span space")},
    {QT_TRANSLATE_NOOP("CoreMessages", "%1 do not span the plane")},
    {QT_TRANSLATE_NOOP("CoreMessages", "%1 enclose no area: Newell's normal is zero")},
    {QT_TRANSLATE_NOOP("CoreMessages", "%1 are none; a mesh needs at least one")},
    // Files of meshes
    {QT_TRANSLATE_NOOP("CoreMessages", "%1: its ending names no mesh format; there are %2")},
    {QT_TRANSLATE_NOOP("CoreMessages", "the file is empty")},
    {QT_TRANSLATE_NOOP("CoreMessages", "the file holds no triangles")},
    {QT_TRANSLATE_NOOP("CoreMessages", "the file ends too early")},
    {QT_TRANSLATE_NOOP("CoreMessages", "the file has too many triangles")},
    {QT_TRANSLATE_NOOP("CoreMessages",
                       "the file repeats its meshes to more than %1 vertices or triangles, the "
                       "limit for a file of its size")},
    {QT_TRANSLATE_NOOP("CoreMessages", "the mesh is larger than the memory there is")},
    {QT_TRANSLATE_NOOP("CoreMessages", "the face has fewer than three corners")},
    {QT_TRANSLATE_NOOP("CoreMessages", "a number is missing")},
    {QT_TRANSLATE_NOOP("CoreMessages", "an integer is missing")},
    {QT_TRANSLATE_NOOP("CoreMessages", "the counts are missing")},
    {QT_TRANSLATE_NOOP("CoreMessages", "cancelled")},
    // Arrange
    {QT_TRANSLATE_NOOP("CoreMessages", "A %1 has no flat face to bring it to.")},
    {QT_TRANSLATE_NOOP("CoreMessages", "A %1 has no straight edge to bring it to.")},
    {QT_TRANSLATE_NOOP("CoreMessages", "A %1 has no corner to snap by.")},
    {QT_TRANSLATE_NOOP("CoreMessages", "A %1 has no %2 to snap to.")},
    {QT_TRANSLATE_NOOP("CoreMessages", "The step of the grid has to be positive.")},
};

const QRegularExpression& placeholder() {
  static const QRegularExpression expression(QStringLiteral("%([1-9])"));
  return expression;
}

/// What a text has to look like to be of a form; its captures are what is filled in, in the order
/// of the form, in which the numbers go up.
std::vector<QRegularExpression> expressions() {
  std::vector<QRegularExpression> result;
  for (const Form& form : forms) {
    QStringList parts = QString::fromUtf8(form.text).split(placeholder());
    for (QString& part : parts) part = QRegularExpression::escape(part);
    result.emplace_back(QRegularExpression::anchoredPattern(parts.join(QStringLiteral("(.+?)"))));
  }
  return result;
}

QString translated(const QString& text) {
  static const std::vector<QRegularExpression> known = expressions();
  for (std::size_t i = 0; i < known.size(); ++i) {
    const auto match = known[i].match(text);
    if (!match.hasMatch()) continue;
    const QString form = QCoreApplication::translate("CoreMessages", forms[i].text);
    QString result;
    qsizetype from = 0;
    for (auto places = placeholder().globalMatch(form); places.hasNext();) {
      const auto place = places.next();
      const QString filled = match.captured(place.captured(1).toInt());
      result += form.mid(from, place.capturedStart() - from);
      result += forms[i].hasInner ? translated(filled) : filled;
      from = place.capturedEnd();
    }
    return result + form.mid(from);
  }
  // A file or a place, and behind it what is wrong there.
  const QString divider = QStringLiteral(": ");
  const qsizetype end = text.indexOf(divider);
  if (end < 0) return text;
  return text.left(end) + divider + translated(text.mid(end + divider.size()));
}

}  // namespace

QString coreMessage(const std::string& message) {
  return translated(QString::fromStdString(message));
}

}  // namespace hairline
