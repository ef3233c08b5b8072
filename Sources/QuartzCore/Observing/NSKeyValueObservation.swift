import CoreGraphics

/// What an observer wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// Once with the present value, before the observation is handed out.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Kept for source compatibility: observers hear of changes afterwards.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The keys of what `observeValue(forKeyPath:of:change:context:)` is told.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
    public enum Kind: UInt, Sendable {
        case setting = 1
        case insertion, removal, replacement
    }

    public let kind: Kind
    /// With the option `new`.
    public let newValue: Value?
    /// With the option `old`.
    public let oldValue: Value?
    /// Always false: observers hear of changes afterwards.
    public let isPrior: Bool
}

/// An observation, as long as someone keeps it.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    // A flag that is only ever cleared; NSObject keeps the compiler from seeing it.
    private(set) var isValid = true

    override init() {
        super.init()
    }

    public func invalidate() {
        isValid = false
    }
}

/// What can be observed by key path.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Calls `changeHandler` when the value changes.
    ///
    /// A view's geometry, a scroll view's content and a layer's attributes are told as soon as they change; every other
    /// value is looked at once a step.
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
