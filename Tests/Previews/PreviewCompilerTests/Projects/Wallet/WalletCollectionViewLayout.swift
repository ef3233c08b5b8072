import UIKit

/// Extended delegate.
@objc public protocol WalletCollectionViewLayoutDelegate: UICollectionViewDelegate {
    /// Asks if the card at the specific index can be revealed.
    @objc optional func cardCollectionViewLayout(
        _ collectionViewLayout: WalletCollectionViewLayout, canRevealCardAtIndex index: Int
    ) -> Bool
    @objc optional func cardCollectionViewLayout(
        _ collectionViewLayout: WalletCollectionViewLayout, willRevealCardAtIndex index: Int)
    @objc optional func cardCollectionViewLayout(
        _ collectionViewLayout: WalletCollectionViewLayout, didRevealCardAtIndex index: Int)
    @objc optional func cardCollectionViewLayout(
        _ collectionViewLayout: WalletCollectionViewLayout, didUnrevealCardAtIndex index: Int)
}

/// The layout attributes of a card.
public class WalletCollectionViewLayoutAttributes: UICollectionViewLayoutAttributes {
    /// Specifies if the CardCell is revealed.
    public var isRevealed = false
    /// Overwritten to copy the additional attributes.
    override public func copy(with zone: NSZone?) -> Any {
        let attribute = super.copy(with: zone) as! WalletCollectionViewLayoutAttributes
        attribute.isRevealed = isRevealed
        return attribute
    }
}

/// Cards as in a wallet.
open class WalletCollectionViewLayout: UICollectionViewLayout, UIGestureRecognizerDelegate {

    // MARK: Public Variables

    /// Only cards with index equal or greater than firstMovableIndex can be moved through the collectionView.
    @IBInspectable open var firstMovableIndex: Int = 0

    /// Specifies the height that is showing the cardhead when the collectionView is showing all cards.
    @IBInspectable open var cardHeadHeight: CGFloat = 80 {
        didSet {
            if cardHeadHeight < 0 {
                cardHeadHeight = 0
                return
            }
            collectionView?.performBatchUpdates({ self.invalidateLayout() }, completion: nil)
        }
    }

    /// When the collectionView is showing all cards but there are not enough to fill the full height, the cardHeadHeight will be expanded.
    @IBInspectable open var cardShouldExpandHeadHeight: Bool = true { didSet { invalidateLayout() } }

    /// Stretch the cards when scrolling up.
    @IBInspectable open var cardShouldStretchAtScrollTop: Bool = true { didSet { invalidateLayout() } }

    /// Specifies the maximum height of the cards.
    @IBInspectable open var cardMaximumHeight: CGFloat = 0 {
        didSet {
            if cardMaximumHeight < 0 {
                cardMaximumHeight = 0
                return
            }
            invalidateLayout()
        }
    }

    /// Count of bottom stacked cards when a card is revealed.
    @IBInspectable open var bottomNumberOfStackedCards: Int = 5
    /// Scale of the first card.
    @IBInspectable open var bottomStackedCardsMinimumScale: CGFloat = 0.94
    @IBInspectable open var bottomCardLookoutMargin: CGFloat = 10
    @IBInspectable open var spaceAtTopForBackgroundView: CGFloat = 0
    @IBInspectable open var scrollAreaTop: CGFloat = 120
    open private(set) var revealedIndex: Int = -1

    private var collectionViewTapGestureRecognizer: UITapGestureRecognizer?
    private var panGesture: UIPanGestureRecognizer?
    private var revealedCardPanGestureTouchLocationY: CGFloat = 0
    private var cardCollectionViewLayoutAttributes: [WalletCollectionViewLayoutAttributes] = []
    private var cardCollectionBoundsSize: CGSize = .zero
    private var autoscrollDisplayLink: CADisplayLink?
    private var tapTimer: Timer?

    private weak var layoutDelegate: WalletCollectionViewLayoutDelegate? {
        return collectionView?.delegate as? WalletCollectionViewLayoutDelegate
    }

    // MARK: Initialization

    override public init() {
        super.init()
        setup()
    }

