import QuartzCore

/// A colour by its components, as Core Image has it, which UIKit hands on.
public final class CIColor: NSObject, Sendable {
    /// The colour as Core Graphics has it.
    private let color: CGColor

    /// Makes a colour of components in 0...1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        color = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
        super.init()
    }

    /// Makes the colour of one of Core Graphics.
    public init(cgColor: CGColor) {
        color = cgColor
        super.init()
    }

    /// Makes the colour of one of UIKit, as it is in the traits at this time.
    public convenience init(color: UIColor) {
        self.init(cgColor: color.cgColor)
    }

    /// The red component, 0...1.
    public var red: CGFloat { color.red }
    /// The green component, 0...1.
    public var green: CGFloat { color.green }
    /// The blue component, 0...1.
    public var blue: CGFloat { color.blue }
    /// The opacity, 0...1.
    public var alpha: CGFloat { color.alpha }
    /// The number of components with the opacity: 4.
    public var numberOfComponents: Int { 4 }

    /// Black.
    public static let black = CIColor(red: 0, green: 0, blue: 0)
    /// White.
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    /// The grey of half of white's components.
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    /// Red.
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    /// Green.
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    /// Blue.
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    /// Green and blue.
    public static let cyan = CIColor(red: 0, green: 1, blue: 1)
    /// Red and blue.
    public static let magenta = CIColor(red: 1, green: 0, blue: 1)
    /// Red and green.
    public static let yellow = CIColor(red: 1, green: 1, blue: 0)
    /// Nothing: transparent black.
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

    public override func isEqual(_ object: Any?) -> Bool { (object as? CIColor)?.color == color }
    public override var hash: Int { color.hashValue }
}

extension UIColor {
    /// Makes the colour of one of Core Image.
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }

    /// The colour as Core Image has it.
    public var ciColor: CIColor { CIColor(color: self) }
}
