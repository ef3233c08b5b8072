import CoreGraphics
import ObjectiveCRuntime

extension CALayer {
    /// Adds an animation under a key, in place of the one that had it.
    final func start(_ animation: CAAnimation, forKey key: String) {
        if animations.contains(where: { $0.key == key }) {
            removeAnimation(forKey: key)
        }
        let clock = FrameClock.current
        animation.start(at: localTime(clock.time))
        animations.append((key, animation))
        animation.isShared = true
        clock.track(animation, of: self)
        animation.attached(to: self)
        guard let group = clock.transactions.last?.completion else { return }
        group.enter()
        let inner = animation.didStop
        animation.didStop = { finished in
            inner?(finished)
            group.leave(finished: finished)
        }
    }

    /// Removes the animation of a key, and tells it that it was cut short.
    final func stopAnimation(forKey key: String) {
        guard let index = animations.firstIndex(where: { $0.key == key }) else { return }
        let animation = animations.remove(at: index).animation
        FrameClock.current.untrack(animation)
        animation.stop(finished: false)
    }

    /// Removes an ended animation without telling it that it was cut short.
    final func drop(_ animation: CAAnimation) {
        animations.removeAll { $0.animation === animation }
    }

    /// The attributes that are seen now.
    ///
    /// Those of ``properties``, with the running animations applied in the order in which they were added.
    /// O(animations).
    package final var presented: LayerProperties { presented(delayed: 0) }

    /// Returns the attributes with the running animations as they were some seconds ago.
    package final func presented(delayed delay: CFTimeInterval) -> LayerProperties {
        guard !animations.isEmpty else { return properties }
        var seen = properties
        let clock = FrameClock.current
        let time = clock.layersHaveOwnTimes ? localTime(clock.time - delay) : clock.time - delay
        // Not their keys.
        for index in animations.indices { animations[index].animation.apply(to: &seen, at: time) }
        return seen
    }

    /// A reference to the layer that does not keep it.
    final var reference: Backreference<CALayer> {
        if let knownReference { return knownReference }
        let reference = Backreference<CALayer>(self)
        knownReference = reference
        return reference
    }

    // MARK: Copies

    /// Returns a copy of the layer, of its own class, with the attributes that are seen now.
    final func presentedCopy() -> CALayer {
        let copy = copied(by: type(of: self))
        copy.properties = presented
        copy.presentedLayer = self
        return copy
    }

    private func copied(by type: CALayer.Type) -> CALayer {
        let own =
            type == CALayer.self
            ? nil : ObjectCreation.make(type, from: CALayer.self, initializer: Self.copying, self) as? CALayer
        return own ?? plainCopy()
    }

    /// The mangled name of ``init(layer:)``.
    private static let copying = "5layerACyp_tcfC"

    // MARK: Changes

    /// Sets an animatable attribute, with the animation that the delegate or the transaction wants for it.
    package final func change(_ key: AnimatableKey, _ mutate: (inout LayerProperties) -> Void) {
        // Views animate only inside UIView.animate and its kin.
        guard owner == nil || FrameClock.current.animatesDelegatedChanges, let animation = actionAnimation(key) else {
            mutate(&properties)
            return
        }
        mutate(&properties)
        animation.run(forKey: key.rawValue, object: self, arguments: nil)
    }

    /// Returns whether the layer, or one around it, was added at the given time: nobody has seen it, so its changes are
    /// where it begins, as those of layers that are not committed yet are on Apple's systems.
    ///
    /// - Complexity: O(depth of the layer).
    private func isNew(at time: CFTimeInterval) -> Bool {
        var layer: CALayer? = self
        while let current = layer {
            if current.appearanceTime == time { return true }
            layer = current.superlayer
        }
        return false
    }

    private func actionAnimation(_ key: AnimatableKey) -> (any CAAction)? {
        let clock = FrameClock.current
        if let delegate {
            // Views animate only inside UIView.animate and its kin.
            guard clock.animatesDelegatedChanges else { return nil }
            return delegate.action(for: self, forKey: key.rawValue)
        }
        guard holder != nil, clock.transactions.last?.disableActions != true, !isNew(at: clock.time) else { return nil }
        if let own = actions?[key.rawValue] ?? actions?[key.rawValue.prefix { $0 != "." }.description] {
            return own is NSNull ? nil : own
        }
        if let standard = type(of: self).defaultAction(forKey: key.rawValue) {
            return standard is NSNull ? nil : standard
        }
        let animation = CABasicAnimation(keyPath: key.rawValue)
        animation.isShared = false
        animation.from = presented[key]
        animation.duration = CATransaction.animationDuration()
        animation.timingFunction =
            CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }
}
