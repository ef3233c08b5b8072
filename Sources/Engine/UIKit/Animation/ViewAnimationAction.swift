import QuartzCore

/// The animation of one changed attribute of a layer, as `UIView.animate` makes it.
///
/// As on iOS since version 8, the animation is additive: it runs from the difference between the old and the new value to
/// none, on top of the new value. One that is begun on the way of another is added to it, so that what is seen
/// keeps its value and its velocity, and each has its own end. Attributes that have no sum (colours, paths, transforms
/// that can't be inverted) go from the presented value to the new one, and replace what runs.
@MainActor
struct ViewAnimationAction: CAAction {
    let animation: CABasicAnimation
    let key: AnimatableKey
    /// Whether the animation begins at the presented value and replaces those that run.
    let beginsAtSeen: Bool
    /// The layer's value before the change.
    let model: AnimatableValue
    /// The presented value before the change.
    let seen: AnimatableValue
    /// Waits for the animation, if one is added.
    let group: CompletionGroup?

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        let target = layer.properties[key]
        if !beginsAtSeen, !layer.isReplaced(byAnimating: event) {
            guard model != target else { return }
            if let difference = model.difference(from: target) {
                return add(difference, of: target, to: layer, forKey: layer.freeKey(event))
            }
        }
        layer.removeViewAnimations(forKey: event)
        // What is where it should be doesn't move.
        guard seen != target else { return }
        if let difference = seen.difference(from: target) {
            add(difference, of: target, to: layer, forKey: event)
        } else {
            animation.from = seen
            start(on: layer, forKey: event)
        }
    }

    private func add(_ difference: AnimatableValue, of target: AnimatableValue, to layer: CALayer, forKey name: String)
    {
        animation.isAdditive = true
        animation.from = difference
        animation.to = target.neutral
        start(on: layer, forKey: name)
        layer.applyFirst(animation)
    }

    private func start(on layer: CALayer, forKey name: String) {
        if let group {
            group.enter()
            animation.didStop = { finished in group.leave(finished: finished) }
        }
        // It was reckoned in the stage's time.
        animation.beginTime = layer.localTime(animation.beginTime)
        animation.isShared = false
        animation.run(forKey: name, object: layer, arguments: nil)
    }
}

extension CALayer {
    /// Removes the animations of an attribute that `UIView.animate` and its kin have added.
    ///
    /// - Parameter key: the attribute's key path; the animations have it as their key, with a number from 2 on after the
    ///   first.
    final func removeViewAnimations(forKey key: String) {
        for (name, animation) in animations where (animation as? CAPropertyAnimation)?.keyPath == key {
            if name == key || name.hasPrefix(key + "-") { removeAnimation(forKey: name) }
        }
    }

    /// Whether a new animation of the attribute replaces the one that runs: one that isn't a difference, or that never
    /// ends.
    fileprivate final func isReplaced(byAnimating key: String) -> Bool {
        guard let running = animation(forKey: key) as? CAPropertyAnimation else { return false }
        return !running.isAdditive || running.repeatCount == .infinity
    }

    /// The key under which one more animation of the attribute is added: `position`, then `position-2` and so on.
    fileprivate final func freeKey(_ key: String) -> String {
        var (name, number) = (key, 1)
        while animation(forKey: name) != nil {
            number += 1
            name = "\(key)-\(number)"
        }
        return name
    }

    /// Has an additive animation applied before the others of its attribute.
    ///
    /// Sums of numbers don't depend on the order, products of transforms do: what ran before was seen relative to the old
    /// value, at which the new animation begins.
    fileprivate final func applyFirst(_ animation: CAPropertyAnimation) {
        guard animation.key == .transform || animation.key == .sublayerTransform,
            let last = animations.indices.last, animations[last].animation === animation,
            let first = animations.firstIndex(where: { other in
                (other.animation as? CAPropertyAnimation).map { $0.isAdditive && $0.key == animation.key } ?? false
            }), first != last
        else { return }
        animations.insert(animations.removeLast(), at: first)
    }
}
