import QuartzCore

extension UIScrollView {
    /// Stops the content under a finger that comes down on it; true if it moved.
    final func catchMotion(with touch: UITouch) -> Bool {
        guard isScrollEnabled, !interaction.isDragging else { return false }
        switch interaction.motion {
        case .deceleration:
            interaction.catchVelocity = currentVelocity()
            interaction.catchTime = FrameClock.current.time
            interaction.catching.append(ObjectIdentifier(touch))
            touch.caughtScrollViews.append(Unretained(wrappedValue: self))
            stopMotion()
            return true
        case .animation, .none:
            return false
        }
    }

    /// A finger that had stopped the content is gone: what was stopped half-way goes to where it may rest.
    final func release(_ touch: UITouch) {
        guard let index = interaction.catching.firstIndex(of: ObjectIdentifier(touch)) else { return }
        interaction.catching.remove(at: index)
        guard interaction.catching.isEmpty, !interaction.isDragging, case .none = interaction.motion else { return }
        endDrag(velocity: .zero)
    }

    final func panChanged() {
        switch panGestureRecognizer.state {
        case .began: beginDrag()
        case .changed: continueDrag()
        case .ended: endDrag(velocity: releaseVelocity())
        case .cancelled: endDrag(velocity: .zero)
        default: break
        }
    }

    private func beginDrag() {
        stopMotion()
        endWheel()
        // From here on the drag decides where the content rests, not the lift of those that caught it.
        interaction.catching = []
        interaction.isDragging = true
        let lock = dragLock
        scrollDelegate?.scrollViewWillBeginDragging(self)
        grab(at: panGestureRecognizer.translation(in: superview), lock)
    }

    /// The axis along which alone a drag that begins now scrolls; nil for both.
    private var dragLock: NSLayoutConstraint.Axis? {
        guard isDirectionalLockEnabled else { return nil }
        let way = panGestureRecognizer.wayToBeginning(in: superview)
        let (x, y) = (way.x.magnitude, way.y.magnitude)
        return x >= Self.lockRatio * y ? .horizontal : y >= Self.lockRatio * x ? .vertical : nil
    }

    /// How many times further along one axis than along the other a finger has to go to lock the scroll view: within 20 degrees of
    /// it, as an analysis of iOS 26.2 has it ("UIScrollView scroll physics - instruction-level analysis", part 7).
    private static let lockRatio = 1 / CGFloat(tan(20 * Double.pi / 180))

    /// Ties the content to the finger where the content is now and the finger was at `translation`.
    private func grab(at translation: CGPoint, _ lock: NSLayoutConstraint.Axis?) {
        let offset = contentOffset
        func mapping(_ axis: ScrollAxis, _ offset: CGFloat, _ direction: NSLayoutConstraint.Axis) -> DragMapping? {
            guard axis.isScrollable, lock == nil || lock == direction else { return nil }
            return DragMapping(offset: offset, edges: axis.edges, dimension: axis.length, bounces: axis.bounces)
        }
        interaction.drag = ScrollDrag(
            x: mapping(horizontal, offset.x, .horizontal), y: mapping(vertical, offset.y, .vertical),
            start: interaction.drag?.start ?? offset, lock: lock, translationOrigin: translation,
            translation: translation)
        interaction.shown = offset
        interaction.edges = edges
    }

    private func continueDrag() {
        if interaction.isDragging, let drag = interaction.drag,
            contentOffset != interaction.shown || edges != interaction.edges
        {
            grab(at: drag.translation, drag.lock)
        }
        guard interaction.isDragging, let drag = interaction.drag else { return }
        let translation = panGestureRecognizer.translation(in: superview)
        interaction.drag?.translation = translation
        var offset = contentOffset
        if let x = drag.x { offset.x = x.offset(forDistance: drag.translationOrigin.x - translation.x) }
        if let y = drag.y { offset.y = y.offset(forDistance: drag.translationOrigin.y - translation.y) }
        interaction.shown = offset
        contentOffset = offset
    }

    /// The content's velocity when the finger lets go: against the finger's, and only along axes that scroll.
    private func releaseVelocity() -> CGPoint {
        let finger = panGestureRecognizer.velocity(in: superview)
        var velocity = CGPoint(
            x: interaction.drag?.x == nil ? 0 : -finger.x, y: interaction.drag?.y == nil ? 0 : -finger.y)
        guard FrameClock.current.time - interaction.catchTime <= GestureConstants.flickWindow + FrameClock.tolerance
        else { return velocity }
        let left = interaction.catchVelocity
        // A flick against the motion only takes it back.
        if velocity.x * left.x > 0 { velocity.x += left.x }
        if velocity.y * left.y > 0 { velocity.y += left.y }
        return velocity
    }

    /// Lets the content go on by itself, from where it is.
    ///
    /// - Parameter velocity: of the content offset, in points per second.
    final func endDrag(velocity: CGPoint) {
        interaction.catchTime = -.infinity
        settle(
            velocity: velocity, from: dragStart, endsDrag: interaction.isDragging)
    }

    /// Has released content come to rest.
    ///
    /// - Parameters:
    ///   - velocity: the content offset's velocity in points per second.
    ///   - start: the offset at the beginning of the drag.
    ///   - endsDrag: whether the delegate was told of a beginning.
    final func settle(velocity: CGPoint, from start: CGPoint, endsDrag: Bool) {
        let plan = planRelease(velocity: velocity, from: start)
        interaction.isDragging = false
        interaction.drag = nil
        let moves = plan.duration > 0
        if endsDrag { scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: moves) }
        guard case .none = interaction.motion, !interaction.isDragging else { return }
        guard moves else {
            contentOffset = plan.value(at: 0)
            return
        }
        scrollDelegate?.scrollViewWillBeginDecelerating(self)
        begin(.deceleration(plan))
    }
}
