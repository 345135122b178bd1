#include "widgets/text/language.h"

#include <QCoreApplication>
#include <QFontDatabase>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>
#include <QTranslator>
#include <algorithm>
#include <array>
#include <memory>

namespace hairline {
namespace {

constexpr std::array<Language, 3> allLanguages{
    {{"en", "English"}, {"ja", "日本語"}, {"ko", "한국어"}}};

QString settingsKey() { return QStringLiteral("language"); }

bool isKnown(const QString& code) {
  return std::ranges::any_of(
      allLanguages, [&](const Language& language) { return code == QLatin1String(language.code); });
}

/// The first supported one of the system's languages.
QString languageOfSystem() {
  for (const QString& name : QLocale::system().uiLanguages()) {
    const QString code = name.left(2);
    if (isKnown(code)) return code;
  }
  return QStringLiteral("en");
}

struct InUse {
  QString code = QStringLiteral("en");
  std::unique_ptr<QTranslator> own;
  /// For Qt's own texts, such as those on standard buttons.
  std::unique_ptr<QTranslator> ofQt;
};

InUse& inUse() {
  static InUse state;
  return state;
}

std::unique_ptr<QTranslator> install(const QString& file, const QString& folder) {
  auto translator = std::make_unique<QTranslator>();
  if (!translator->load(file, folder)) return nullptr;
  QCoreApplication::installTranslator(translator.get());
  return translator;
}

}  // namespace

std::span<const Language> languages() { return allLanguages; }

QString chosenLanguage() {
  const QString code = QSettings().value(settingsKey()).toString();
  return isKnown(code) ? code : QString();
}

void chooseLanguage(const QString& code) { QSettings().setValue(settingsKey(), code); }

void useLanguage(const QString& code) {
  QString wanted = code.isEmpty() ? chosenLanguage() : code;
  const bool isOfSystem = wanted.isEmpty();
  if (!isKnown(wanted)) wanted = languageOfSystem();
  InUse& state = inUse();
  // A destroyed translator removes itself from the application.
  state.own.reset();
  state.ofQt.reset();
  state.code = wanted;
  if (wanted != QLatin1String("en")) {
    state.ofQt = install(QStringLiteral("qtbase_") + wanted,
                         QLibraryInfo::path(QLibraryInfo::TranslationsPath));
  }
  // English has one too: its plurals.
  state.own = install(QStringLiteral("hairline_") + wanted, QStringLiteral(":/translations"));
  // Displayed numbers and dates follow the language's or the system's conventions (`localNumber`);
  // files and copied text are the same everywhere.
  QLocale::setDefault(isOfSystem ? QLocale::system() : QLocale(wanted));
}

QString currentLanguage() { return inUse().code; }

QString missingFontPackage() {
  const QString code = currentLanguage();
  const auto system = code == QLatin1String("ja")   ? QFontDatabase::Japanese
                      : code == QLatin1String("ko") ? QFontDatabase::Korean
                                                    : QFontDatabase::Latin;
  if (system == QFontDatabase::Latin || !QFontDatabase::families(system).isEmpty()) return {};
  return QStringLiteral("fonts-noto-cjk");
}

}  // namespace hairline
