import QuartzCore

/// A registration for changes of traits.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// A view or a view controller, which can be asked to run code when traits change.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
    /// Runs a closure whenever one of some traits has changed, after `traitCollectionDidChange(_:)`.
    ///
    /// It lasts as long as the object, or until it is unregistered.
    ///
    /// - Parameters:
    ///   - traits: the traits.
    ///   - handler: is called with the object and its former traits.
    /// - Returns: what ``unregisterForTraitChanges(_:)`` takes.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        handler: @escaping (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitChangeRegistration(traits: traits, object: self) { object, previous in
            if let object = object as? Self { handler(object, previous) }
        }
        StageTraits.current.register(registration)
        return registration
    }

    /// Calls an object's method whenever one of some traits has changed.
    ///
    /// - Parameters:
    ///   - traits: the traits.
    ///   - target: the object, which is held weakly; `Selector`s here hold what is called.
    ///   - action: the method, which gets the observed object.
    /// - Returns: what ``unregisterForTraitChanges(_:)`` takes.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: AnyObject, action: Selector
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits) { [weak target] object, _ in
            if let target { action.perform(on: target, with: object) }
        }
    }

    /// Calls a method of the object itself whenever one of some traits has changed.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        StageTraits.current.unregister(registration)
    }
}

/// What one object runs when traits change.
@MainActor
final class TraitChangeRegistration: UITraitChangeRegistration {
    let traits: [UITrait]
    private(set) weak var object: AnyObject?
    private let handler: (AnyObject, UITraitCollection) -> Void

    init(traits: [UITrait], object: AnyObject, handler: @escaping (AnyObject, UITraitCollection) -> Void) {
        self.traits = traits
        self.object = object
        self.handler = handler
    }

    /// Runs the handler if one of the traits differs.
    func run(from old: UITraitCollection, to new: UITraitCollection) {
        guard let object, traits.contains(where: { $0.differs(new, from: old) }) else { return }
        handler(object, old)
    }
}
