import CoreGraphics

/// An animation whose progress somebody else sets: an animator that can pause, reverse and be scrubbed.
///
/// It has no timing of its own, doesn't end by itself and does not keep the simulation running: its driver does.
package final class DrivenAnimation: CAPropertyAnimation {
    /// A value, and the progress at which it is reached.
    package struct Frame {
        package var progress: CGFloat
        package var value: AnimatableValue

        package init(progress: CGFloat, value: AnimatableValue) {
            self.progress = progress
            self.value = value
        }
    }

    /// The values by ascending progress, from 0 to 1.
    package let frames: [Frame]
    private let driver: @MainActor () -> CGFloat

    /// Makes an animation of an attribute.
    ///
    /// - Parameters:
    ///   - key: the attribute.
    ///   - frames: two or more.
    ///   - driver: returns the progress whenever the layer is presented; below 0 and above 1 the values are
    ///     extrapolated.
    package init(key: AnimatableKey, frames: [Frame], driver: @escaping @MainActor () -> CGFloat) {
        precondition(frames.count > 1, "a way has two ends")
        self.frames = frames
        self.driver = driver
        super.init()
        keyPath = key.rawValue
        speed = 0
    }

    package override func progress(at time: CFTimeInterval) -> CGFloat? { driver() }

    package override func hasEnded(at time: CFTimeInterval) -> Bool { false }

    package override func value(at progress: CGFloat, over underlying: AnimatableValue) -> AnimatableValue? {
        let next = frames.indices.dropFirst().first { frames[$0].progress > progress } ?? frames.count - 1
        let (a, b) = (frames[next - 1], frames[next])
        // The ends are exact.
        if progress == a.progress { return a.value }
        if progress == b.progress || a.progress == b.progress { return b.value }
        return a.value.interpolated(to: b.value, fraction: (progress - a.progress) / (b.progress - a.progress))
    }
}
