import QuartzCore

/// A center of a stage's own notifications, with the interface of Foundation's `NotificationCenter`.
///
/// Observers on one stage don't receive what another one posts.
public final class NotificationCenter: NSObject, @unchecked Sendable {
    /// The center of the stage whose code is running; away from the main actor, one that belongs to no stage.
    public static var `default`: NotificationCenter {
        guard StageTurn.isOnMainActor else { return stray }
        return MainActor.assumeIsolated { FrameClock.current.shared { NotificationCenter() } }
    }

    private static let stray = NotificationCenter()

    private let lock = NSRecursiveLock()
    private var observers: [Observer] = []

    private final class Observer: NSObject {
        let name: NSNotification.Name?
        weak var object: AnyObject?
        let hasObject: Bool
        /// The object that asked for the notifications by a selector; nil for a block's token.
        weak var owner: AnyObject?
        let isOwned: Bool
        let block: (Notification) -> Void

        init(name: NSNotification.Name?, object: Any?, owner: AnyObject?, block: @escaping (Notification) -> Void) {
            self.name = name
            self.object = object.map { $0 as AnyObject }
            hasObject = object != nil
            self.owner = owner
            isOwned = owner != nil
            self.block = block
        }

        func wants(_ notification: Notification) -> Bool {
            if let name, name != notification.name { return false }
            if hasObject { return object != nil && object === notification.object.map { $0 as AnyObject } }
            return true
        }
    }

    /// Has a method of `observer` called with each notification.
    ///
    /// The center doesn't retain the observer, and forgets it when it is released.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let target = observer as AnyObject
        // A class is never released; the object that it is in is.
        let type = observer is AnyClass ? target : nil
        add(
            Observer(name: aName, object: anObject, owner: type == nil ? target : nil) { [weak target] notification in
                guard let target = type ?? target else { return }
                let box = MainActorBox(value: (target, notification))
                StageTurn.perform { aSelector.perform(on: box.value.0, with: box.value.1) }
            })
    }

    /// Has a block called with each notification, at once when it is posted.
    ///
    /// - Parameters:
    ///   - name: the notifications' name; nil for any.
    ///   - obj: the notifications' sender; nil for any.
    ///   - queue: has no effect.
    ///   - block: the block.
    /// - Returns: a token for ``removeObserver(_:)``.
    public func addObserver(
        forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
        using block: @escaping (Notification) -> Void
    ) -> any NSObjectProtocol {
        let observer = Observer(name: name, object: obj, owner: nil, block: block)
        add(observer)
        return observer
    }

    private func add(_ observer: Observer) {
        lock.withLock {
            observers.removeAll { $0.isOwned && $0.owner == nil }
            observers.append(observer)
        }
    }

    /// Removes an observer or a block's token.
    public func removeObserver(_ observer: Any) {
        removeObserver(observer, name: nil, object: nil)
    }

    /// Removes an observer of notifications with a name and a sender, of which nil is any.
    public func removeObserver(_ observer: Any, name aName: NSNotification.Name?, object anObject: Any?) {
        let target = observer as AnyObject
        let object = anObject.map { $0 as AnyObject }
        lock.withLock {
            observers.removeAll {
                ($0 === target || ($0.isOwned && $0.owner === target)) && (aName == nil || $0.name == aName)
                    && (object == nil || $0.object === object)
            }
        }
    }

    /// Calls the observers of a notification.
    public func post(_ notification: Notification) {
        for observer in lock.withLock({ observers }) where observer.wants(notification) {
            observer.block(notification)
        }
    }

    /// Makes a notification, and calls its observers.
    public func post(
        name aName: NSNotification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil
    ) {
        post(Notification(name: aName, object: anObject, userInfo: aUserInfo))
    }
}
