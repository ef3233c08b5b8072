import Foundation

/// The texts of a project's localisations by their keys.
enum LocalizedTexts {
    /// Reads a table of localised strings: a property list of any format, or the older one of `key = "text";`.
    ///
    /// - Parameter data: the file.
    /// - Returns: the texts; none if the file is broken.
    static func ofTable(_ data: Data) -> [String: String] {
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        return (list as? [String: Any])?.compactMapValues { $0 as? String } ?? [:]
    }

    /// Reads a string catalogue, `.xcstrings`.
    ///
    /// - Parameter data: the file.
    /// - Returns: the texts in the catalogue's own language, of those that it has, for several things and a phone; none if the
    ///   file is broken.
    static func ofCatalogue(_ data: Data) -> [String: String] {
        guard let catalogue = try? JSONDecoder().decode(Catalogue.self, from: data) else { return [:] }
        return catalogue.strings.compactMapValues { entry in
            let unit = entry.localizations?["en"] ?? entry.localizations?[catalogue.sourceLanguage]
            return unit?.text
        }
    }

    /// What is read of a string catalogue.
    private struct Catalogue: Decodable {
        struct Entry: Decodable {
            var localizations: [String: Localization]?
        }
        struct Localization: Decodable {
            /// nil for a text with variations.
            var stringUnit: Unit?
            var variations: Variations?

            var text: String? {
                let plural = variations?.plural?["other"]
                let device = variations?.device.flatMap { $0["iphone"] ?? $0["other"] }
                return (stringUnit ?? plural?.stringUnit ?? device?.stringUnit)?.value
            }
        }
        struct Variations: Decodable {
            var plural: [String: Variation]?
            var device: [String: Variation]?
        }
        struct Variation: Decodable {
            var stringUnit: Unit?
        }
        struct Unit: Decodable {
            var value: String
        }
        var sourceLanguage: String
        var strings: [String: Entry]
    }
}
