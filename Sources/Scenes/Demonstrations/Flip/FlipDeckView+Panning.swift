import UIKit

extension FlipDeckView {
    /// The effect of a pan that begins now; nil for none.
    var beginningDrag: FlipDrag? {
        if panning.numberOfTouches == 0 { return beginningWheel }
        let location = panning.location(in: self)
        let front = order.current.flatMap { cards[$0] }
        return FlipDrag(
            FlipDrag.Beginning(
                velocity: panning.velocity(in: self),
                movement: CGPoint(x: location.x - touchStart.x, y: location.y - touchStart.y),
                isOnFrontCard: front?.seen.frame.contains(touchStart) ?? false,
                isFromBottomEdge: touchStart.y >= bounds.maxY - configuration.edgeHeight,
                hasFrontCard: order.current != nil, hasFlippedCard: order.previous != nil,
                canAdd: order.count < FlipOrder.capacity))
    }

    /// The effect of a wheel that begins now: it goes through the deck as the arrow keys do, and throws and adds
    /// nothing.
    private var beginningWheel: FlipDrag? {
        let movement = panTranslation
        guard movement.y.magnitude >= movement.x.magnitude else { return nil }
        return FlipDrag(
            FlipDrag.Beginning(
                velocity: .zero, movement: CGPoint(x: 0, y: movement.y), isOnFrontCard: false, isFromBottomEdge: false,
                hasFrontCard: order.current != nil, hasFlippedCard: order.previous != nil, canAdd: false))
    }

    /// The translation of the finger, or of a wheel the way that it scrolls: down is on through the deck.
    private var panTranslation: CGPoint {
        let translation = panning.translation(in: self)
        guard panning.numberOfTouches == 0 else { return translation }
        return CGPoint(x: -translation.x, y: -translation.y)
    }

    #if canImport(ObjectiveC)
        @objc
    #endif
    func panned(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began: beginPan()
        case .changed: movePan()
        case .ended: endPan(isCancelled: false)
        default: endPan(isCancelled: true)
        }
    }

    private func beginPan() {
        guard let drag = beginningDrag, let card = card(for: drag) else { return }
        let tilt = FlipGeometry.tilt(of: card.seen.transform)
        let turn = FlipGeometry.turn(of: card.seen.transform)
        _ = card.changeFate()
        if drag == .aside {
            card.stopMoving()
            card.layer.removeAnimation(forKey: FlipCard.tiltKey)
            // A card that is still turning back goes on with that.
            if card.layer.animation(forKey: FlipCard.turnKey) == nil { setTurn(of: card, turn, tilt: tilt) }
        } else {
            card.isComingUp = drag != .down
            setTurn(of: card, turn, tilt: FlipGeometry.tilt(of: card.transform3D))
        }
        pan = (drag, card, turn, tilt, card.center)
        movePan()
    }

    /// The card that a drag moves, on the stage.
    private func card(for drag: FlipDrag) -> FlipCard? {
        switch drag {
        case .down, .aside:
            return order.current.map { cards[$0] ?? bringIn($0) }
        case .up:
            return order.previous.map(cardComingIn)
        case .add:
            return cardComingIn(order.nextCard)
        }
    }

    /// It is not let in before the drag is completed.
    private func cardComingIn(_ index: Int) -> FlipCard {
        let card = cards[index] ?? bringIn(index, turn: 1)
        card.role = .leaving
        bringSubviewToFront(card)
        return card
    }

    private func movePan() {
        guard let pan else { return }
        let translation = panTranslation
        if pan.drag == .aside {
            pan.card.center = CGPoint(x: pan.center.x + translation.x, y: pan.center.y + translation.y)
            pan.card.transform3D = geometry.transform(
                turn: FlipGeometry.turn(of: pan.card.transform3D),
                tilt: pan.tilt + geometry.tilt(movedBy: translation.x))
        } else {
            let turn = FlipDrag.turn(base: pan.turn, percent: translation.y / configuration.panDistance)
            setTurn(of: pan.card, turn, tilt: FlipGeometry.tilt(of: pan.card.transform3D))
        }
    }

    /// Goes on from what is seen when the finger's way to turn a card becomes another.
    func rebasePan(from old: FlipConfiguration) {
        guard let y = pan.map({ _ in panTranslation.y }) else { return }
        pan?.turn += y / old.panDistance - y / configuration.panDistance
    }

    private func endPan(isCancelled: Bool) {
        guard let (drag, card, start, _, _) = pan else { return }
        let percent = panTranslation.y / configuration.panDistance
        pan = nil
        let turn = FlipDrag.turn(base: start, percent: percent)
        let isComplete = !isCancelled && configuration.completes(drag, turn: turn)
        switch drag {
        case .down: isComplete ? finishFlippingDown(card) : turnUp(card)
        case .up: isComplete ? finishFlippingUp(card) : turnAway(card)
        case .add: isComplete ? finishAdding(card) : turnAway(card)
        case .aside: isCancelled ? springBack(card) : release(card)
        }
    }

    private func release(_ card: FlipCard) {
        let distance = card.center.x - geometry.place(0).center.x
        let side = configuration.throwSide(
            distance: distance, velocity: panning.velocity(in: self).x, stageWidth: bounds.width)
        if let side {
            finishDeleting(card, side: side)
        } else {
            springBack(card)
        }
    }
}

extension FlipDeckView: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        // Another viewer's finger is no part of a hold; as for pans, it waits its turn.
        guard gestureRecognizer === panning else { return holding.numberOfTouches == 0 }
        if panning.numberOfTouches == 0 { touchStart = touch.location(in: self) }
        return true
    }
}
