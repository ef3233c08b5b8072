import Testing

@testable import UIKit

@MainActor
@Suite struct PageViewControllerTests {
    private final class Page: UIViewController {
        let number: Int
        var log: [String] = []

        init(_ number: Int) {
            self.number = number
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
        override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
    }

    private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages = (0..<5).map { Page($0) }
        var dots = 0
        var pending: [Int] = []
        var finished: [(from: Int, completed: Bool)] = []

        private func page(_ number: Int) -> Page? { pages.indices.contains(number) ? pages[number] : nil }
        private func number(_ page: UIViewController?) -> Int { (page as? Page)?.number ?? -9 }

        func pageViewController(
            _ controller: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(number(viewController) - 1) }

        func pageViewController(
            _ controller: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(number(viewController) + 1) }

        func presentationCount(for controller: UIPageViewController) -> Int { dots }
        func presentationIndex(for controller: UIPageViewController) -> Int {
            number(controller.viewControllers?.first)
        }

        func pageViewController(
            _ controller: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) { pending += pendingViewControllers.map(number) }

        func pageViewController(
            _ controller: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { self.finished.append((number(previousViewControllers.first), completed)) }
    }

    private let stage = Stage()
    private let book: Book
    private let controller: UIPageViewController

    init() {
        let stage = stage
        let book = stage.perform { Book() }
        self.book = book
        controller = stage.perform {
            let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            controller.dataSource = book
            controller.delegate = book
            controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
            stage.window.rootViewController = controller
            stage.window.layoutIfNeeded()
            return controller
        }
    }

    private var shown: Int? { (controller.viewControllers?.first as? Page)?.number }

    /// The page whose view fills the window.
    private var seen: [Int] {
        book.pages.filter { page in
            page.viewIfLoaded?.window != nil && page.view.convert(page.view.bounds, to: nil) == stage.window.bounds
        }.map(\.number)
    }

    private func swipe(from start: CGFloat, by distance: CGFloat) {
        stage.down(start, 400)
        for step in 1...6 { stage.move(start + distance * CGFloat(step) / 6, 400) }
        stage.up(start + distance, 400)
    }

    /// stolyarenkoks/Neobank-UIKit-Demo takes all of the view's subviews as scroll views.
    @Test func withoutDotsTheViewHasItsScrollViewAlone() {
        let alone = stage.perform {
            let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            return pager.view.subviews
        }
        #expect(alone.count == 1 && alone.allSatisfy { $0 is UIScrollView })
    }

    @Test func aSwipeTurnsAPage() {
        swipe(from: 350, by: -200)
        stage.settle()
        #expect(shown == 1)
        #expect(seen == [1])
        #expect(book.pending == [1])
        #expect(book.finished.map(\.from) == [0])
        #expect(book.finished.map(\.completed) == [true])
        #expect(book.pages[0].view.superview == nil)
        #expect(book.pages[0].log == ["did disappear"])
        #expect(book.pages[1].log == ["will appear", "did appear"])
    }

    @Test func pagesCanBeTurnedUntilTheLastOneAndBack() {
        for page in [1, 2, 3, 4, 4, 4] {
            swipe(from: 350, by: -250)
            stage.settle()
            #expect(shown == page)
            #expect(seen == [page])
        }
        for page in [3, 2, 1, 0, 0] {
            swipe(from: 50, by: 250)
            stage.settle()
            #expect(shown == page)
            #expect(seen == [page])
        }
    }

    @Test func aSwipeDuringTheTurnGoesOn() {
        swipe(from: 350, by: -250)
        stage.advance(steps: 6)
        swipe(from: 350, by: -250)
        stage.settle()
        #expect(shown == 2)
        #expect(seen == [2])
    }

    @Test func aSwipeThatIsTooShortLeavesThePage() {
        stage.down(300, 400)
        for step in 1...10 { stage.move(300 - CGFloat(6 * step), 400) }
        for _ in 0..<10 { stage.move(240, 400) }
        stage.up(240, 400)
        stage.settle()
        #expect(shown == 0)
        #expect(seen == [0])
        #expect(book.finished.map(\.completed) == [false])
    }

