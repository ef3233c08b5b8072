import UIKit

/// A card of the deck: the view that the data source gave, and a plain back.
final class FlipCard: UIView {
    enum Role {
        /// The card is in the queue.
        case queued
        /// The card is on its way out, or has not been let in yet.
        case leaving
        /// The card fades at the rear.
        case fading
    }

    /// The card's number.
    var index = 0
    var role = Role.queued
    /// The number of the card's changes of fate.
    ///
    /// The end of a movement counts only if none came since the movement began.
    private(set) var fate = 0
    /// A number that orders leaving cards by the time at which they began to leave.
    var departure = 0
    /// Whether the card was last turned towards its content.
    var isComingUp = false
    /// The view that the data source gave.
    private(set) var content: UIView?

    private let face = UIView()
    private let back = FlipCardBack()

    override init(frame: CGRect) {
        super.init(frame: frame)
        assemble()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        assemble()
    }

    private func assemble() {
        layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        layer.cornerRadius = 22
        layer.shadowOffset = CGSize(width: 0, height: 8)
        isLifted = false
        for side in [back, face] {
            side.frame = bounds
            side.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            side.layer.cornerRadius = 22
            side.clipsToBounds = true
            addSubview(side)
        }
        back.isHidden = true
        showSide(turn: 0)
    }

    private(set) var showsContent = true {
        didSet {
            face.isHidden = !showsContent
            back.isHidden = showsContent
        }
    }

    /// The z position of the card while it lies flat.
    ///
    /// A turning card rises above those of its level, but not to the next.
    var level: CGFloat = 0 {
        didSet { layer.zPosition = level + rise }
    }
    private var rise: CGFloat = 0

    /// Shows the side that is seen of a card turned over by `turn`, 0...1.
    func showSide(turn: CGFloat) {
        let shows = FlipConfiguration.showsContent(turn: turn, isComingUp: isComingUp)
        if showsContent != shows { showsContent = shows }
        rise = 0.9 * sin(.pi * turn)
        layer.zPosition = level + rise
    }

    /// Whether the card is lifted, which deepens its shadow.
    var isLifted = false {
        didSet {
            layer.shadowOpacity = isLifted ? 0.45 : 0.28
            layer.shadowRadius = isLifted ? 24 : 12
        }
    }

    func show(_ view: UIView, index: Int) {
        self.index = index
        accessibilityLabel = "Card \(index + 1)"
        guard view !== content else { return }
        content?.removeFromSuperview()
        content = view
        view.frame = face.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        face.addSubview(view)
    }

    /// Begins a new movement, after which the end of the last one has no effect, and returns its number.
    func changeFate() -> Int {
        fate += 1
        return fate
    }

    /// The layer with what is seen of the card now.
    var seen: CALayer { layer.presentation() ?? layer }

    /// Stops the card's way to its place where it is seen, for a finger to hold it.
    func stopMoving() {
        let position = seen.position
        layer.removeAnimation(forKey: "position")
        center = position
    }
}

extension UIView {
    /// Removes the animations of this view and those within it.
    func removeAllAnimationsBelow() {
        layer.removeAllAnimations()
        for view in subviews { view.removeAllAnimationsBelow() }
    }
}
