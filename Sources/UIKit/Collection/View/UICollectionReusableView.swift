import QuartzCore

/// A view that a collection view places, takes back and uses again.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    open internal(set) var reuseIdentifier: String?
    /// What the view was placed by last.
    final var appliedAttributes: UICollectionViewLayoutAttributes?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// How a class that is known at run time only makes an instance: it leads to the subclass's own `init(frame:)`, which
    /// is thereby free of `required`, as with Apple's. Inherited by classes that have `init(frame:)` and `init(coder:)`.
    public required convenience init(dequeuedWith frame: CGRect) {
        self.init(frame: frame)
    }

    /// Called before the view is used again.
    open func prepareForReuse() {}

    /// Called with the attributes that have placed the view.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes
    }

    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Takes the attributes' place and looks. The collection view's part of `apply(_:)`.
    ///
    /// Attributes equal to those applied last are not applied again: what the view has made of them stays.
    final func place(_ attributes: UICollectionViewLayoutAttributes) {
        guard appliedAttributes?.isEqual(attributes) != true else { return }
        // A layout may keep its attributes and change them later.
        appliedAttributes = attributes.copy() as? UICollectionViewLayoutAttributes
        let size = attributes.bounds.size
        if bounds.size != size { bounds = CGRect(origin: bounds.origin, size: size) }
        center = attributes.center
        transform3D = attributes.transform3D
        alpha = attributes.alpha
        isHidden = attributes.isHidden
        let z = CGFloat(attributes.zIndex)
        // Cells don't change their order half-way.
        if layer.model.zPosition != z { layer.model.zPosition = z }
        apply(attributes)
    }
}

/// The view of one item.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// What holds the content; fills the cell.
    open var contentView: UIView { contents }
    private final let contents = UIView(frame: .zero)

    open var isSelected = false {
        didSet {
            selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
            layer.drawing.accessibility.isSelected = isSelected
        }
    }
    open var isHighlighted = false {
        didSet { selectedBackgroundView?.isHidden = !(isSelected || isHighlighted) }
    }

    /// Behind the content.
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue, with: backgroundView, at: 0) }
    }

    /// Behind the content, above the background; shown while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            replaceBackground(oldValue, with: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
            selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        contents.frame = bounds
        contents.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contents)
        layer.drawing.role = .item
    }

    private func replaceBackground(_ old: UIView?, with new: UIView?, at index: Int) {
        old?.removeFromSuperview()
        guard let new else { return }
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(new, at: index)
    }
}
