import QuartzCore

/// The width or the height of an item, a group or a supplementary view of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
    enum Kind: Equatable {
        case fractionalWidth, fractionalHeight, absolute, estimated, uniform
    }

    final let kind: Kind
    private final let value: CGFloat

    init(_ kind: Kind, _ value: CGFloat) {
        self.kind = kind
        self.value = value
    }

    /// Returns a fraction of the width of what contains the item.
    ///
    /// Finite, not negative; other numbers count as 0.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
        made(.fractionalWidth, length(fractionalWidth))
    }

    /// Returns a fraction of the height of what contains the item.
    ///
    /// Finite, not negative; other numbers count as 0.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        made(.fractionalHeight, length(fractionalHeight))
    }

    /// Returns a number of points.
    ///
    /// Finite, not negative; other numbers count as 0.
    open class func absolute(_ absoluteDimension: CGFloat) -> Self {
        made(.absolute, length(absoluteDimension))
    }

    /// What the view prefers (`preferredLayoutAttributesFitting(_:)`), and until it has been asked these points.
    open class func estimated(_ estimatedDimension: CGFloat) -> Self {
        made(.estimated, length(estimatedDimension))
    }

    /// The greatest that the view and its siblings in the same group prefer, and until they have been asked these
    /// points.
    open class func uniformAcrossSiblings(estimate: CGFloat) -> Self {
        made(.uniform, length(estimate))
    }

    /// Makes a dimension; there are none of other classes.
    private class func made(_ kind: Kind, _ value: CGFloat) -> Self {
        guard let made = NSCollectionLayoutDimension(kind, value) as? Self else {
            preconditionFailure("a dimension is an NSCollectionLayoutDimension, and no \(self)")
        }
        return made
    }

    private static func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(value, 0) : 0 }

    /// Whether the dimension is a fraction of the container's width.
    open var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether the dimension is a fraction of the container's height.
    open var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether the dimension is a number of points.
    open var isAbsolute: Bool { kind == .absolute }
    /// Whether the dimension is an estimate.
    open var isEstimated: Bool { kind == .estimated }
    /// Whether the dimension is the same for all siblings.
    open var isUniformAcrossSiblings: Bool { kind == .uniform }
    /// A fraction or points, whichever it is.
    open var dimension: CGFloat { value }

    /// Whether the view is asked.
    final var asksTheView: Bool { kind == .estimated || kind == .uniform }

    /// Points in a container of a size.
    final func resolved(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: value * max(container.width, 0)
        case .fractionalHeight: value * max(container.height, 0)
        case .absolute, .estimated, .uniform: value
        }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutDimension else { return false }
        return other.kind == kind && other.value == value
    }

    open override var hash: Int { value.hashValue }
}

/// A width and a height.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
    private final let dimensions: (width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension)

    /// Makes a size of two dimensions.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        dimensions = (width, height)
    }

    /// The width.
    open var widthDimension: NSCollectionLayoutDimension { dimensions.width }
    /// The height.
    open var heightDimension: NSCollectionLayoutDimension { dimensions.height }

    final func resolved(in container: CGSize) -> CGSize {
        CGSize(width: dimensions.width.resolved(in: container), height: dimensions.height.resolved(in: container))
    }

    /// The axes along which the view is asked.
    final var asked: SizingAxes {
        SizingAxes(width: dimensions.width.asksTheView, height: dimensions.height.asksTheView)
    }
}

/// Space between items or around one.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
    private final let points: CGFloat
    private final let isFlexible: Bool

    private init(_ points: CGFloat, isFlexible: Bool) {
        self.points = points.isFinite ? points : 0
        self.isFlexible = isFlexible
    }

    /// These points, or more: what a group has left over is shared evenly among its flexible spaces.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }

    /// Returns a spacing of a number of points.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }

    /// Points.
    open var spacing: CGFloat { points }
    /// Whether the spacing grows with the space that is left.
    open var isFlexibleSpacing: Bool { isFlexible }
    /// Whether the spacing is fixed.
    open var isFixedSpacing: Bool { !isFlexible }
}

/// Space that an item keeps around itself; it is part of the room that the item takes.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
    private final let edges:
        (
            leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
            trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
        )

    /// Makes spacings of the four edges; nil for none.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        edges = (leading, top, trailing, bottom)
    }

    /// The spacing at the leading edge.
    open var leading: NSCollectionLayoutSpacing? { edges.leading }
    /// The spacing at the top edge.
    open var top: NSCollectionLayoutSpacing? { edges.top }
    /// The spacing at the trailing edge.
    open var trailing: NSCollectionLayoutSpacing? { edges.trailing }
    /// The spacing at the bottom edge.
    open var bottom: NSCollectionLayoutSpacing? { edges.bottom }
}
