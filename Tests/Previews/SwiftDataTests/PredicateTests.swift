import QuartzCore
import SwiftData
import Testing

/// Conditions of models, some of which Foundation lacks on Linux.
@MainActor @Suite struct PredicateTests {
    private let clock = FrameClock()

    @Test func textsAreComparedWhateverTheirCaseAndAccents() throws {
        let (word, same) = ("CAFE", ComparisonResult.orderedSame)
        let contains = #Predicate<Note> { $0.title.localizedStandardContains(word) }
        let equals = #Predicate<Note> { $0.title.caseInsensitiveCompare(word) == same }
        try #expect(contains.evaluate(Note("The café")) && !contains.evaluate(Note("tea")))
        try #expect(equals.evaluate(Note("Cafe")) && !equals.evaluate(Note("The cafe")))
    }

    @Test func modelsAreCompared() throws {
        try clock.perform {
            let (folder, other) = (Folder("a"), Folder("b"))
            let (page, loose) = (Page(1), Page(2))
            page.folder = folder
            let id = folder.persistentModelID
            let isIn = #Predicate<Page> { $0.folder == folder }
            let isInOther = #Predicate<Page> { $0.folder == other }
            let isLoose = #Predicate<Page> { $0.folder == nil }
            let isOf = #Predicate<Page> { $0.folder?.persistentModelID == id }
            let has = #Predicate<Folder> { $0.pages.contains(page) && $0.pages.contains { $0.number == 1 } }
            try #expect(isIn.evaluate(page) && !isIn.evaluate(loose) && !isInOther.evaluate(page))
            try #expect(isLoose.evaluate(loose) && !isLoose.evaluate(page) && isOf.evaluate(page))
            try #expect(has.evaluate(folder) && !has.evaluate(other))
        }
    }

    @Test func textsAreOrderedByTheNamesOfALanguagesOrders() {
        let order = SortDescriptor(\Note.title, comparator: .localizedStandard)
        #expect([Note("b"), Note("a")].sorted(using: order).map(\.title) == ["a", "b"])
    }
}
