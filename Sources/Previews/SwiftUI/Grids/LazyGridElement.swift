/// The element of a lazy grid.
final class LazyGridElement: LayoutHostElement {
    /// The direction in which it goes on.
    var axis = Axis.vertical
    var items: [GridItem] = []
    var alignment = Alignment.center
    /// The space between two lines; nil for the usual one.
    var spacing: CGFloat?
    var pinned = PinnedScrollableViews()

    /// The views of a line of the grid, with the tracks that they stand in; of a header or footer, which has none, nil.
    private struct Line {
        var members: [(element: Element, track: Int?)]
        var length: CGFloat = 0
    }

    private var gap: CGFloat { spacing ?? StackLayoutElement.usualSpacing }

    private func offer(_ across: CGFloat?) -> ProposedViewSize {
        axis == .vertical
            ? ProposedViewSize(width: across, height: nil) : ProposedViewSize(width: nil, height: across)
    }

    private func lines(_ tracks: GridTracks) -> [Line] {
        var (lines, section) = ([Line](), ObjectIdentifier?.none)
        for element in list() {
            let place = element.trait(SectionTrait.self)
            if let place, place.role != .content {
                lines.append(Line(members: [(element, nil)]))
                section = nil
            } else if let last = lines.last, section == place?.section, last.members.first?.track != nil,
                last.members.count < tracks.all.count
            {
                lines[lines.count - 1].members.append((element, last.members.count))
            } else {
                lines.append(Line(members: [(element, 0)]))
                section = place?.section
            }
        }
        for index in lines.indices {
            lines[index].length =
                lines[index].members.map { member in
                    let across = member.track.map { tracks.all[$0].length } ?? tracks.length
                    return member.element.size(offer(across))[axis]
                }.max() ?? 0
        }
        return lines
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let tracks = GridTracks(items, in: proposal[axis.other])
        guard !tracks.all.isEmpty else { return .zero }
        let lines = lines(tracks)
        var size = CGSize.zero
        size[axis.other] = tracks.length
        size[axis] = lines.reduce(0) { $0 + $1.length } + CGFloat(max(lines.count - 1, 0)) * gap
        return size
    }

    private func frames(_ frame: CGRect) -> [(element: Element, frame: CGRect)] {
        let tracks = GridTracks(items, in: frame.size[axis.other])
        guard !tracks.all.isEmpty else { return [] }
        var position = axis == .vertical ? frame.minY : frame.minX
        let start = (axis == .vertical ? frame.minX : frame.minY) + (frame.size[axis.other] - tracks.length) / 2
        return lines(tracks).flatMap { line in
            defer { position += line.length + gap }
            return line.members.map { element, number in
                let track = number.map { tracks.all[$0] }
                let across = track?.length ?? tracks.length
                let begin = start + (track?.start ?? 0)
                let cell =
                    axis == .vertical
                    ? CGRect(x: begin, y: position, width: across, height: line.length)
                    : CGRect(x: position, y: begin, width: line.length, height: across)
                let size = element.size(offer(across))
                let origin = (track?.alignment ?? alignment).origin(of: element, size, in: cell)
                return (element, CGRect(origin: origin, size: size))
            }
        }
    }

    override func place(_ frame: CGRect, _ placement: Placement) {
        placement.scroll?.dependsOnOffset = true
        let pins = PinnedMarks(axis: axis, pinned: pinned)
        for (element, frame) in pins.apply(frames(frame), placement) {
            if let visible = placement.visible, !visible.intersects(frame.insetBy(dx: -1, dy: -1)) {
                if let id = element.trait(IdentityTrait.self) { placement.scroll?.register(id, frame) }
            } else {
                element.place(frame, placement)
            }
        }
    }
}
