import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct InteractionTests {
    private let stage = Stage()

    @Test func anInteractionIsInOneViewAtATime() {
        stage.perform {
            let (first, second) = (UIView(), UIView())
            let pointer = UIPointerInteraction()
            first.addInteraction(pointer)
            #expect(pointer.view === first && first.interactions.count == 1)
            second.interactions = [pointer, UILargeContentViewerInteraction()]
            #expect(pointer.view === second && first.interactions.isEmpty && second.interactions.count == 2)
            second.removeInteraction(pointer)
            #expect(pointer.view == nil && second.interactions.count == 1)
        }
    }

    @Test func aChangedAnchorPointLeavesTheViewWhereItIs() {
        stage.perform {
            let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
            view.anchorPoint = CGPoint(x: 0, y: 1)
            #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
            #expect(view.center == CGPoint(x: 10, y: 70))
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            #expect(view.frame == CGRect(x: 10, y: -30, width: 200, height: 100))
            view.anchorPoint = CGPoint(x: 0.5, y: 0.5)
            #expect(view.frame == CGRect(x: 10, y: -30, width: 200, height: 100))
        }
    }

    @Test func theConstraintsOfAnAxisAreThoseThatNameTheView() {
        stage.perform {
            let (outer, inner) = (UIView(), UIView())
            outer.addSubview(inner)
            let width = inner.widthAnchor.constraint(equalToConstant: 10)
            let top = inner.topAnchor.constraint(equalTo: outer.topAnchor)
            NSLayoutConstraint.activate([width, top])
            #expect(inner.constraintsAffectingLayout(for: .horizontal) == [width])
            #expect(inner.constraintsAffectingLayout(for: .vertical) == [top])
        }
    }

    @Test func contentThatKeepsItsTouchesIsNotDragged() {
        final class Keeping: UIScrollView {
            override func touchesShouldCancel(in view: UIView) -> Bool { view.tag != 1 }
        }
        let scroll = stage.perform { Keeping(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
        stage.perform {
            scroll.contentSize = CGSize(width: 400, height: 2000)
            scroll.delaysContentTouches = false
            let pad = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            pad.tag = 1
            scroll.addSubview(pad)
        }
        stage.add(scroll)
        func drag(from y: CGFloat) {
            stage.advance { stage.send(.began, 200, y) }
            for index in 1...5 { stage.advance { stage.send(.moved, 200, y - CGFloat(index) * 20) } }
            stage.advance { stage.send(.ended, 200, y - 100) }
        }
        drag(from: 200)
        #expect(scroll.contentOffset.y == 0)
        drag(from: 600)
        #expect(scroll.contentOffset.y > 50)
    }
}
