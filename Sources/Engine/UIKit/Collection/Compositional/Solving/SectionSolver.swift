import QuartzCore

/// A header or a footer in its section.
struct BoundaryView {
    var description: NSCollectionLayoutBoundarySupplementaryItem
    /// Among those of its kind.
    var index: Int
    /// From the section's origin.
    var frame: CGRect
    /// Along which the view is asked.
    var axes: SizingAxes
    var isAtEnd: Bool
}

/// A section with its headers and footers, from its own origin.
@MainActor
struct SolvedSection {
    var description: NSCollectionLayoutSection
    var environment: LayoutContainer
    var run: GroupRun
    /// In the layout's direction, from the content's beginning.
    var start: CGFloat = 0
    /// In the layout's direction.
    var length: CGFloat = 0
    /// Where the groups begin.
    var origin = CGPoint.zero
    /// What the groups take across the direction in which they follow each other; of a section that scrolls by itself.
    var orthogonal: OrthogonalExtent?
    var boundary: [BoundaryView] = []
    /// What headers and footers take before and after the content.
    var headerLength: CGFloat = 0
    var footerLength: CGFloat = 0

    struct OrthogonalExtent {
        /// Of the content that scrolls, insets included.
        var contentLength: CGFloat
        var thickness: CGFloat
        var insetStart: CGFloat
    }
}

/// Makes sections; see COMPOSITIONAL.md for the rules.
@MainActor
struct SectionSolver {
    /// The layout's direction.
    let axes: FlowAxes
    /// What the view has to show, without its insets.
    let container: CGSize
    let margins: UIEdgeInsets
    /// What the safe area leaves out of that beside the view's insets.
    let safeArea: UIEdgeInsets
    let traits: UITraitCollection
    /// What the insets of sections are added to unless they say otherwise.
    let reference: UIContentInsetsReference
    /// A view's size, given the axes along which it is asked and what it has otherwise.
    let size: (ElementKey, SizingAxes, CGSize) -> CGSize

    func insets(_ description: NSCollectionLayoutSection) -> UIEdgeInsets {
        var insets = description.contentInsets.leftToRight
        let own = description.contentInsetsReference
        switch own == .automatic ? reference : own {
        case .automatic, .none: break
        case .safeArea:
            insets.left += safeArea.left
            insets.right += safeArea.right
        case .layoutMargins:
            insets.left += margins.left
            insets.right += margins.right
        case .readableContent:
            let beside = max((container.width - Self.readableWidth) / 2, 0)
            insets.left += max(margins.left, beside)
            insets.right += max(margins.right, beside)
        }
        return insets
    }

    /// The width at which lines of text become hard to read, in points: that of iOS at the standard text size.
    private static let readableWidth: CGFloat = 672

    func solve(_ description: NSCollectionLayoutSection, section: Int, count: Int, asked: [Int]) -> SolvedSection {
        let insets = insets(description)
        let inner = CGSize(
            width: max(container.width - insets.left - insets.right, 0),
            height: max(container.height - insets.top - insets.bottom, 0))
        let scrolls = description.orthogonalScrollingBehavior != .none
        let size = self.size
        let solver = GroupSolver(traits: traits) { item, axes, estimate in
            size(ElementKey(cell: IndexPath(item: item, section: section)), axes, estimate)
        }
        let run = GroupRun(
            description.group, in: inner, axes: FlowAxes(isVertical: axes.isVertical != scrolls),
            spacing: description.interGroupSpacing, count: count, asked: asked, solver: solver)
        let environment = LayoutContainer(
            size: container,
            insets: NSDirectionalEdgeInsets(
                top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
            traits: traits)
        var solved = SolvedSection(description: description, environment: environment, run: run)
        place(&solved, section: section)
        return solved
    }

    /// Places the headers, the groups and the footers of a section whose groups are known.
    func place(_ solved: inout SolvedSection, section: Int) {
        let description = solved.description
        let insets = insets(description)
        let (start, end) = axes.isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
        let (crossStart, crossEnd) = axes.isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
        let follows = description.supplementariesFollowContentInsets
        let room = axes.cross(container) - (follows ? crossStart + crossEnd : 0)
        let boundary = BoundarySolver(axes: axes, container: axes.size(main: axes.main(container), cross: max(room, 0)))
        let views = boundary.measure(description.boundarySupplementaryItems) { kind, index, axes, estimate in
            size(
                ElementKey(.supplementaryView, kind, at: IndexPath(item: index, section: section)), axes, estimate)
        }
        solved.headerLength = boundary.length(views, atEnd: false)
        solved.footerLength = boundary.length(views, atEnd: true)
        var content = solved.run.length
        if description.orthogonalScrollingBehavior != .none {
            solved.orthogonal = SolvedSection.OrthogonalExtent(
                contentLength: crossStart + solved.run.length + crossEnd, thickness: solved.run.crossLength,
                insetStart: crossStart)
            content = solved.run.crossLength
        }
        solved.length = solved.headerLength + start + content + end + solved.footerLength
        solved.origin =
            axes.rect(main: solved.headerLength + start, cross: crossStart, mainLength: 0, crossLength: 0).origin
        solved.boundary = boundary.place(
            views, length: solved.length, crossStart: follows ? crossStart : 0)
    }
}

/// Places headers and footers at the ends of a section or of a layout.
@MainActor
struct BoundarySolver {
    let axes: FlowAxes
    /// What fractions are of.
    let container: CGSize

