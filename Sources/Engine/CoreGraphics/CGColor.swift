import Foundation

/// A colour in the sRGB space; each component in 0...1.
///
/// Apple's is a reference to a colour in any space. Here every colour is sRGB, which is what a canvas shows.
public final class CGColor: Equatable, Hashable, Sendable {
    /// Red, 0...1.
    public let red: CGFloat
    /// Green, 0...1.
    public let green: CGFloat
    /// Blue, 0...1.
    public let blue: CGFloat
    /// Alpha, 0...1.
    public let alpha: CGFloat

    /// Makes a colour of sRGB components in 0...1.
    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Makes a colour of components in 0...1, as ``init(srgbRed:green:blue:alpha:)`` does.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// Makes a grey colour of a level and alpha in 0...1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// The components red, green, blue and alpha.
    public var components: [CGFloat]? { [red, green, blue, alpha] }

    /// The number of ``components``: 4.
    public var numberOfComponents: Int { 4 }

    /// Returns the colour with another alpha in 0...1.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// Compares the components.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs === rhs
            || (lhs.red == rhs.red && lhs.green == rhs.green && lhs.blue == rhs.blue && lhs.alpha == rhs.alpha)
    }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(red)
        hasher.combine(green)
        hasher.combine(blue)
        hasher.combine(alpha)
    }
}
