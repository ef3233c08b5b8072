import UIKit

/// Attributes that also say how much a cover is dimmed.
class CoverAttributes: UICollectionViewLayoutAttributes {
    var dimming: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! CoverAttributes
        copy.dimming = dimming
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CoverAttributes, other.dimming == dimming else { return false }
        return super.isEqual(object)
    }
}

class CoverCell: UICollectionViewCell {
    static let identifier = "CoverCell"
    let imageView = UIImageView()
    let dimmingView = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.frame = contentView.bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(imageView)
        dimmingView.backgroundColor = .black
        dimmingView.alpha = 0
        dimmingView.frame = contentView.bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(dimmingView)
        layer.isDoubleSided = false
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        imageView.image = nil
        dimmingView.alpha = 0
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        guard let attributes = layoutAttributes as? CoverAttributes else { return }
        dimmingView.alpha = attributes.dimming
    }
}

/// Covers that turn away from the viewer as they leave the middle.
class CoverFlowLayout: UICollectionViewFlowLayout {
    var maximumAngle: CGFloat = .pi / 3
    var distanceToCamera: CGFloat = 500

    override init() {
        super.init()
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        scrollDirection = .horizontal
        minimumLineSpacing = -40
        itemSize = CGSize(width: 180, height: 180)
    }

    override class var layoutAttributesClass: AnyClass {
        return CoverAttributes.self
    }

    override func prepare() {
        super.prepare()
        collectionView?.decelerationRate = .fast
        collectionView?.showsHorizontalScrollIndicator = false
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return true
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let attributes = super.layoutAttributesForElements(in: rect) else { return nil }
        return attributes.map { turn($0.copy() as! CoverAttributes) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let attributes = super.layoutAttributesForItem(at: indexPath)?.copy() as? CoverAttributes else {
            return nil
        }
        return turn(attributes)
    }

    private func turn(_ attributes: CoverAttributes) -> CoverAttributes {
        guard let collectionView = collectionView else { return attributes }
        let visible = CGRect(origin: collectionView.contentOffset, size: collectionView.bounds.size)
        let position = (attributes.center.x - visible.midX) / (visible.width / 2)
        let ratio = max(-1, min(1, position))
        var transform = CATransform3DIdentity
        transform.m34 = -1 / distanceToCamera
        transform = CATransform3DTranslate(transform, 0, 0, -abs(ratio) * 100)
        transform = CATransform3DRotate(transform, -ratio * maximumAngle, 0, 1, 0)
        attributes.transform3D = transform
        attributes.zIndex = -Int(abs(ratio) * 100)
        attributes.dimming = abs(ratio) * 0.6
        return attributes
    }
}
