import QuartzCore

/// A rule of motion, or several together.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    /// The behaviours that belong to this one.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Called after each step of the animator.
    open var action: (() -> Void)?
    /// The animator that it was added to, itself or as part of another behaviour.
    open private(set) weak var dynamicAnimator: UIDynamicAnimator?

    /// Adds a behaviour that belongs to this one.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
        childBehaviors.append(behavior)
        behavior.join(dynamicAnimator)
        changed()
    }

    /// Removes a behaviour that belongs to this one.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
        childBehaviors.remove(at: index).join(nil)
        changed()
    }

    /// Told before the behaviour changes animators; nil is none.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    final func join(_ animator: UIDynamicAnimator?) {
        willMove(to: animator)
        dynamicAnimator = animator
        for child in childBehaviors { child.join(animator) }
    }

    /// Has the animator take in what is different.
    final func changed() {
        dynamicAnimator?.behaviorsChanged()
    }

    /// The items that it acts on.
    var actedOn: [any UIDynamicItem] { [] }

    /// The bodies of what it acts on, in that order; while an animator runs.
    final var bodies: [RigidBody] = [] { didSet { bodiesChanged() } }

    /// The bodies are others, or none.
    func bodiesChanged() {}

    /// Adds to the accelerations of its bodies in their trial states.
    ///
    /// Called several times a step.
    func accelerate() {}

    /// Changes velocities and properties of its bodies at a step's start.
    func prepare() {}

    /// What holds bodies at a distance or apart.
    func constrain(_ world: DynamicsWorld) {}
}
