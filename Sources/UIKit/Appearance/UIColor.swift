import QuartzCore

/// A colour in sRGB.
public final class UIColor: NSObject, @unchecked Sendable {
    // Immutable, hence sendable; NSObject keeps the compiler from seeing it.
    /// The colour as a Core Graphics colour.
    public let cgColor: CGColor

    /// Makes a colour of a Core Graphics colour.
    public init(cgColor: CGColor) {
        self.cgColor = cgColor
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

    /// - Parameter dynamicProvider: is asked once, for the one set of traits that a stage has.
    @MainActor
    public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
        self.init(cgColor: dynamicProvider(UITraitCollection()).cgColor)
    }

    /// Returns the colour with another alpha in 0...1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: alpha)
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

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor)?.cgColor == cgColor
    }

    public override var hash: Int { cgColor.hashValue }
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

    /// The system's red, as Apple publishes it.
    public static let systemRed = UIColor(eightBit: 255, 59, 48)
    /// The system's orange, as Apple publishes it.
    public static let systemOrange = UIColor(eightBit: 255, 149, 0)
    /// The system's yellow, as Apple publishes it.
    public static let systemYellow = UIColor(eightBit: 255, 204, 0)
    /// The system's green, as Apple publishes it.
    public static let systemGreen = UIColor(eightBit: 52, 199, 89)
    /// The system's mint, as Apple publishes it.
    public static let systemMint = UIColor(eightBit: 0, 199, 190)
    /// The system's teal, as Apple publishes it.
    public static let systemTeal = UIColor(eightBit: 48, 176, 199)
    /// The system's cyan, as Apple publishes it.
    public static let systemCyan = UIColor(eightBit: 50, 173, 230)
    /// The system's blue, as Apple publishes it.
    public static let systemBlue = UIColor(eightBit: 0, 122, 255)
    /// The system's indigo, as Apple publishes it.
    public static let systemIndigo = UIColor(eightBit: 88, 86, 214)
    /// The system's purple, as Apple publishes it.
    public static let systemPurple = UIColor(eightBit: 175, 82, 222)
    /// The system's pink, as Apple publishes it.
    public static let systemPink = UIColor(eightBit: 255, 45, 85)
    /// The system's brown, as Apple publishes it.
    public static let systemBrown = UIColor(eightBit: 162, 132, 94)
    /// The system's base grey, as Apple publishes it.
    public static let systemGray = UIColor(eightBit: 142, 142, 147)
    /// The system's second grey, as Apple publishes it.
    public static let systemGray2 = UIColor(eightBit: 174, 174, 178)
    /// The system's third grey, as Apple publishes it.
    public static let systemGray3 = UIColor(eightBit: 199, 199, 204)
    /// The system's fourth grey, as Apple publishes it.
    public static let systemGray4 = UIColor(eightBit: 209, 209, 214)
    /// The system's fifth grey, as Apple publishes it.
    public static let systemGray5 = UIColor(eightBit: 229, 229, 234)
    /// The system's sixth grey, as Apple publishes it.
    public static let systemGray6 = UIColor(eightBit: 242, 242, 247)
    /// The background of an interface.
    public static let systemBackground = UIColor.white
    /// The background of content on the main background.
    public static let secondarySystemBackground = UIColor.systemGray6
    /// The background of grouped content.
    public static let systemGroupedBackground = UIColor.systemGray6
    /// The colour of texts.
    public static let label = UIColor.black
    /// The colour of less important texts.
    public static let secondaryLabel = UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.6)
    /// The colour of thin lines between content.
    public static let separator = UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.29)

    private convenience init(eightBit red: CGFloat, _ green: CGFloat, _ blue: CGFloat) {
        self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
    }
}