    /// Makes a layout from an archive.
    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setup()
    }

    fileprivate func setup() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(orientationDidChange(_:)), name: UIDevice.orientationDidChangeNotification,
            object: nil)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
        tapTimer?.invalidate()
    }

    @objc private func orientationDidChange(_ notification: Notification) {
        invalidateLayout()
    }

    // MARK: Overrides

    override open class var layoutAttributesClass: AnyClass {
        return WalletCollectionViewLayoutAttributes.self
    }

    override open var collectionViewContentSize: CGSize {
        guard let collectionView = self.collectionView else { return .zero }
        let contentHeight =
            (cardHeadHeight * CGFloat(collectionView.numberOfItems(inSection: 0))) + spaceAtTopForBackgroundView
        let inset = collectionView.contentInset.top + collectionView.contentInset.bottom
        return CGSize(
            width: collectionView.frame.width, height: max(contentHeight, collectionView.frame.height - inset))
    }

    override open func prepare() {
        super.prepare()
        guard let collectionView = self.collectionView else { return }
        if collectionViewTapGestureRecognizer == nil {
            let recognizer = UITapGestureRecognizer(
                target: self, action: #selector(self.collectionViewTapGestureHandler(_:)))
            recognizer.delegate = self
            collectionView.addGestureRecognizer(recognizer)
            collectionViewTapGestureRecognizer = recognizer
        }
        if panGesture == nil {
            let pan = UIPanGestureRecognizer(target: self, action: #selector(revealedCardPanGestureHandler))
            pan.delegate = self
            collectionView.addGestureRecognizer(pan)
            panGesture = pan
        }
        cardCollectionBoundsSize = collectionView.bounds.size
        cardCollectionViewLayoutAttributes = (0..<collectionView.numberOfItems(inSection: 0)).map(generateAttributes)
    }

    private func generateAttributes(_ index: Int) -> WalletCollectionViewLayoutAttributes {
        let attributes = WalletCollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: 0))
        guard let cv = collectionView else { return attributes }
        let height = cardMaximumHeight == 0 ? cv.bounds.height - 160 : min(cardMaximumHeight, cv.bounds.height)
        attributes.zIndex = index
        attributes.isRevealed = index == revealedIndex
        if revealedIndex >= 0 {
            if index == revealedIndex {
                attributes.frame = CGRect(
                    x: 0, y: cv.contentOffset.y + spaceAtTopForBackgroundView, width: cv.frame.width, height: height)
            } else {
                let stacked = CGFloat(index % max(bottomNumberOfStackedCards, 1))
                let scale =
                    bottomStackedCardsMinimumScale + (1 - bottomStackedCardsMinimumScale) * stacked
                    / CGFloat(bottomNumberOfStackedCards)
                attributes.frame = CGRect(
                    x: 0, y: cv.contentOffset.y + cv.frame.height - 50 + stacked * bottomCardLookoutMargin,
                    width: cv.frame.width, height: height)
                attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
        } else {
            var y = spaceAtTopForBackgroundView + cardHeadHeight * CGFloat(index)
            if cv.contentOffset.y < 0, cardShouldStretchAtScrollTop {
                y -= cv.contentOffset.y / CGFloat(cv.numberOfItems(inSection: 0)) * CGFloat(index)
            }
            attributes.frame = CGRect(x: 0, y: y, width: cv.frame.width, height: height)
        }
        return attributes
    }

    override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = cardCollectionViewLayoutAttributes.filter { rect.intersects($0.frame) }
        return attributes
    }

    override open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return cardCollectionViewLayoutAttributes[indexPath.item]
    }

    override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    // MARK: Actions

    @objc internal func collectionViewTapGestureHandler(_ tapGestureRecognizer: UITapGestureRecognizer) {
        guard let cv = collectionView, let path = cv.indexPathForItem(at: tapGestureRecognizer.location(in: cv)) else {
            return
        }
        if revealedIndex >= 0 {
            unrevealCard()
        } else if layoutDelegate?.cardCollectionViewLayout?(self, canRevealCardAtIndex: path.item) ?? true {
            revealCardAt(index: path.item)
        }
    }

    open func revealCardAt(index: Int, completion: (() -> Void)? = nil) {
        layoutDelegate?.cardCollectionViewLayout?(self, willRevealCardAtIndex: index)
        revealedIndex = index
        collectionView?.isScrollEnabled = false
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
            options: [.curveEaseInOut, .allowUserInteraction],
            animations: {
                self.collectionView?.performBatchUpdates(
                    { self.collectionView?.reloadSections([0]) },
                    completion: { [weak self] _ in
                        guard let `self` = self else { return }
                        self.layoutDelegate?.cardCollectionViewLayout?(self, didRevealCardAtIndex: index)
                        completion?()
                    })
            })
    }

    open func unrevealCard() {
        let index = revealedIndex
        revealedIndex = -1
        collectionView?.isScrollEnabled = true
        collectionView?.performBatchUpdates({
            self.invalidateLayout()
        }) { (finished: Bool) in
            self.layoutDelegate?.cardCollectionViewLayout?(self, didUnrevealCardAtIndex: index)
        }
    }

    @objc internal func revealedCardPanGestureHandler(sender: UIPanGestureRecognizer) {
        guard revealedIndex >= 0, let collectionView = self.collectionView else { return }
        let point = sender.location(in: collectionView)
        let velocity = sender.velocity(in: collectionView)
        switch sender.state {
        case .began:
            revealedCardPanGestureTouchLocationY = point.y
        case .changed:
            let translationY = point.y - revealedCardPanGestureTouchLocationY
            let cell = collectionView.cellForItem(at: IndexPath(item: revealedIndex, section: 0))
            cell?.transform = CGAffineTransform(translationX: 0, y: translationY > 0 ? translationY : translationY / 3)
        case .ended, .cancelled:
            let cell = collectionView.cellForItem(at: IndexPath(item: revealedIndex, section: 0))
            UIView.animate(withDuration: 0.25, animations: { cell?.transform = .identity })
            if velocity.y > 400 { self.perform(#selector(hideNow), with: nil, afterDelay: 0.05) }
        default:
            break
        }
    }

    @objc private func hideNow() { unrevealCard() }

    // MARK: UIGestureRecognizerDelegate

    /// Lets the pan begin only while a card is revealed.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === panGesture { return revealedIndex >= 0 }
        return true
    }

    /// Lets the pan go on beside other gestures.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        return gestureRecognizer == panGesture
    }
}
