import QuartzCore

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

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// How a section that scrolls by itself moves.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    public enum Bounce: Int, Sendable {
        case automatic, always, never
    }

    open var decelerationRate = UIScrollView.DecelerationRate.normal
    open var bounce = Bounce.automatic
}

/// A section of a compositional layout: a group that is repeated until all items have a place.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
    final let group: NSCollectionLayoutGroup
    /// For sections made by ``list(using:layoutEnvironment:)``.
    final var list: UICollectionLayoutListConfiguration?

    public init(group: NSCollectionLayoutGroup) {
        self.group = group
    }

    /// Around the groups; headers lie outside of its beginning, footers of its end.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// Points between groups.
    open var interGroupSpacing: CGFloat = 0
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties { scrolling }
    private final let scrolling = UICollectionLayoutSectionOrthogonalScrollingProperties()
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether headers and footers keep the content insets across the layout's direction, too.
    open var supplementariesFollowContentInsets = true
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Called with the elements in sight before they are shown, in every step in which something may have moved.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
}
