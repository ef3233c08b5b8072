import Foundation
import UIKit

/// The objects of a request in sections, and how they got there since the request was run last.
final class FetchedResults: ContextObserver {
    /// Objects with the same value.
    struct Section: NSFetchedResultsSectionInfo {
        let name: String
        fileprivate(set) var members: [NSManagedObject]

        var indexTitle: String? { name.first.map { $0.uppercased() } }
        var numberOfObjects: Int { members.count }
        var objects: [Any]? { members }
    }

    let context: NSManagedObjectContext
    let sectionNameKeyPath: String?
    private(set) var sections: [Section] = []
    private(set) var isFetched = false
    weak var delegate: (any NSFetchedResultsControllerDelegate)?
    /// The controller that the delegate is handed.
    var owner: () -> NSFetchedResultsController<any NSFetchRequestResult>? = { nil }
    private let ask: (NSManagedObjectContext) throws -> [NSManagedObject]

    init(
        _ context: NSManagedObjectContext, by sectionNameKeyPath: String?,
        _ ask: @escaping (NSManagedObjectContext) throws -> [NSManagedObject]
    ) {
        self.context = context
        self.sectionNameKeyPath = sectionNameKeyPath
        self.ask = ask
    }

    /// All objects in order.
    var objects: [NSManagedObject] { sections.flatMap(\.members) }

    func fetch() throws {
        context.processPendingChanges()
        sections = grouped(try ask(context))
        isFetched = true
        context.add(self)
    }

    func place(of object: NSManagedObject) -> IndexPath? {
        for (index, section) in sections.enumerated() {
            if let item = section.members.firstIndex(of: object) { return IndexPath(item: item, section: index) }
        }
        return nil
    }

    private func grouped(_ objects: [NSManagedObject]) -> [Section] {
        guard let path = sectionNameKeyPath else { return [Section(name: "", members: objects)] }
        var sections: [Section] = []
        for object in objects {
            let name = object.value(forKeyPath: path).map { "\($0)" } ?? ""
            if sections.last?.name == name {
                sections[sections.count - 1].members.append(object)
            } else {
                sections.append(Section(name: name, members: [object]))
            }
        }
        return sections
    }

    // MARK: Changes

    func contextDidChange(_ changes: Changes) {
        guard isFetched, let found = try? ask(context) else { return }
        let former = sections
        let formerPlaces = Self.places(in: former)
        sections = grouped(found)
        guard let delegate, let controller = owner() else { return }
        let difference = Difference(from: former, to: sections)
        let updated = found.filter { object in
            changes.updated.contains(object) && formerPlaces[ObjectIdentifier(object)] != nil
                && !difference.moved.contains(ObjectIdentifier(object))
        }
        guard !difference.isEmpty || !updated.isEmpty else { return }
        let places = Self.places(in: sections)
        delegate.controllerWillChangeContent(controller)
        for index in difference.goneSections.sorted(by: >) {
            delegate.controller(controller, didChange: former[index], atSectionIndex: index, for: .delete)
        }
        for index in difference.newSections.sorted() {
            delegate.controller(controller, didChange: sections[index], atSectionIndex: index, for: .insert)
        }
        func tell(_ object: NSManagedObject, _ type: NSFetchedResultsChangeType) {
            let id = ObjectIdentifier(object)
            delegate.controller(
                controller, didChange: object, at: type == .insert ? nil : formerPlaces[id], for: type,
                newIndexPath: type == .insert || type == .move ? places[id] : nil)
        }
        for object in former.flatMap(\.members) where places[ObjectIdentifier(object)] == nil { tell(object, .delete) }
        for object in found where formerPlaces[ObjectIdentifier(object)] == nil { tell(object, .insert) }
        for object in found where difference.moved.contains(ObjectIdentifier(object)) { tell(object, .move) }
        for object in updated { tell(object, .update) }
        delegate.controllerDidChangeContent(controller)
    }

    private static func places(in sections: [Section]) -> [ObjectIdentifier: IndexPath] {
        var places: [ObjectIdentifier: IndexPath] = [:]
        for (index, section) in sections.enumerated() {
            for (item, object) in section.members.enumerated() {
                places[ObjectIdentifier(object)] = IndexPath(item: item, section: index)
            }
        }
        return places
    }

    /// What is different between two states.
    private struct Difference {
        /// Objects in both that are in another section, or in another order among those in both.
        private(set) var moved: Set<ObjectIdentifier> = []
        let goneSections: Set<Int>
        let newSections: Set<Int>
        private let hasOthers: Bool

        var isEmpty: Bool { moved.isEmpty && goneSections.isEmpty && newSections.isEmpty && !hasOthers }

        private struct Element: Hashable {
            let section: String
            let object: ObjectIdentifier
        }

        init(from former: [Section], to new: [Section]) {
            let (old, present) = (Self.elements(of: former), Self.elements(of: new))
            let (oldObjects, objects) = (Set(old.map(\.object)), Set(present.map(\.object)))
            let kept = old.filter { objects.contains($0.object) }
            let difference = present.filter { oldObjects.contains($0.object) }.difference(from: kept)
            for change in difference.insertions {
                if case .insert(_, let element, _) = change { moved.insert(element.object) }
            }
            hasOthers = oldObjects != objects
            let (oldNames, names) = (Set(former.map(\.name)), Set(new.map(\.name)))
            goneSections = Set(former.indices.filter { !names.contains(former[$0].name) })
            newSections = Set(new.indices.filter { !oldNames.contains(new[$0].name) })
        }

        private static func elements(of sections: [Section]) -> [Element] {
            sections.flatMap { section in
                section.members.map { Element(section: section.name, object: ObjectIdentifier($0)) }
            }
        }
    }
}
