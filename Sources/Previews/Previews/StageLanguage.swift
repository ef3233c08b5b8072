import Foundation

/// The language and the country of a stage, which are those of a phone in the United States: Foundation's on Linux are English,
/// and of no country, whose money has no sign.
public enum StageLanguage {
    /// The language.
    public static let locale = Locale(identifier: "en_US")

    /// Has apps find the language among their defaults, where a phone has its own.
    static func register() {
        UserDefaults.standard.register(defaults: ["AppleLanguages": ["en-US"], "AppleLocale": locale.identifier])
    }

    /// The calendar, in the present time zone.
    public static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        return calendar
    }
}

extension NumberFormatter {
    /// Makes a formatter in the stage's language.
    public convenience init(inLanguageOfStage: Void) {
        self.init()
        locale = StageLanguage.locale
    }
}

extension DateFormatter {
    /// Makes a formatter in the stage's language.
    public convenience init(inLanguageOfStage: Void) {
        self.init()
        locale = StageLanguage.locale
    }
}
