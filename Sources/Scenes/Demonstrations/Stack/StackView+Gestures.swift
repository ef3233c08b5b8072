import UIKit

extension StackView: UIGestureRecognizerDelegate {
    func addRecognizers() {
        pan.addTarget(self, action: .stackPanned)
        pan.maximumNumberOfTouches = 1
        pan.delegate = self
        collectionView.addGestureRecognizer(pan)
        scrolling.addTarget(self, action: .stackPanned)
        scrolling.allowedScrollTypesMask = .all
        scrolling.delegate = self
        addGestureRecognizer(scrolling)
        collectionView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .stackTapped))
    }

    /// The pan follows the finger that scrolls, so that it can take over where the cards end.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === pan && otherGestureRecognizer === collectionView.panGestureRecognizer
    }

    /// Above the cards there is nothing for a finger.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        gestureRecognizer !== scrolling
    }

    #if canImport(ObjectiveC)
        @objc
    #endif
    func panned(_ recognizer: UIPanGestureRecognizer) {
        // A wheel stays where it is: only what it scrolls moves.
        let isWheel = recognizer === scrolling
        let place = recognizer.location(in: self).y
        let finger = place + (isWheel ? recognizer.translation(in: self).y : 0)
        switch recognizer.state {
        case .began:
            if position != .expanded || isWheel { hold(geometry, finger: place) }
        case .changed:
            pull(to: finger)
        case .ended, .cancelled:
            if case .held(let pull) = phase { settle(to: pull.target(configuration)) }
        default:
            break
        }
    }

    /// Ends the pan, so that the finger has no hold on the stack any more.
    func releaseFinger() {
        guard pan.state == .began || pan.state == .changed else { return }
        pan.isEnabled = false
        pan.isEnabled = true
    }

    /// The cards have been pulled beyond their top: from there on the same finger closes the stack.
    func takeOver(finger: CGFloat) {
        guard pan.state == .began || pan.state == .changed else { return }
        let (start, offset) = lastScroll
        var geometry = geometry
        geometry.scroll = min(offset, 0)
        // What the finger moved before the top was reached has scrolled the cards.
        hold(geometry, finger: start + max(offset, 0))
        pull(to: finger)
    }

    #if canImport(ObjectiveC)
        @objc
    #endif
    func tapped(_ recognizer: UITapGestureRecognizer) {
        tap(collectionView.indexPathForItem(at: recognizer.location(in: collectionView)))
    }

    /// - Parameter indexPath: of the card that was tapped; nil for a tap beside them.
    func tap(_ indexPath: IndexPath?) {
        switch destination {
        case .collapsed:
            delegate?.stackViewDidTapStack(self)
            expand()
        case .expanded:
            if let indexPath { delegate?.stackView(self, didSelectItemAt: indexPath.item) }
        case .inTransit:
            break
        }
    }
}
