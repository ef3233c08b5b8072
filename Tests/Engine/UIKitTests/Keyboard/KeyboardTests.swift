import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct KeyboardTests {
    private let stage = Stage(width: 400, height: 800)

    private func press(_ key: NavigationKey) {
        stage.advance { stage.window.press(key) }
    }

    @Test func arrowsMoveFreeContentByATenthOfTheView() {
        let view = stage.addScrollView()
        press(.down)
        stage.settle()
        #expect(view.contentOffset.y == 80)
        press(.up)
        stage.settle()
        #expect(view.contentOffset.y == 0)
        press(.up)
        stage.settle()
        #expect(view.contentOffset.y == 0)
    }

    @Test func pageKeysMoveByTheViewAndHomeAndEndToTheEnds() {
        let view = stage.addScrollView()
        press(.pageDown)
        stage.settle()
        #expect(view.contentOffset.y == 800)
        press(.end)
        stage.settle()
        #expect(view.contentOffset.y == 19_200)
        press(.pageUp)
        stage.settle()
        #expect(view.contentOffset.y == 18_400)
        press(.home)
        stage.settle()
        #expect(view.contentOffset.y == 0)
    }

    @Test func aKeyDuringTheLastOnesMotionCountsFromItsEnd() {
        let view = stage.addScrollView()
        press(.pageDown)
        stage.advance(steps: 3)
        press(.pageDown)
        stage.settle()
        #expect(view.contentOffset.y == 1600)
    }

    @Test func arrowsAcrossTheContentMeanNothingAndTheOtherAxisIsTaken() {
        let view = stage.addScrollView(content: CGSize(width: 4000, height: 800))
        press(.down)
        stage.settle()
        #expect(view.contentOffset == .zero)
        press(.right)
        stage.settle()
        #expect(view.contentOffset == CGPoint(x: 40, y: 0))
    }

    @Test func aPagingViewGoesPageByPage() {
        let view = stage.addScrollView(content: CGSize(width: 2000, height: 800)) { $0.isPagingEnabled = true }
        press(.right)
        stage.settle()
        #expect(view.contentOffset.x == 400)
        press(.left)
        stage.settle()
        #expect(view.contentOffset.x == 0)
    }

    @Test func viewsThatCantScrollLeaveTheKeyToOthers() {
        let hidden = stage.addScrollView { $0.isHidden = true }
        let disabled = stage.addScrollView { $0.isScrollEnabled = false }
        let view = stage.addScrollView()
        press(.pageDown)
        stage.settle()
        #expect((hidden.contentOffset.y, disabled.contentOffset.y, view.contentOffset.y) == (0, 0, 800))
    }

    @Test func arrowsMoveTheFocusFromItemToItemAndEnterTapsIt() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        let board = Board([(0..<100).map { "\($0)" }], layout: layout, stage: stage)
        final class Taps: UICollectionViewDelegate {
            var list: [Int] = []
            func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
                list.append(indexPath.item)
            }
        }
        let taps = Taps()
        stage.perform { board.view.delegate = taps }
        for key in [.right, .enter, .right, .enter, .down, .enter, .left, .enter] as [NavigationKey] { press(key) }
        // The first arrow finds the first item.
        #expect(taps.list == [0, 1, 5, 4])
        for _ in 0..<8 { press(.down) }
        stage.settle()
        // Four in a line: item 4 and eight lines on is item 36, in line 9, which ends at 1000.
        #expect(board.view.contentOffset.y == 200)
    }
}
