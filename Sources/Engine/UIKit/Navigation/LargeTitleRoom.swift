import QuartzCore

/// The room that a navigation bar has for a large title: it goes as content is scrolled, and comes back with its beginning.
///
/// The content's edge, the bar's end and the safe area move as one: what the bar gives up the content may be drawn down by again.
@MainActor
final class LargeTitleRoom {
    /// The points below a bar's buttons: 96 in all, as many have read off (tungfam/ImageInNavigationBarDemo: 96.5 on iOS 11).
    static let height: CGFloat = 52

    private weak var content: UIScrollView?
    private var hidden: CGFloat = 0
    private var pulled: CGFloat = 0
    private var isShown = false
    private let changed: () -> Void

    /// Makes the room, with what is called when it has another height.
    init(changed: @escaping () -> Void) {
        self.changed = changed
    }

    /// The points that the bar has for the title: more than usual while content is drawn beyond its beginning.
    var length: CGFloat { isShown ? Self.height - hidden + pulled : 0 }
    /// The points that content rests below.
    var covered: CGFloat { isShown ? Self.height - hidden : 0 }

    /// Follows the content of a controller; nil if it has none that scrolls below the bar.
    func follow(_ content: UIScrollView?, isShown: Bool) {
        let isOther = content !== self.content
        if isOther { self.content?.offsetFollower = nil }
        self.content = content
        guard isOther || isShown != self.isShown else { return }
        self.isShown = isShown
        if !isShown { content?.largeTitle = UIScrollView.LargeTitle() }
        content?.largeTitle.height = isShown ? Self.height : 0
        (hidden, pulled) = (content?.largeTitle.hidden ?? 0, 0)
        content?.offsetFollower = isShown ? { [weak self] in self?.scrolled() } : nil
    }

    private func scrolled() {
        guard isShown, let content, !content.largeTitle.isFollowed else { return }
        let way = content.contentOffset.y - content.edges.y.lowerBound
        let (now, beyond) = (min(max(way, 0), Self.height), max(-way, 0))
        guard now != hidden || beyond != pulled else { return }
        (hidden, pulled) = (now, beyond)
        content.largeTitle.hidden = now
        content.largeTitle.isFollowed = true
        changed()
        content.largeTitle.isFollowed = false
    }
}

extension UIScrollView {
    /// What a navigation bar's large title has to do with the content below it.
    struct LargeTitle {
        /// The points that belong to the title at the content's beginning.
        var height: CGFloat = 0
        /// The points of them that have been scrolled away.
        var hidden: CGFloat = 0
        /// Whether the bar is moving with the content, which stays where it is.
        var isFollowed = false
    }

    /// Returns the place at which content rests that would rest at `proposed`: none shows a part of a large title.
    final func besideLargeTitle(_ proposed: CGPoint) -> CGPoint {
        let edge = edges.y.lowerBound
        let way = proposed.y - edge
        guard largeTitle.height > 0, way > 0, way < largeTitle.height else { return proposed }
        let place = way < largeTitle.height / 2 ? edge : min(edge + largeTitle.height, edges.y.upperBound)
        return CGPoint(x: proposed.x, y: place)
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
