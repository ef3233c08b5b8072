import CoreGraphics

/// Several animations at once, on the group's own time: it cuts off those that last longer, and its timing function
/// bends the time of all.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
    /// Their begin times count from the group's begin; those without a duration take the group's.
    open var animations: [CAAnimation]?

    override func take(_ other: CAAnimation) {
        super.take(other)
        animations = (other as? CAAnimationGroup)?.animations?.map { $0.copy() as? CAAnimation ?? $0 }
    }

    package override func apply(to properties: inout LayerProperties, at time: CFTimeInterval) {
        guard let progress = progress(at: time) else { return }
        let local = CFTimeInterval(progress) * runDuration
        for animation in animations ?? [] {
            let ownDuration = animation.duration
            if ownDuration <= 0 { animation.duration = runDuration }
            animation.apply(to: &properties, at: local)
            animation.duration = ownDuration
        }
    }
}
