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
