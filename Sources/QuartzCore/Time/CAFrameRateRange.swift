/// Frames per second that a display link or an animation would like.
public struct CAFrameRateRange: Equatable, Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float
    /// 0 or missing: none in particular.
    public var preferred: Float?

    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }
}
