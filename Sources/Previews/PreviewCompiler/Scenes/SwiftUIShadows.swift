/// The source that is compiled with a project which imports SwiftUI and Combine: what of SwiftUI has Combine's types in it.
///
/// It stands with the project's code and not in the module that previewed code imports as SwiftUI, as Combine is in a library of
/// its own.
enum SwiftUIShadows {
    /// Returns the source of a project that imports SwiftUI and sees Combine.
    ///
    /// - Parameter index: the project's files.
    /// - Returns: a file's name and text; none for any other project.
    static func files(with index: ProjectIndex) -> [(name: String, text: [UInt8])] {
        guard CombineShadows.isWanted(by: index),
            index.files.contains(where: { $0.summary.imports.contains("SwiftUI") })
        else { return [] }
        return [(name: "swiftui.swift", text: Array(source.utf8))]
    }

    /// The names of SwiftUI that have Combine's types in them.
    static let names: Set<String> = [
        "EnvironmentObject", "ObservedObject", "StateObject", "environmentObject", "onReceive",
    ]

    private static let source = """
        import Combine
        import Foundation
        import SwiftUI

        /// The object of a property, which has the view's body asked for again when it changes.
        final class ZoetropeSubscription {
            let object: AnyObject
            private let cancellable: AnyCancellable

            init<Object: ObservableObject>(_ object: Object, _ connection: SwiftUI.PropertyConnection) {
                self.object = object
                cancellable = object.objectWillChange.sink { [weak connection] _ in
                    connection?.willChange()
                    connection?.invalidate()
                }
            }

            @MainActor static func keep<Object: ObservableObject>(_ object: Object, _ connection: SwiftUI.PropertyConnection) {
                if (connection.stored as? ZoetropeSubscription)?.object === object { return }
                connection.stored = ZoetropeSubscription(object, connection)
            }
        }

        @dynamicMemberLookup public struct ZoetropeObjectBindings<ObjectType: ObservableObject> {
            let object: ObjectType

            public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
                let object = object
                return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
            }
        }

        @propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: SwiftUI.ConnectedProperty {
            public typealias Wrapper = ZoetropeObjectBindings<ObjectType>
            public var wrappedValue: ObjectType
            public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
            public init(initialValue: ObjectType) { wrappedValue = initialValue }
            public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
            @MainActor public func connect(_ connection: SwiftUI.PropertyConnection) {
                ZoetropeSubscription.keep(wrappedValue, connection)
            }
        }

        @propertyWrapper public struct StateObject<ObjectType: ObservableObject>: SwiftUI.ConnectedProperty {
            private final class Box {
                let make: () -> ObjectType
                private var made: ObjectType?
                init(_ make: @escaping () -> ObjectType) { self.make = make }
                var object: ObjectType {
                    get {
                        if let made { return made }
                        let object = make()
                        made = object
                        return object
                    }
                    set { made = newValue }
                }
            }

            private let box: Box
            public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { box = Box(thunk) }
            public var wrappedValue: ObjectType { box.object }
            public var projectedValue: ObservedObject<ObjectType>.Wrapper { ZoetropeObjectBindings(object: box.object) }
            @MainActor public func connect(_ connection: SwiftUI.PropertyConnection) {
                if let kept = (connection.stored as? ZoetropeSubscription)?.object as? ObjectType {
                    box.object = kept
                } else {
                    ZoetropeSubscription.keep(box.object, connection)
                }
            }
        }

        @propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: SwiftUI.ConnectedProperty {
            public typealias Wrapper = ZoetropeObjectBindings<ObjectType>
            private final class Box { var object: ObjectType? }
            private let box = Box()
            public init() {}
            public var wrappedValue: ObjectType {
                guard let object = box.object else {
                    fatalError("no object of \\(ObjectType.self) is in the environment: a view around it must have .environmentObject(_:)")
                }
                return object
            }
            public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
            @MainActor public func connect(_ connection: SwiftUI.PropertyConnection) {
                box.object = connection.environment[object: ObjectType.self]
                if let object = box.object { ZoetropeSubscription.keep(object, connection) }
            }
        }

        /// What hears of a publisher's values while a view is there.
        struct ZoetropeReceiver<Source: Publisher>: SwiftUI.ConnectedProperty where Source.Failure == Never {
            let source: Source
            let action: (Source.Output) -> Void

            private final class Subscription {
                var action: (Source.Output) -> Void
                var cancellable: AnyCancellable?
                init(_ action: @escaping (Source.Output) -> Void) { self.action = action }
            }

            @MainActor func connect(_ connection: SwiftUI.PropertyConnection) {
                if let known = connection.stored as? Subscription {
                    known.action = action
                    return
                }
                let subscription = Subscription(action)
                connection.stored = subscription
                subscription.cancellable = source.sink { [weak subscription] value in subscription?.action(value) }
                connection.end = { subscription.cancellable?.cancel() }
            }
        }

        struct ZoetropeReceivingModifier<Source: Publisher>: ViewModifier where Source.Failure == Never {
            let receiver: ZoetropeReceiver<Source>
            func body(content: Content) -> some View { content }
        }

        extension View {
            public func environmentObject<T: ObservableObject>(_ object: T) -> some View { handingOn(object) }

            public func onReceive<P: Publisher>(
                _ publisher: P, perform action: @escaping (P.Output) -> Void
            ) -> some View where P.Failure == Never {
                modifier(ZoetropeReceivingModifier(receiver: ZoetropeReceiver(source: publisher, action: action)))
            }
        }

        """
}
