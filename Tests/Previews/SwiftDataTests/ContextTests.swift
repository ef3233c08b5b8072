import QuartzCore
import SwiftData
import Testing
import UIKit

import class StageTime.NotificationCenter

/// What contexts find, keep, save and take back, as SwiftData's documentation says.
@MainActor @Suite struct ContextTests {
    private let clock = FrameClock()

    private func onStage(_ work: (ModelContext) throws -> Void) throws {
        try clock.perform {
            let container = try container()
            try work(container.mainContext)
        }
    }

    private func titles(
        _ context: ModelContext, _ descriptor: FetchDescriptor<Note> = FetchDescriptor()
    ) throws -> [String] { try context.fetch(descriptor).map(\.title) }

    @Test func objectsAreFoundInTheOrderInWhichTheyWereInserted() throws {
        try onStage { context in
            for title in ["b", "a", "c"] { context.insert(Note(title)) }
            try #expect(titles(context) == ["b", "a", "c"])
            try #expect(context.fetchCount(FetchDescriptor<Page>()) == 0)
            try #expect(context.fetchIdentifiers(FetchDescriptor<Note>()).count == 3)
        }
    }

    @Test func aRequestHasAConditionAnOrderAndBounds() throws {
        try onStage { context in
            for (title, rank) in [("b", 2), ("a", 1), ("d", 2), ("c", 0)] { context.insert(Note(title, rank: rank)) }
            var descriptor = FetchDescriptor<Note>(
                predicate: #Predicate { $0.rank > 0 },
                sortBy: [SortDescriptor(\.rank, order: .reverse), SortDescriptor(\.title)])
            try #expect(titles(context, descriptor) == ["b", "d", "a"])
            (descriptor.fetchLimit, descriptor.fetchOffset) = (1, 1)
            try #expect(titles(context, descriptor) == ["d"])
            descriptor.fetchOffset = 9
            try #expect(titles(context, descriptor) == [])
            var all: [String] = []
            try context.enumerate(FetchDescriptor<Note>()) { all.append($0.title) }
            #expect(all == ["b", "a", "d", "c"])
        }
    }

    @Test func whatWasNotSavedCountsUnlessARequestSaysOtherwise() throws {
        try onStage { context in
            context.insert(Note("saved"))
            try context.save()
            context.insert(Note("new"))
            var descriptor = FetchDescriptor<Note>()
            descriptor.includePendingChanges = false
            try #expect(titles(context, descriptor) == ["saved"])
            try #expect(titles(context) == ["saved", "new"])
        }
    }

    @Test func aContextKnowsWhatThereIsToSave() throws {
        try onStage { context in
            let (one, two) = (Note("one"), Note("two"))
            #expect(one.modelContext == nil && !one.hasChanges && !context.hasChanges)
            context.insert(one)
            context.insert(two)
            #expect(context.insertedModelsArray.map { $0 as? Note } == [one, two])
            #expect(one.modelContext == context && one.hasChanges)
            try context.save()
            #expect(!context.hasChanges && !one.hasChanges)
            one.rank = 5
            one.rank = 6
            context.delete(two)
            #expect(context.changedModelsArray.map { $0 as? Note } == [one])
            #expect(context.deletedModelsArray.map { $0 as? Note } == [two])
            #expect(one.hasChanges && two.isDeleted)
            try #expect(titles(context) == ["one"])
            try context.save()
            #expect(two.modelContext == nil && !two.isDeleted)
        }
    }

    @Test func aValueThatIsSetAgainIsNoChange() throws {
        try onStage { context in
            let note = Note("a", rank: 1)
            context.insert(note)
            try context.save()
            note.rank = 1
            #expect(!context.hasChanges)
        }
    }

    @Test func whatWasNotSavedIsTakenBack() throws {
        try onStage { context in
            let (one, two) = (Note("one", rank: 1), Note("two"))
            context.insert(one)
            context.insert(two)
            try context.save()
            one.rank = 9
            one.due = Date(timeIntervalSince1970: 0)
            context.delete(two)
            let three = Note("three")
            context.insert(three)
            context.rollback()
            try #expect(titles(context) == ["one", "two"])
            #expect(one.rank == 1 && one.due == nil && !two.isDeleted && three.modelContext == nil)
            #expect(!context.hasChanges)
        }
    }

