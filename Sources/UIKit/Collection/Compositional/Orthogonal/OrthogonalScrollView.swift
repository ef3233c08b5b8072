import QuartzCore

/// A section that scrolls by itself, across its layout's direction.
@MainActor
struct OrthogonalSection {
    var index: Int
    /// Whether it scrolls sideways.
    var isHorizontal: Bool
    /// What is seen of it, in the layout's content.
    var frame: CGRect
    /// Of what scrolls.
    var contentLength: CGFloat
    /// Before the first group.
    var insetStart: CGFloat
    var run: GroupRun
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    var properties: UICollectionLayoutSectionOrthogonalScrollingProperties

    /// The content offset at which a group rests.
    func rest(of group: Int) -> CGFloat {
        let start = run.start(of: group)
        guard behavior == .groupPagingCentered else { return start }
        let visible = isHorizontal ? frame.width : frame.height
        return insetStart + start + run.length(of: group) / 2 - visible / 2
    }

    /// The group that rests nearest to an offset.
    func group(restingNear offset: CGFloat) -> Int {
        let visible = isHorizontal ? frame.width : frame.height
        let place = behavior == .groupPagingCentered ? offset + visible / 2 - insetStart : offset
        let around = run.groups(in: place...place)
        let candidates = max(around.lowerBound - 1, 0)...min(around.upperBound, max(run.groups - 1, 0))
        return candidates.min { (rest(of: $0) - offset).magnitude < (rest(of: $1) - offset).magnitude } ?? 0
    }
}

/// Shows a section that scrolls by itself.
final class OrthogonalScrollView: UIScrollView {
    var section: OrthogonalSection {
        didSet { adapt() }
    }
    private weak var collectionView: UICollectionView?

    init(_ section: OrthogonalSection, in view: UICollectionView) {
        self.section = section
        collectionView = view
        super.init(frame: section.frame)
        clipsToBounds = false
        adapt()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func adapt() {
        if frame != section.frame { frame = section.frame }
        let length = section.contentLength
        let size =
            section.isHorizontal
            ? CGSize(width: length, height: bounds.height) : CGSize(width: bounds.width, height: length)
        if contentSize != size { contentSize = size }
        isPagingEnabled = section.behavior == .paging
        decelerationRate = section.pagesGroups ? .fast : section.properties.decelerationRate
        bounces = section.properties.bounce != .never
        let always = section.properties.bounce == .always
        alwaysBounceHorizontal = always && section.isHorizontal
        alwaysBounceVertical = always && !section.isHorizontal
    }

    /// The content offset along the direction in which the section scrolls.
    var offset: CGFloat { section.isHorizontal ? contentOffset.x : contentOffset.y }

    override func didChangeBounds() { collectionView?.setNeedsLayout() }

    /// A drag across the section is the collection view's.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === panGestureRecognizer {
            let way = panGestureRecognizer.translation(in: superview)
            guard section.isHorizontal == (way.x.magnitude > way.y.magnitude) else { return false }
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func preferredTarget(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        let along = section.isHorizontal ? proposed.x : proposed.y
        let speed = section.isHorizontal ? velocity.x : velocity.y
        let target: CGFloat
        switch section.behavior {
        case .none, .continuous, .paging: return proposed
        case .continuousGroupLeadingBoundary:
            target = section.rest(of: section.group(restingNear: along))
        case .groupPaging, .groupPagingCentered:
            target = section.rest(of: page(speed: speed))
        }
        return section.isHorizontal ? CGPoint(x: target, y: proposed.y) : CGPoint(x: proposed.x, y: target)
    }

    /// The speed in points per millisecond above which a release turns to the next group; a best guess.
    private static let turningSpeed: CGFloat = 0.2

    /// The group at which a release leads: at most one further than where the drag began.
    private func page(speed: CGFloat) -> Int {
        let start = section.isHorizontal ? dragStart.x : dragStart.y
        let first = section.group(restingNear: start)
        var page = section.group(restingNear: offset)
        if speed.magnitude > Self.turningSpeed {
            let rest = section.rest(of: page)
            if speed > 0, rest <= offset { page += 1 }
            if speed < 0, rest >= offset { page -= 1 }
        }
        return min(max(page, first - 1, 0), first + 1, max(section.run.groups - 1, 0))
    }
}

extension OrthogonalSection {
    var pagesGroups: Bool { behavior == .groupPaging || behavior == .groupPagingCentered }
}