    func measure(
        _ descriptions: [NSCollectionLayoutBoundarySupplementaryItem],
        size: (String, Int, SizingAxes, CGSize) -> CGSize
    ) -> [BoundaryView] {
        var counts: [String: Int] = [:]
        return descriptions.map { description in
            let index = counts[description.elementKind, default: 0]
            counts[description.elementKind] = index + 1
            let asked = description.layoutSize.asked
            let wanted = size(
                description.elementKind, index, asked, description.layoutSize.resolved(in: container))
            return BoundaryView(
                description: description, index: index, frame: CGRect(origin: .zero, size: wanted), axes: asked,
                isAtEnd: isAtEnd(description.alignment))
        }
    }

    private func isAtEnd(_ alignment: NSRectAlignment) -> Bool {
        switch alignment {
        case .bottom, .bottomLeading: axes.isVertical
        case .trailing, .topTrailing: !axes.isVertical
        case .bottomTrailing: true
        case .none, .top, .topLeading, .leading: false
        }
    }

    func length(_ views: [BoundaryView], atEnd: Bool) -> CGFloat {
        views.filter { $0.isAtEnd == atEnd && $0.description.extendsBoundary }
            .reduce(0) { $0 + axes.main($1.frame.size) }
    }

    /// Those at one end follow each other in their order; those at the end begin after the content.
    func place(_ views: [BoundaryView], length: CGFloat, crossStart: CGFloat) -> [BoundaryView] {
        var (start, end) = (CGFloat(0), length - self.length(views, atEnd: true))
        return views.map { view in
            var view = view
            let (main, cross) = (axes.main(view.frame.size), axes.cross(view.frame.size))
            var position: CGFloat
            switch (view.isAtEnd, view.description.extendsBoundary) {
            case (false, true):
                position = start
                start += main
            case (true, true):
                position = end
                end += main
            case (false, false): position = 0
            case (true, false): position = length - main
            }
            let left = axes.cross(container) - cross
            let across = crossStart + left * fraction(view.description.alignment)
            view.frame = axes.rect(main: position, cross: across, mainLength: main, crossLength: cross)
                .offsetBy(dx: view.description.offset.x, dy: view.description.offset.y)
            return view
        }
    }

    /// How far across the direction the alignment is: 0 is the beginning, 1 the end.
    private func fraction(_ alignment: NSRectAlignment) -> CGFloat {
        switch alignment {
        case .none: 0.5
        case .top, .bottom: axes.isVertical ? 0.5 : alignment == .top ? 0 : 1
        case .leading, .trailing: axes.isVertical ? alignment == .leading ? 0 : 1 : 0.5
        case .topLeading: 0
        case .bottomTrailing: 1
        case .bottomLeading: axes.isVertical ? 0 : 1
        case .topTrailing: axes.isVertical ? 1 : 0
        }
    }
}
