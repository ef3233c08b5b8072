import QuartzCore

/// A colour in sRGB. System colours are those of the light appearance, as Apple publishes them.
public final class UIColor: NSObject, @unchecked Sendable {
    // Immutable, hence sendable; NSObject keeps the compiler from seeing it.
    public let cgColor: CGColor

    public init(cgColor: CGColor) {
        self.cgColor = cgColor
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
    }

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

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: alpha)
    }

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
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

/// What `#colorLiteral` makes.
public typealias _ColorLiteralType = UIColor

extension UIColor {
    public static let clear = UIColor(white: 0, alpha: 0)
    public static let black = UIColor(white: 0, alpha: 1)
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

    public static let systemRed = UIColor(eightBit: 255, 59, 48)
    public static let systemOrange = UIColor(eightBit: 255, 149, 0)
    public static let systemYellow = UIColor(eightBit: 255, 204, 0)
    public static let systemGreen = UIColor(eightBit: 52, 199, 89)
    public static let systemMint = UIColor(eightBit: 0, 199, 190)
    public static let systemTeal = UIColor(eightBit: 48, 176, 199)
    public static let systemCyan = UIColor(eightBit: 50, 173, 230)
    public static let systemBlue = UIColor(eightBit: 0, 122, 255)
    public static let systemIndigo = UIColor(eightBit: 88, 86, 214)
    public static let systemPurple = UIColor(eightBit: 175, 82, 222)
    public static let systemPink = UIColor(eightBit: 255, 45, 85)
    public static let systemBrown = UIColor(eightBit: 162, 132, 94)
    public static let systemGray = UIColor(eightBit: 142, 142, 147)
    public static let systemGray2 = UIColor(eightBit: 174, 174, 178)
    public static let systemGray3 = UIColor(eightBit: 199, 199, 204)
    public static let systemGray4 = UIColor(eightBit: 209, 209, 214)
    public static let systemGray5 = UIColor(eightBit: 229, 229, 234)
    public static let systemGray6 = UIColor(eightBit: 242, 242, 247)
    public static let systemBackground = UIColor.white
    public static let secondarySystemBackground = UIColor.systemGray6
    public static let systemGroupedBackground = UIColor.systemGray6
    public static let label = UIColor.black
    public static let secondaryLabel = UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.6)
    public static let separator = UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.29)

    private convenience init(eightBit red: CGFloat, _ green: CGFloat, _ blue: CGFloat) {
        self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
    }
}
