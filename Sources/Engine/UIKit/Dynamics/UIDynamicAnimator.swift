import QuartzCore

/// Moves items by behaviours: gravity, springs, collisions and the like.
///
/// It runs on the stage's time in steps of 1/240 s, so that the same input gives the same motion, and stands still
/// while nothing moves.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    /// The view in whose coordinates the items move; nil for an animator of a layout.
    open private(set) weak var referenceView: UIView?
    private var layout: Backreference<UICollectionViewLayout>?
    /// The object that is told when the animator pauses and resumes.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// The behaviours that were added, without their children.
    open private(set) var behaviors: [UIDynamicBehavior] = []

    let world = DynamicsWorld()
    private var link: CADisplayLink?
    /// Of the simulation's time, when the world began or went on.
    private var start: CFTimeInterval = 0
    /// Steps that were made since.
    private var steps = 0
    private var stepsBefore = 0
    private var isStale = true

    /// Coordinates are those of the reference view.
    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    /// Moves a layout's attributes, and has the layout asked for them in each step.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout.reference
        super.init()
    }

    public override init() {
        super.init()
    }

    // MARK: Behaviours

    /// Adds a behaviour, with its children.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.append(behavior)
        behavior.join(self)
        behaviorsChanged()
    }

    /// Removes a behaviour, with its children.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
        behaviors.remove(at: index).join(nil)
        behaviorsChanged()
    }

    /// Removes all behaviours.
    open func removeAllBehaviors() {
        let old = behaviors
        behaviors = []
        for behavior in old { behavior.join(nil) }
        behaviorsChanged()
    }

    /// The behaviours and what they are made of, when they were taken in last.
    private var leaves: [UIDynamicBehavior] = []

    private var presentLeaves: [UIDynamicBehavior] {
        func expand(_ behavior: UIDynamicBehavior) -> [UIDynamicBehavior] {
            [behavior] + behavior.childBehaviors.flatMap(expand)
        }
        return behaviors.flatMap(expand)
    }

    /// Takes in what a behaviour acts on now, and goes on; without behaviours it stands still.
    func behaviorsChanged() {
        isStale = true
        if behaviors.isEmpty { pause() } else { wake() }
    }

    // MARK: Items

    /// Those whose frames touch a rectangle.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        refresh()
        return world.bodies.map(\.item).filter { item in
            let (w, h) = (item.bounds.width, item.bounds.height)
            let box = CGRect(x: -w / 2, y: -h / 2, width: w, height: h).applying(item.transform)
                .offsetBy(dx: item.center.x, dy: item.center.y)
            return box.minX < rect.maxX && rect.minX < box.maxX && box.minY < rect.maxY && rect.minY < box.maxY
        }
    }

    /// Takes an item's place as it is now; its velocity stays.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        refresh()
        world.body(of: item)?.adoptItem()
        wake()
    }

    /// Returns a cell's animated attributes; nil if no behaviour has them.
    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
    }

    /// Returns a supplementary view's animated attributes; nil if no behaviour has them.
    open func layoutAttributesForSupplementaryView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes {
            $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind
                && $0.indexPath == indexPath
        }
    }

    /// Returns a decoration view's animated attributes; nil if no behaviour has them.
    open func layoutAttributesForDecorationView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes {
            $0.representedElementCategory == .decorationView && $0.representedElementKind == kind
                && $0.indexPath == indexPath
        }
    }

    private func attributes(
        _ matches: (UICollectionViewLayoutAttributes) -> Bool
    ) -> UICollectionViewLayoutAttributes? {
        refresh()
        return world.bodies.lazy.compactMap { $0.item as? UICollectionViewLayoutAttributes }.first(where: matches)
    }

    // MARK: Time

    /// Whether items move.
    open var isRunning: Bool { link != nil }

    /// How long it has run, in seconds.
    open var elapsedTime: TimeInterval { TimeInterval(stepsBefore + steps) * DynamicsWorld.step }

    private func refresh() {
        guard isStale else { return }
        isStale = false
        leaves = presentLeaves
        world.adopt(leaves, bounds: referenceView?.bounds)
    }

    func wake() {
        world.wake()
        guard link == nil, !behaviors.isEmpty else { return }
        delegate?.dynamicAnimatorWillResume(self)
        start = FrameClock.current.time
        (stepsBefore, steps) = (stepsBefore + steps, 0)
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            advance(to: FrameClock.current.time)
        }
        self.link = link
        link.start()
    }

    private func advance(to time: CFTimeInterval) {
        refresh()
        let due = Int(((time - start) / DynamicsWorld.step).rounded())
        guard due > steps else { return }
        // One that was held up for long goes on from where it stood.
        let count = min(due - steps, DynamicsWorld.mostSteps)
        steps = due
        for _ in 0..<count { world.advance() }
        world.place()
        for behavior in leaves { behavior.action?() }
        layout?.object?.invalidateLayout()
        if world.isAtRest { pause() }
    }

    private func pause() {
        guard let link else { return }
        link.invalidate()
        self.link = nil
        delegate?.dynamicAnimatorDidPause(self)
    }
}

/// The methods by which an object follows an animator's pauses.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
    /// Is called before items begin to move again.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Is called when all items have come to rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    /// Does nothing.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    /// Does nothing.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
