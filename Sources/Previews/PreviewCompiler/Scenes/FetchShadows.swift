/// The source that is compiled with a project which imports SwiftUI and Core Data: what of SwiftUI asks a context for objects.
///
/// It stands with the project's code, as neither module knows of the other.
enum FetchShadows {
    /// Returns the source of a project.
    ///
    /// - Parameter index: the project's files.
    /// - Returns: files' names and texts; none for a project that does not import both, or has types of those names.
    static func files(with index: ProjectIndex) -> [(name: String, text: [UInt8])] {
        guard isImported("CoreData", by: index), isImported("SwiftUI", by: index),
            index.type(named: "FetchRequest") == nil
        else { return [] }
        var files = [(name: "fetching.swift", text: Array(source.utf8))]
        if CombineShadows.isWanted(by: index) {
            files.append((name: "observed-objects.swift", text: Array(objects.utf8)))
        }
        return files
    }

    private static func isImported(_ module: String, by index: ProjectIndex) -> Bool {
        index.files.contains { $0.summary.imports.contains(module) }
    }

    private static let source = """
        import CoreData
        import Foundation
        import StageTime
        import SwiftUI

        private struct ZoetropeContextKey: EnvironmentKey {
            static var defaultValue: NSManagedObjectContext {
                NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
            }
        }

        extension EnvironmentValues {
            public var managedObjectContext: NSManagedObjectContext {
                get { self[ZoetropeContextKey.self] }
                set { self[ZoetropeContextKey.self] = newValue }
            }
        }

        /// What a property asks a context for, as long as its view is there.
        final class ZoetropeFetch<Object: NSFetchRequestResult> {
            let request: NSFetchRequest<Object>
            let animation: Animation?
            var context: NSManagedObjectContext?
            var results: [Object] = []
            /// What orders them beside the request.
            var order: [SortDescriptor<Object>] = []
            weak var connection: SwiftUI.PropertyConnection?
            private var observer: NSObjectProtocol?

            init(_ request: NSFetchRequest<Object>, _ animation: Animation?) {
                (self.request, self.animation) = (request, animation)
            }

            @MainActor func begin(_ context: NSManagedObjectContext, _ connection: SwiftUI.PropertyConnection) {
                self.connection = connection
                guard context !== self.context else { return }
                end()
                self.context = context
                fetch()
                observer = StageTime.NotificationCenter.default.addObserver(
                    forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
                ) { [weak self] _ in
                    self?.ask()
                }
            }

            func fetch() {
                results = (try? context?.fetch(request)) ?? []
                if !order.isEmpty { results.sort(using: order) }
            }

            /// Asks again, and has the view show what has changed.
            func ask() {
                connection?.willChange()
                withAnimation(animation) {
                    fetch()
                    connection?.invalidate()
                }
            }

            func end() {
                if let observer { StageTime.NotificationCenter.default.removeObserver(observer) }
                observer = nil
            }
        }

        public struct FetchedResults<Object: NSFetchRequestResult>: RandomAccessCollection {
            let fetch: ZoetropeFetch<Object>
            private let results: [Object]

            init(_ fetch: ZoetropeFetch<Object>) { (self.fetch, results) = (fetch, fetch.results) }

            public var startIndex: Int { results.startIndex }
            public var endIndex: Int { results.endIndex }
            public subscript(position: Int) -> Object { results[position] }
            public var nsPredicate: NSPredicate? {
                get { fetch.request.predicate }
                nonmutating set {
                    fetch.request.predicate = newValue
                    fetch.ask()
                }
            }
            public var sortDescriptors: [SortDescriptor<Object>] {
                get { fetch.order }
                nonmutating set {
                    fetch.order = newValue
                    fetch.ask()
                }
            }
            public var nsSortDescriptors: [Foundation.NSSortDescriptor] {
                get { fetch.request.sortDescriptors ?? [] }
                nonmutating set {
                    fetch.request.sortDescriptors = newValue
                    fetch.ask()
                }
            }
        }

        @propertyWrapper public struct FetchRequest<Object: NSFetchRequestResult>: SwiftUI.ConnectedProperty {
            fileprivate final class Box {
                var fetch: ZoetropeFetch<Object>
                init(_ fetch: ZoetropeFetch<Object>) { self.fetch = fetch }
            }

            fileprivate let box: Box

            public init(fetchRequest: NSFetchRequest<Object>, animation: Animation? = nil) {
                box = Box(ZoetropeFetch(fetchRequest, animation))
            }

            public init(fetchRequest: NSFetchRequest<Object>, transaction: SwiftUI.Transaction) {
                self.init(fetchRequest: fetchRequest, animation: transaction.animation)
            }

            public init(
                entity: NSEntityDescription, sortDescriptors: [Foundation.NSSortDescriptor], predicate: NSPredicate? = nil,
                animation: Animation? = nil
            ) {
                // Before the model is read, kinds are known by their classes' names alone.
                let request = NSFetchRequest<Object>(entityName: entity.name ?? String(describing: Object.self))
                request.sortDescriptors = sortDescriptors
                request.predicate = predicate
                self.init(fetchRequest: request, animation: animation)
            }

            public var wrappedValue: FetchedResults<Object> { FetchedResults(box.fetch) }

            public var projectedValue: Binding<Configuration> {
                let results = wrappedValue
                return Binding(
                    get: { Configuration(nsSortDescriptors: results.nsSortDescriptors, nsPredicate: results.nsPredicate) },
                    set: {
                        results.fetch.request.sortDescriptors = $0.nsSortDescriptors
                        results.nsPredicate = $0.nsPredicate
                    })
            }

            public struct Configuration {
                public var nsSortDescriptors: [Foundation.NSSortDescriptor]
                public var nsPredicate: NSPredicate?
            }

            @MainActor public func connect(_ connection: SwiftUI.PropertyConnection) {
                if let kept = connection.stored as? ZoetropeFetch<Object>, Self.isAlike(kept.request, box.fetch.request) {
                    box.fetch = kept
                } else {
                    (connection.stored as? ZoetropeFetch<Object>)?.end()
                    let fetch = box.fetch
                    connection.stored = fetch
                    connection.end = { fetch.end() }
                }
                box.fetch.begin(connection.environment.managedObjectContext, connection)
            }

            /// Whether a view's newer request asks for what the one before asked for first.
            private static func isAlike(_ one: NSFetchRequest<Object>, _ other: NSFetchRequest<Object>) -> Bool {
                one === other || one.entityName == other.entityName && one.predicate == other.predicate
            }
        }

        extension FetchRequest where Object: NSManagedObject {
            public init(sortDescriptors: [Foundation.NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
                self.init(
                    entity: Object.entity(), sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
            }

            @_disfavoredOverload
            public init(
                sortDescriptors: [SortDescriptor<Object>], predicate: NSPredicate? = nil, animation: Animation? = nil
            ) {
                self.init(entity: Object.entity(), sortDescriptors: [], predicate: predicate, animation: animation)
                box.fetch.order = sortDescriptors
            }
        }

        """

