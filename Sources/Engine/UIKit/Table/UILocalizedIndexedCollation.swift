import Foundation

/// The sections of a table whose rows are sorted by the alphabet, with the letters in its index.
///
/// The alphabet is the Latin one, with a last section for what begins with no letter of it.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
    private static let shared = UILocalizedIndexedCollation()

    /// Returns the sections of the alphabet.
    open class func current() -> UILocalizedIndexedCollation { shared }

    /// The letters, and `#` for everything else.
    open var sectionTitles: [String] { "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map(String.init) }
    /// The titles in the index: those of the sections.
    open var sectionIndexTitles: [String] { sectionTitles }

    /// Returns the section that a title in the index leads to: the one with that title.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
        min(max(indexTitleIndex, 0), sectionTitles.count - 1)
    }

    /// Returns the section of an object.
    ///
    /// - Parameters:
    ///   - object: the object.
    ///   - selector: returns the text by which objects are sorted.
    /// - Returns: the section's number.
    open func section(for object: Any, collationStringSelector selector: (Any) -> String?) -> Int {
        let first = selector(object)?.first.map { Self.plain(String($0)) } ?? ""
        return sectionTitles.firstIndex { $0 == first.prefix(1) } ?? sectionTitles.count - 1
    }

    /// Returns objects in the order of their texts, without regard to capitals and accents.
    ///
    /// - Parameters:
    ///   - array: the objects.
    ///   - selector: returns the text by which objects are sorted.
    /// - Returns: the objects.
    open func sortedArray(from array: [Any], collationStringSelector selector: (Any) -> String?) -> [Any] {
        let texts = array.map { selector($0) ?? "" }
        let plain = texts.map(Self.plain)
        // Those whose texts are the same keep their order.
        return array.indices.sorted { (plain[$0], texts[$0], $0) < (plain[$1], texts[$1], $1) }.map { array[$0] }
    }

    private static func plain(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil).uppercased()
    }
}
