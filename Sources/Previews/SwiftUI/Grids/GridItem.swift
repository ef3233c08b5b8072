/// A column or row of a lazy grid.
public nonisolated struct GridItem: Sendable {
    /// How wide it is.
    public enum Size: Sendable {
        /// As many as fit of a width between two, in points.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
        /// A width in points.
        case fixed(CGFloat)
        /// One of a width between two, in points.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    }

    /// How wide it is.
    public var size: Size
    /// The space to the next one; nil for the usual one.
    public var spacing: CGFloat?
    /// How views are aligned in it; nil for as the grid says.
    public var alignment: Alignment?

    /// Makes one.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
}

/// The columns of a lazy grid, or its rows: where each begins and how wide it is.
@MainActor
struct GridTracks {
    struct Track {
        let start: CGFloat
        let length: CGFloat
        let alignment: Alignment?
    }

    let all: [Track]
    /// The width of all.
    let length: CGFloat

    /// Divides a length among items: fixed ones have theirs, and each other one is offered an equal part of what is
    /// left, in order, of which it takes what its bounds allow.
    init(_ items: [GridItem], in proposed: CGFloat?) {
        let gaps = items.dropLast().map { $0.spacing ?? StackLayoutElement.usualSpacing }
        var rest = (proposed ?? 0) - gaps.reduce(0, +)
        var flexible = 0
        for item in items {
            if case .fixed(let length) = item.size { rest -= length } else { flexible += 1 }
        }
        var (tracks, position) = ([Track](), CGFloat(0))
        func add(_ length: CGFloat, _ item: GridItem) {
            tracks.append(Track(start: position, length: length, alignment: item.alignment))
            position += length
        }
        for (index, item) in items.enumerated() {
            let share = max(0, rest) / CGFloat(max(flexible, 1))
            switch item.size {
            case .fixed(let length): add(length, item)
            case .flexible(let least, let most):
                let length = min(max(share, least), max(most, least))
                add(length, item)
                rest -= length
                flexible -= 1
            case .adaptive(let least, let most):
                let gap = item.spacing ?? StackLayoutElement.usualSpacing
                let count = max(1, Int(((share + gap) / max(least + gap, 0.001)).rounded(.down)))
                let room = (share - CGFloat(count - 1) * gap) / CGFloat(count)
                let length = min(max(room, least), max(most, least))
                for number in 0..<count {
                    if number > 0 { position += gap }
                    add(length, item)
                }
                rest -= CGFloat(count) * length + CGFloat(count - 1) * gap
                flexible -= 1
            }
            if index < gaps.count { position += gaps[index] }
        }
        (all, length) = (tracks, position)
    }
}
