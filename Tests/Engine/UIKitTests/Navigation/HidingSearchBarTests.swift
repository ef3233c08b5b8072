import QuartzCore
import Testing

@testable import UIKit

/// How a search bar below a navigation bar goes as content is scrolled.
///
/// Apple's documentation of `hidesSearchBarWhenScrolling`: "visible only when the scroll position equals the top of your content
/// view. When the user scrolls down, the search bar collapses"; mozilla-mobile/firefox-ios, pull request 6703: "an initially hidden
/// searchbar which unfolds on drag"; Automattic/pocket-casts-ios, pull request 4212: it "collapses to zero height".
@MainActor
@Suite struct HidingSearchBarTests {
    private final class Page: UIViewController {
        var staysAtFirst = false

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if staysAtFirst { navigationItem.hidesSearchBarWhenScrolling = false }
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            if staysAtFirst { navigationItem.hidesSearchBarWhenScrolling = true }
        }
    }

    private let stage = Stage()
    private let page: Page
    private let list: UIScrollView
    private let search = UISearchController(searchResultsController: nil)
    private let navigation: UINavigationController

    init() {
        (page, list, navigation) = stage.perform {
            let page = Page()
            let navigation = UINavigationController(rootViewController: page)
            let list = UIScrollView(frame: page.view.bounds)
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.alwaysBounceVertical = true
            list.contentSize = CGSize(width: 400, height: 3000)
            page.view.addSubview(list)
            return (page, list, navigation)
        }
    }

    private func show(hides: Bool = true, _ configure: () -> Void = {}) {
        stage.perform {
            page.navigationItem.searchController = search
            page.navigationItem.hidesSearchBarWhenScrolling = hides
            configure()
            stage.window.rootViewController = navigation
            navigation.willAppear(false)
            stage.window.layoutIfNeeded()
            navigation.didAppear(false)
            stage.window.layoutIfNeeded()
        }
    }

    private var own: CGFloat { stage.perform { search.searchBar.intrinsicContentSize.height } }
    /// The search bar's height, the points above the content, and where it is scrolled to.
    private var state: [CGFloat] {
        stage.perform { stage.window.layoutIfNeeded() }
        return [search.searchBar.frame.height, list.adjustedContentInset.top, list.contentOffset.y]
    }

    @Test func itIsOutOfSightAtFirstAndUnfoldsAsContentIsDrawnDown() {
        show()
        #expect(state == [0, 44, -44])
        stage.down(200, 300)
        for y in stride(from: 310, through: 450, by: 10) { stage.move(200, CGFloat(y)) }
        #expect(search.searchBar.frame == CGRect(x: 0, y: 44, width: 400, height: own))
        stage.up(200, 450)
        stage.settle()
        #expect(state == [own, 44 + own, -44 - own])
    }

    @Test func itFoldsAsContentIsScrolled() {
        show()
        stage.perform { list.contentOffset.y = -44 - own }
        for (hidden, offset) in [(0, -44 - own), (10, -34 - own), (own - 6, -50), (own, -44), (own, 300)] {
            stage.perform { list.contentOffset.y = offset }
            #expect(state == [own - hidden, 44 + own - hidden, offset])
            #expect(search.searchBar.frame.minY == 44)
        }
        stage.perform { list.contentOffset.y = -44 }
        #expect(state == [0, 44, -44])
    }

    /// How far is a guess: that it is never left in part is what anyone sees.
    @Test(arguments: [(20, true), (40, false)])
    func aReleaseLeavesItWholeOrGone(way: CGFloat, isShown: Bool) {
        show()
        stage.perform { list.contentOffset.y = -44 - own }
        stage.down(200, 600)
        for step in 1...20 { stage.move(200, 600 - (way + 11) * CGFloat(step) / 20) }
        stage.advance(steps: 30)
        stage.up(200, 600 - way - 11)
        stage.settle()
        #expect(state == (isShown ? [own, 44 + own, -44 - own] : [0, 44, -44]))
    }

    @Test func oneThatDoesNotHideStays() {
        show(hides: false)
        #expect(state == [own, 44 + own, -44 - own])
        stage.perform { list.contentOffset.y = 300 }
        #expect(state == [own, 44 + own, 300])
    }

    /// As many apps have it (dashwallet's `DWLocalMasternodeListViewController`: "show search bar initially, but hide when scrolling").
    @Test func oneThatStaysUntilTheControllerHasAppearedIsSeenAtFirst() {
        show { page.staysAtFirst = true }
        #expect(state == [own, 44 + own, -44 - own])
        stage.perform { list.contentOffset.y = 300 }
        #expect(state == [0, 44, 300])
    }

    @Test func itStaysWhileSomebodySearches() {
        show()
        stage.perform { search.isActive = true }
        #expect(state == [own, 44 + own, -44 - own])
        stage.perform { list.contentOffset.y = 300 }
        #expect(state == [own, 44 + own, 300])
        stage.perform { search.isActive = false }
        #expect(state == [0, 44, 300])
    }

    /// The search bar's room goes before the title's.
    @Test func besideALargeTitle() {
        show { navigation.navigationBar.prefersLargeTitles = true }
        #expect(state == [0, 96, -96])
        for (offset, bar, height) in [
            (-96 - own, 96, own), (-96, 96, 0), (-80, 80, 0), (-44, 44, 0), (200, 44, 0), (-106, 96, 10),
        ] as [(CGFloat, CGFloat, CGFloat)] {
            stage.perform { list.contentOffset.y = offset }
            #expect(state == [height, bar + height, offset])
            #expect(navigation.navigationBar.frame.height == bar && search.searchBar.frame.minY == bar)
        }
    }

    @Test func contentThatIsShortRestsBelowTheBar() {
        show { list.contentSize.height = 100 }
        #expect(state == [0, 44, -44])
        stage.perform { list.contentSize.height = 120 }
        #expect(state == [0, 44, -44])
    }
}
