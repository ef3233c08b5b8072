import QuartzCore

/// The room that a navigation bar has for a large title and a search bar below it: it goes as content is scrolled, the search
/// bar's first, and comes back with the content's beginning.
///
/// The content's edge, the bar's end and the safe area move as one: what the bar gives up the content may be drawn down by again.
@MainActor
final class CollapsingRoom {
    /// The points below a bar's buttons: 96 in all, as many have read off (tungfam/ImageInNavigationBarDemo: 96.5 on iOS 11).
    static let titleHeight: CGFloat = 52

    /// The points that go as content is scrolled.
    struct Heights: Equatable {
        var title: CGFloat = 0
        var search: CGFloat = 0

        var sum: CGFloat { title + search }
    }

    private weak var content: UIScrollView?
    private var heights = Heights()
    private var hidden: CGFloat = 0
    private var pulled: CGFloat = 0
    private let changed: () -> Void

    /// Makes the room, with what is called when it has another height.
    init(changed: @escaping () -> Void) {
        self.changed = changed
    }

    /// The points of the search bar that have gone.
    var hiddenSearch: CGFloat { min(hidden, heights.search) }
    /// The points of the title that content rests below.
    var coveredByTitle: CGFloat { heights.title - (hidden - hiddenSearch) }
    /// The points that the bar has for the title: more than usual while content is drawn beyond its beginning.
    var titleLength: CGFloat { heights.title > 0 ? coveredByTitle + pulled : 0 }

    /// Follows the content of a controller.
    ///
    /// - Parameters:
    ///   - content: the view that is scrolled below the bar; nil: there is none, and nothing goes.
    ///   - heights: what goes.
    ///   - hasSearchBar: whether there is a search bar, which may stay whatever is scrolled.
    func follow(_ content: UIScrollView?, _ heights: Heights, hasSearchBar: Bool) {
        let isOther = content !== self.content
        if isOther { self.content?.offsetFollower = nil }
        self.content = content
        guard isOther || heights != self.heights else { return }
        self.heights = heights
        (hidden, pulled) = (content?.adopt(heights, hasSearchBar: hasSearchBar) ?? 0, 0)
        content?.offsetFollower = heights.sum > 0 ? { [weak self] in self?.scrolled() } : nil
    }

    private func scrolled() {
        guard heights.sum > 0, let content, !content.collapsing.isFollowed else { return }
        let way = content.contentOffset.y - content.edges.y.lowerBound
        let (now, beyond) = (min(max(way, 0), heights.sum), max(-way, 0))
        guard now != hidden || beyond != pulled else { return }
        (hidden, pulled) = (now, beyond)
        content.collapsing.hidden = now
        content.collapsing.isFollowed = true
        changed()
        content.collapsing.isFollowed = false
    }
}

extension UIScrollView {
    /// What a navigation bar's large title and search bar have to do with the content below them.
    struct Collapsing {
        /// The points that belong to them at the content's beginning.
        var heights = CollapsingRoom.Heights()
        /// The points of them that have been scrolled away.
        var hidden: CGFloat = 0
        /// Whether there has been a search bar.
        var hadSearchBar = false
        /// Whether the bar is moving with the content, which stays where it is.
        var isFollowed = false
    }

    /// Has other points go, and returns how many have gone.
    ///
    /// A search bar is out of sight until the content is drawn down (mozilla-mobile/firefox-ios, pull request 6703: "an initially
    /// hidden searchbar which unfolds on drag"), unless it stayed at first and goes from now on, as many apps have it in
    /// `viewWillAppear(_:)` and `viewDidAppear(_:)`.
    fileprivate final func adopt(_ heights: CollapsingRoom.Heights, hasSearchBar: Bool) -> CGFloat {
        let old = collapsing
        guard heights != old.heights || hasSearchBar != old.hadSearchBar else { return old.hidden }
        let title = min(old.hidden - min(old.hidden, old.heights.search), heights.title)
        var hidden = title
        if heights.search > 0 {
            let way = old.heights.search > 0 ? old.hidden : contentOffset.y - edges.y.lowerBound
            let isAtFirst = !old.hadSearchBar
            hidden += isAtFirst || title > 0 ? heights.search : min(max(way, 0), heights.search)
        }
        collapsing = Collapsing(
            heights: heights, hidden: hidden, hadSearchBar: hasSearchBar || old.hadSearchBar,
            isFollowed: old.isFollowed)
        return hidden
    }

    /// Returns the place at which content rests that would rest at `proposed`: none shows a part of a large title or of a search
    /// bar.
    final func besideCollapsingRoom(_ proposed: CGPoint) -> CGPoint {
        let edge = edges.y.lowerBound
        let (way, heights) = (proposed.y - edge, collapsing.heights)
        guard way > 0, way < heights.sum else { return proposed }
        let (start, end) = way < heights.search ? (0, heights.search) : (heights.search, heights.sum)
        let place = edge + (way < (start + end) / 2 ? start : end)
        return CGPoint(x: proposed.x, y: min(place, edges.y.upperBound))
    }
}

extension UINavigationItem {
    /// Whether the last of a stack's items has a large title: one that says nothing has what the item below it has.
    static func hasLargeTitle(_ items: [UINavigationItem]) -> Bool {
        for item in items.reversed() {
            switch item.largeTitleDisplayMode {
            case .always: return true
            case .never: return false
            case .automatic: continue
            }
        }
        return true
    }
}
