/// A range of frames per second for a display link or an animation.
public struct CAFrameRateRange: Equatable, Hashable, Sendable {
    /// The least rate, in frames per second.
    public var minimum: Float
    /// The greatest rate, in frames per second.
    public var maximum: Float
    /// The preferred rate, in frames per second; 0 or nil for none.
    public var preferred: Float?

    /// The range that leaves the rate to the system.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)

    /// Makes a range of its rates.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }
}
