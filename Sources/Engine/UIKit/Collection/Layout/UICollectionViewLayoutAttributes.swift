import QuartzCore

/// Where and how a layout wants one element to be.
///
/// Not isolated to the main actor, unlike Apple's: `copy(with:)` and `isEqual(_:)` of subclasses come from `NSObject`'s
/// isolation on Linux.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// The place of the element among the data.
    open var indexPath = UICollectionViewLayoutAttributes.firstPath
    private static let firstPath = IndexPath(item: 0, section: 0)
    /// In the content's space: where the element's anchor point, its middle, lies.
    open var center = CGPoint.zero
    /// The rectangle of the element in its own space.
    open var bounds = CGRect.zero
    /// The transform that is applied to the element about its anchor point.
    open var transform3D = CATransform3DIdentity {
        didSet { isTransformed = !CATransform3DIsIdentity(transform3D) }
    }
    private final var isTransformed = false
    /// The opacity, 0...1.
    open var alpha: CGFloat = 1
    /// Elements with higher numbers are nearer to the viewer.
    open var zIndex = 0
    /// Whether the element is hidden.
    open var isHidden = false

    open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    open internal(set) var representedElementKind: String?
    /// The axes along which the element's view is asked for its size.
    final var sizing = SizingAxes.none
    /// The section that scrolls by itself and has the element; else nil.
    final var scrollingSection: Int?
    /// Of an element of a list.
    final var listPlace: ListPlace?

    /// Makes attributes without a place.
    public override init() {
        super.init()
        if AttributesMade.isCounted { AttributesMade.count += 1 }
    }

    /// How a class that is known at run time only makes an instance: it leads to the subclass's own `init()`.
    public required convenience init(blankFor indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Makes the attributes of an item's cell.
    public required convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Makes the attributes of a supplementary view.
    public required convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    /// Makes the attributes of a decoration view.
    public required convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    /// The size of the bounds.
    open var size: CGSize {
        get { bounds.size }
        set { bounds.size = newValue }
    }

    /// The transform in the plane; setting it replaces ``transform3D``.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// The place in the content; with a transform, the box around the transformed place.
    ///
    /// Setting it ignores the transform.
    open var frame: CGRect {
        get {
            let (center, size) = (center, bounds.size)
            let (w, h) = (size.width, size.height)
            guard isPlain ? !isTransformed : CATransform3DIsIdentity(transform3D) else {
                let box = transform3D.boundingBox(of: CGRect(x: -w / 2, y: -h / 2, width: w, height: h))
                return box.offsetBy(dx: center.x, dy: center.y)
            }
            return CGRect(x: center.x - w / 2, y: center.y - h / 2, width: w, height: h)
        }
        set {
            bounds.size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }

    /// Returns a copy.
    final func copied() -> UICollectionViewLayoutAttributes? {
        guard isPlain else { return copy() as? UICollectionViewLayoutAttributes }
        let copy = UICollectionViewLayoutAttributes()
        copy.take(self)
        return copy
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init(blankFor: indexPath)
        copy.take(self)
        return copy
    }

    /// Takes all that other attributes say, but for what a subclass adds.
    final func take(_ other: UICollectionViewLayoutAttributes) {
        indexPath = other.indexPath
        center = other.center
        bounds = other.bounds
        if !standsAsItIs(with: other) { transform3D = other.transform3D }
        alpha = other.alpha
        zIndex = other.zIndex
        isHidden = other.isHidden
        representedElementCategory = other.representedElementCategory
        representedElementKind = other.representedElementKind
        sizing = other.sizing
        scrollingSection = other.scrollingSection
        listPlace = other.listPlace
    }

    /// Whether neither these attributes nor others have a transform, without a look at one.
    private func standsAsItIs(with other: UICollectionViewLayoutAttributes) -> Bool {
        !isTransformed && !other.isTransformed && isPlain && other.isPlain
    }

    /// Whether nothing is added by a subclass.
    final var isPlain: Bool { type(of: self) == UICollectionViewLayoutAttributes.self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return saysTheSame(as: other)
    }

    /// Returns whether it says the same as other attributes, but for what a subclass adds.
    final func saysTheSame(as other: UICollectionViewLayoutAttributes) -> Bool {
        other === self
            || (indexPath == other.indexPath && center == other.center && bounds == other.bounds
                && (standsAsItIs(with: other) || transform3D == other.transform3D) && alpha == other.alpha
                && zIndex == other.zIndex
                && isHidden == other.isHidden && representedElementCategory == other.representedElementCategory
                && representedElementKind == other.representedElementKind
                && scrollingSection == other.scrollingSection && listPlace == other.listPlace)
    }

    open override var hash: Int { indexPath.hashValue }

    /// As UIKit prints it: what differs from its default follows the frame.
    open override var description: String {
        let path = indexPath.map { "\($0)" }.joined(separator: " - ")
        let sides: [CGFloat] = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
        let numbers = sides.map { number -> String in
            number == number.rounded() && number.magnitude < 1e15 ? String(Int64(number)) : "\(number)"
        }
        var text = "<\(type(of: self)): \(Unmanaged.passUnretained(self).toOpaque())> "
        if let kind = representedElementKind { text += "element kind: (\(kind)); " }
        text += "index path: ({length = \(indexPath.count), path = \(path)}); "
        text += "frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3])); "
        if !CATransform3DIsIdentity(transform3D) { text += "transform = \(transform3D); " }
        if alpha != 1 { text += "alpha = \(alpha); " }
        if isHidden { text += "hidden = YES; " }
        if zIndex != 0 { text += "zIndex = \(zIndex); " }
        return text
    }
}
