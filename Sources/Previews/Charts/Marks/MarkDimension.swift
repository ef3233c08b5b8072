import SwiftUI

/// How wide or high something on a chart is.
public struct MarkDimension: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic
        case fixed(CGFloat)
        case ratio(CGFloat)
        case inset(CGFloat)
    }

    let kind: Kind

    /// As usual.
    public static let automatic = MarkDimension(kind: .automatic)
    /// Returns a length in points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
    /// Returns a part of the room that there is, 0...1.
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }
    /// Returns the room that there is without some points at each end.
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }

    /// Returns the length, in points.
    ///
    /// - Parameters:
    ///   - room: the room that there is.
    ///   - usual: the length where nothing is said.
    /// - Returns: the length.
    func length(in room: CGFloat, usual: CGFloat) -> CGFloat {
        switch kind {
        case .automatic: usual
        case .fixed(let length): length
        case .ratio(let ratio): room * ratio
        case .inset(let inset): max(room - 2 * inset, 0)
        }
    }

    /// Returns how far from the middle of a circle it is, in points.
    ///
    /// - Parameters:
    ///   - whole: the largest radius that there is room for.
    ///   - usual: the radius where nothing is said.
    /// - Returns: the radius.
    func radius(in whole: CGFloat, usual: CGFloat) -> CGFloat {
        if case .inset(let inset) = kind { return max(whole - inset, 0) }
        return length(in: whole, usual: usual)
    }
}

extension MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// Makes a length in points.
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
    /// Makes a length in points.
    public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}

/// How parts of a chart at one place stand on each other.
public struct MarkStackingMethod: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case standard, normalized, center, unstacked
    }

    let kind: Kind

    /// Each on the one before, from zero on.
    public static let standard = MarkStackingMethod(kind: .standard)
    /// Each on the one before, as parts of a whole.
    public static let normalized = MarkStackingMethod(kind: .normalized)
    /// Each on the one before, with zero in the middle.
    public static let center = MarkStackingMethod(kind: .center)
    /// Each from zero.
    public static let unstacked = MarkStackingMethod(kind: .unstacked)
}

/// How a line goes from point to point.
public struct InterpolationMethod: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case linear, monotone, stepStart, stepCenter, stepEnd
        case cardinal(tension: Double)
        case catmullRom(alpha: Double)
    }

    let kind: Kind

    /// Straight.
    public static let linear = InterpolationMethod(kind: .linear)
    /// As a curve that never goes beyond the points' values.
    public static let monotone = InterpolationMethod(kind: .monotone)
    /// As a cardinal spline.
    public static let cardinal = InterpolationMethod(kind: .cardinal(tension: 0))
    /// As a Catmull-Rom spline.
    public static let catmullRom = InterpolationMethod(kind: .catmullRom(alpha: 0.5))
    /// In steps, at each point.
    public static let stepStart = InterpolationMethod(kind: .stepStart)
    /// In steps, halfway between points.
    public static let stepCenter = InterpolationMethod(kind: .stepCenter)
    /// In steps, at the next point.
    public static let stepEnd = InterpolationMethod(kind: .stepEnd)
    /// Returns a cardinal spline, as tight as a number says, 0...1.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .cardinal(tension: Double(tension)))
    }
    /// Returns a Catmull-Rom spline, whose parts are measured by a power of their lengths, 0...1.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .catmullRom(alpha: Double(alpha)))
    }
}