    /// Follows the offset of a page view controller's scroll view, as apps do to move a mark beside the pages.
    private final class Follower: NSObject, UIScrollViewDelegate {
        var offsets: [CGFloat] = []
        var ends = 0

        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.x) }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ends += 1 }
    }

    @Test func anAppsDelegateOfTheScrollViewHearsOfItAndPagesStillTurn() throws {
        let scrollView = try #require(controller.view.subviews.compactMap { $0 as? UIScrollView }.first)
        let follower = Follower()
        stage.perform { scrollView.delegate = follower }
        #expect(scrollView.delegate === follower)
        swipe(from: 350, by: -200)
        stage.settle()
        #expect(shown == 1 && seen == [1])
        #expect(book.finished.map(\.completed) == [true])
        #expect(follower.ends == 1)
        let width = scrollView.bounds.width
        #expect(follower.offsets.contains { $0 > 1.5 * width } && follower.offsets.allSatisfy { $0 >= width })
    }

    /// As on iOS, where progress is computed as `(contentOffset.x - width) / width`.
    @Test func thePresentPageRestsOneWidthFromTheOrigin() throws {
        let scrollView = try #require(controller.view.subviews.compactMap { $0 as? UIScrollView }.first)
        let width = scrollView.bounds.width
        #expect(scrollView.contentOffset.x == width)
        #expect(scrollView.contentSize.width == 3 * width)
        #expect(scrollView.contentInset.left == -width && scrollView.contentInset.right == 0)
        swipe(from: 350, by: -200)
        stage.settle()
        #expect(scrollView.contentOffset.x == width && scrollView.contentInset == .zero)
        stage.perform { controller.setViewControllers([book.pages[4]], direction: .forward, animated: true) }
        stage.settle()
        #expect(scrollView.contentOffset.x == width && scrollView.contentInset.right == -width)
        #expect(seen == [4])
    }

    @Test func codeTurnsToAnyPage() {
        var completions: [Bool] = []
        stage.perform {
            controller.setViewControllers([book.pages[3]], direction: .forward, animated: true) {
                completions.append($0)
            }
        }
        #expect(completions.isEmpty)
        stage.advance(steps: 5)
        #expect(book.pages[0].view.superview != nil && book.pages[3].view.superview != nil)
        stage.settle()
        #expect(completions == [true])
        #expect(shown == 3)
        #expect(seen == [3])
        stage.perform { controller.setViewControllers([book.pages[1]], direction: .reverse, animated: false) }
        stage.settle()
        #expect(seen == [1])
        swipe(from: 50, by: 250)
        stage.settle()
        #expect(seen == [0])
    }

    /// uias/Pageboy counts pages in the completion, and adds the offset to that: the offset is that of the new page from then on.
    @Test func theOffsetIsThatOfTheNextPageUntilTheCompletionHasRun() throws {
        final class Follower: UIScrollViewDelegate {
            var index = 0
            var positions: [CGFloat] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                positions.append(CGFloat(index) + scrollView.contentOffset.x / scrollView.bounds.width - 1)
            }
        }
        let follower = Follower()
        let scrollView = try #require(controller.view.subviews.compactMap { $0 as? UIScrollView }.first)
        stage.perform {
            scrollView.delegate = follower
            controller.setViewControllers([book.pages[1]], direction: .forward, animated: true) { _ in
                follower.index = 1
            }
        }
        stage.settle()
        #expect(follower.positions.count > 5 && follower.positions == follower.positions.sorted())
        #expect(follower.positions.suffix(2) == [1, 1])
    }

    /// uias/Pageboy notes in the completion which page is shown, and answers by that.
    @Test func aSourceThatNotesAfterwardsWhichPageIsShownIsAskedThen() {
        final class Source: UIPageViewControllerDataSource {
            let pages = (0..<3).map { Page($0) }
            var index: Int?

            func pageViewController(
                _ controller: UIPageViewController, viewControllerBefore viewController: UIViewController
            ) -> UIViewController? { index.flatMap { $0 > 0 ? pages[$0 - 1] : nil } }

            func pageViewController(
                _ controller: UIPageViewController, viewControllerAfter viewController: UIViewController
            ) -> UIViewController? { index.flatMap { $0 < 2 ? pages[$0 + 1] : nil } }
        }
        let source = Source()
        stage.perform {
            controller.dataSource = source
            controller.setViewControllers([source.pages[1]], direction: .forward, animated: false) { _ in
                source.index = 1
            }
        }
        stage.settle()
        swipe(from: 350, by: -200)
        stage.settle()
        #expect(shown == 2)
    }

    /// uias/Pageboy's source answers by the page that it knows to be shown, whatever page it is asked about.
    @Test func aSourceThatCountsPagesItselfIsAskedOnceItKnowsOfATurn() {
        final class Source: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
            let pages = (0..<4).map { Page($0) }
            var index = 0

            func pageViewController(
                _ controller: UIPageViewController, viewControllerBefore viewController: UIViewController
            ) -> UIViewController? { index > 0 ? pages[index - 1] : nil }

            func pageViewController(
                _ controller: UIPageViewController, viewControllerAfter viewController: UIViewController
            ) -> UIViewController? { index < 3 ? pages[index + 1] : nil }

            func pageViewController(
                _ controller: UIPageViewController, didFinishAnimating finished: Bool,
                previousViewControllers: [UIViewController], transitionCompleted completed: Bool
            ) { index = (controller.viewControllers?.first as? Page)?.number ?? index }
        }
        let source = Source()
        stage.perform {
            controller.dataSource = source
            controller.delegate = source
            controller.setViewControllers([source.pages[0]], direction: .forward, animated: false)
        }
        stage.settle()
        for number in 1...2 {
            swipe(from: 350, by: -300)
            stage.settle()
            #expect(shown == number && source.index == number)
        }
        // A swipe that begins during a turn, and one back.
        swipe(from: 350, by: -250)
        stage.advance(steps: 6)
        swipe(from: 50, by: 300)
        stage.settle()
        #expect(shown == 2 && source.index == 2)
    }

    @Test func dotsFollowThePages() throws {
        book.dots = 5
        stage.perform { controller.dataSource = book }
        stage.settle()
        let dots = try #require(controller.view.subviews.compactMap { $0 as? UIPageControl }.first)
        #expect(dots.numberOfPages == 5)
        #expect(book.pages[0].view.bounds.height == 763)
        swipe(from: 350, by: -250)
        stage.settle()
        #expect(dots.currentPage == 1)
    }

    @Test func pagesCanFollowEachOtherDownwardsWithSpace() {
        let tall = stage.perform {
            let controller = UIPageViewController(
                transitionStyle: .scroll, navigationOrientation: .vertical, options: [.interPageSpacing: 20])
            controller.dataSource = book
            controller.setViewControllers([book.pages[1]], direction: .forward, animated: false)
            stage.window.rootViewController = controller
            stage.window.layoutIfNeeded()
            return controller
        }
        stage.settle()
        #expect(seen == [1])
        stage.down(200, 700)
        for step in 1...6 { stage.move(200, 700 - CGFloat(80 * step)) }
        stage.up(200, 220)
        stage.settle()
        #expect((tall.viewControllers?.first as? Page)?.number == 2)
        #expect(seen == [2])
    }
}
