import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct SelectionTests {
    private final class Log: UICollectionViewDelegate {
        var calls: [String] = []
        var allows = true
        func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
            calls.append("shouldHighlight \(path.item)")
            return allows
        }
        func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
            calls.append("didHighlight \(path.item)")
        }
        func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
            calls.append("didUnhighlight \(path.item)")
        }
        func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
            calls.append("shouldSelect \(path.item)")
            return true
        }
        func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
            calls.append("shouldDeselect \(path.item)")
            return true
        }
        func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
            calls.append("didSelect \(path.item)")
        }
        func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
            calls.append("didDeselect \(path.item)")
        }
    }

    private let stage = Stage()
    private let items = Items([50])
    private let log = Log()
    private let view: UICollectionView

    init() {
        let (stage, items) = (stage, items)
        let layout = stage.perform {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 400, height: 90)
            return layout
        }
        view = stage.addCollectionView(layout, items)
        view.delegate = log
        view.delaysContentTouches = false
    }

    private func tap(_ item: Int) {
        let y = CGFloat(item) * 100 + 45 - view.contentOffset.y
        stage.down(200, y)
        stage.up(200, y)
    }

    /// The order that UIKit's header documents.
    @Test func aTapHighlightsSelectsAndUnhighlights() {
        stage.down(200, 145)
        #expect(view.cellForItem(at: [0, 1])?.isHighlighted == true)
        #expect(log.calls == ["shouldHighlight 1", "didHighlight 1"])
        stage.up(200, 145)
        #expect(Array(log.calls.dropFirst(2)) == ["shouldSelect 1", "didSelect 1", "didUnhighlight 1"])
        #expect(view.cellForItem(at: [0, 1])?.isHighlighted == false)
        #expect(view.cellForItem(at: [0, 1])?.isSelected == true)
        #expect(view.indexPathsForSelectedItems == [[0, 1]])
    }

    @Test func anotherSelectionTakesTheFirstOnesPlace() {
        tap(1)
        log.calls = []
        tap(2)
        #expect(
            log.calls == [
                "shouldHighlight 2", "didHighlight 2", "shouldSelect 2", "didDeselect 1", "didSelect 2",
                "didUnhighlight 2",
            ])
        #expect(view.indexPathsForSelectedItems == [[0, 2]])
        #expect(view.cellForItem(at: [0, 1])?.isSelected == false)
    }

    @Test func severalMayBeSelectedAndASecondTapDeselects() {
        view.allowsMultipleSelection = true
        tap(1)
        tap(2)
        log.calls = []
        tap(1)
        #expect(
            log.calls == [
                "shouldHighlight 1", "didHighlight 1", "shouldDeselect 1", "didDeselect 1", "didUnhighlight 1",
            ])
        #expect(view.indexPathsForSelectedItems == [[0, 2]])
    }

    @Test func whatMayNotBeHighlightedIsNotSelected() {
        log.allows = false
        tap(1)
        #expect(log.calls == ["shouldHighlight 1"])
        log.calls = []
        view.allowsSelection = false
        tap(1)
        #expect(log.calls.isEmpty)
    }

    @Test func aDragOnlyUnhighlights() {
        stage.down(200, 145)
        stage.move(200, 120)
        stage.up(200, 120)
        stage.settle()
        #expect(log.calls == ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1"])
    }

    @Test func aTouchThatStopsTheContentSelectsNothing() {
        stage.flick(from: CGPoint(x: 200, y: 700), by: CGPoint(x: 0, y: -200), steps: 10)
        stage.advance(steps: 5)
        log.calls = []
        stage.down(200, 300)
        stage.up(200, 300)
        #expect(log.calls.isEmpty)
    }

    @Test func aHighlightEndsWithItsCell() {
        stage.down(200, 145)
        stage.perform { view.contentOffset.y = 2000 }
        stage.advance()
        #expect(log.calls == ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1"])
        #expect(view.visibleCells.allSatisfy { !$0.isHighlighted })
        stage.up(200, 145)
        stage.perform { view.contentOffset.y = 0 }
        stage.advance()
        #expect(view.visibleCells.allSatisfy { !$0.isHighlighted && !$0.isSelected })
    }

    @Test func aSelectionOutlivesItsCellAndEndsWithAReload() {
        tap(1)
        stage.perform { view.contentOffset.y = 2000 }
        stage.advance()
        #expect(view.visibleCells.allSatisfy { !$0.isSelected })
        stage.perform { view.contentOffset.y = 0 }
        stage.advance()
        #expect(view.cellForItem(at: [0, 1])?.isSelected == true)
        stage.perform { view.reloadData() }
        stage.advance()
        #expect(view.indexPathsForSelectedItems == [])
    }

    @Test func programsSelectWithoutBeingToldOfIt() {
        stage.perform { view.selectItem(at: [0, 20], animated: false, scrollPosition: .top) }
        stage.advance()
        #expect(log.calls.isEmpty)
        #expect(view.contentOffset.y == 2000 && view.cellForItem(at: [0, 20])?.isSelected == true)
        stage.perform { view.selectItem(at: nil, animated: false, scrollPosition: []) }
        #expect(view.indexPathsForSelectedItems == [])
    }
}
