#pragma once

#include <QFile>
#include <QRegularExpression>
#include <QStringList>
#include <QVector>
#include <QXmlStreamReader>

namespace hairline::testing {

/// A text of the window with its translation.
struct TranslatedText {
  QString context;
  QString source;
  /// One translation, or one per plural form.
  QStringList translations;
  bool isUnfinished = false;
};

/// The texts of a file of Qt Linguist.
inline QVector<TranslatedText> textsOf(const QString& path) {
  QVector<TranslatedText> texts;
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return texts;
  QXmlStreamReader xml(&file);
  QString context;
  while (!xml.atEnd()) {
    if (xml.readNext() != QXmlStreamReader::StartElement) continue;
    if (xml.name() == QLatin1String("name")) {
      context = xml.readElementText();
    } else if (xml.name() == QLatin1String("message")) {
      texts.push_back({context, {}, {}, false});
    } else if (xml.name() == QLatin1String("source")) {
      texts.back().source = xml.readElementText();
    } else if (xml.name() == QLatin1String("translation")) {
      texts.back().isUnfinished = xml.attributes().hasAttribute(QLatin1String("type"));
      QString text;
      while (xml.readNext() != QXmlStreamReader::EndElement) {
        if (xml.isStartElement()) {
          texts.back().translations << xml.readElementText();
        } else {
          text += xml.text();
        }
      }
      if (texts.back().translations.isEmpty()) texts.back().translations << text;
    }
  }
  return texts;
}

/// Placeholders and tags of a text, which its translation needs too.
inline QStringList fixedParts(const QString& text) {
  static const QRegularExpression part(QStringLiteral("%L?[0-9n]|</?[a-z]+[^<>]*>"));
  QStringList parts;
  for (auto match = part.globalMatch(text); match.hasNext();) parts << match.next().captured();
  parts.sort();
  return parts;
}

inline bool hasKey(const QString& text) {
  static const QRegularExpression key(QStringLiteral("&[^&\\s]"));
  return QString(text).remove(QStringLiteral("&&")).contains(key);
}

/// What is wrong with a translation; empty if nothing.
inline QString faultOf(const TranslatedText& translated) {
  if (translated.isUnfinished) return QStringLiteral("is unfinished");
  for (const QString& text : translated.translations) {
    if (text.isEmpty()) return QStringLiteral("is empty");
    if (fixedParts(text) != fixedParts(translated.source)) {
      return QStringLiteral("has other placeholders or tags: ") + text;
    }
    if (hasKey(text) != hasKey(translated.source)) return QStringLiteral("and its key: ") + text;
  }
  return {};
}

/// The machine-readable parts of a lesson's file: pages, figures, and of its blocks everything that
/// is not prose.
inline QStringList skeletonOf(const QString& path) {
  static const QRegularExpression figure(QStringLiteral("!\\[.*\\]\\((.*)\\)"));
  static const QStringList texts{QStringLiteral("task"), QStringLiteral("after"),
                                 QStringLiteral("right"), QStringLiteral("wrong")};
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return {};
  QStringList parts;
  bool inside = false;
  for (const QString& line : QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'))) {
    if (line.startsWith(QLatin1String("```"))) {
      inside = line.size() > 3;
      parts << line;
    } else if (inside) {
      if (line.startsWith(QLatin1Char(' '))) continue;
      const QString key = line.section(QLatin1Char(':'), 0, 0);
      parts << (texts.contains(key) ? key : line);
    } else if (line.startsWith(QLatin1String("## "))) {
      parts << QStringLiteral("page");
    } else if (const auto match = figure.match(line); match.hasMatch()) {
      parts << match.captured(1);
    }
  }
  return parts;
}

}  // namespace hairline::testing
