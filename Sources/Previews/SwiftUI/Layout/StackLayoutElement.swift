/// The element of views beside or below each other.
///
/// Each is offered an equal part of what is left, those first that can change their size least; those of a higher priority
/// before all others, which are left their smallest sizes (Apple, "Building layouts with stack views", and the sessions on
/// SwiftUI's layout of 2019 and 2022).
@MainActor
final class StackLayoutElement: Element {
    var axis = Axis.vertical
    /// The line across, by which they are aligned.
    var alignment = HorizontalAlignment.center.key
    /// The space between two; nil for the usual one.
    var spacing: CGFloat?
    /// Returns what stands in it.
    var contents: () -> [Element] = { [] }
    /// Whether only what is seen is shown.
    var isLazy = false
    /// Which headers of sections stay where the scroll view around begins, while their section is seen.
    var pinned = PinnedScrollableViews()

    private var members: [Element] = []
    private var listed = -1

    /// The usual space between two views, in points.
    static let usualSpacing: CGFloat = 8

    /// Returns the stack that views stand in which nothing else lays out.
    static func column(_ elements: [Element], host: ViewHost) -> StackLayoutElement {
        let stack = StackLayoutElement(host)
        stack.contents = { elements }
        return stack
    }

    private func list() -> [Element] {
        if let host, listed != host.pass {
            listed = host.pass
            members = contents()
        }
        return members
    }

    private func gaps(_ members: [Element]) -> [CGFloat] {
        zip(members, members.dropFirst()).map { one, other in
            spacing ?? (one.isSpacer || other.isSpacer ? 0 : Self.usualSpacing)
        }
    }

    private func sizes(_ proposal: ProposedViewSize) -> [CGSize] {
        let members = list()
        let across = proposal[axis.other]
        func offer(_ length: CGFloat?) -> ProposedViewSize {
            axis == .horizontal
                ? ProposedViewSize(width: length, height: across) : ProposedViewSize(width: across, height: length)
        }
        guard let length = proposal[axis], length.isFinite, !isLazy else {
            let offered = offer(isLazy ? nil : proposal[axis])
            return members.map { $0.size(offered) }
        }
        let least = members.map { $0.size(offer(0))[axis] }
        let flexibility = members.indices.map { members[$0].size(offer(.infinity))[axis] - least[$0] }
        var remaining = length - gaps(members).reduce(0, +)
        var sizes = [CGSize](repeating: .zero, count: members.count)
        let priorities = Set(members.map(\.priority)).sorted(by: >)
        for priority in priorities {
            let now = members.indices.filter { members[$0].priority == priority }
            let later = members.indices.filter { members[$0].priority < priority }
            let reserved = later.reduce(0) { $0 + least[$1] }
            var available = remaining - reserved
            let order = now.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
            for (number, index) in order.enumerated() {
                let share = max(0, available) / CGFloat(order.count - number)
                sizes[index] = members[index].size(offer(share))
                available -= sizes[index][axis]
                remaining -= sizes[index][axis]
            }
        }
        return sizes
    }

    /// Returns how far the line across is from the upper or left edge, and from the other one.
    private func extent(_ sizes: [CGSize]) -> (before: CGFloat, after: CGFloat) {
        var (before, after) = (CGFloat(0), CGFloat(0))
        for (element, size) in zip(list(), sizes) where !element.isSpacer {
            let line = element.line(alignment, size)
            before = max(before, line)
            after = max(after, size[axis.other] - line)
        }
        return (before, after)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let members = list()
        guard !members.isEmpty else { return .zero }
        let sizes = sizes(proposal)
        let (before, after) = extent(sizes)
        var size = CGSize.zero
        size[axis] = sizes.reduce(0) { $0 + $1[axis] } + gaps(members).reduce(0, +)
        size[axis.other] = before + after
        return size
    }

    /// Returns where each stands in a frame.
    func frames(_ frame: CGRect) -> [CGRect] {
        let members = list()
        let sizes = sizes(ProposedViewSize(frame.size))
        let gaps = gaps(members)
        let (before, after) = extent(sizes)
        // Those that don't fill the frame stand in its middle.
        let total = sizes.reduce(0) { $0 + $1[axis] } + gaps.reduce(0, +)
        var position = (axis == .horizontal ? frame.minX : frame.minY) + (frame.size[axis] - total) / 2
        let line =
            (axis == .horizontal ? frame.minY : frame.minX) + before + (frame.size[axis.other] - before - after) / 2
        return members.indices.map { index in
            let offset = line - members[index].line(alignment, sizes[index])
            let origin = axis == .horizontal ? CGPoint(x: position, y: offset) : CGPoint(x: offset, y: position)
            position += sizes[index][axis] + (index < gaps.count ? gaps[index] : 0)
            return CGRect(origin: origin, size: sizes[index])
        }
    }

    override func place(_ frame: CGRect, _ placement: Placement) {
        if isLazy { placement.scroll?.dependsOnOffset = true }
        let all = zip(list(), frames(frame)).map { (element: $0, frame: $1) }
        let shown = isLazy ? PinnedMarks(axis: axis, pinned: pinned).apply(all, placement) : all
        let placed = shown.filter { element, frame in
            guard isLazy, let visible = placement.visible, !visible.intersects(frame.insetBy(dx: -1, dy: -1)) else {
                return true
            }
            if let id = element.trait(IdentityTrait.self) { placement.scroll?.register(id, frame) }
            return false
        }
        for (element, frame) in placed.stableSorted(by: { $0.0.zIndex < $1.0.zIndex }) {
            element.place(frame, placement)
        }
    }

    override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
        guard key == NestedLinkTrait.self else { return nil }
        return list().lazy.compactMap(\.anyLink).first as? Key.Value
    }

    override func guide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
        let last = key == VerticalAlignment.lastTextBaseline.key
        let frames = Array(zip(list(), frames(CGRect(origin: .zero, size: size))))
        for (element, frame) in last ? frames.reversed() : frames {
            guard let line = element.explicit(key, frame.size) else { continue }
            return line + (key.axis == .horizontal ? frame.minX : frame.minY)
        }
        return nil
    }
}

extension Sequence {
    /// Returns the elements in order, those of equal rank as they were.
    func stableSorted(by areInOrder: (Element, Element) -> Bool) -> [Element] {
        enumerated().sorted { one, other in
            areInOrder(one.element, other.element)
                || !areInOrder(other.element, one.element) && one.offset < other.offset
        }.map(\.element)
    }
}
