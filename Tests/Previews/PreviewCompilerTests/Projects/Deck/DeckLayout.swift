import UIKit

/// Follows a deck's layout.
@objc public protocol DeckLayoutDelegate: UICollectionViewDelegate {
    @objc optional func deckLayout(_ layout: DeckLayout, didReveal indexPath: IndexPath)
    @objc optional func deckLayout(_ layout: DeckLayout, heightForItemAt indexPath: IndexPath) -> CGFloat
    @objc optional var deckLayoutPeek: CGFloat { get }
}

/// Cards that lie on each other.
@IBDesignable
open class DeckLayout: UICollectionViewLayout {
    /// How the cards lie.
    public enum Style: Int {
        case fan, pile
    }

    /// How much of a covered card shows. 10...120 points
    @IBInspectable open var peek: CGFloat = 64 {
        didSet { invalidateLayout() }
    }
    @IBInspectable open dynamic var minimumScale: CGFloat = 0.9  // 0.5...1 fraction
    open var insets = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    open var style = Style.pile
    open var fades: Bool = true
    open var tint: UIColor = .systemBlue
    /// In points.
    public var cardHeight: CGFloat = 220
    private var cache: [UICollectionViewLayoutAttributes] = []

    @IBOutlet open weak var deckDelegate: AnyObject?

    private weak var delegate: DeckLayoutDelegate? {
        return collectionView?.delegate as? DeckLayoutDelegate
    }

    public override init() {
        super.init()
        commonInit()
    }

    /// Not available.
    @available(*, unavailable)
    required public init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    func commonInit() {}
}

// MARK: - Overrides

extension DeckLayout {
    override open func prepare() {
        super.prepare()
        cache.removeAll()
        guard let collectionView = collectionView, collectionView.numberOfSections > 0 else { return }
        for item in 0..<collectionView.numberOfItems(inSection: 0) {
            let indexPath = IndexPath(item: item, section: 0)
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            let height = delegate?.deckLayout?(self, heightForItemAt: indexPath) ?? cardHeight
            attributes.frame = CGRect(
                x: insets.left, y: insets.top + CGFloat(item) * visible,
                width: collectionView.bounds.width - insets.left - insets.right, height: height)
            attributes.zIndex = item
            cache.append(attributes)
        }
        if let reveal = delegate?.deckLayout(_:didReveal:), let first = cache.first {
            reveal(self, first.indexPath)
        }
    }

    private var visible: CGFloat { return delegate?.deckLayoutPeek ?? peek }

    override open var collectionViewContentSize: CGSize {
        let last = cache.last?.frame.maxY ?? 0
        return CGSize(width: collectionView?.bounds.width ?? 0, height: last + insets.bottom)
    }

    override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        #if os(iOS) || os(tvOS)
            return cache.filter { $0.frame.intersects(rect) }
        #else
            fatalError("no such platform")
        #endif
    }

    override open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return cache[indexPath.item]
    }

    @objc func describe() -> String { return "deck" }
}

class FanLayout: DeckLayout {
    /// Radians.
    var angle: CGFloat = .pi / 12

    override func describe() -> String { return "fan of " + super.describe() }
}

class NeedyLayout: UICollectionViewFlowLayout {
    let columns: Int

    init(columns: Int) {
        self.columns = columns
        super.init()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
