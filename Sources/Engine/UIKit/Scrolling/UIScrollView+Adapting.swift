import QuartzCore

/// What runs goes on when its content, its insets or its size change, or a program moves it.
extension UIScrollView {
    /// Whether neither a finger nor a motion decides where the content is.
    final var isAtRest: Bool {
        if case .none = interaction.motion { !isHeld && interaction.wheelTimer == nil } else { false }
    }

    /// Adapts the running motion to changes that others have made since it showed something last.
    final func adaptMotion() {
        guard contentOffset != interaction.shown || edges != interaction.edges else { return }
        switch interaction.motion {
        case .none:
            return
        case .deceleration(let motion):
            interaction.motion = .deceleration(adapted(motion))
        case .animation(let animation):
            let target = clamped(animation.to)
            // Who wants a place beyond the edges gets it, as long as they don't change.
            if target != animation.to, interaction.edges.contain(animation.to) {
                interaction.motion = .animation(OffsetAnimation(from: contentOffset, to: target))
                interaction.motionStart = interaction.shownTime
            }
        }
        interaction.shown = contentOffset
        interaction.edges = edges
    }

    /// A deceleration as it goes on with the present offset and edges.
    ///
    /// It keeps its target where that still is one. If that is beyond an edge now, the edge stops it; if an edge that
    /// would have stopped it is gone, it goes on. The layout is asked again where it may rest.
    final func adapted(_ motion: ScrollMotion) -> ScrollMotion {
        guard contentOffset != interaction.shown || edges != interaction.edges else { return motion }
        let t = interaction.shownTime - interaction.motionStart
        let velocity = motion.velocity(at: t)
        let (h, v) = (horizontal, vertical)
        let offset = contentOffset
        var motion = motion
        motion.x.shift += offset.x - interaction.shown.x
        motion.y.shift += offset.y - interaction.shown.y
        let natural = CGPoint(
            x: freeTarget(h, offset: offset.x, velocity: velocity.x),
            y: freeTarget(v, offset: offset.y, velocity: velocity.y))
        var target = CGPoint(
            x: motion.x.keepsEnd(h) ? motion.x.end : motion.x.isLedByEdge ? natural.x : h.clamp(motion.x.end),
            y: motion.y.keepsEnd(v) ? motion.y.end : motion.y.isLedByEdge ? natural.y : v.clamp(motion.y.end))
        if !motion.isDelegated { target = restingTarget(near: target) }
        func goOn(
            _ present: AxisMotion, _ axis: ScrollAxis, from offset: CGFloat, _ velocity: CGFloat, _ natural: CGFloat,
            _ target: CGFloat
        ) -> AxisMotion {
            if present.keepsEnd(axis), (target - present.end).magnitude < 1e-6 { return present }
            var motion = self.motion(axis, from: offset, velocity: velocity, proposed: natural, target: target)
            motion.start = t
            return motion
        }
        return ScrollMotion(
            x: goOn(motion.x, h, from: offset.x, velocity.x, natural.x, target.x),
            y: goOn(motion.y, v, from: offset.y, velocity.y, natural.y, target.y),
            natural: natural, isDelegated: motion.isDelegated)
    }
}

extension AxisMotion {
    /// Whether its end is one between these edges, too.
    fileprivate func keepsEnd(_ axis: ScrollAxis) -> Bool {
        let (start, end) = (axis.edges.lowerBound, axis.edges.upperBound)
        if isLedByEdge { return min((self.end - start).magnitude, (self.end - end).magnitude) < 1e-6 }
        return self.end > start - 1e-6 && self.end < end + 1e-6
    }
}
