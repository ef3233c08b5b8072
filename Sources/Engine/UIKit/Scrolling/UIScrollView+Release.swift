import QuartzCore

extension UIScrollView {
    /// Returns the motion by which the content comes to rest after a release at the present offset.
    ///
    /// Asks the subclass and the delegate for the target, with the velocity in points per millisecond.
    ///
    /// - Parameters:
    ///   - velocity: the content offset's velocity in points per second.
    ///   - start: the offset at the beginning of the drag: a paging view goes one page at most from there.
    /// - Returns: the motion.
    final func planRelease(velocity: CGPoint, from start: CGPoint) -> ScrollMotion {
        let (h, v) = (horizontal, vertical)
        let offset = contentOffset
        let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        let targets = releaseTargets(velocity: velocity, from: start)
        let proposed = targets.natural
        var target = targets.preferred
        scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: &target)
        return ScrollMotion(
            x: motion(h, from: offset.x, velocity: velocity.x, proposed: proposed.x, target: target.x),
            y: motion(v, from: offset.y, velocity: velocity.y, proposed: proposed.y, target: target.y),
            natural: CGPoint(
                x: freeTarget(h, offset: offset.x, velocity: velocity.x),
                y: freeTarget(v, offset: offset.y, velocity: velocity.y)),
            isDelegated: target != targets.preferred)
    }

    /// The natural destination, and the one that the subclass wants instead.
    final func releaseTargets(
        velocity: CGPoint, from start: CGPoint
    ) -> (natural: CGPoint, preferred: CGPoint) {
        let offset = contentOffset
        let natural = CGPoint(
            x: naturalTarget(horizontal, firstPage.x, offset: offset.x, velocity: velocity.x, start: start.x),
            y: naturalTarget(vertical, firstPage.y, offset: offset.y, velocity: velocity.y, start: start.y))
        let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        return (natural, besideCollapsingRoom(preferredTarget(proposed: natural, velocity: perMillisecond)))
    }

    /// The offset from which a drag that ends now began.
    final var dragStart: CGPoint { interaction.drag?.start ?? contentOffset }

    private func naturalTarget(
        _ axis: ScrollAxis, _ firstPage: CGFloat, offset: CGFloat, velocity: CGFloat, start: CGFloat
    ) -> CGFloat {
        guard isPagingEnabled, axis.isScrollable, axis.edges.contains(offset) else {
            return freeTarget(axis, offset: offset, velocity: velocity)
        }
        return axis.clamp(
            page(axis, offset: offset - firstPage, velocity: velocity, start: start - firstPage) + firstPage)
    }

    /// Returns the position to which deceleration and the edges lead, without regard to pages.
    final func freeTarget(_ axis: ScrollAxis, offset: CGFloat, velocity: CGFloat) -> CGFloat {
        // From beyond an edge the spring leads back to it, however fast.
        guard axis.isScrollable, axis.edges.contains(offset) else { return axis.clamp(offset) }
        return axis.clamp(Deceleration(start: offset, velocity: velocity, rate: decelerationRate.rawValue).destination)
    }

    /// Returns the place of the page at which a release leads, from that of the first one on.
    private func page(_ axis: ScrollAxis, offset: CGFloat, velocity: CGFloat, start: CGFloat) -> CGFloat {
        let position = offset / axis.length
        let first = (start / axis.length).rounded()
        var page = position.rounded()
        if velocity > pagingVelocity { page = position.rounded(.up) }
        if velocity < -pagingVelocity { page = position.rounded(.down) }
        return min(max(page, first - 1), first + 1) * axis.length
    }

    final func motion(
        _ axis: ScrollAxis, from offset: CGFloat, velocity: CGFloat, proposed: CGFloat, target: CGFloat
    ) -> AxisMotion {
        let isInside = axis.edges.contains(offset)
        // Content that has shrunk under a finger until it fits comes back, too.
        guard axis.isScrollable || !isInside else { return .resting(at: offset) }
        let target = axis.clamp(target)
        // A snap that lands on the natural target leaves the natural motion alone.
        if (target - proposed).magnitude < 1e-6, !(isPagingEnabled && isInside) {
            return .free(
                from: offset, velocity: velocity, rate: decelerationRate.rawValue, edges: axis.edges,
                stiffness: edgeStiffness, bounces: axis.bounces)
        }
        return .settling(from: offset, to: target, velocity: velocity, minimumFrequency: settlingFrequency)
    }

    /// How briskly a view goes to a target that is not the natural one, in 1/s: as its deceleration does, but a paging
    /// view never slower than fast deceleration, and no view slower than half of that. (A best guess.)
    final var settlingFrequency: CGFloat {
        let own = -1000 * CGFloat(log(Double(decelerationRate.rawValue)))
        let fast = -1000 * CGFloat(log(Double(DecelerationRate.fast.rawValue)))
        return max(own, isPagingEnabled ? fast : fast / 2)
    }
}
