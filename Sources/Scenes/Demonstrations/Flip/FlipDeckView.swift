import UIKit

/// A deck of cards, the front one full size and the others behind it, that a pan turns over one by one.
///
/// Every change goes on from what is seen: a card that is still moving is taken over where it is.
final class FlipDeckView: UIView {
    weak var dataSource: (any FlipDeckDataSource)?
    weak var delegate: (any FlipDeckDelegate)?

    var configuration = FlipConfiguration() {
        didSet {
            holding.minimumPressDuration = configuration.holdDuration
            guard configuration != oldValue else { return }
            rebasePan(from: oldValue)
            for card in cards.values {
                card.transform3D = geometry.transform(
                    turn: FlipGeometry.turn(of: card.transform3D), tilt: FlipGeometry.tilt(of: card.transform3D))
            }
            if !cards.isEmpty { arrange(.together) }
        }
    }

    /// The cards in their order, which ``arrange(_:)`` shows.
    var order = FlipOrder(count: 0)
    /// The cards that are on the stage, by number.
    var cards: [Int: FlipCard] = [:]
    /// Card views that wait to be used again, and how many there are in all.
    var spares: [FlipCard] = []
    var cardViewCount = 0
    /// The number of cards that have begun to leave.
    var departures = 0

    /// The pan that is under way, the card that it moves, and where that was when the pan began.
    var pan: (drag: FlipDrag, card: FlipCard, turn: CGFloat, tilt: CGFloat, center: CGPoint)?
    /// The card that is held, where it was taken up, and the place in the queue that it would have if it were dropped.
    var hold: (card: FlipCard, start: CGPoint, center: CGPoint, place: Int)?
    /// The place at which the touch went down that may become a pan.
    var touchStart = CGPoint.zero

    lazy var panning = UIPanGestureRecognizer(target: self, action: .flipPanned)
    lazy var holding = UILongPressGestureRecognizer(target: self, action: .flipHeld)
    /// Shows the right side of the cards that are turning; runs only while one is.
    private var faces: CADisplayLink?
    private var arrangedSize = CGSize.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        assemble()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        assemble()
    }

    private func assemble() {
        accessibilityLabel = "Deck"
        accessibilityContainerType = .list
        panning.maximumNumberOfTouches = 1
        panning.allowedScrollTypesMask = .all
        panning.delegate = self
        holding.delegate = self
        addGestureRecognizer(panning)
        addGestureRecognizer(holding)
    }

    var geometry: FlipGeometry { FlipGeometry(configuration: configuration, size: bounds.size) }

    var visibleCount: Int { max(dataSource?.numberOfVisibleCards(in: self) ?? 1, 1) }

    /// The numbers of the cards that are shown of the queue, front to back, as if nothing moved.
    var visibleCards: [Int] { Array(order.queue.prefix(visibleCount)) }

    /// One finger at a time moves the deck, and only if there is something to be moved.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard pan == nil, hold == nil else { return false }
        return gestureRecognizer === panning ? beginningDrag != nil : cardToHold != nil
    }

    // MARK: Loading

    /// Asks the data source again how many cards there are: more join at the rear, surplus ones leave there.
    func reloadData() {
        endGestures()
        let count = dataSource?.numberOfCards(in: self) ?? 0
        if order.nextCard == 0 {
            order = FlipOrder(count: count)
        } else {
            order.resize(to: count)
        }
        arrange(cards.isEmpty ? .atOnce : .together)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != arrangedSize else { return }
        arrangedSize = bounds.size
        arrange(.atOnce)
    }

    // MARK: Turning cards

    /// Turns the front card over; false if there is none.
    @discardableResult
    func flipDown() -> Bool {
        endGestures()
        guard let index = order.current else { return false }
        finishFlippingDown(cards[index] ?? bringIn(index, at: 0))
        return true
    }

    /// Turns the card that was flipped last back; false if there is none.
    @discardableResult
    func flipUp() -> Bool {
        endGestures()
        guard let index = order.previous else { return false }
        finishFlippingUp(cards[index] ?? bringIn(index, turn: 1))
        return true
    }

    // MARK: Changing the deck

    /// Throws the front card out; false if there is none.
    @discardableResult
    func deleteFrontCard() -> Bool {
        endGestures()
        guard let index = order.current else { return false }
        finishDeleting(cards[index] ?? bringIn(index, at: 0), side: 1)
        return true
    }

    /// Puts a new card in front; false if the deck is full.
    @discardableResult
    func addCard() -> Bool {
        endGestures()
        guard order.count < FlipOrder.capacity else { return false }
        finishAdding(cards[order.nextCard] ?? bringIn(order.nextCard, turn: 1))
        return true
    }

    /// Undoes the last deletion or addition; returns false if there is none.
    @discardableResult
    func undo() -> Bool {
        endGestures()
        let front = order.current
        switch order.undo() {
        case .restored(let index):
            returnFromOutside(index)
            delegate?.deck(self, didChange: .restored(index))
        case .removed(let index):
            if index == front, let card = cards[index] {
                turnAway(card)
            } else {
                arrange(.staggered)
            }
            delegate?.deck(self, didChange: .removed(index))
        case nil:
            return false
        }
        return true
    }

    /// Ends what fingers are doing, as if they had been taken away.
    func endGestures() {
        for recognizer in [panning, holding] where recognizer.state == .began || recognizer.state == .changed {
            recognizer.isEnabled = false
            recognizer.isEnabled = true
        }
    }

    // MARK: Sides

    override func didMoveToWindow() {
        super.didMoveToWindow()
        faces?.invalidate()
        faces = nil
        guard window != nil else { return }
        let link = CADisplayLink(target: self, selector: .flipFacesChanged)
        link.isPaused = true
        link.add(to: .main, forMode: .common)
        faces = link
    }

    func watchFaces() {
        faces?.isPaused = false
    }

    #if canImport(ObjectiveC)
        @objc
    #endif
    func facesChanged(_ link: CADisplayLink) {
        for card in cards.values { card.showSide(turn: FlipGeometry.turn(of: card.seen.transform)) }
        link.isPaused = cards.values.allSatisfy { $0.layer.animation(forKey: FlipCard.turnKey) == nil }
    }
}
