import QuartzCore

/// A call that a collection view makes of its layout, its data source or one of its views.
@MainActor
package struct LayoutCall {
    /// What is called.
    package enum Kind: Int, CaseIterable, Sendable {
        case prepare, elements, item, invalidation, sizing, made, reused, configured
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
    package let detail: Detail
    /// The collection view.
    package let view: ObjectIdentifier

    package init(kind: Kind, detail: Detail, view: ObjectIdentifier) {
        self.kind = kind
        self.detail = detail
        self.view = view
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
        let named =
            (context.invalidatedItemIndexPaths.map { [$0] } ?? [])
            + (context.invalidatedSupplementaryIndexPaths.map { Array($0.values) } ?? [])
            + (context.invalidatedDecorationIndexPaths.map { Array($0.values) } ?? [])
        self.isForBounds = isForBounds
        isEverything = context.invalidateEverything
        elements = named.isEmpty ? nil : named.reduce(0) { $0 + $1.count }
        keepsAttributes =
            !context.invalidateEverything
            && (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutAttributes == false
    }
}
