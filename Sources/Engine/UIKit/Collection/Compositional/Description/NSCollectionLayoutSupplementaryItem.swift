import QuartzCore

/// Where a supplementary view is tied to what it belongs to: edges, and a distance from them.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
    private final let point: (edges: NSDirectionalRectEdge, offset: CGPoint, isFraction: Bool)

    /// Makes an anchor at edges.
    public init(edges: NSDirectionalRectEdge) {
        point = (edges, .zero, false)
    }

    /// Makes an anchor at edges, moved by an offset.
    ///
    /// - Parameters:
    ///   - edges: the edges.
    ///   - absoluteOffset: points.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        point = (edges, absoluteOffset, false)
    }

    /// Makes an anchor at edges, moved by an offset.
    ///
    /// - Parameters:
    ///   - edges: the edges.
    ///   - fractionalOffset: in sizes of the supplementary view.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        point = (edges, fractionalOffset, true)
    }

    /// The edges at which the anchor lies.
    open var edges: NSDirectionalRectEdge { point.edges }
    /// The offset from the edges.
    open var offset: CGPoint { point.offset }
    /// Whether the offset is in points.
    open var isAbsoluteOffset: Bool { !point.isFraction }
    /// Whether the offset is in sizes of the supplementary view.
    open var isFractionalOffset: Bool { point.isFraction }

    /// Points, for a view of a size.
    final func offset(for size: CGSize) -> CGPoint {
        guard point.isFraction else { return point.offset }
        return CGPoint(x: point.offset.x * size.width, y: point.offset.y * size.height)
    }

    /// How far along a width and a height the anchor lies, 0...1; the middle without an edge.
    final var place: CGPoint {
        CGPoint(
            x: edges.contains(.leading) ? 0 : edges.contains(.trailing) ? 1 : 0.5,
            y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? 1 : 0.5)
    }
}

/// A supplementary view that goes with an item or a group.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    private final let kind: String
    private final let anchors: (container: NSCollectionLayoutAnchor, item: NSCollectionLayoutAnchor?)

    /// Makes a view at an item.
    ///
    /// - Parameters:
    ///   - layoutSize: the view's size.
    ///   - elementKind: the view's kind.
    ///   - containerAnchor: where in the item the view lies, inside of the item's edges.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        kind = elementKind
        anchors = (containerAnchor, nil)
        super.init(layoutSize: layoutSize)
    }

    /// Makes a view at an item.
    ///
    /// - Parameters:
    ///   - layoutSize: the view's size.
    ///   - elementKind: the view's kind.
    ///   - containerAnchor: a point of the item.
    ///   - itemAnchor: the point of the view that lies at it.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        kind = elementKind
        anchors = (containerAnchor, itemAnchor)
        super.init(layoutSize: layoutSize)
    }

    /// The place among overlapping elements; 1 by default.
    open var zIndex = 1
    /// The view's kind.
    open var elementKind: String { kind }
    /// The point of the item at which the view lies.
    open var containerAnchor: NSCollectionLayoutAnchor { anchors.container }
    /// The point of the view that lies there; nil if the view lies inside of the item's edges.
    open var itemAnchor: NSCollectionLayoutAnchor? { anchors.item }

    /// Where the view of a size lies in the space of what it goes with.
    final func frame(of size: CGSize, in container: CGRect) -> CGRect {
        let place = anchors.container.place
        let own = anchors.item?.place ?? place
        let offset = anchors.container.offset(for: size)
        let back = anchors.item?.offset(for: size) ?? .zero
        return CGRect(
            x: container.minX + place.x * container.width - own.x * size.width + offset.x - back.x,
            y: container.minY + place.y * container.height - own.y * size.height + offset.y - back.y,
            width: size.width, height: size.height)
    }
}

/// A supplementary view at the edge of a section or of the whole layout: a header or a footer.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    private final let edge: (alignment: NSRectAlignment, offset: CGPoint)

    /// Makes a view at a boundary.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        edge = (alignment, .zero)
        super.init(
            layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []))
    }

    /// Makes a view at a boundary, moved from its place.
    ///
    /// - Parameters:
    ///   - layoutSize: the view's size.
    ///   - elementKind: the view's kind.
    ///   - alignment: the edge or corner at which it lies.
    ///   - absoluteOffset: points.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        edge = (alignment, absoluteOffset)
        super.init(
            layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []))
    }

    /// Whether the view makes the section longer; otherwise it lies over its content.
    open var extendsBoundary = true
    /// Whether the view stays in sight as long as its section is.
    open var pinToVisibleBounds = false
    /// The edge or corner at which the view lies.
    open var alignment: NSRectAlignment { edge.alignment }
    /// The offset from its place in points.
    open var offset: CGPoint { edge.offset }
}

/// A decoration view behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    private final let kind: String

    private init(kind: String) {
        self.kind = kind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    }

    /// One that fills its section but for its content insets.
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(kind: elementKind)
    }

    /// The place among overlapping elements; 0 by default.
    open var zIndex = 0
    /// The view's kind.
    open var elementKind: String { kind }
}