    @Test func objectsOfAConditionAreDeletedTogether() throws {
        try onStage { context in
            for rank in 0..<4 { context.insert(Note("\(rank)", rank: rank)) }
            try context.delete(model: Note.self, where: #Predicate { $0.rank < 2 })
            try #expect(titles(context) == ["2", "3"])
            try context.delete(model: Note.self)
            try #expect(titles(context) == [])
        }
    }

    @Test func anObjectOfTheSameUniqueValueTakesTheFormersPlace() throws {
        try onStage { context in
            context.insert(Note("a", rank: 1))
            context.insert(Note("b"))
            context.insert(Note("a", rank: 2))
            try #expect(context.fetch(FetchDescriptor<Note>()).map(\.rank) == [0, 2])
            let later = Note("c")
            context.insert(later)
            later.title = "b"
            try context.save()
            try #expect(titles(context) == ["a", "b"])
        }
    }

    @Test func allValuesOfAGroupTellObjectsApart() throws {
        try onStage { context in
            let (first, second) = (Folder("a"), Folder("a"))
            first.pages = [Page(1)]
            context.insert(first)
            second.year = 1
            context.insert(second)
            try #expect(context.fetchCount(FetchDescriptor<Folder>()) == 2)
            let third = Folder("a")
            context.insert(third)
            try #expect(context.fetch(FetchDescriptor<Folder>()) == [second, third])
            #expect(third.pages.map(\.number) == [1] && third.pages[0].folder === third)
        }
    }

    @Test func anotherContextSeesWhatIsSaved() throws {
        try onStage { context in
            let other = ModelContext(context.container)
            let note = Note("a")
            other.insert(note)
            try #expect(titles(context) == [])
            try other.save()
            try #expect(titles(context) == ["a"] && note.modelContext === context)
            context.insert(Note("b"))
            // The main one saves by itself before it is missed.
            try #expect(titles(other) == ["a", "b"] && !context.hasChanges)
            context.autosaveEnabled = false
            context.insert(Note("c"))
            try #expect(titles(other) == ["a", "b"])
        }
    }

    @Test func savingIsTold() throws {
        try onStage { context in
            var told: [String: [PersistentIdentifier]]?
            let token = NotificationCenter.default.addObserver(
                forName: ModelContext.didSave, object: context, queue: nil
            ) { told = $0.userInfo as? [String: [PersistentIdentifier]] }
            let note = Note("a")
            try context.transaction { context.insert(note) }
            let key = ModelContext.NotificationKey.insertedIdentifiers.rawValue
            #expect(told?[key] == [note.persistentModelID])
            NotificationCenter.default.removeObserver(token)
        }
    }

    @Test func anObjectIsFoundByItsIdentifier() throws {
        try onStage { context in
            let (note, folder) = (Note("a"), Folder("f"))
            context.insert(note)
            context.insert(folder)
            #expect(context.model(for: note.id) === note)
            let found: Note? = context.registeredModel(for: folder.persistentModelID)
            #expect(found == nil && folder.id == "id of f")
            #expect(note.persistentModelID.entityName == "Note" && note.id < folder.persistentModelID)
            let data = try JSONEncoder().encode(note.id)
            try #expect(JSONDecoder().decode(PersistentIdentifier.self, from: data) == note.id)
        }
    }

    @Test func changesAreUndoneAndMadeAgain() throws {
        try onStage { context in
            let manager = UndoManager()
            manager.groupsByEvent = false
            context.undoManager = manager
            let note = Note("a")
            context.insert(note)
            note.rank = 3
            manager.undo()
            #expect(note.rank == 0)
            manager.redo()
            #expect(note.rank == 3)
            context.delete(note)
            manager.undo()
            try #expect(titles(context) == ["a"])
        }
    }

    @Test func containersOfAFileHaveTheSameObjectsAndOthersNot() throws {
        try clock.perform {
            let file = ModelConfiguration("notes")
            let one = try ModelContainer(for: Schema([Note.self]), configurations: [file])
            one.mainContext.insert(Note("a"))
            try one.mainContext.save()
            let same = try ModelContainer(for: Note.self, configurations: ModelConfiguration("notes"))
            let other = try ModelContainer(for: Note.self)
            try #expect(titles(same.mainContext) == ["a"] && titles(other.mainContext) == [])
            same.deleteAllData()
            try #expect(titles(one.mainContext) == [])
        }
    }

    @Test func aContextOutlivesItsContainer() throws {
        try clock.perform {
            let context = try container().mainContext
            context.insert(Note("a"))
            #expect(context.container.mainContext === context && ModelContext(context.container) != context)
            try #expect(titles(context) == ["a"])
        }
    }

    @Test func aSchemaSaysWhatClassesAreMadeOf() throws {
        let schema = Schema([Folder.self, Label.self])
        let folder = try #require(schema.entitiesByName["Folder"])
        #expect(folder.attributesByName.keys.sorted() == ["id", "name", "year"])
        #expect(folder.uniquenessConstraints == [["name", "year"]])
        let pages = try #require(folder.relationshipsByName["pages"])
        #expect(pages.inverseName == "folder" && pages.deleteRule == .cascade && !pages.isToOneRelationship)
        #expect(folder.relationshipsByName["labels"]?.inverseName == "folders")
        #expect(schema.entity(for: Note.self) == nil && schema.version < Schema.Version(1, 0, 1))
    }
}
