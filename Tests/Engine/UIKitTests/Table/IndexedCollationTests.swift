import Testing

@testable import UIKit

/// mindz-eye/MYTableViewIndex sorts countries into sections by their names.
@MainActor
@Suite struct IndexedCollationTests {
    private let collation = UILocalizedIndexedCollation.current()

    private func section(_ text: String?) -> String {
        collation.sectionTitles[collation.section(for: text as Any) { $0 as? String }]
    }

    @Test func anObjectIsInTheSectionOfItsFirstLetter() {
        #expect(collation.sectionTitles.count == 27 && collation.sectionIndexTitles == collation.sectionTitles)
        #expect(["Peru", "élan", "Åland", "9 lives", "", "中国"].map(section) == ["P", "E", "A", "#", "#", "#"])
        #expect(section(nil) == "#")
        #expect(collation.section(forSectionIndexTitle: 5) == 5)
    }

    @Test func objectsAreSortedWithoutRegardToCapitalsAndAccents() {
        let sorted = collation.sortedArray(from: ["chad", "Élan", "Egypt", "Cuba", "Äther"]) { $0 as? String }
        #expect(sorted as? [String] == ["Äther", "chad", "Cuba", "Egypt", "Élan"])
    }
}
