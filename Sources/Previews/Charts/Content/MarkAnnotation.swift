import SwiftUI

/// A view beside a part of a chart.
struct MarkAnnotation {
    let position: AnnotationPosition
    let alignment: Alignment
    /// The points between both; nil for the usual.
    let spacing: CGFloat?
    let resolution: AnnotationOverflowResolution
    let view: (AnnotationContext) -> AnyView
}

/// On which side of something a view is.
public struct AnnotationPosition: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
    }

    let kind: Kind
    /// The usual one.
    public static let automatic = AnnotationPosition(kind: .automatic)
    /// In front.
    public static let overlay = AnnotationPosition(kind: .overlay)
    /// Above.
    public static let top = AnnotationPosition(kind: .top)
    /// Below.
    public static let bottom = AnnotationPosition(kind: .bottom)
    /// To the left.
    public static let leading = AnnotationPosition(kind: .leading)
    /// To the right.
    public static let trailing = AnnotationPosition(kind: .trailing)
    /// Above, to the left.
    public static let topLeading = AnnotationPosition(kind: .topLeading)
    /// Above, to the right.
    public static let topTrailing = AnnotationPosition(kind: .topTrailing)
    /// Below, to the left.
    public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
    /// Below, to the right.
    public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
}

/// What an annotation is told of what it is beside.
public struct AnnotationContext {
    /// The size of that, in points.
    public let targetSize: CGSize
}

/// What becomes of an annotation that is not within the chart.
public struct AnnotationOverflowResolution: Sendable {
    /// What becomes of it in one direction.
    public struct Strategy: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case automatic, chart, plot, none
        }
        let kind: Kind
        /// As usual: it stays where it is.
        public static let automatic = Strategy(kind: .automatic)
        /// It is moved into the chart.
        public static let fit = Strategy(kind: .chart)
        /// Returns one that moves it into something.
        public static func fit(to boundary: Boundary) -> Strategy {
            Strategy(kind: boundary == .plot ? .plot : .chart)
        }
        /// The plot has less room, which has no effect.
        public static let padScale = Strategy(kind: .none)
        /// It stays where it is.
        public static let disabled = Strategy(kind: .none)
    }

    /// Into what annotations are moved.
    public struct Boundary: Hashable, Sendable {
        private let name: String
        /// The chart.
        public static let chart = Boundary(name: "chart")
        /// The plot.
        public static let plot = Boundary(name: "plot")
        /// The usual one: the chart.
        public static let automatic = Boundary(name: "automatic")
    }

    let x: Strategy
    let y: Strategy

    /// Makes one.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
    /// As usual.
    public static let automatic = AnnotationOverflowResolution()
}
