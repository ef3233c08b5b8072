import QuartzCore

extension UIViewPropertyAnimator {
    final func stop(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        timeline.pause(at: clock.time)
        leave(at: .current)
        state = .stopped
        awaitArrival()
        if withoutFinishing { becomeInactive(finished: false) }
    }

    final func finish(at position: UIViewAnimatingPosition) {
        leave(at: position)
        let completions = completions
        becomeInactive(finished: position == .end)
        for completion in completions { completion(position) }
    }

    private func becomeInactive(finished: Bool) {
        state = .inactive
        paths = []
        completions = []
        timeline = AnimatorTimeline(curve: timeline.curve, duration: duration, isReversed: false)
        group?.leave(finished: finished)
        group = nil
    }

    /// Takes the animations from the layers and gives these the values of a position.
    private func leave(at position: UIViewAnimatingPosition) {
        let ends = paths.compactMap { path -> (path: AnimatedPath, key: AnimatableKey, value: AnimatableValue)? in
            guard let key = path.animation.key else { return nil }
            let frames = path.animation.frames
            let value =
                switch position {
                case .start: frames[0].value
                case .end: frames[frames.count - 1].value
                case .current: path.layer.presented[key]
                }
            return (path, key, value)
        }
        for (path, key, _) in ends where path.layer.animation(forKey: key.rawValue) === path.animation {
            path.layer.removeAnimation(forKey: key.rawValue)
        }
        // Those taken away have gone from the list; a finish after a stop needs them once more.
        paths = ends.map(\.path)
        UIView.performWithoutAnimation {
            for (path, key, value) in ends { path.layer.set(value, for: key) }
        }
    }
}

extension CALayer {
    /// Sets an attribute, through the view where its layout depends on it.
    fileprivate func set(_ value: AnimatableValue, for key: AnimatableKey) {
        guard properties[key] != value else { return }
        if key == .bounds, case .rect(let bounds) = value, let view = delegate as? UIView {
            view.bounds = bounds
        } else {
            properties[key] = value
        }
    }
}
