import Foundation
import OpenCombine

/// An object that says before it changes, with the interface of Combine's `ObservableObject`.
public protocol ObservableObject: AnyObject {
    /// The type of the publisher.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// A publisher that sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// A publisher that sends before one of the object's `@Published` properties changes.
    public var objectWillChange: ObservableObjectPublisher {
        let publisher = ChangePublishers.shared.publisher(of: self)
        var mirror: Mirror? = Mirror(reflecting: self)
        while let level = mirror {
            for child in level.children { (child.value as? any ChangeAnnouncing)?.announce(to: publisher) }
            mirror = level.superclassMirror
        }
        return publisher
    }
}

/// A property that tells its object's publisher before it changes.
protocol ChangeAnnouncing {
    func announce(to publisher: ObservableObjectPublisher)
}

/// A publisher of an object's changes, with the interface of Combine's `ObservableObjectPublisher`.
public final class ObservableObjectPublisher: Publisher {
    /// The type of the values.
    public typealias Output = Void
    /// The type of the error that ends it.
    public typealias Failure = Never

    private let broadcast = Broadcast<Void, Never>()

    /// Makes a publisher.
    public init() {}

    /// Subscribes to the values.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Void, Downstream.Failure == Never {
        broadcast.subscribe(subscriber)
    }

    /// Tells the subscribers.
    public func send() {
        broadcast.send(())
    }
}

/// The publishers that objects have without declaring them, each the same as long as its object lives.
private final class ChangePublishers: @unchecked Sendable {
    static let shared = ChangePublishers()

    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of released objects are removed.
    private var limit = 64

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.withLock {
            let key = ObjectIdentifier(object)
            // An address is used again.
            if let entry = entries[key], entry.object === object { return entry.publisher }
            if entries.count >= limit {
                entries = entries.filter { $0.value.object != nil }
                limit = 2 * entries.count + 64
            }
            let publisher = ObservableObjectPublisher()
            entries[key] = Entry(object: object, publisher: publisher)
            return publisher
        }
    }
}
