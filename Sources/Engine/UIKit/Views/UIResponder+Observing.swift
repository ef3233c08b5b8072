import QuartzCore

/// An object that observes values by name: a responder or a layout, or one that conforms itself, as Foundation's `NSObject` has no
/// such method to override here.
public protocol ValueObserving: AnyObject {
    /// Is called for values observed with `addObserver(_:forKeyPath:options:context:)`.
    @preconcurrency @MainActor
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}

extension UIResponder: ValueObserving {}
extension UICollectionViewLayout: ValueObserving {}

/// The observations by name of one stage.
@MainActor
private final class NamedObservations {
    struct Entry {
        weak var observer: AnyObject?
        let object: ObjectIdentifier
        let keyPath: String
        let observation: NSKeyValueObservation
    }

    var entries: [Entry] = []

    static var current: NamedObservations { FrameClock.current.shared { NamedObservations() } }
}

extension NSObject {
    /// Has `observer` told of changes of a value; see `value(forKey:)` for those that are known.
    ///
    /// The observer is a ``ValueObserving``: responders and layouts are, and override its method.
    @preconcurrency @MainActor
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer? = nil
    ) {
        guard let target = observer as? any ValueObserving else { return }
        let observation = KeyValueObservers.current.observe(
            self, through: objects(along: keyPath), options: options, read: { $0.value(forObservedKeyPath: keyPath) }
        ) { [weak target] object, old, new in
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueObservedChange<Any>.Kind.setting.rawValue]
            if options.contains(.new) { change[.newKey] = new }
            if options.contains(.old), let old { change[.oldKey] = old }
            target?.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
        let observations = NamedObservations.current
        observations.entries.removeAll { $0.observer == nil }
        observations.entries.append(
            NamedObservations.Entry(
                observer: observer, object: ObjectIdentifier(self), keyPath: keyPath, observation: observation))
    }

    /// Ends an observer's observation of a key path.
    @preconcurrency @MainActor
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        NamedObservations.current.entries.removeAll {
            $0.observer === observer && $0.object == ObjectIdentifier(self) && $0.keyPath == keyPath
        }
    }

    /// Ends an observer's observation of a key path with a context.
    @preconcurrency @MainActor
    public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        removeObserver(observer, forKeyPath: keyPath)
    }

    /// The objects on the way to a value, but for the first.
    @MainActor
    private func objects(along keyPath: String) -> [NSObject] {
        var object = self
        return keyPath.split(separator: ".").dropLast().compactMap { key in
            guard let next = object.value(forObservedKey: String(key)) as? NSObject else { return nil }
            object = next
            return next
        }
    }

    /// A value by names that lead to it from object to object, such as `header.frame`.
    @MainActor
    func value(forObservedKeyPath keyPath: String) -> Any? {
        if let value = value(forObservedKey: keyPath) { return value }
        guard let dot = keyPath.firstIndex(of: "."),
            let next = value(forObservedKey: String(keyPath[..<dot])) as? NSObject
        else { return nil }
        return next.value(forObservedKeyPath: String(keyPath[keyPath.index(after: dot)...]))
    }

    /// A value by its name: those of views and recognisers that code observes, and the stored properties of any object.
    @MainActor
    func value(forObservedKey key: String) -> Any? {
        if let view = self as? UIView, let value = view.value(forViewKey: key) { return value }
        if let recognizer = self as? UIGestureRecognizer, key == "state" { return recognizer.state }
        if let layer = self as? CALayer { return layer.value(forKeyPath: key) }
        // A property that is lazy, or that computes one with an underscore, is stored under another name.
        let names = [key, "_" + key, "$__lazy_storage_$_" + key]
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            if let child = current.children.first(where: { names.contains($0.label ?? "") }) { return child.value }
            mirror = current.superclassMirror
        }
        return nil
    }
}

extension UIView {
    fileprivate func value(forViewKey key: String) -> Any? {
        let scrollView = self as? UIScrollView
        return switch key {
        case "bounds": bounds
        case "frame": frame
        case "center": center
        case "transform": transform
        case "alpha": alpha
        case "hidden", "isHidden": isHidden
        case "contentOffset": scrollView?.contentOffset
        case "contentSize": scrollView?.contentSize
        case "contentInset": scrollView?.contentInset
        case "zoomScale": scrollView?.zoomScale
        default: nil
        }
    }
}
