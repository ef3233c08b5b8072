import CoreGraphics

/// Through several values in turn.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]? {
        didSet { frames = (values ?? []).compactMap { AnimatableValue($0) } }
    }
    /// Fractions of the duration, ascending, one for each value; missing: evenly spread.
    open var keyTimes: [NSNumber]?
    /// One for each way between two values.
    open var timingFunctions: [CAMediaTimingFunction]?

    package var frames: [AnimatableValue] = []

    package override func value(at progress: CGFloat, over underlying: AnimatableValue) -> AnimatableValue? {
        guard let last = frames.last else { return nil }
        guard frames.count > 1 else { return last }
        let times =
            keyTimes?.map { CGFloat($0.doubleValue) }
            ?? frames.indices.map { CGFloat($0) / CGFloat(frames.count - 1) }
        guard times.count == frames.count else { return last }
        let next = times.firstIndex { $0 > progress } ?? frames.count
        if next == 0 { return frames[0] }
        if next == frames.count { return last }
        let span = times[next] - times[next - 1]
        let fraction = span > 0 ? (progress - times[next - 1]) / span : 1
        let functions = timingFunctions ?? []
        let eased = next - 1 < functions.count ? functions[next - 1].progress(at: fraction) : fraction
        return frames[next - 1].interpolated(to: frames[next], fraction: eased)
    }
}
