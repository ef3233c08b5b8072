import UIKit

/// Corners of a rectangle.
public struct RectCorner: OptionSet, Hashable, Sendable {
    /// The corners' bits.
    public let rawValue: Int

    /// Makes corners of their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The top left one.
    public static let topLeft = RectCorner(rawValue: 1 << 0)
    /// The top right one.
    public static let topRight = RectCorner(rawValue: 1 << 1)
    /// The bottom left one.
    public static let bottomLeft = RectCorner(rawValue: 1 << 2)
    /// The bottom right one.
    public static let bottomRight = RectCorner(rawValue: 1 << 3)
    /// All four.
    public static let all: RectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]

    /// UIKit's corners, whose bits are the same.
    var ofUIKit: UIRectCorner { UIRectCorner(rawValue: UInt(rawValue)) }
}

/// How round a corner is.
public enum Radius: Hashable, Sendable {
    /// By a part of the width.
    case widthFraction(CGFloat)
    /// By a part of the height.
    case heightFraction(CGFloat)
    /// By so many points.
    case point(CGFloat)

    /// Returns the radius in a rectangle of a size.
    public func compute(with size: CGSize) -> CGFloat {
        switch self {
        case .widthFraction(let fraction): size.width * fraction
        case .heightFraction(let fraction): size.height * fraction
        case .point(let points): points
        }
    }
}

/// A line around a picture.
public struct Border: @unchecked Sendable {
    /// Its colour.
    public var color: UIColor
    /// How wide it is.
    public var lineWidth: CGFloat
    /// How round its corners are.
    public var radius: Radius
    /// Its round corners.
    public var roundingCorners: RectCorner

    /// Makes a line.
    public init(
        color: UIColor = .black, lineWidth: CGFloat = 4, radius: Radius = .point(0), roundingCorners: RectCorner = .all
    ) {
        (self.color, self.lineWidth, self.radius, self.roundingCorners) = (color, lineWidth, radius, roundingCorners)
    }
}

/// Cuts the corners of a picture off.
public struct RoundCornerImageProcessor: ImageProcessor {
    /// A name that tells its pictures from others.
    public let identifier: String
    /// How round the corners are.
    public let radius: Radius
    /// The round corners.
    public let roundingCorners: RectCorner
    /// The size of the picture; nil for its own.
    public let targetSize: CGSize?
    /// What is behind the picture; nil for nothing.
    public let backgroundColor: UIColor?

    /// Makes one of a radius in points.
    public init(
        cornerRadius: CGFloat, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = .all,
        backgroundColor: UIColor? = nil
    ) {
        self.init(
            radius: .point(cornerRadius), targetSize: targetSize, roundingCorners: corners,
            backgroundColor: backgroundColor)
    }

    /// Makes one of a radius.
    ///
    /// - Parameters:
    ///   - radius: how round the corners are.
    ///   - targetSize: the size of the picture; nil for its own.
    ///   - corners: the round corners.
    ///   - backgroundColor: what is behind the picture; nil for nothing.
    public init(
        radius: Radius, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = .all,
        backgroundColor: UIColor? = nil
    ) {
        (self.radius, self.targetSize, self.backgroundColor) = (radius, targetSize, backgroundColor)
        roundingCorners = corners
        identifier = Self.name(radius, targetSize as Any, corners.rawValue, backgroundColor as Any)
    }

    /// Returns the picture without its corners.
    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
        item.picture(options).map {
            $0.kf.image(
                withRadius: radius, fit: targetSize ?? $0.size, roundingCorners: roundingCorners,
                backgroundColor: backgroundColor)
        }
    }
}

/// Draws a line around a picture.
public struct BorderImageProcessor: ImageProcessor {
    /// A name that tells its pictures from others.
    public var identifier: String { Self.name(border) }
    /// The line.
    public let border: Border

    /// Makes one of a line.
    public init(border: Border) { self.border = border }

    /// Returns the picture with the line.
    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
        item.picture(options)?.kf.addingBorder(border)
    }
}

extension ImageProcessor {
    /// Returns a name of the type and of what it is made with.
    static func name(_ settings: Any...) -> String { "\(Self.self)\(settings)" }
}
