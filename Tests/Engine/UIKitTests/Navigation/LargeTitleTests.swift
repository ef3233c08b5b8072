import QuartzCore
import Testing

@testable import UIKit

/// Where a navigation bar lies, and how its large title goes and comes.
///
/// Bars begin below what is covered and their background reaches up to the window's edge: logs of a bar's views have
/// `_UIBarBackground: frame = (0 -20; 375 64)` on iOS 11 and `(0 -44; 414 88)` on 12.1. A bar with a large title has 96 points,
/// without one 44 (tungfam/ImageInNavigationBarDemo: 96.5 and 44 on iOS 11, which it follows while content is scrolled).
@MainActor
@Suite struct LargeTitleTests {
    private let stage = Stage()
    private let page: UIViewController
    private let list: UIScrollView
    private let navigation: UINavigationController

    init() {
        (page, list, navigation) = stage.perform {
            let page = UIViewController()
            page.title = "Cards"
            let navigation = UINavigationController(rootViewController: page)
            navigation.navigationBar.prefersLargeTitles = true
            let list = UIScrollView(frame: page.view.bounds)
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.contentSize = CGSize(width: 400, height: 3000)
            page.view.addSubview(list)
            return (page, list, navigation)
        }
        stage.perform {
            stage.window.rootViewController = navigation
            StageAppearance(device: .phone).apply(to: nil)
            stage.window.layoutIfNeeded()
        }
    }

    private var bar: UINavigationBar { navigation.navigationBar }

    private func layOut() { stage.perform { stage.window.layoutIfNeeded() } }

    private func titles() -> (small: UILabel?, large: UILabel?) {
        layOut()
        func label(in view: UIView) -> UILabel? {
            view.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == "Cards" }
        }
        return (label(in: bar), bar.subviews.lazy.compactMap(label).first)
    }

    @Test func aBarBeginsBelowWhatIsCoveredAndItsBackgroundReachesUp() throws {
        stage.perform { bar.prefersLargeTitles = false }
        layOut()
        #expect(bar.frame == CGRect(x: 0, y: 59, width: 400, height: 44))
        let above = try #require(bar.subviews.first { $0.frame.minY < 0 })
        #expect(above.frame == CGRect(x: 0, y: -59, width: 400, height: 59))
        #expect(above.backgroundColor == bar.backgroundColor && bar.backgroundColor != nil)
        stage.perform { navigation.isNavigationBarHidden = true }
        #expect(bar.convert(above.frame, to: nil).maxY <= 0)
    }

    @Test func contentRestsBelowTheLargeTitle() throws {
        #expect(bar.frame == CGRect(x: 0, y: 59, width: 400, height: 96))
        #expect(stage.perform { page.view.safeAreaInsets.top } == 155)
        #expect(list.adjustedContentInset.top == 155 && list.contentOffset.y == -155)
        let (small, large) = titles()
        #expect(small?.alpha == 0)
        let label = try #require(large)
        #expect(stage.perform { label.convert(label.bounds, to: bar) } == CGRect(x: 16, y: 47, width: 368, height: 41))
        #expect(label.font.pointSize == 34)
    }

    @Test func theTitleGoesAsContentIsScrolledAndComesBack() {
        for (offset, height) in [(-135, 76), (-104, 45), (-90, 44), (500, 44), (-103, 44), (-123, 64), (-155, 96)]
            as [(CGFloat, CGFloat)]
        {
            stage.perform { list.contentOffset.y = offset }
            #expect(list.contentOffset.y == offset)
            #expect(bar.frame.height == height && list.adjustedContentInset.top == 59 + height)
        }
        stage.perform { list.contentOffset.y = 0 }
        #expect(titles().small?.alpha == 1)
    }

    @Test func theTitleGoesWithTheScrollViewThatIsSaidToBeTheContent() {
        let ground = stage.perform {
            let ground = UIView(frame: page.view.bounds)
            page.view.insertSubview(ground, at: 0)
            return ground
        }
        layOut()
        stage.perform { list.contentOffset.y = 500 }
        layOut()
        #expect(bar.frame.height == 96 && ground.superview === page.view)
        stage.perform { page.setContentScrollView(list, for: .top) }
        layOut()
        stage.perform { list.contentOffset.y = 600 }
        layOut()
        #expect(bar.frame.height == 44)
    }

    @Test func contentThatIsDrawnDownMakesTheBarHigherAndComesBack() {
        stage.down(200, 300)
        for y in stride(from: 310, through: 500, by: 10) { stage.move(200, CGFloat(y)) }
        #expect(bar.frame.height > 100 && list.adjustedContentInset.top == 155)
        #expect(abs(bar.frame.maxY + list.contentOffset.y) < 0.001)
        stage.up(200, 500)
        stage.settle()
        #expect(bar.frame.height == 96 && list.contentOffset.y == -155)
    }

    /// How far is a guess: that a title is never left half seen is what anyone sees.
    @Test func aReleaseLeavesTheTitleWholeOrGone() {
        for (way, end) in [(20, -155), (40, -103)] as [(CGFloat, CGFloat)] {
            stage.perform { list.contentOffset.y = -155 }
            stage.down(200, 600)
            for step in 1...20 { stage.move(200, 600 - (way + 11) * CGFloat(step) / 20) }
            stage.advance(steps: 30)
            stage.up(200, 600 - way - 11)
            stage.settle()
            #expect(list.contentOffset.y == end && bar.frame.height == (end == -155 ? 96 : 44))
        }
    }

    /// Apple's documentation of `largeTitleDisplayMode`: automatic is what the item below has.
    @Test func itemsSayHowLargeTheirTitlesAre() {
        func push(_ mode: UINavigationItem.LargeTitleDisplayMode) -> CGFloat {
            stage.advance {
                let next = UIViewController()
                next.navigationItem.largeTitleDisplayMode = mode
                navigation.pushViewController(next, animated: true)
            }
            stage.settle()
            layOut()
            return bar.frame.height
        }
        #expect(push(.automatic) == 96)
        #expect(push(.never) == 44)
        #expect(push(.automatic) == 44)
        #expect(push(.always) == 96)
        stage.advance { navigation.popToRootViewController(animated: true) }
        stage.settle()
        #expect(bar.frame.height == 96)
        stage.perform { page.navigationItem.largeTitleDisplayMode = .never }
        layOut()
        #expect(bar.frame.height == 44 && list.adjustedContentInset.top == 103 && list.contentOffset.y == -103)
    }

    @Test func aControllerThatIsComeBackToHasTheTitleThatItsContentLeaves() {
        stage.perform { list.contentOffset.y = 400 }
        #expect(bar.frame.height == 44)
        stage.advance { navigation.pushViewController(UIViewController(), animated: true) }
        stage.settle()
        #expect(bar.frame.height == 96)
        stage.advance { navigation.popViewController(animated: true) }
        stage.settle()
        #expect(bar.frame.height == 44 && list.contentOffset.y == 400)
        stage.perform { list.contentOffset.y = -155 }
        #expect(bar.frame.height == 96)
    }

    @Test func attributesOfTheLargeTitle() {
        stage.perform {
            bar.standardAppearance.largeTitleTextAttributes = [.foregroundColor: UIColor.red]
            bar.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 30)]
        }
        let large = titles().large
        #expect(large?.textColor == .red && large?.font.pointSize == 30)
    }
}
