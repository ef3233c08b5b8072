import QuartzCore

/// Where content rests. (Ours; UIKit has no names for it.)
extension UIScrollView {
    /// The content offset at rest, if every finger were lifted now.
    ///
    /// Reading it changes nothing; a delegate that chooses another target is not asked.
    package final var settledContentOffset: CGPoint {
        if case .none = interaction.motion {
            guard isHeld || interaction.wheelTimer != nil else { return contentOffset }
            let target = releaseTargets(velocity: .zero, from: dragStart).preferred
            return CGPoint(
                x: horizontal.isScrollable ? target.x : contentOffset.x,
                y: vertical.isScrollable ? target.y : contentOffset.y)
        }
        guard case .deceleration(let motion) = interaction.motion else { return restingOffset }
        // What others have changed, the motion takes over in its next step.
        return adapted(motion).value(at: .infinity)
    }

    /// The content offset at which the present fling would have come to rest by itself, within the edges; nil without
    /// one.
    package final var projectedContentOffset: CGPoint? {
        guard case .deceleration(let motion) = interaction.motion else { return nil }
        return CGPoint(x: motion.natural.x + motion.x.shift, y: motion.natural.y + motion.y.shift)
    }

    /// The content offset at which the running motion ends; nil without one.
    package final var targetContentOffset: CGPoint? {
        if case .none = interaction.motion { nil } else { restingOffset }
    }

    /// Puts the content, without motion, at `offset`, or at the nearest place to it at which it may rest.
    package final func rest(at offset: CGPoint) {
        let place = clamped(restingPlace(near: clamped(offset)))
        // Of two ways to reckon the same place, the one that was given.
        let isThere = hypot(place.x - offset.x, place.y - offset.y) < 1e-6
        setContentOffset(isThere ? offset : place, animated: false)
    }

    /// The content offset at which the content is, or will be when the running motion is over.
    final var restingOffset: CGPoint {
        switch interaction.motion {
        case .animation(let animation): animation.to
        case .deceleration(let motion): motion.value(at: .infinity)
        case .none: contentOffset
        }
    }

    /// Returns the offset at which content rests that would rest at `proposed`.
    final func restingPlace(near proposed: CGPoint) -> CGPoint {
        guard !isPagingEnabled else {
            let (h, v, first) = (horizontal, vertical, firstPage)
            func page(_ axis: ScrollAxis, _ proposed: CGFloat, _ first: CGFloat) -> CGFloat {
                axis.isScrollable ? ((proposed - first) / axis.length).rounded() * axis.length + first : proposed
            }
            return CGPoint(x: page(h, proposed.x, first.x), y: page(v, proposed.y, first.y))
        }
        return restingTarget(near: proposed)
    }
}
