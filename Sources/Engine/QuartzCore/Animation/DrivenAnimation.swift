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
    /// The progress of each frame.
    private let places: [CGFloat]
    /// The ways from each frame to the next one; empty if they can't be prepared.
    private let ways: [PreparedWay]

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
        places = frames.map(\.progress)
        let ways = zip(frames, frames.dropFirst()).compactMap { PreparedWay(key, from: $0.value, to: $1.value) }
        self.ways = ways.count == frames.count - 1 ? ways : []
        super.init()
        keyPath = key.rawValue
        speed = 0
    }

    /// Returns the animation itself, which is its driver's.
    package override func copy(with zone: NSZone? = nil) -> Any { self }

    package override func progress(at time: CFTimeInterval) -> CGFloat? { driver() }

    package override func hasEnded(at time: CFTimeInterval) -> Bool { false }

    /// The first frame beyond a progress, or else the last one.
    private func frame(beyond progress: CGFloat) -> Int {
        var index = 1
        while index < places.count - 1, places[index] <= progress { index += 1 }
        return index
    }

    package override func apply(to properties: inout LayerProperties, at time: CFTimeInterval) {
        guard !ways.isEmpty, let progress = progress(at: time) else { return super.apply(to: &properties, at: time) }
        let next = frame(beyond: progress)
        let (a, b) = (places[next - 1], places[next])
        // The ends are exact.
        let fraction: CGFloat = progress == a ? 0 : progress == b || a == b ? 1 : (progress - a) / (b - a)
        ways[next - 1].apply(at: fraction, isAdditive: isAdditive, to: &properties)
    }

    package override func value(at progress: CGFloat, over underlying: AnimatableValue) -> AnimatableValue? {
        let next = frame(beyond: progress)
        let (a, b) = (frames[next - 1], frames[next])
        // The ends are exact.
        if progress == a.progress { return a.value }
        if progress == b.progress || a.progress == b.progress { return b.value }
        return a.value.interpolated(to: b.value, fraction: (progress - a.progress) / (b.progress - a.progress))
    }
}
