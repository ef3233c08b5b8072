/// The source that has a project's dates and numbers written as on a phone in the United States.
///
/// Swift prefers what a module declares itself to what it imports, members included.
enum LanguageShadows {
    private static let places = """
        import Foundation
        import Previews

        extension Locale {
            public static var current: Locale { Previews.StageLanguage.locale }
            public static var autoupdatingCurrent: Locale { Previews.StageLanguage.locale }
            public static var preferredLanguages: [String] { ["en-US"] }
        }

        extension Calendar {
            public static var current: Calendar { Previews.StageLanguage.calendar }
            public static var autoupdatingCurrent: Calendar { Previews.StageLanguage.calendar }
        }

        """

    private static func formatter(_ name: String) -> String {
        """

        extension \(name) {
            @_nonoverride public convenience init() {
                self.init(inLanguageOfStage: ())
            }
        }

        """
    }

    /// Returns the file for a project.
    ///
    /// A class of the project's own that is a formatter overrides its initializer: formatters of that kind are Foundation's there.
    static func files(with index: ProjectIndex) -> [(name: String, text: [UInt8])] {
        let formatters = ["NumberFormatter", "DateFormatter"].filter { index.descendants(of: $0).isEmpty }
        return [(name: "language.swift", text: Array((places + formatters.map(formatter).joined()).utf8))]
    }
}
