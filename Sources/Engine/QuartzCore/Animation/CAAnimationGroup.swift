import CoreGraphics

/// Several animations at once, on the group's own time: it cuts off those that last longer, and its timing function
/// bends the time of all.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
    /// Their begin times count from the group's begin; those without a duration take the group's.
    open var animations: [CAAnimation]?

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
