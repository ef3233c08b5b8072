import Testing

@testable import UIKit

/// Offsets on a screen of two or three pixels a point.
///
/// andrewmarinov.com/uiscrollviews-contentoffset-precision: offsets are rounded, bounds are not; codepudding.com/os/164136: half
/// of 375 points is -187.333 of three pixels.
@MainActor
@Suite struct PixelOffsetTests {
    private let stage = Stage()

    private func view(scale: CGFloat) -> UIScrollView {
        stage.perform { UIScreen(size: CGSize(width: 400, height: 800), scale: scale).becomeMain() }
        return stage.addScrollView()
    }

    @Test(arguments: [(2, 3.8, 4), (2, 3.3, 3.5), (2, 3.25, 3.5), (3, 3.8, 11.0 / 3), (3, -187.5, -562.0 / 3)])
    func anOffsetIsOnAPixel(scale: CGFloat, offset: CGFloat, expected: CGFloat) {
        let view = view(scale: scale)
        stage.perform {
            view.contentOffset.y = offset
            #expect(view.contentOffset.y == expected)
            view.setContentOffset(.zero, animated: false)
            view.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
            #expect(view.contentOffset.y == expected)
            view.bounds.origin.y = 3.8
            #expect(view.contentOffset.y == 3.8)
        }
    }

    @Test func contentGoesWithAnInsetThatIsOnNoPixel() {
        let view = view(scale: 3)
        stage.perform {
            view.contentInset.top = 187.5
            #expect(view.contentOffset.y == -562.0 / 3)
            view.contentInset.top = 20
            #expect(view.contentOffset.y == -20)
        }
    }

    @Test func contentThatMovesIsOnAPixelInEachStep() {
        let view = view(scale: 2)
        stage.perform { view.setContentOffset(CGPoint(x: 0, y: 101), animated: true) }
        var offsets: Set<CGFloat> = []
        for _ in 0..<30 {
            stage.advance()
            offsets.insert(view.contentOffset.y)
        }
        #expect(offsets.count > 10 && offsets.allSatisfy { ($0 * 2).rounded() == $0 * 2 })
        #expect(view.contentOffset.y == 101)
    }
}
