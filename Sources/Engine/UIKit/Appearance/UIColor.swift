import QuartzCore

/// A colour in sRGB.
public final class UIColor: NSObject, @unchecked Sendable {
    // Immutable, hence sendable; NSObject keeps the compiler from seeing it.
    private let comparable = ComparableValue()
    private let source: Source

    private enum Source {
        case fixed(CGColor)
        case light(CGColor, dark: CGColor)
        case dynamic((UITraitCollection) -> UIColor)
    }

    /// The image that is repeated where the colour is behind a view's content; nil for a colour alone.
    let pattern: UIImage?

    /// Makes a colour that stands for one to come, and is clear.
    public override convenience init() {
        self.init(.fixed(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0)))
    }

    private init(_ source: Source, pattern: UIImage? = nil) {
        self.source = source
        self.pattern = pattern
    }

    /// Makes the colour of an image that is repeated behind a view's content; elsewhere it is clear.
    public convenience init(patternImage image: UIImage) {
        self.init(.fixed(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0)), pattern: image)
    }

    /// Makes a colour of Core Graphics'.
    public convenience init(cgColor: CGColor) {
        self.init(.fixed(cgColor))
    }

    /// Makes a colour that a closure chooses whenever the traits have changed.
    @preconcurrency @MainActor
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(.dynamic(dynamicProvider))
    }

    /// Makes a colour for each appearance.
    convenience init(light: CGColor, dark: CGColor) {
        self.init(.light(light, dark: dark))
    }

    /// The colours in both appearances; nil for one that a closure chooses.
    var shades: (light: CGColor, dark: CGColor)? {
        switch source {
        case .fixed(let color): (color, color)
        case .light(let light, let dark): (light, dark)
        case .dynamic: nil
        }
    }

    var isDynamic: Bool {
        if case .fixed = source { false } else { true }
    }

    /// The colour as a Core Graphics colour.
    public var cgColor: CGColor {
        if case .fixed(let color) = source { return color }
        return MainActor.assumeIsolated { resolvedColor(with: .current).cgColor }
    }

    /// The colour space and the components, as UIKit writes them.
    public override var description: String {
        let color = cgColor
        let numbers = [color.red, color.green, color.blue, color.alpha].map { String(format: "%g", Double($0)) }
        return "UIExtendedSRGBColorSpace " + numbers.joined(separator: " ")
    }

    /// Returns the colour that it is with some traits.
    @preconcurrency @MainActor
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch source {
        case .fixed: self
        case .light(let light, let dark):
            UIColor(cgColor: traitCollection.userInterfaceStyle == .dark ? dark : light)
        case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
        }
    }

    /// Makes a colour of sRGB components in 0...1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
    }

    /// Makes a grey colour of a level and alpha in 0...1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// - Parameters: each in 0...1; hue 0 is red, 1/3 green, 2/3 blue.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sector = (hue - hue.rounded(.down)) * 6
        func channel(_ n: CGFloat) -> CGFloat {
            let k = (n + sector).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, min(4 - k, 1)))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    /// Returns the colour with another alpha in 0...1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        func faded(_ color: CGColor) -> CGColor {
            CGColor(srgbRed: color.red, green: color.green, blue: color.blue, alpha: alpha)
        }
        return switch source {
        case .fixed(let color): UIColor(cgColor: faded(color))
        case .light(let light, let dark): UIColor(light: faded(light), dark: faded(dark))
        case .dynamic(let provider): UIColor(.dynamic { provider($0).withAlphaComponent(alpha) })
        }
    }

    /// Stores the components in 0...1; returns true.
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = cgColor.red
        green?.pointee = cgColor.green
        blue?.pointee = cgColor.blue
        alpha?.pointee = cgColor.alpha
        return true
    }

    /// Of dynamic colours, each equals those made of the same two colours, or only itself.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor, pattern === other.pattern else { return false }
        return switch (source, other.source) {
        case (.fixed(let a), .fixed(let b)): a == b
        case (.light(let a, let b), .light(let c, let d)): a == c && b == d
        default: self === other
        }
    }

    public override var hash: Int {
        switch source {
        case .fixed(let color): color.hashValue
        case .light(let light, _): light.hashValue
        case .dynamic: ObjectIdentifier(self).hashValue
        }
    }
}

extension UIColor: _ExpressibleByColorLiteral {
    /// Makes the colour of a colour literal.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

/// What `#colorLiteral` makes.
public typealias _ColorLiteralType = UIColor

extension UIColor {
    /// Transparent black.
    public static let clear = UIColor(white: 0, alpha: 0)
    /// Black.
    public static let black = UIColor(white: 0, alpha: 1)
    /// A grey of level 1/3.
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    /// A grey of level 1/2.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// A grey of level 2/3.
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    /// White.
    public static let white = UIColor(white: 1, alpha: 1)
    /// Red: (1, 0, 0).
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Green: (0, 1, 0).
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Blue: (0, 0, 1).
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Cyan: (0, 1, 1).
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Yellow: (1, 1, 0).
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Magenta: (1, 0, 1).
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Orange: (1, 0.5, 0).
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Purple: (0.5, 0, 0.5).
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// Brown: (0.6, 0.4, 0.2).
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}