    /// Objects whose views are asked for again when a value changes.
    private static let objects = """
        import Combine
        import CoreData
        import Foundation
        import StageTime
        import UIKit

        final class ZoetropeObjectChanges {
            static let shared = ZoetropeObjectChanges()
            private let publishers = NSMapTable<NSManagedObject, ObservableObjectPublisher>.weakToStrongObjects()
            private var observer: NSObjectProtocol?

            func publisher(of object: NSManagedObject) -> ObservableObjectPublisher {
                if observer == nil { observe() }
                if let known = publishers.object(forKey: object) { return known }
                let new = ObservableObjectPublisher()
                publishers.setObject(new, forKey: object)
                return new
            }

            private func observe() {
                observer = StageTime.NotificationCenter.default.addObserver(
                    forName: .NSManagedObjectContextObjectsDidChange, object: nil, queue: nil
                ) { [weak self] notification in
                    for key in [NSUpdatedObjectsKey, NSDeletedObjectsKey] {
                        for object in notification.userInfo?[key] as? Set<NSManagedObject> ?? [] {
                            self?.publishers.object(forKey: object)?.send()
                        }
                    }
                }
            }
        }

        extension NSManagedObject: ObservableObject {
            public var objectWillChange: ObservableObjectPublisher { ZoetropeObjectChanges.shared.publisher(of: self) }
        }

        """
}
