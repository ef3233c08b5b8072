import SwiftUI

/// Where views beside something are.
enum AnnotationPlaces {
    /// The points between both where nothing is said.
    static let spacing: CGFloat = 4

    /// Returns where a view is.
    ///
    /// - Parameters:
    ///   - size: its size, in points.
    ///   - target: the rectangle of what it is beside.
    ///   - annotation: on which side it is, and how it is aligned with that.
    ///   - isHorizontal: whether what it is beside goes across, so that the usual side is the right one.
    /// - Returns: its frame.
    static func frame(
        _ size: CGSize, beside target: CGRect, _ annotation: MarkAnnotation, isHorizontal: Bool
    ) -> CGRect {
        let gap = annotation.spacing ?? spacing
        var kind = annotation.position.kind
        if kind == .automatic { kind = isHorizontal ? .trailing : .top }
        let across = aligned(
            size.width, target.minX, target.maxX, annotation.alignment.horizontal == .leading,
            annotation.alignment.horizontal == .trailing)
        let down = aligned(
            size.height, target.minY, target.maxY, annotation.alignment.vertical == .top,
            annotation.alignment.vertical == .bottom)
        let (left, right) = (target.minX - gap - size.width, target.maxX + gap)
        let (above, below) = (target.minY - gap - size.height, target.maxY + gap)
        let origin: CGPoint =
            switch kind {
            case .automatic, .top: CGPoint(x: across, y: above)
            case .bottom: CGPoint(x: across, y: below)
            case .leading: CGPoint(x: left, y: down)
            case .trailing: CGPoint(x: right, y: down)
            case .topLeading: CGPoint(x: left, y: above)
            case .topTrailing: CGPoint(x: right, y: above)
            case .bottomLeading: CGPoint(x: left, y: below)
            case .bottomTrailing: CGPoint(x: right, y: below)
            case .overlay: CGPoint(x: across, y: down)
            }
        return CGRect(origin: origin, size: size)
    }

    private static func aligned(
        _ length: CGFloat, _ low: CGFloat, _ high: CGFloat, _ isFirst: Bool, _ isLast: Bool
    ) -> CGFloat {
        isFirst ? low : isLast ? high - length : (low + high - length) / 2
    }

    /// Returns a frame moved into the chart or the plot, as far as that is asked for.
    static func fitted(
        _ frame: CGRect, _ resolution: AnnotationOverflowResolution, chart: CGRect, plot: CGRect
    ) -> CGRect {
        func moved(
            _ low: CGFloat, _ length: CGFloat, _ strategy: AnnotationOverflowResolution.Strategy,
            _ range: (CGRect) -> (CGFloat, CGFloat)
        ) -> CGFloat {
            let bounds: (CGFloat, CGFloat)
            switch strategy.kind {
            case .chart: bounds = range(chart)
            case .plot: bounds = range(plot)
            case .automatic, .none: return low
            }
            return max(min(low, bounds.1 - length), bounds.0)
        }
        return CGRect(
            x: moved(frame.minX, frame.width, resolution.x) { ($0.minX, $0.maxX) },
            y: moved(frame.minY, frame.height, resolution.y) { ($0.minY, $0.maxY) }, width: frame.width,
            height: frame.height)
    }
}
