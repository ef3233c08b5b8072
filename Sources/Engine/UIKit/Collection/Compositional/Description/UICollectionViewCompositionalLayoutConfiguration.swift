import QuartzCore

/// What holds for a whole compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The direction in which the content grows; vertical by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// Points between sections.
    open var interSectionSpacing: CGFloat = 0
    /// Headers and footers of the whole layout.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The area to which content insets are added; the safe area by default.
    open var contentInsetsReference = UIContentInsetsReference.safeArea
}

/// A closure that returns the layout of a section; nil for an empty one.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    _ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?
