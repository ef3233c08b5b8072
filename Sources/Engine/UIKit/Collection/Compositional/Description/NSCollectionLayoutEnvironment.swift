import QuartzCore

/// The room that a section or a group has.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
    /// Points, insets included.
    var contentSize: CGSize { get }
    /// What the insets leave.
    var effectiveContentSize: CGSize { get }
    /// The insets of the content.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets of the content, with those of the safe area.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section provider may adapt its section to.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
    /// The area in which a section is laid out.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the stage.
    var traitCollection: UITraitCollection { get }
}

final class LayoutContainer: NSObject, NSCollectionLayoutContainer, NSCollectionLayoutEnvironment {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection

    init(size: CGSize, insets: NSDirectionalEdgeInsets = .zero, traits: UITraitCollection) {
        contentSize = size
        contentInsets = insets
        traitCollection = traits
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize {
        CGSize(
            width: max(contentSize.width - contentInsets.leading - contentInsets.trailing, 0),
            height: max(contentSize.height - contentInsets.top - contentInsets.bottom, 0))
    }
}

/// An element in sight, which a section's ``NSCollectionLayoutSection/visibleItemsInvalidationHandler`` may change.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
    /// The opacity, 0...1.
    var alpha: CGFloat { get set }
    /// The place among overlapping elements.
    var zIndex: Int { get set }
    /// Whether the element is hidden.
    var isHidden: Bool { get set }
    /// In the layout's content; of a section that scrolls by itself, as if it had not been scrolled.
    var center: CGPoint { get set }
    /// The transform in the plane.
    var transform: CGAffineTransform { get set }
    /// The transform in space.
    var transform3D: CATransform3D { get set }
    /// The element's kind; of a cell, its category.
    var name: String { get }
    /// The index path.
    var indexPath: IndexPath { get }
    /// The frame in the content.
    var frame: CGRect { get }
    /// The bounds.
    var bounds: CGRect { get set }
    /// The kind of element: a cell, a supplementary or a decoration view.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary or decoration view; nil for a cell.
    var representedElementKind: String? { get }
}

/// One that changes a copy of the layout's attributes.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    let attributes: UICollectionViewLayoutAttributes
    /// Where the element is without what the handler does, as UIKit has it.
    let frame: CGRect

    init(_ attributes: UICollectionViewLayoutAttributes) {
        self.attributes = attributes
        frame = attributes.frame
    }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    var center: CGPoint {
        get { attributes.center }
        set { attributes.center = newValue }
    }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    var transform3D: CATransform3D {
        get { attributes.transform3D }
        set { attributes.transform3D = newValue }
    }
    var name: String { attributes.representedElementKind ?? "cell" }
    var indexPath: IndexPath { attributes.indexPath }
    var bounds: CGRect {
        get { attributes.bounds }
        set { attributes.bounds = newValue }
    }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}
