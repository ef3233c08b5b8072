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

    /// A fraction of the width of what contains the item. Finite, not negative; other numbers count as 0.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, length(fractionalWidth))
    }

    /// A fraction of the height of what contains the item. Finite, not negative; other numbers count as 0.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, length(fractionalHeight))
    }

    /// Points. Finite, not negative; other numbers count as 0.
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, length(absoluteDimension))
    }

    /// What the view prefers (`preferredLayoutAttributesFitting(_:)`), and until it has been asked these points.
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, length(estimatedDimension))
    }

    /// The greatest that the view and its siblings in the same group prefer, and until they have been asked these points.
    open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.uniform, length(estimate))
    }

    private static func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(value, 0) : 0 }

    open var isFractionalWidth: Bool { kind == .fractionalWidth }
    open var isFractionalHeight: Bool { kind == .fractionalHeight }
    open var isAbsolute: Bool { kind == .absolute }
    open var isEstimated: Bool { kind == .estimated }
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

    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        dimensions = (width, height)
    }

    open var widthDimension: NSCollectionLayoutDimension { dimensions.width }
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

    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }

    /// Points.
    open var spacing: CGFloat { points }
    open var isFlexibleSpacing: Bool { isFlexible }
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

    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        edges = (leading, top, trailing, bottom)
    }

    open var leading: NSCollectionLayoutSpacing? { edges.leading }
    open var top: NSCollectionLayoutSpacing? { edges.top }
    open var trailing: NSCollectionLayoutSpacing? { edges.trailing }
    open var bottom: NSCollectionLayoutSpacing? { edges.bottom }
}
