import QuartzCore

/// A font by size, weight and design; the viewer's page chooses the face.
public final class UIFont: NSObject, @unchecked Sendable {
    // Immutable, hence sendable; NSObject keeps the compiler from seeing it.
    /// In points.
    public let pointSize: CGFloat
    let weight: Weight
    let design: LayerDrawing.Text.Design

    init(size: CGFloat, weight: Weight, design: LayerDrawing.Text.Design) {
        pointSize = size
        self.weight = weight
        self.design = design
    }

    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)

        /// CSS weight in hundreds.
        var hundreds: Int {
            switch rawValue {
            case ..<(-0.7): 1
            case ..<(-0.5): 2
            case ..<(-0.2): 3
            case ..<0.12: 4
            case ..<0.27: 5
            case ..<0.35: 6
            case ..<0.48: 7
            case ..<0.59: 8
            default: 9
            }
        }
    }

    public static func systemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size, weight: .regular)
    }

    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: size, weight: weight, design: .standard)
    }

    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size, weight: .bold)
    }

    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: size, weight: weight, design: .monospaced)
    }

    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: size, weight: weight)
    }

    public func withSize(_ size: CGFloat) -> UIFont {
        UIFont(size: size, weight: weight, design: design)
    }

    /// The height of a line; San Francisco's is 1.193 of its size.
    public var lineHeight: CGFloat { pointSize * 1.193359375 }

    public static var systemFontSize: CGFloat { 14 }
    public static var labelFontSize: CGFloat { 17 }
}

public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    case natural = 4
}
