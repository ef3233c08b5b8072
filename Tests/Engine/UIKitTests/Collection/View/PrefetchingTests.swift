import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct PrefetchingTests {
    private final class Prefetcher: UICollectionViewDataSourcePrefetching {
        var announced: [[Int]] = []
        var cancelled: [[Int]] = []
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            announced.append(indexPaths.map(\.item))
        }
        func collectionView(
            _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
        ) {
            cancelled.append(indexPaths.map(\.item))
        }
    }

    private let prefetcher = Prefetcher()
    private let board: Board

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 200, height: 100)
        layout.minimumLineSpacing = 0
        board = Board([(0..<40).map { "\($0)" }], layout: layout)
        board.stage.perform { board.view.prefetchDataSource = prefetcher }
    }

    private func scroll(to y: CGFloat) {
        board.stage.advance { board.view.contentOffset.y = y }
    }

    @Test func whatLiesAheadIsAnnouncedOnceNearestFirst() {
        #expect(prefetcher.announced.isEmpty)
        scroll(to: 10)
        // 10...400 is seen, 400...790 lies ahead: items 4 to 7.
        #expect(prefetcher.announced.count == 1)
        #expect(prefetcher.announced[0].last == 7)
        #expect(prefetcher.announced[0] == prefetcher.announced[0].sorted())
        scroll(to: 20)
        #expect(prefetcher.announced.count == 1)
        scroll(to: 30)
        #expect(prefetcher.announced.dropFirst().flatMap { $0 } == [8])
        #expect(prefetcher.cancelled.isEmpty)
    }

    @Test func turningRoundAnnouncesTheOtherSideAndCancelsWhatWillNotCome() {
        scroll(to: 2010)
        prefetcher.announced = []
        let ahead = Set(24...27)
        scroll(to: 2005)
        #expect(prefetcher.announced.count == 1)
        #expect(prefetcher.announced[0] == prefetcher.announced[0].sorted(by: >))
        #expect(prefetcher.announced[0].allSatisfy { $0 < 20 })
        #expect(prefetcher.cancelled.count == 1)
        #expect(Set(prefetcher.cancelled[0]).isSuperset(of: ahead.subtracting([24])))
    }

    @Test func everyItemThatIsScrolledToSlowlyWasAnnouncedBefore() {
        var seen: Set<Int> = Set(board.view.indexPathsForVisibleItems.map(\.item))
        for step in 1...100 {
            let announced = Set(prefetcher.announced.flatMap { $0 })
            scroll(to: CGFloat(step * 30))
            let new = Set(board.view.indexPathsForVisibleItems.map(\.item)).subtracting(seen)
            if step > 1 { #expect(new.isSubset(of: announced)) }
            seen.formUnion(new)
        }
    }

    @Test func itCanBeSwitchedOff() {
        board.stage.perform { board.view.isPrefetchingEnabled = false }
        scroll(to: 500)
        #expect(prefetcher.announced.isEmpty)
    }
}
