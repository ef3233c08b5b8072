import QuartzCore

/// A part of a step: a call that a collection view makes of its layout, its data source or one of its views, or what a
/// stage does beside them.
package struct LayoutCall {
    /// What is called or done.
    package enum Kind: Int, CaseIterable, Sendable {
        case prepare, elements, item, invalidation, sizing, made, reused, configured
        /// What a stage does: it hands on input, serves timers and display links, lays out views, solves constraints, ends
        /// and begins animations, draws, and reads what layers show.
        case touches, timers, views, constraints, animation, drawing, capture

        /// The kinds of calls of a collection view.
        package static let ofCollections = allCases.filter { $0.rawValue <= configured.rawValue }
    }

    /// What it was called with, and what came of it.
    package enum Detail {
        case none
        /// A rectangle of the content, the number of attributes that were returned, that of those within it where it is of
        /// interest, and, for new bounds, whether some differ from what a view in sight was placed by.
        case query(CGRect, returned: Int, within: Int?, hasChanged: Bool)
        /// An element's place, and its kind if it is no cell.
        case element(kind: String?, IndexPath)
        /// An element's place, the size that it was offered, and the size that it wants.
        case size(IndexPath, CGSize, CGSize)
        /// What is out of date.
        case invalidation(LayoutInvalidation)
    }

    /// What is called.
    package let kind: Kind
    /// What it was called with.
    package internal(set) var detail: Detail
    /// The collection view; nil for what a stage does.
    package let view: ObjectIdentifier?
    /// The class whose method it is: of the layout, the data source or the view.
    package internal(set) var owner: AnyClass?
    /// The number of calls in which it lies.
    package internal(set) var depth = 0
    /// The nanoseconds from the step's beginning to its own.
    package internal(set) var start: UInt64 = 0
    /// How long it took, with all that lies in it, in nanoseconds.
    package internal(set) var duration: UInt64 = 0

    package init(
        kind: Kind, detail: Detail = .none, view: ObjectIdentifier? = nil, owner: AnyClass? = nil, depth: Int = 0,
        start: UInt64 = 0
    ) {
        self.kind = kind
        self.detail = detail
        self.view = view
        self.owner = owner
        self.depth = depth
        self.start = start
    }
}

/// What of a layout is out of date.
package struct LayoutInvalidation: Sendable {
    /// Whether the bounds have changed.
    package let isForBounds: Bool
    /// Whether it says that everything is.
    package let isEverything: Bool
    /// The number of elements that it names; nil if it names none.
    package let elements: Int?
    /// Whether attributes stay valid, as a flow layout's context says.
    package let keepsAttributes: Bool

    /// Whether every attribute may be out of date.
    package var isOfAll: Bool { !keepsAttributes && (isEverything || elements == nil) }
}

extension LayoutInvalidation {
    @MainActor
    init(_ context: UICollectionViewLayoutInvalidationContext, isForBounds: Bool) {
        var named = context.invalidatedItemIndexPaths?.count
        if let lists = context.invalidatedSupplementaryIndexPaths {
            for paths in lists.values { named = (named ?? 0) + paths.count }
        }
        if let lists = context.invalidatedDecorationIndexPaths {
            for paths in lists.values { named = (named ?? 0) + paths.count }
        }
        self.isForBounds = isForBounds
        isEverything = context.invalidateEverything
        elements = named
        keepsAttributes =
            !context.invalidateEverything
            && (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutAttributes == false
    }
}
