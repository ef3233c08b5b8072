import QuartzCore
import Testing

@testable import UIKit

/// Two fingers that select what they pass.
@MainActor
@Suite struct MultipleSelectionTests {
    private final class Log: NSObject, UICollectionViewDelegate {
        var calls: [String] = []
        var allows = true

        func collectionView(
            _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool { allows }
        func collectionView(
            _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) { calls.append("begin \(indexPath.item)") }
        func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
            calls.append("end")
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            calls.append("+\(indexPath.item)")
        }
        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            calls.append("-\(indexPath.item)")
        }
    }

    private let stage = Stage(width: 300, height: 600)
    private let items = Items([40])
    private let log = Log()
    private let view: UICollectionView

    init() {
        let layout = stage.perform { UICollectionViewFlowLayout() }
        layout.itemSize = CGSize(width: 300, height: 50)
        layout.minimumLineSpacing = 0
        view = stage.addCollectionView(layout, items)
        view.allowsMultipleSelection = true
        view.delegate = log
    }

    private func begin(at y: CGFloat) {
        stage.down(100, y, pointer: 1)
        stage.down(160, y, pointer: 2)
        stage.advance()
    }

    private func move(to y: CGFloat) {
        stage.advance {
            stage.move(100, y, pointer: 1)
            stage.move(160, y, pointer: 2)
        }
    }

    private func end(at y: CGFloat) {
        stage.advance {
            stage.up(100, y, pointer: 1)
            stage.up(160, y, pointer: 2)
        }
        stage.settle()
    }

    private var selected: [Int] { (view.indexPathsForSelectedItems ?? []).map(\.item).sorted() }

    @Test func whatLiesBetweenIsSelected() {
        begin(at: 75)
        move(to: 90)
        move(to: 225)
        #expect(selected == [1, 2, 3, 4])
        // Back again: what was passed too far is deselected.
        move(to: 130)
        #expect(selected == [1, 2])
        end(at: 130)
        #expect(view.contentOffset.y == 0)
        #expect(log.calls == ["begin 1", "+1", "+2", "+3", "+4", "-4", "-3", "end"])
    }

    @Test func whatWasSelectedBeforeStaysSo() {
        stage.perform { view.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: []) }
        begin(at: 75)
        move(to: 90)
        move(to: 225)
        move(to: 80)
        end(at: 80)
        #expect(selected == [1, 3])
    }

    @Test func oneFingerScrolls() {
        stage.flick(from: CGPoint(x: 100, y: 400), by: CGPoint(x: 0, y: -200), steps: 10)
        stage.settle()
        #expect(view.contentOffset.y > 150 && selected.isEmpty)
    }

    @Test func aDelegateThatDoesNotWantItHasTwoFingersScroll() {
        log.allows = false
        begin(at: 400)
        move(to: 380)
        move(to: 300)
        end(at: 300)
        #expect(selected.isEmpty && view.contentOffset.y > 50)
    }
}
