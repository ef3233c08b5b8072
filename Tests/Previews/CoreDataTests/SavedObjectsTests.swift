import Foundation
import Testing
import UIKit

@testable import CoreData

/// Apple's *Core Data Programming Guide*, and the documentation of the classes.
@MainActor
@Suite struct SavedObjectsTests {
    private let container = makeContainer()
    private var context: NSManagedObjectContext { container.viewContext }

    @Test func aNewObjectHasTheModelsValuesAndKeepsWhatIsSet() {
        let note = Note(context: context)
        #expect((note.text, note.rank, note.isDone) == ("new", 0, false))
        (note.text, note.rank, note.isDone) = (nil, 7, true)
        #expect((note.text, note.rank, note.isDone) == (nil, 7, true))
        #expect(note.value(forKey: "rank") as? Int == 7)
        #expect(note.value(forKey: "isDone") as? Bool == true)
        (note as NSObject).setValue(9, forKey: "rank")
        #expect((note as NSObject).value(forKey: "rank") as? Int == 9)
        #expect(note.rank == 9)
    }

    @Test func anObjectIsMadeOfAClassThatIsAValue() throws {
        let context = makeContainer().viewContext
        let types: [NSManagedObject.Type] = [Note.self, List.self]
        let objects = types.map { zoetropeMake($0, context: context) }
        #expect(objects.map { $0.entity.name } == ["Note", "List"] && objects.allSatisfy(\.isInserted))
        #expect(zoetropeMake(Note.self, context: context).steps == ["inserted"])
    }

    @Test func anObjectOfAnEntityNeedsNoContext() throws {
        let context = makeContainer().viewContext
        let entity = try #require(NSEntityDescription.entity(forEntityName: "Note", in: context))
        #expect(!zoetropeMake(Note.self, entity: entity, insertInto: nil).isInserted)
        #expect(zoetropeMake(Note.self, entity: entity, insertInto: context).isInserted)
    }

    @Test func whatIsSavedIsSeenByOtherContexts() throws {
        let first = note("a", 2, in: context)
        #expect(first.isInserted && first.objectID.isTemporaryID && context.hasChanges)
        let other = container.newBackgroundContext()
        #expect(try other.count(for: request()) == 0)
        try context.save()
        #expect(!first.hasChanges && !first.objectID.isTemporaryID && !context.hasChanges)
        let found = try #require(try other.fetch(request()).first)
        #expect(found !== first && found.objectID == first.objectID && found.text == "a")
        found.text = "b"
        #expect(found.isUpdated && found.changedValues().keys.sorted() == ["text"])
        context.automaticallyMergesChangesFromParent = true
        try other.save()
        #expect(first.text == "b")
        #expect(first.steps == ["inserted", "saving"])
    }

    @Test func aRequestFindsWhatMeetsItsConditionInOrder() throws {
        for (text, rank) in [("c", 1), ("a", 3), ("b", 2), ("A", 2)] { note(text, Int16(rank), in: context) }
        let wanted = request(ascending: false)
        #expect(try context.fetch(wanted).map(\.text) == ["a", "b", "A", "c"])
        wanted.sortDescriptors?.append(KeySortDescriptor(keyPath: \Note.text, ascending: true))
        #expect(try context.fetch(wanted).map(\.text) == ["a", "A", "b", "c"])
        wanted.predicate = NSPredicate { object, _ in (object as? Note)?.rank != 2 }
        #expect(try context.fetch(wanted).map(\.text) == ["a", "c"])
        (wanted.predicate, wanted.fetchOffset, wanted.fetchLimit) = (nil, 1, 2)
        #expect(try context.fetch(wanted).map(\.text) == ["A", "b"])
        #expect(try context.count(for: wanted) == 2)
        let rows = NSFetchRequest<NSDictionary>(entityName: "Note")
        (rows.resultType, rows.propertiesToFetch, rows.returnsDistinctResults) = (.dictionaryResultType, ["rank"], true)
        #expect(try context.fetch(rows).compactMap { $0["rank"] as? Int }.sorted() == [1, 2, 3])
        #expect(throws: (any Error).self) { try context.fetch(NSFetchRequest<Note>(entityName: "Card")) }
    }

