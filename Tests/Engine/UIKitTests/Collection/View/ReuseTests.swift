import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct ReuseTests {
    private final class Display: UICollectionViewDelegate {
        var shown: Set<IndexPath> = []
        var faults: [String] = []
        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) {
            if !shown.insert(indexPath).inserted { faults.append("\(indexPath) came twice") }
        }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) {
            if shown.remove(indexPath) == nil { faults.append("\(indexPath) left twice") }
        }
    }

    private let stage = Stage()
    private let items = Items([10_000])
    private let display = Display()
    private let view: UICollectionView

    init() {
        let (stage, items) = (stage, items)
        let layout = stage.perform {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 400, height: 90)
            return layout
        }
        view = stage.addCollectionView(layout, items)
        view.delegate = display
        display.shown = Set(view.indexPathsForVisibleItems)
    }

    @Test func thereAreNeverMoreCellsThanAreInSightAndAFew() {
        // 800 points show nine rows of 100 at most.
        for step in 1...300 {
            stage.perform { view.contentOffset.y = CGFloat(step * 37) }
            stage.advance()
            #expect(view.visibleCells.count <= 9)
        }
        #expect(items.made <= 11)
        for _ in 0..<20 {
            stage.perform { view.contentOffset.y = CGFloat.random(in: 0...900_000) }
            stage.advance()
        }
        #expect(items.made <= 11)
        #expect(view.visibleCells.contains { ($0 as? Items.Cell)!.reuses > 10 })
    }

    @Test func theDelegateHearsOfEachCellThatComesAndGoes() {
        for step in 1...100 {
            stage.perform { view.contentOffset.y = CGFloat(step * 61) }
            stage.advance()
            #expect(display.shown == Set(view.indexPathsForVisibleItems))
        }
        #expect(display.faults.isEmpty)
    }

    @Test func cellsStandInTheOrderOfTheirItems() {
        for offset in [700, 300, 90_000, 89_700] as [CGFloat] {
            stage.perform { view.contentOffset.y = offset }
            stage.advance()
            let order = view.subviews.compactMap { ($0 as? UICollectionViewCell).flatMap(view.indexPath(for:)) }
            #expect(order == view.indexPathsForVisibleItems)
        }
    }

    /// Two runs with the same events use the same view for the same item, although dictionaries order their keys anew.
    @Test func whichCellShowsWhichItemIsRepeatable() {
        func run() -> [[Int]] {
            let stage = Stage()
            let items = Items([10_000])
            let view = stage.addCollectionView(stage.perform { UICollectionViewFlowLayout() }, items)
            return (1...60).map { step in
                stage.perform { view.contentOffset.y = CGFloat(step * 211 % 5000) }
                stage.advance()
                return view.visibleCells.map(\.tag)
            }
        }
        #expect(run() == run())
    }

    /// As UIKit prepares cells: what a reused one showed before, or a new one's defaults, are no place to begin from.
    @Test func whatTheDataSourceSetsIsNotAnimatedThoughTheCellComesInAnAnimation() throws {
        items.fill = { cell, path in
            cell.layer.cornerRadius = CGFloat(path.item)
            cell.contentView.alpha = 1 / CGFloat(path.item + 1)
        }
        stage.perform {
            UIView.animate(withDuration: 1) { [view] in
                view.contentOffset.y = 50_000
                view.layoutIfNeeded()
            }
        }
        stage.advance()
        let cells = view.visibleCells.filter { (view.indexPath(for: $0)?.item ?? 0) > 400 }
        #expect(!cells.isEmpty)
        stage.perform {
            for cell in cells {
                let item = CGFloat(view.indexPath(for: cell)?.item ?? 0)
                #expect(cell.layer.presentation()?.cornerRadius == item)
                #expect(cell.contentView.layer.presentation()?.opacity == Float(1 / (item + 1)))
            }
        }
    }
}
