import QuartzCore

extension UIScrollView {
    final func begin(_ motion: ScrollInteraction.Motion) {
        interaction.motion = motion
        interaction.shown = contentOffset
        interaction.motionStart = FrameClock.current.time
        interaction.shownTime = interaction.motionStart
        interaction.edges = edges
        displayLink.isCalledEveryStep = dependsOnEveryStep
        displayLink.isPaused = false
        displayLink.start()
    }

    /// Forgets the motion without telling anyone.
    final func endMotion() {
        interaction.motion = .none
        displayLink.isPaused = true
    }

    /// Ends the motion where it is, as a drag or a programmatic change does.
    final func stopMotion() {
        let wasDecelerating = isDecelerating
        endMotion()
        if wasDecelerating { scrollDelegate?.scrollViewDidEndDecelerating(self) }
    }

    /// Shows where the motion is at the step's time.
    final func followMotion() {
        adaptMotion()
        let t = FrameClock.current.time - interaction.motionStart
        interaction.shownTime = FrameClock.current.time
        switch interaction.motion {
        case .none:
            displayLink.isPaused = true
        case .deceleration(let motion):
            if follow(motion, at: t) { scrollDelegate?.scrollViewDidEndDecelerating(self) }
        case .animation(let animation):
            contentOffset = animation.value(at: t)
            interaction.shown = contentOffset
            guard case .animation = interaction.motion, t >= OffsetAnimation.duration - FrameClock.tolerance else {
                return
            }
            endMotion()
            scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    /// Returns true at the end of the motion.
    private func follow(_ motion: ScrollMotion, at t: TimeInterval) -> Bool {
        let start = interaction.motionStart
        interaction.shown = motion.value(at: t)
        contentOffset = interaction.shown
        // The delegate may have started another motion.
        guard t >= motion.duration, interaction.motionStart == start else { return false }
        switch interaction.motion {
        case .deceleration: endMotion()
        case .none, .animation: return false
        }
        return true
    }

    final func currentVelocity() -> CGPoint {
        let t = FrameClock.current.time - interaction.motionStart
        switch interaction.motion {
        case .deceleration(let motion):
            return motion.velocity(at: t)
        case .animation(let animation):
            return animation.velocity(at: t)
        case .none:
            guard interaction.isDragging, let drag = interaction.drag else { return .zero }
            let finger = panGestureRecognizer.presentVelocity(in: superview)
            return CGPoint(x: drag.x == nil ? 0 : -finger.x, y: drag.y == nil ? 0 : -finger.y)
        }
    }
}
