import UIKit

/// The springs that hold the bubbles in sight at their places.
///
/// Scrolling stretches them: the farther a bubble is from the finger, the more of the movement it stays behind. There
/// are no springs while all is at rest: every bubble is exactly at its place then.
@MainActor
final class MessageSprings: NSObject, UIDynamicAnimatorDelegate {
    var configuration = MessagesConfiguration() {
        didSet {
            for spring in springs.values { tune(spring) }
        }
    }

    private let animator: UIDynamicAnimator
    /// Knows the bubbles' velocities.
    private let bodies = UIDynamicItemBehavior()
    private var springs: [Int: UIAttachmentBehavior] = [:]
    private let restPlace: @MainActor (Int) -> CGRect

    /// Makes springs for the items of a layout.
    ///
    /// - Parameters:
    ///   - layout: the layout of the list.
    ///   - restPlace: returns the frame of an item that nothing moves.
    init(layout: UICollectionViewLayout, restPlace: @escaping @MainActor (Int) -> CGRect) {
        animator = UIDynamicAnimator(collectionViewLayout: layout)
        self.restPlace = restPlace
        super.init()
        animator.delegate = self
        bodies.allowsRotation = false
    }

    var isMoving: Bool { !springs.isEmpty }

    /// The place of an item that springs move; nil for one that has none.
    func attributes(of item: Int) -> UICollectionViewLayoutAttributes? {
        springs[item].flatMap(Self.attributes)
    }

    private static func attributes(_ spring: UIAttachmentBehavior) -> UICollectionViewLayoutAttributes? {
        spring.items.first as? UICollectionViewLayoutAttributes
    }

    /// Has springs for these items and no others.
    ///
    /// A new one joins in with its neighbour's distance and velocity.
    func follow(_ items: Range<Int>) {
        for (item, spring) in springs where !items.contains(item) {
            animator.removeBehavior(spring)
            if let attributes = Self.attributes(spring) { bodies.removeItem(attributes) }
            springs[item] = nil
        }
        guard !items.isEmpty else { return stop() }
        let known = springs.keys.sorted()
        for item in items where springs[item] == nil {
            let neighbour = known.min { abs($0 - item) < abs($1 - item) }.flatMap { springs[$0] }
            let attributes = add(item)
            guard let neighbour, let other = Self.attributes(neighbour) else { continue }
            attributes.center.y += other.center.y - neighbour.anchorPoint.y
            bodies.addLinearVelocity(bodies.linearVelocity(for: other), for: attributes)
        }
    }

    private func add(_ item: Int) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = restPlace(item)
        let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
        spring.length = 0
        tune(spring)
        springs[item] = spring
        if bodies.dynamicAnimator == nil { animator.addBehavior(bodies) }
        bodies.addItem(attributes)
        animator.addBehavior(spring)
        return attributes
    }

    private func tune(_ spring: UIAttachmentBehavior) {
        spring.frequency = configuration.frequency
        spring.damping = configuration.damping
    }

    /// Stretches the springs.
    ///
    /// - Parameters:
    ///   - distance: by which the content moves up, in points.
    ///   - finger: where it is held, in the content.
    func scroll(by distance: CGFloat, heldAt finger: CGFloat) {
        for spring in springs.values {
            guard let attributes = Self.attributes(spring) else { continue }
            let reach = spring.anchorPoint.y - finger
            let isPulled = (reach > 0) == (distance > 0)
            let share = min(abs(reach) / configuration.stretchDistance, 1) * (isPulled ? 1 : configuration.compression)
            attributes.center.y += distance * share
            animator.updateItem(usingCurrentState: attributes)
        }
    }

    /// Pushes an item's neighbours away from it, the nearest most.
    func push(awayFrom item: Int) {
        for (other, spring) in springs where other != item {
            guard let attributes = Self.attributes(spring) else { continue }
            let velocity = configuration.tapImpulse * exp2(1 - CGFloat(abs(other - item)))
            bodies.addLinearVelocity(CGPoint(x: 0, y: other < item ? -velocity : velocity), for: attributes)
        }
    }

    /// Begins an item's motion away from its place.
    func launch(_ item: Int, from distance: CGPoint) {
        guard let attributes = attributes(of: item) else { return }
        attributes.center.x += distance.x
        attributes.center.y += distance.y
        animator.updateItem(usingCurrentState: attributes)
    }

    /// Puts every item at its place at once.
    func stop() {
        springs = [:]
        for item in bodies.items { bodies.removeItem(item) }
        animator.removeAllBehaviors()
        didStop?()
    }

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        guard isMoving else { return }
        stop()
    }

    /// Called when all bubbles have been put at their places.
    var didStop: (@MainActor () -> Void)?
}
