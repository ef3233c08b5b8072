/// Which headers and footers of sections stay in sight, and where.
@MainActor
struct PinnedMarks {
    let axis: Axis
    let pinned: PinnedScrollableViews

    /// Returns elements with their frames, those last and moved that stay in sight.
    func apply(
        _ all: [(element: Element, frame: CGRect)], _ placement: Placement
    ) -> [(element: Element, frame: CGRect)] {
        guard !pinned.isEmpty, let scroll = placement.scroll, let start = placement.spaces[ScrollElement.name]?.origin
        else {
            return all
        }
        let before =
            axis == .vertical
            ? start.y - placement.origin.y + scroll.hidden.top : start.x - placement.origin.x + scroll.hidden.left
        let after = before + scroll.room[axis]
        let sections = all.map { $0.element.trait(SectionTrait.self) }
        var extents: [ObjectIdentifier: (start: CGFloat, end: CGFloat)] = [:]
        for (section, entry) in zip(sections, all) {
            guard let section = section?.section else { continue }
            let (start, end) = range(entry.frame)
            let known = extents[section] ?? (start, end)
            extents[section] = (min(known.start, start), max(known.end, end))
        }
        var (staying, others) = ([(element: Element, frame: CGRect)](), [(element: Element, frame: CGRect)]())
        for (section, entry) in zip(sections, all) {
            guard let section, let extent = extents[section.section], isPinned(section.role) else {
                others.append(entry)
                continue
            }
            let (start, end) = range(entry.frame)
            let place =
                section.role == .header
                ? max(start, min(before, extent.end - (end - start)))
                : min(start, max(after - (end - start), extent.start))
            var frame = entry.frame
            if axis == .vertical { frame.origin.y = place } else { frame.origin.x = place }
            staying.append((entry.element, frame))
        }
        return others + staying
    }

    private func isPinned(_ role: SectionRole) -> Bool {
        switch role {
        case .header: pinned.contains(.sectionHeaders)
        case .footer: pinned.contains(.sectionFooters)
        case .content: false
        }
    }

    private func range(_ frame: CGRect) -> (start: CGFloat, end: CGFloat) {
        axis == .vertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
    }
}
