import QuartzCore
import Testing

@testable import UIKit

/// Collection views that are made without a layout.
@MainActor
@Suite struct CollectionViewCreationTests {
    private final class Deck: UICollectionView {
        override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
            super.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        }
        required init?(coder: NSCoder) { nil }
    }

    /// As tarikbozyak/AdvancedCompositionalLayout's lists are.
    @Test func oneThatTakesALayoutOfItsOwnNeedsNone() {
        let deck = Stage().perform { Deck() }
        #expect(deck.collectionViewLayout is UICollectionViewFlowLayout && deck.frame == .zero)
    }
}
