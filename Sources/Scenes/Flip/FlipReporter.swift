import StageModel
import UIKit

/// Tells viewers what becomes of the cards.
@MainActor
final class FlipReporter: FlipDeckDelegate {
    private let report: (String, StageValue) -> Void

    init(report: @escaping (String, StageValue) -> Void) {
        self.report = report
    }

    func deck(_ deck: FlipDeckView, didChange change: FlipDeckView.Change) {
        switch change {
        case .flippedDown(let card): report("flippedDown", .integer(card))
        case .flippedUp(let card): report("flippedUp", .integer(card))
        case .deleted(let card): report("deleted", .integer(card))
        case .added(let card): report("added", .integer(card))
        case .restored(let card): report("restored", .integer(card))
        case .removed(let card): report("removed", .integer(card))
        case .moved(let card, let place): report("moved", .list([.integer(card), .integer(place)]))
        }
    }
}
