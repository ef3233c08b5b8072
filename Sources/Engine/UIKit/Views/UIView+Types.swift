import QuartzCore

extension UIView {
    /// A way to show the tint colour; none has an effect.
    public enum TintAdjustmentMode: Int, Sendable {
        case automatic, normal, dimmed
    }

    /// A way to fit a view's content into its bounds.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight

        /// The same way to fit content for layers.
        var gravity: CALayerContentsGravity {
            switch self {
            case .scaleToFill, .redraw: .resize
            case .scaleAspectFit: .resizeAspect
            case .scaleAspectFill: .resizeAspectFill
            case .center: .center
            case .top: .top
            case .bottom: .bottom
            case .left: .left
            case .right: .right
            case .topLeft: .topLeft
            case .topRight: .topRight
            case .bottomLeft: .bottomLeft
            case .bottomRight: .bottomRight
            }
        }
    }

    /// The dimensions that change with the superview's size.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The distance to the superview's left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance to the superview's right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance to the superview's top edge.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance to the superview's bottom edge.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }
}

extension UISemanticContentAttribute {
    /// Returns from which side content of the meaning is arranged in an interface of some direction.
    func direction(in interface: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
        switch self {
        case .unspecified: interface
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}

/// What a view's content means, as far as it concerns the direction of reading.
public enum UISemanticContentAttribute: Int, Sendable {
    /// It turns round with the interface.
    case unspecified
    /// Controls of a player: they keep their order.
    case playback
    /// Controls of directions in space: they keep their order.
    case spatial
    /// It is always arranged from the left.
    case forceLeftToRight
    /// It is always arranged from the right.
    case forceRightToLeft
}
