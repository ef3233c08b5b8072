import QuartzCore

/// The items of one section, from the section's first line on.
enum FlowItems {
    case uniform(UniformFlow)
    case lines(LineFlow)

    var count: Int {
        switch self {
        case .uniform(let flow): flow.count
        case .lines(let flow): flow.frames.count
        }
    }

    /// Length of all lines along the main direction.
    var length: CGFloat {
        switch self {
        case .uniform(let flow): flow.length
        case .lines(let flow): flow.length
        }
    }

    func frame(of item: Int, _ axes: FlowAxes) -> CGRect {
        switch self {
        case .uniform(let flow): flow.frame(of: item, axes)
        case .lines(let flow): flow.frames[item]
        }
    }

    /// The items of the lines that touch `range` of the main direction.
    func items(in range: ClosedRange<CGFloat>) -> Range<Int> {
        switch self {
        case .uniform(let flow): flow.items(in: range)
        case .lines(let flow): flow.items(in: range)
        }
    }
}

/// Items of one size: every place follows from the item's number, so a million cost as much as ten.
struct UniformFlow {
    var count: Int
    private var perLine: Int
    private var mainLength: CGFloat
    private var crossLength: CGFloat
    private var lineSpacing: CGFloat
    private var crossStart: CGFloat
    private var crossSpacing: CGFloat

    init(count: Int, size: CGSize, metrics: FlowMetrics, axes: FlowAxes) {
        self.count = count
        mainLength = axes.main(size)
        crossLength = axes.cross(size)
        lineSpacing = metrics.lineSpacing
        perLine = metrics.itemsPerLine(crossLength)
        (crossStart, crossSpacing) = metrics.spread(CGFloat(perLine) * crossLength, count: perLine)
    }

    private var lines: Int { (count + perLine - 1) / perLine }

    var length: CGFloat {
        lines == 0 ? 0 : CGFloat(lines) * mainLength + CGFloat(lines - 1) * lineSpacing
    }

    func frame(of item: Int, _ axes: FlowAxes) -> CGRect {
        let (line, place) = item.quotientAndRemainder(dividingBy: perLine)
        return axes.rect(
            main: CGFloat(line) * (mainLength + lineSpacing),
            cross: crossStart + CGFloat(place) * (crossLength + crossSpacing),
            mainLength: mainLength, crossLength: crossLength)
    }

    func items(in range: ClosedRange<CGFloat>) -> Range<Int> {
        let step = mainLength + lineSpacing
        guard count > 0, range.upperBound >= 0, range.lowerBound <= length else { return 0..<0 }
        guard step > 0 else { return 0..<count }
        // A negative spacing lets lines overlap: those that end in the range begin before it.
        let first = max(0, ((range.lowerBound - mainLength) / step).rounded(.down))
        let last = min(CGFloat(lines - 1), (range.upperBound / step).rounded(.down))
        guard first <= last else { return 0..<0 }
        return Int(first) * perLine..<min(count, (Int(last) + 1) * perLine)
    }
}

/// Items of their own sizes, broken into lines.
struct LineFlow {
    /// Of each item, from the section's first line on.
    private(set) var frames: [CGRect] = []
    private(set) var length: CGFloat = 0
    private var lines: [Line] = []

    private struct Line {
        var items: Range<Int>
        var start: CGFloat
        /// How far this line or one before it reaches.
        var reach: CGFloat
    }

    init(sizes: [CGSize], metrics: FlowMetrics, axes: FlowAxes) {
        frames.reserveCapacity(sizes.count)
        var first = 0
        while first < sizes.count {
            var end = first
            var filled: CGFloat = 0
            while end < sizes.count {
                let next = axes.cross(sizes[end]) + (end > first ? metrics.itemSpacing : 0)
                if end > first, filled + next > metrics.available + 1e-6 { break }
                filled += next
                end += 1
            }
            addLine(sizes, first..<end, isLast: end == sizes.count, metrics: metrics, axes: axes)
            first = end
        }
    }

    private mutating func addLine(
        _ sizes: [CGSize], _ items: Range<Int>, isLast: Bool, metrics: FlowMetrics, axes: FlowAxes
    ) {
        let start = lines.isEmpty ? 0 : length + metrics.lineSpacing
        let thickness = items.map { axes.main(sizes[$0]) }.max() ?? 0
        let lengths = items.reduce(0) { $0 + axes.cross(sizes[$1]) }
        var (cross, spacing) = metrics.spread(lengths, count: items.count)
        // A last line that has room for another item keeps the least spacing and begins where lines begin.
        let another = metrics.itemSpacing * CGFloat(items.count) + axes.cross(sizes[items.upperBound - 1])
        if isLast, lengths + another <= metrics.available + 1e-6 {
            (cross, spacing) = (metrics.crossStart, min(spacing, max(metrics.itemSpacing, 0)))
        }
        for item in items {
            let size = sizes[item]
            let main = start + (thickness - axes.main(size)) / 2
            frames.append(
                axes.rect(main: main, cross: cross, mainLength: axes.main(size), crossLength: axes.cross(size)))
            cross += axes.cross(size) + spacing
        }
        length = start + thickness
        lines.append(Line(items: items, start: start, reach: max(length, lines.last?.reach ?? length)))
    }

    func items(in range: ClosedRange<CGFloat>) -> Range<Int> {
        // Lines follow each other, so both ends are found by bisection.
        let first = lines.partitionIndex { $0.reach >= range.lowerBound }
        let last = lines.partitionIndex { $0.start > range.upperBound }
        guard first < last else { return 0..<0 }
        return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
    }
}

extension Array {
    /// Returns the first index whose element fulfils a predicate that is false, then true along the array.
    ///
    /// O(log n).
    func partitionIndex(where predicate: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if predicate(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
