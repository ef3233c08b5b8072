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

    /// What is to be seen before the first group and after the last one, beyond the section's insets, so that each can
    /// rest in the middle.
    var centeringInsets: (start: CGFloat, end: CGFloat) {
        guard behavior == .groupPagingCentered, run.groups > 0 else { return (0, 0) }
        let visible = isHorizontal ? frame.width : frame.height
        return (
            start: max(-rest(of: 0), 0),
            end: max(rest(of: run.groups - 1) + visible - contentLength, 0)
        )
    }

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
    private(set) var section: OrthogonalSection
    /// Whether the section is shown the other way round.
    private var isMirrored: Bool
    /// Where the section was put last; the view's own frame differs by rounding.
    private var placedFrame: CGRect?
    @Unretained private var collectionView: UICollectionView?

    init(_ section: OrthogonalSection, in view: UICollectionView) {
        self.section = section
        isMirrored = view.isMirrored
        collectionView = view
        super.init(frame: section.frame)
        contentInsetAdjustmentBehavior = .never
        clipsToBounds = false
        adapt()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Follows a change of the section or of the direction of reading.
    func show(_ section: OrthogonalSection) {
        let group = groupAtRest(in: section)
        let (before, wasMirrored, oldWidth) = (offset, isMirrored, width)
        let behavesOtherwise = section.behavior != self.section.behavior
        self.section = section
        isMirrored = collectionView?.isMirrored ?? false
        adapt()
        if let group {
            rest(at: place(of: section.rest(of: group)))
        } else if isMirrored != wasMirrored || isMirrored && width != oldWidth {
            contentOffset = place(of: before)
        }
        if behavesOtherwise, !isHeld {
            // Where it rests, or would have, may be no place to rest any more.
            let place = settledContentOffset
            stopMotion()
            rest(at: place)
        }
    }

    /// How its elements' views lie in it.
    var space: ElementSpace { ElementSpace(origin: section.frame.origin, mirrorWidth: isMirrored ? width : nil) }

    /// Of the content, at least as wide as the view.
    private var width: CGFloat {
        section.isHorizontal ? max(section.contentLength, section.frame.width) : section.frame.width
    }

    /// Returns the content offset of an offset along the direction in which the section scrolls, from its beginning.
    func place(of offset: CGFloat) -> CGPoint {
        guard section.isHorizontal else { return CGPoint(x: 0, y: offset) }
        return CGPoint(x: isMirrored ? width - section.frame.width - offset : offset, y: 0)
    }

    /// Returns the offset from the beginning at a content offset.
    func offset(at place: CGPoint) -> CGFloat {
        guard section.isHorizontal else { return place.y }
        return isMirrored ? width - section.frame.width - place.x : place.x
    }

    private func adapt() {
        let frame = section.frame.mirrored(in: collectionView?.mirrorWidth)
        if placedFrame != frame {
            placedFrame = frame
            self.frame = frame
        }
        let length = section.contentLength
        let size =
            section.isHorizontal
            ? CGSize(width: length, height: bounds.height) : CGSize(width: bounds.width, height: length)
        if contentSize != size { contentSize = size }
        let centering = section.centeringInsets
        let (start, end) = isMirrored ? (centering.end, centering.start) : centering
        let insets =
            section.isHorizontal
            ? UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
            : UIEdgeInsets(top: centering.start, left: 0, bottom: centering.end, right: 0)
        if contentInset != insets { contentInset = insets }
        isPagingEnabled = section.behavior == .paging
        decelerationRate = section.pagesGroups ? .fast : section.properties.decelerationRate
        bounces = section.properties.bounce != .never
        let always = section.properties.bounce == .always
        alwaysBounceHorizontal = always && section.isHorizontal
        alwaysBounceVertical = always && !section.isHorizontal
    }

    /// How far the section has been scrolled from its beginning.
    var offset: CGFloat { offset(at: contentOffset) }

    /// The group that is to stay in its place when the section changes; nil while a finger or a motion moves the
    /// content, and where content rests anywhere.
    private func groupAtRest(in next: OrthogonalSection) -> Int? {
        guard section.pagesGroups, next.pagesGroups, !isHeld, targetContentOffset == nil else { return nil }
        let group = section.group(restingNear: offset)
        guard group < next.run.groups else { return nil }
        let isInPlace = (section.rest(of: group) - offset).magnitude < 0.5
        return isInPlace && next.rest(of: group) != section.rest(of: group) ? group : nil
    }

    override var dependsOnEveryStep: Bool { collectionView?.dependsOnEveryStep ?? false }

    override func didChangeBounds() { collectionView?.setNeedsLayout() }

    /// A drag across the section is the collection view's.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === panGestureRecognizer {
            let way = panGestureRecognizer.translation(in: superview)
            guard section.isHorizontal == (way.x.magnitude > way.y.magnitude) else { return false }
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override var firstPage: CGPoint { place(of: 0) }

    /// A group that is far away is not reached by a drag, but content can be put there.
    override func restingTarget(near proposed: CGPoint) -> CGPoint {
        guard section.pagesGroups else { return super.restingTarget(near: proposed) }
        let place = place(of: section.rest(of: section.group(restingNear: offset(at: proposed))))
        return section.isHorizontal ? CGPoint(x: place.x, y: proposed.y) : CGPoint(x: proposed.x, y: place.y)
    }

    override func preferredTarget(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        let along = offset(at: proposed)
        let speed = section.isHorizontal ? (isMirrored ? -velocity.x : velocity.x) : velocity.y
        let target: CGFloat
        switch section.behavior {
        case .none, .continuous, .paging: return proposed
        case .continuousGroupLeadingBoundary:
            target = section.rest(of: section.group(restingNear: along))
        case .groupPaging, .groupPagingCentered:
            target = section.rest(of: page(speed: speed))
        }
        let place = place(of: target)
        return section.isHorizontal ? CGPoint(x: place.x, y: proposed.y) : CGPoint(x: proposed.x, y: place.y)
    }

    /// The speed in points per millisecond above which a release turns to the next group; a best guess.
    private static let turningSpeed: CGFloat = 0.2

    /// The group at which a release leads: at most one further than where the drag began.
    private func page(speed: CGFloat) -> Int {
        let first = section.group(restingNear: offset(at: dragStart))
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
