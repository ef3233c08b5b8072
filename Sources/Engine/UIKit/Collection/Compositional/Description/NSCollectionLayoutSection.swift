import QuartzCore

/// A way in which a section scrolls across the layout's axis.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The section goes on in the layout's direction.
    case none
    /// Scrolls freely.
    case continuous
    /// Scrolls freely, and rests where a group begins.
    case continuousGroupLeadingBoundary
    /// Pages by the section's length in sight.
    case paging
    /// Goes from group to group, each resting at the section's beginning.
    case groupPaging
    /// Goes from group to group, each resting in the middle.
    case groupPagingCentered
}

/// What a section's or a layout's insets begin at.
public enum UIContentInsetsReference: Int, Sendable {
    case automatic, none, safeArea, layoutMargins, readableContent
}

/// A closure that is called with the visible items of a section whenever the content moves.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// How a section that scrolls by itself moves.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// A way in which a section's content bounces at its ends.
    public enum Bounce: Int, Sendable {
        case automatic, always, never
    }

    /// The rate at which released content slows down.
    open var decelerationRate = UIScrollView.DecelerationRate.normal
    /// The way in which the content bounces at its ends.
    open var bounce = Bounce.automatic
}

/// A section of a compositional layout: a group that is repeated until all items have a place.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
    final let group: NSCollectionLayoutGroup
    /// For sections made by ``list(using:layoutEnvironment:)``.
    final var list: UICollectionLayoutListConfiguration?

    /// Makes a section that repeats a group.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
    }

    /// Around the groups; headers lie outside of its beginning, footers of its end.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The area to which the content insets are added.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// Points between groups.
    open var interGroupSpacing: CGFloat = 0
    /// The way in which the section scrolls across the layout's axis; none by default.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// The properties of that scrolling.
    open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties { scrolling }
    private final let scrolling = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// The headers, footers and other views at the section's boundary.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether headers and footers keep the content insets across the layout's direction, too.
    open var supplementariesFollowContentInsets = true
    /// The area to which the insets of views at the boundary are added.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Called with the elements in sight before they are shown, in every step in which something may have moved.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// The decoration views behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// Whether a length in the section depends on what a view asks for.
    final var asksViews: Bool {
        group.asksViews || boundarySupplementaryItems.contains(where: \.asksViews)
    }
}