    @Test func bothEndsOfARelationshipChangeTogether() throws {
        let (list, other) = (List(context: context), List(context: context))
        (list.title, other.title) = ("one", "other")
        let (a, b) = (note("a", in: context), note("b", in: context))
        a.list = list
        list.addManaged(b, to: "notes", at: 0)
        #expect(b.list === list && list.notes?.array as? [Note] == [b, a])
        other.notes = NSOrderedSet(array: [a])
        #expect(a.list === other && list.notes?.array as? [Note] == [b])
        list.removeManaged(b, from: "notes")
        #expect(b.list == nil && list.notes?.count == 0)
        try context.save()
        let reader = container.newBackgroundContext()
        let seen = try reader.fetch(request())
        #expect(seen.map { $0.list?.title } == ["other", nil])
        context.delete(other)
        #expect(other.isDeleted && a.isDeleted && a.steps.last == "deleting")
        try context.save()
        #expect(try context.fetch(request()) == [b])
    }

    @Test func anObjectWithoutWhatItMustHaveIsNotSaved() throws {
        let list = List(context: context)
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == NSValidationMissingMandatoryPropertyError)
        #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "title")
        #expect(context.hasChanges)
        list.title = "done"
        try context.save()
        #expect(!context.hasChanges)
    }

    @Test func changesAreTakenBack() throws {
        let kept = note("kept", in: context)
        try context.save()
        kept.text = "changed"
        let new = note("new", in: context)
        context.rollback()
        #expect(kept.text == "kept" && new.managedObjectContext == nil && !context.hasChanges)
        context.delete(kept)
        context.rollback()
        #expect(try context.fetch(request()) == [kept])
    }

    @Test func aContextBelowAnotherSavesToThatOne() throws {
        let kept = note("kept", in: context)
        try context.save()
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = context
        let own = try #require(child.object(with: kept.objectID) as? Note)
        own.text = "changed"
        note("new", 1, in: child)
        #expect(kept.text == "kept")
        try child.save()
        #expect(kept.text == "changed" && context.insertedObjects.count == 1)
        #expect(try container.newBackgroundContext().count(for: request()) == 1)
        try context.save()
        #expect(try container.newBackgroundContext().count(for: request()) == 2)
    }

    @Test func aRequestDeletesAllAtOnce() throws {
        for index in 0..<3 { note("\(index)", Int16(index), in: context) }
        try context.save()
        let all = NSFetchRequest<any NSFetchRequestResult>(entityName: "Note")
        let deletion = NSBatchDeleteRequest(fetchRequest: all)
        deletion.resultType = .resultTypeCount
        let result = try context.execute(deletion) as? NSBatchDeleteResult
        #expect(result?.result as? Int == 3)
        #expect(try context.fetch(request()).isEmpty)
    }

    @Test func textsAreSortedWithoutRegardToCapitalsWhereTheSelectorSaysSo() {
        let texts = ["b", "C", "a"].map { ["text": $0] }
        func sorted(_ order: NSSortDescriptor) -> [String?] { texts.sorted(by: [order]).map { $0["text"] } }
        #expect(sorted(KeySortDescriptor(key: "text", ascending: true)) == ["C", "a", "b"])
        let selector = Selector("caseInsensitiveCompare:")
        let order = KeySortDescriptor(key: "text", ascending: true, selector: selector)
        #expect(sorted(order) == ["a", "b", "C"])
        #expect(sorted(order.reversedSortDescriptor as! NSSortDescriptor) == ["C", "b", "a"])
        let foundation = (texts as NSArray).sortedArray(using: [order]) as? [[String: String]]
        #expect(foundation?.map { $0["text"] } == ["a", "b", "C"])
    }
}
