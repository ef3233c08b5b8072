import Foundation
import Testing
import UIKit

@testable import CoreData

/// Apple's documentation of `NSFetchedResultsControllerDelegate`.
@MainActor
@Suite struct FetchedResultsControllerTests {
    private final class Log: NSFetchedResultsControllerDelegate {
        var lines: [String] = []

        func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            lines.append("will")
        }

        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
            at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
        ) {
            func text(_ path: IndexPath?) -> String { path.map { "\($0.section).\($0.item)" } ?? "-" }
            let name = (anObject as? Note)?.text ?? "?"
            lines.append("\(type) \(name) \(text(indexPath)) \(text(newIndexPath))")
        }

        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
            didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
            for type: NSFetchedResultsChangeType
        ) {
            lines.append("\(type) section \(sectionInfo.name) \(sectionIndex)")
        }

        func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            lines.append("did \(controller.fetchedObjects?.count ?? -1)")
        }
    }

    private let container = makeContainer()
    private let log = Log()
    private var context: NSManagedObjectContext { container.viewContext }

    private func controller(by path: String? = nil) throws -> NSFetchedResultsController<Note> {
        let controller = NSFetchedResultsController(
            fetchRequest: request(), managedObjectContext: context, sectionNameKeyPath: path, cacheName: nil)
        controller.delegate = log
        try controller.performFetch()
        return controller
    }

    private func changes(_ change: () throws -> Void) rethrows -> [String] {
        log.lines = []
        try change()
        context.processPendingChanges()
        return log.lines
    }

    @Test func objectsAreInSectionsByAValue() throws {
        for (text, rank) in [("a", 2), ("b", 1), ("c", 2)] { note(text, Int16(rank), in: context) }
        let controller = try controller(by: "rank")
        #expect(controller.sections?.map(\.name) == ["1", "2"])
        #expect(controller.sections?.map(\.numberOfObjects) == [1, 2])
        #expect(controller.object(at: IndexPath(item: 1, section: 1)).text == "c")
        let first = try #require(controller.fetchedObjects?.first)
        #expect(controller.indexPath(forObject: first) == IndexPath(item: 0, section: 0))
    }

    @Test func theDelegateIsToldOfEachChangeByTheFormerAndTheNewPlaces() throws {
        let notes = ["a", "b", "c"].enumerated().map { note($1, Int16($0 * 10), in: context) }
        let controller = try controller()
        #expect(changes { notes[1].text = "B" } == ["will", "update B 0.1 -", "did 3"])
        #expect(changes { note("n", 5, in: context) } == ["will", "insert n - 0.1", "did 4"])
        #expect(changes { notes[0].rank = 90 } == ["will", "move a 0.0 0.3", "did 4"])
        #expect(changes { context.delete(notes[2]) } == ["will", "delete c 0.2 -", "did 3"])
        #expect(changes { List(context: context).title = "other" } == [])
        #expect(controller.fetchedObjects?.map(\.text) == ["n", "B", "a"])
    }

    @Test func sectionsComeAndGo() throws {
        let a = note("a", 1, in: context)
        let controller = try controller(by: "rank")
        #expect(
            changes { note("b", 2, in: context) } == ["will", "insert section 2 1", "insert b - 1.0", "did 2"])
        #expect(changes { a.rank = 2 } == ["will", "delete section 1 0", "move a 0.0 0.0", "did 2"])
        #expect(controller.sections?.count == 1)
    }

    @Test func aSaveTellsAtOnceAndWhatOthersSaveIsToldToo() throws {
        context.automaticallyMergesChangesFromParent = true
        let controller = try controller()
        note("a", 1, in: context)
        try context.save()
        #expect(log.lines == ["will", "insert a - 0.0", "did 1"])
        let other = container.newBackgroundContext()
        let found = try #require(try other.fetch(request()).first)
        other.delete(found)
        #expect(try changes { try other.save() } == ["will", "delete a 0.0 -", "did 0"])
        #expect(controller.fetchedObjects?.isEmpty == true)
    }
}
