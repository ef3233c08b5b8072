import UIKit

/// The source of a deck's cards.
@MainActor
protocol FlipDeckDataSource: AnyObject {
    func numberOfCards(in deck: FlipDeckView) -> Int

    /// Returns how many cards of the queue are visible; at least 1.
    func numberOfVisibleCards(in deck: FlipDeckView) -> Int

    /// Returns the view for a card, to which the deck gives its size.
    ///
    /// Cards that the deck's user adds have numbers from ``numberOfCards(in:)`` on.
    ///
    /// - Parameters:
    ///   - deck: the deck.
    ///   - index: the card's number.
    ///   - view: a view that this method returned before and that is no longer needed, if there is any.
    /// - Returns: the card's view.
    func deck(_ deck: FlipDeckView, cardAt index: Int, reusing view: UIView?) -> UIView
}

/// The observer of a deck's cards.
@MainActor
protocol FlipDeckDelegate: AnyObject {
    func deck(_ deck: FlipDeckView, didChange change: FlipDeckView.Change)
}

extension FlipDeckView {
    /// A change of the deck, with the number of the card that it concerns.
    enum Change: Equatable {
        case flippedDown(Int)
        case flippedUp(Int)
        case deleted(Int)
        case added(Int)
        case restored(Int)
        case removed(Int)
        case moved(Int, to: Int)
    }
}
