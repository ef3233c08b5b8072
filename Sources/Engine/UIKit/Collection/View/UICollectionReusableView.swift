import QuartzCore

/// A view that a collection view places, takes back and uses again.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    open internal(set) var reuseIdentifier: String?
    /// What the view was placed by last.
    final var appliedAttributes: UICollectionViewLayoutAttributes?
    /// Where the superview has what the layout places; nil if the view has gone to another superview since.
    final var space: ElementSpace?
    /// The collection view's latest pass in which the view's element was in sight.
    final var elementPass = 0
    /// What the view was asked to fit last; nil if it has to be asked again.
    final var fittedAttributes: UICollectionViewLayoutAttributes?

    /// Whether a picture of the view stands out above a menu, while the view itself is not seen.
    final var isLifted = false {
        didSet { if isLifted != oldValue { alpha = isLifted ? 0 : appliedAttributes?.alpha ?? 1 } }
    }

    /// The points by which a swipe has moved the view to the right of where the layout has it.
    final var swipeOffset: CGFloat = 0 {
        didSet { if swipeOffset != oldValue { center.x += swipeOffset - oldValue } }
    }

    /// Makes a view with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a view with a frame of zero, or as an Interface Builder file says.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        InterfaceCoder.of(coder)?.decodeReusableView(self)
    }

    /// Makes an instance of a class that is known at run time only.
    ///
    /// It leads to the subclass's own `init(frame:)`, which is thereby free of `required`, as with Apple's. Inherited
    /// by classes that have `init(frame:)` and `init(coder:)`.
    public required convenience init(dequeuedWith frame: CGRect) {
        self.init(frame: frame)
    }

    /// Called before the view is used again.
    open func prepareForReuse() {}

    /// Called with the attributes that have placed the view.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The attributes that the view would like to have, given those that the layout has for it.
    ///
    /// The base class: the size that the view's constraints, or else `sizeThatFits(_:)`, want along the axes that the
    /// layout estimates.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let axes = layoutAttributes.sizing
        guard !axes.isEmpty, let fitting = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
            return layoutAttributes
        }
        let size = systemLayoutSizeFitting(
            layoutAttributes.size, withHorizontalFittingPriority: axes.width ? .fittingSizeLevel : .required,
            verticalFittingPriority: axes.height ? .fittingSizeLevel : .required)
        if axes.width { fitting.size.width = size.width }
        if axes.height { fitting.size.height = size.height }
        return fitting
    }

    /// For views of the engine: the layout has placed the view.
    func placed(by attributes: UICollectionViewLayoutAttributes) {}

    /// Has the view asked for its size again in the next layout pass.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        sizeMayHaveChanged()
    }

    /// The content is another one, which may want another size.
    final func sizeMayHaveChanged() {
        guard fittedAttributes != nil else { return }
        fittedAttributes = nil
        collectionView?.elements.mustAskAgain()
        collectionView?.setNeedsLayout()
    }

    final var collectionView: UICollectionView? {
        sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? UICollectionView }.first
    }

    /// Called before the collection view goes over from one layout to another.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Called when the collection view has gone over from one layout to another.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Takes the attributes' place and looks.
    ///
    /// The collection view's part of `apply(_:)`. Attributes equal to those applied last are not applied again: what
    /// the view has made of them stays.
    ///
    /// - Parameters:
    ///   - attributes: the place and the looks.
    ///   - space: where the superview has what the layout places.
    final func place(_ attributes: UICollectionViewLayoutAttributes, in space: ElementSpace = ElementSpace()) {
        guard !isPlaced(by: attributes) || self.space != space else { return }
        self.space = space
        let hides = appliedAttributes?.isHidden != attributes.isHidden
        keep(attributes)
        let size = attributes.bounds.size
        if bounds.size != size { bounds = CGRect(origin: bounds.origin, size: size) }
        let place = space.point(attributes.center)
        center = CGPoint(x: place.x + swipeOffset, y: place.y)
        transform3D = attributes.transform3D
        alpha = isLifted ? 0 : attributes.alpha
        // A data source may hide a view of which the layout says nothing new.
        if hides { isHidden = attributes.isHidden }
        let z = CGFloat(attributes.zIndex)
        // Cells don't change their order half-way.
        if ownLayer.properties.zPosition != z { ownLayer.properties.zPosition = z }
        placed(by: attributes)
        apply(attributes)
    }

    /// Whether attributes are equal to those applied last.
    private final func isPlaced(by attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard let applied = appliedAttributes else { return false }
        return applied.isPlain ? applied.saysTheSame(as: attributes) : applied.isEqual(attributes)
    }

    /// Keeps what attributes say: a layout may keep them, too, and change them later.
    private final func keep(_ attributes: UICollectionViewLayoutAttributes) {
        if attributes.isPlain, isKnownUniquelyReferenced(&appliedAttributes), appliedAttributes?.isPlain == true {
            appliedAttributes?.take(attributes)
        } else {
            appliedAttributes = attributes.copied()
        }
    }
}
