import UIKit

/// Says what a deck shows.
@MainActor
protocol FlipDeckDataSource: AnyObject {
    func numberOfCards(in deck: FlipDeckView) -> Int

    /// At least 1.
    func numberOfVisibleCards(in deck: FlipDeckView) -> Int

    /// The view for the card with a number; the deck gives it its size.
    ///
    /// Cards that the deck's user adds have numbers from ``numberOfCards(in:)`` on.
    ///
    /// - Parameter view: one that this method returned before and that is no longer needed, if there is any.
    func deck(_ deck: FlipDeckView, cardAt index: Int, reusing view: UIView?) -> UIView
}

/// Hears what becomes of a deck's cards.
@MainActor
protocol FlipDeckDelegate: AnyObject {
    func deck(_ deck: FlipDeckView, didChange change: FlipDeckView.Change)
}

extension FlipDeckView {
    /// Each with the number of the card that it happened to.
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
