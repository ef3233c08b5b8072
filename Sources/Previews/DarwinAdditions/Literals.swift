import CoreGraphics
import QuartzCore
import UIKit

// Before Swift 4 a priority was a number, and before 4.2 values of these types were texts.

extension UILayoutPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// Makes a priority of a number.
    public init(floatLiteral value: Float) { self.init(rawValue: value) }
    /// Makes a priority of a number.
    public init(integerLiteral value: Int) { self.init(rawValue: Float(value)) }
}

extension CAMediaTimingFillMode: ExpressibleByStringLiteral {
    /// Makes a value of a text.
    public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension CAShapeLayerFillRule: ExpressibleByStringLiteral {
    /// Makes a value of a text.
    public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension CAShapeLayerLineCap: ExpressibleByStringLiteral {
    /// Makes a value of a text.
    public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension CAShapeLayerLineJoin: ExpressibleByStringLiteral {
    /// Makes a value of a text.
    public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension CALayerContentsGravity: ExpressibleByStringLiteral {
    /// Makes a value of a text.
    public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension CATransitionType: ExpressibleByStringLiteral {
    /// Makes a value of a text.
    public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension CATransitionSubtype: ExpressibleByStringLiteral {
    /// Makes a value of a text.
    public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension CATextLayerAlignmentMode: ExpressibleByStringLiteral {
    /// Makes a value of a text.
    public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension CGColor: _ExpressibleByColorLiteral {
    /// Makes a colour of a literal of Xcode's.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
