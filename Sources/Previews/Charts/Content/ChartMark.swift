import SwiftUI

/// Something that a chart shows, as its part says it.
struct ChartMark {
    /// What it is.
    enum Kind {
        /// A bar, by its width across and its height, and how it stands on others.
        case bar(width: MarkDimension, height: MarkDimension, stacking: MarkStackingMethod)
        /// A point of a line, by what tells the line from others.
        case line(series: PlotDatum?)
        /// A place of an area, by what tells the area from others, and how it stands on others.
        case area(series: PlotDatum?, stacking: MarkStackingMethod)
        /// A point.
        case point
        /// A straight line.
        case rule
        /// A rectangle, by its width and height.
        case rectangle(width: MarkDimension, height: MarkDimension)
        /// A part of a circle, by its size and radii, and the points around it that are left out.
        case sector(SectorSize, inner: MarkDimension, outer: MarkDimension, inset: CGFloat)
    }

    /// How large a part of a circle is.
    enum SectorSize {
        /// Its share of the sum of all.
        case share(Double)
        /// From one place of the whole to another.
        case between(Double, Double)
    }

    /// What tells it from others.
    let id: [AnyHashable]
    let kind: Kind
    let x: MarkExtent
    let y: MarkExtent
    let look: MarkLook
}

/// Where something is along an axis.
enum MarkExtent {
    /// Everywhere.
    case none
    /// At a value, or in a range.
    case at(PlotDatum)
    /// From one value to another.
    case between(PlotDatum, PlotDatum)

    /// The value; nil for anything else.
    var datum: PlotDatum? { if case .at(let datum) = self { datum } else { nil } }
    /// Whether it is from one value to another.
    var isBetween: Bool { if case .between = self { true } else { false } }

    /// All values that it names.
    var values: [PlotValue] {
        switch self {
        case .none: []
        case .at(let datum): [datum.value] + (datum.upper.map { [$0] } ?? [])
        case .between(let low, let high): [low.value, high.value]
        }
    }
}

/// How something that a chart shows looks.
struct MarkLook {
    var style: AnyShapeStyle?
    var styleBy: PlotDatum?
    var opacity = 1.0
    var corners: RectangleCornerRadii?
    var symbol: ChartSymbol?
    var symbolBy: PlotDatum?
    /// The area of a symbol, in square points.
    var symbolArea: CGFloat?
    var symbolSizeBy: PlotDatum?
    var line: StrokeStyle?
    var lineBy: PlotDatum?
    var interpolation: InterpolationMethod?
    var groupBy: PlotDatum?
    var groupAxis: Axis?
    var groupSpan = MarkDimension.automatic
    var annotations: [MarkAnnotation] = []
    var offset = CGSize.zero
    /// How far ends are moved, in points: left, right, top, bottom.
    var endOffsets = EdgeInsets()
    var zIndex = 0.0
    var clip: AnyShape?
    var blur: CGFloat = 0
    var shadow: MarkShadow?
}

/// A shadow.
struct MarkShadow {
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat
}
