import QuartzCore
import Typesetting

/// A text in a container: its lines, and where each of its UTF-16 units lies.
@MainActor
struct TextLayout {
    struct Line {
        /// All of the container's width.
        var rect: CGRect
        /// What the text takes.
        var used: CGRect
        var baseline: CGFloat
        /// The units on it, with the end of its paragraph and what is cut off.
        var characters: NSRange
        /// The units of it that are cut off.
        var truncated: NSRange
    }

    private(set) var lines: [Line] = []
    /// The edges of each unit of the text, on its line.
    private(set) var edges: [(left: CGFloat, right: CGFloat)] = []
    /// How many units there are.
    let length: Int
    let composed: ComposedText?
    let frame: TextFrame
    private let padding: CGFloat

    /// Lays a text out.
    ///
    /// O(characters).
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - container: the container.
    init(_ text: NSAttributedString, in container: NSTextContainer) {
        length = text.length
        padding = container.lineFragmentPadding
        guard text.length > 0 else {
            (composed, frame) = (nil, TextFrame())
            return
        }
        func limit(_ length: CGFloat) -> Double { length > 0 && length < 1e6 ? Double(length) : .infinity }
        let width = limit(container.size.width)
        let inner = max(width - 2 * Double(padding), 0)
        let composed = ComposedText(
            text, ComposedText.Defaults(width: inner.isFinite ? CGFloat(inner) : nil, container: container))
        self.composed = composed
        frame = composed.typeset.frame(
            width: inner, height: limit(container.size.height),
            maximumLines: max(container.maximumNumberOfLines, 0), breaking: container.lineBreakMode.breaking)
        let whole = width.isFinite ? CGFloat(width) : CGFloat(frame.width) + 2 * padding
        edges = Array(repeating: (padding, padding), count: length)
        let units = Self.units(of: text)
        for (number, line) in frame.lines.enumerated() {
            add(line, composed.typeset.places(in: line), units[line.paragraph], whole)
            if number + 1 == frame.lines.count { finish() }
        }
    }

    private mutating func add(_ line: TextLine, _ places: [CharacterPlace], _ units: [Int], _ whole: CGFloat) {
        let start = lines.last.map { $0.characters.location + $0.characters.length } ?? 0
        var end = start
        var cut: Int?
        for place in places {
            let (left, right) = (CGFloat(place.left) + padding, CGFloat(place.right) + padding)
            for unit in units[place.offset..<min(place.offset + place.length, units.count)] {
                edges[unit] = end > unit ? (edges[unit].left, right) : (left, right)
                end = max(end, unit + 1)
            }
            // What is cut off has no width; spaces at the end have none on any line.
            if place.right - place.left <= 0, frame.isTruncated, cut == nil {
                cut = units[place.offset]
            } else if place.right > place.left {
                cut = nil
            }
        }
        lines.append(
            Line(
                rect: CGRect(x: 0, y: CGFloat(line.top), width: whole, height: CGFloat(line.height)),
                used: CGRect(
                    x: CGFloat(line.left), y: CGFloat(line.top), width: CGFloat(line.right - line.left) + 2 * padding,
                    height: CGFloat(line.height)), baseline: CGFloat(line.baseline),
                characters: NSRange(location: start, length: end - start),
                truncated: cut.map { NSRange(location: $0, length: end - $0) } ?? NSRange(location: end, length: 0)))
        // The end of a paragraph is on its last line.
        if end < length, places.last.map({ $0.offset + $0.length >= units.count }) ?? true {
            let rest = (end..<length).prefix { !self.isPlaced($0, before: units) }
            let right = CGFloat(line.right) + padding
            for unit in rest.prefix(1) { edges[unit] = (right, right) }
            lines[lines.count - 1].characters.length += rest.isEmpty ? 0 : 1
        }
    }

    private func isPlaced(_ unit: Int, before units: [Int]) -> Bool { units.contains(unit) }

    /// Gives what is on no line to the end of the last one.
    private mutating func finish() {
        guard let last = lines.last else { return }
        let end = last.characters.location + last.characters.length
        let right = last.used.maxX - padding
        for unit in end..<max(length, end) { edges[unit] = (right, right) }
        if frame.isTruncated {
            lines[lines.count - 1].characters.length = length - last.characters.location
            if last.truncated.length > 0 {
                lines[lines.count - 1].truncated.length = length - last.truncated.location
            } else {
                lines[lines.count - 1].truncated = NSRange(location: end, length: length - end)
            }
        }
    }

    /// The UTF-16 units of a text that each of its paragraphs' units stand for, as they are composed.
    private static func units(of text: NSAttributedString) -> [[Int]] {
        var paragraphs: [[Int]] = []
        let whole = NSString(string: text.string)
        var begins = true
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { _, range, _ in
            var location = range.location
            for character in whole.substring(with: range) {
                let count = character.utf16.count
                if begins { paragraphs.append([]) }
                begins = false
                if character.isNewline {
                    paragraphs.append([])
                } else {
                    paragraphs[paragraphs.count - 1] += location..<location + count
                }
                location += count
            }
        }
        return paragraphs
    }

    // MARK: Questions

    /// The line of a unit; the last one for what is behind the text.
    func line(of unit: Int) -> Line? {
        lines.first { unit < $0.characters.location + $0.characters.length } ?? lines.last
    }

    /// What all lines take.
    var used: CGRect {
        lines.dropFirst().reduce(lines.first?.used ?? .zero) { $0.union($1.used) }
    }

    /// The nearest unit to a point, with how much of it is before the point.
    func nearest(to point: CGPoint) -> (unit: Int, fraction: CGFloat)? {
        guard let line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last, line.characters.length > 0 else {
            return nil
        }
        let units = line.characters.location..<line.characters.location + line.characters.length
        // Units of one character lie at one place: the first of them is meant.
        let wide = units.filter { edges[$0].right > edges[$0].left }
        guard
            let unit = wide.min(by: { distance(point.x, to: $0) < distance(point.x, to: $1) }) ?? units.first
        else { return nil }
        let (left, right) = edges[unit]
        return (unit, right > left ? min(max((point.x - left) / (right - left), 0), 1) : 0)
    }

    private func distance(_ x: CGFloat, to unit: Int) -> CGFloat {
        max(edges[unit].left - x, x - edges[unit].right, 0)
    }

    /// The rectangles that some units take, one for each of their lines.
    func rects(of range: NSRange) -> [CGRect] {
        lines.compactMap { line in
            guard let part = range.intersection(line.characters), part.length > 0 else { return nil }
            let places = edges[part.location..<min(part.location + part.length, edges.count)]
            guard let left = places.map(\.left).min(), let right = places.map(\.right).max() else { return nil }
            return CGRect(x: left, y: line.used.minY, width: right - left, height: line.used.height)
        }
    }
}
