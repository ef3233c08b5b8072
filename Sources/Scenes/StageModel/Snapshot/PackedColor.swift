/// An sRGB colour with straight (not premultiplied) alpha, eight bits a channel.
public struct PackedColor: Hashable, Sendable {
    /// Red, 0...255 for 0...1.
    public var red: UInt8
    /// Green, 0...255 for 0...1.
    public var green: UInt8
    /// Blue, 0...255 for 0...1.
    public var blue: UInt8
    /// Alpha, 0...255 for 0...1.
    public var alpha: UInt8

    /// Transparent black.
    public static let clear = PackedColor(red: UInt8(0), green: 0, blue: 0, alpha: 0)

    /// Makes a colour of components in 0...255.
    @inlinable
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Makes a colour of components in 0...1, which are clamped and rounded as ``Swift/UInt8/init(unitInterval:)``
    /// does.
    @inlinable
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        self.red = UInt8(unitInterval: red)
        self.green = UInt8(unitInterval: green)
        self.blue = UInt8(unitInterval: blue)
        self.alpha = UInt8(unitInterval: alpha)
    }
}

extension UInt8 {
    /// Maps 0...1 to 0...255, rounded and clamped.
    ///
    /// Not-a-number becomes 0. The error is at most 1/510.
    @inlinable
    public init(unitInterval value: Double) {
        self = value > 0 ? UInt8((Swift.min(value, 1) * 255).rounded()) : 0
    }
}
