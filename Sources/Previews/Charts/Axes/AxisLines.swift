import SwiftUI

/// A line through the plot at a value of an axis.
public nonisolated struct AxisGridLine: PrimitiveAxisMark {
    private let isCentered: Bool
    private let stroke: StrokeStyle?

    /// Makes one.
    ///
    /// - Parameters:
    ///   - centered: whether it is in the middle of the way to the next value.
    ///   - stroke: how it is drawn; nil for the usual.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        (isCentered, self.stroke) = (centered ?? false, stroke)
    }

    @MainActor
    func pieces(for value: AxisValue) -> [AxisPiece] { [AxisPiece(kind: .grid(stroke, isCentered: isCentered))] }
}

/// A short line outside of the plot at a value of an axis.
public nonisolated struct AxisTick: PrimitiveAxisMark {
    /// How long it is.
    public struct Length: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
        let points: CGFloat?
        /// As long as usual.
        public static let automatic = Length(points: nil)
        /// As long as a label is high, which is as long as usual.
        public static let label = Length(points: nil)
        /// Returns the usual length and some points more.
        public static func label(extendPastBy length: CGFloat) -> Length { Length(points: 4 + length) }
        /// As long as the longest label, which is as long as usual.
        public static let longestLabel = Length(points: nil)
        /// Makes one in points.
        public init(integerLiteral value: Int) { points = CGFloat(value) }
        /// Makes one in points.
        public init(floatLiteral value: Double) { points = CGFloat(value) }

        init(points: CGFloat?) { self.points = points }
    }

    private let isCentered: Bool
    private let length: CGFloat?
    private let stroke: StrokeStyle?

    /// Makes one.
    ///
    /// - Parameters:
    ///   - centered: whether it is in the middle of the way to the next value.
    ///   - length: how long it is.
    ///   - stroke: how it is drawn; nil for the usual.
    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        (isCentered, self.length, self.stroke) = (centered ?? false, length.points, stroke)
    }
    /// Makes one of a length in points.
    @_disfavoredOverload
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        (isCentered, self.length, self.stroke) = (centered ?? false, length, stroke)
    }

    @MainActor
    func pieces(for value: AxisValue) -> [AxisPiece] {
        [AxisPiece(kind: .tick(length: length, stroke, isCentered: isCentered))]
    }
}
