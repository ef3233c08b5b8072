import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct ScrollDelegateTests {
    @Test func aFlickIsToldInUIKitsOrderWithItsVelocityInPointsPerMillisecond() {
        let stage = Stage()
        let log = ScrollLog()
        let view = stage.addScrollView { $0.delegate = log }
        stage.flick(from: CGPoint(x: 200, y: 700), by: CGPoint(x: 0, y: -200), steps: 10)
        stage.settle()
        #expect(
            log.digest == [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
                "didScroll", "didEndDecelerating",
            ])
        assertClose(log.velocities[0].y, 1.2, within: 1e-9)
        assertClose(log.proposals[0].y, 180 - 1200 / (1000 * Foundation.log(0.998)), within: 1e-6)
        assertClose(view.contentOffset.y, log.proposals[0].y, within: 1e-9)
    }

    /// A delegate of a collection view and of a table that gives their sizes.
    private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout, UITableViewDelegate {
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: 30, height: 40) }
    }

    @Test func theDelegateThatIsSetByThePlainTypeIsTheNarrowerOnesAsWell() {
        // As tungvoduc/DTPhotoViewerController sets that of its collection view.
        let sizes = Sizes()
        let log = ScrollLog()
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let table = UITableView()
        for view in [collection as UIScrollView, table] {
            view.delegate = sizes
            #expect(view.delegate === sizes)
        }
        #expect(collection.delegate === sizes && table.delegate === sizes)
        // One that is none of the narrower type hears of scrolling alone.
        let plain: UIScrollView = collection
        plain.delegate = log
        #expect(plain.delegate === log && collection.delegate == nil)
        plain.delegate = nil
        #expect(plain.delegate == nil)
    }

    /// Josscii/iOS-Demos makes the label that shows the offset after it has set the inset.
    @Test func whatAnInsetMovesIsToldOnceTheViewHasASize() {
        let stage = Stage()
        let log = ScrollLog()
        let view = stage.perform { UIScrollView() }
        view.delegate = log
        stage.perform { view.contentInset.top = 64 }
        #expect("\(view.contentOffset)" == "(0.0, -64.0)" && log.digest == [])
        stage.perform { view.frame.size = CGSize(width: 200, height: 300) }
        #expect(log.digest == ["didScroll"])
        stage.perform { view.contentInset.top = 32 }
        #expect(view.contentOffset == CGPoint(x: 0, y: -32) && view.visibleSize == CGSize(width: 200, height: 300))
    }

    @Test func aDragThatRestsIsToldWithoutDeceleration() {
        let stage = Stage()
        let log = ScrollLog()
        _ = stage.addScrollView { $0.delegate = log }
        stage.down(200, 700)
        for step in 1...5 { stage.move(200, 700 - 20 * CGFloat(step)) }
        stage.advance(steps: 6)
        stage.up(200, 600)
        stage.settle()
        #expect(log.digest == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false"])
        #expect(log.velocities == [.zero])
    }

    @Test func theDelegatesTargetIsReachedExactlyAndSmoothly() {
        let stage = Stage()
        let log = ScrollLog()
        log.target = CGPoint(x: 0, y: 700)
        let view = stage.addScrollView { $0.delegate = log }
        stage.flick(from: CGPoint(x: 200, y: 700), by: CGPoint(x: 0, y: -200), steps: 10)
        var last = view.contentOffset.y
        assertClose(stage.velocity(of: view).y, 1200, within: 1e-6)
        stage.advance()
        // The first step goes about as far as the finger's last ones did.
        assertClose(view.contentOffset.y - last, 20, within: 2)
        while stage.clock.isBusy {
            #expect(view.contentOffset.y >= last && view.contentOffset.y <= 700)
            last = view.contentOffset.y
            stage.advance()
        }
        #expect(view.contentOffset.y == 700)
    }

    @Test func targetsBeyondTheEdgesEndAtThem() {
        let stage = Stage()
        let log = ScrollLog()
        log.target = CGPoint(x: 0, y: -300)
        let view = stage.addScrollView { $0.delegate = log }
        stage.flick(from: CGPoint(x: 200, y: 700), by: CGPoint(x: 0, y: -200), steps: 10)
        stage.settle()
        #expect(view.contentOffset == .zero)
    }

    @Test func aDelegateThatStartsAnotherMotionWins() {
        final class Redirect: UIScrollViewDelegate {
            func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
                scrollView.setContentOffset(CGPoint(x: 0, y: 77), animated: true)
            }
        }
        let stage = Stage()
        let redirect = Redirect()
        let view = stage.addScrollView { $0.delegate = redirect }
        stage.flick(from: CGPoint(x: 200, y: 700), by: CGPoint(x: 0, y: -200), steps: 10)
        stage.settle()
        #expect(view.contentOffset.y == 77)
    }
}
