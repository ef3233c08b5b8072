import CoreGraphics

/// Options of an observation.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The handler is given the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The handler is given the value before.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The handler is called once with the present value, before the observation is returned.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Has no effect: handlers are called after a change alone.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The keys of the dictionary that `observeValue(forKeyPath:of:change:context:)` is given.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Makes a key of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The key of the kind of change.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The key of the new value.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The key of the value before.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of a change.
    public enum Kind: UInt, Sendable {
        case setting = 1
        case insertion, removal, replacement
    }

    /// The kind of the change; always `setting` here.
    public let kind: Kind
    /// The new value, with the option `new`.
    public let newValue: Value?
    /// The value before, with the option `old`.
    public let oldValue: Value?
    /// Always false: handlers are called after a change alone.
    public let isPrior: Bool
}

/// The kind of a change that `observeValue(forKeyPath:of:change:context:)` is told of.
public typealias NSKeyValueChange = NSKeyValueObservedChange<Any>.Kind

/// An observation, which ends when it is released.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    // A flag that is only ever cleared; NSObject keeps the compiler from seeing it.
    private(set) var isValid = true

    override init() {
        super.init()
    }

    /// Ends the observation.
    public func invalidate() {
        isValid = false
    }
}

/// The types whose values can be observed by key path.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Calls `changeHandler` when a value changes.
    ///
    /// Changes of a view's geometry, a scroll view's content and a layer's attributes are noticed at once; those of
    /// every other value once a step.
    @preconcurrency @MainActor
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        KeyValueObservers.current.observe(self, options: options, read: { $0[keyPath: keyPath] }) { object, old, new in
            changeHandler(
                object,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) ? new : nil,
                    oldValue: options.contains(.old) ? old : nil, isPrior: false))
        }
    }
}
