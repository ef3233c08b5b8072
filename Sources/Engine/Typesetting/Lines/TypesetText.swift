/// A text with the advances of its characters, from which its lines in any width are made.
package struct TypesetText: Sendable {
    private let paragraphs: [Paragraph]

    /// Makes a text of paragraphs.
    ///
    /// - Parameter paragraphs: each with at least one run, which may be empty and then gives the line's height.
    package init(_ paragraphs: [(runs: [StyledRun], arrangement: ParagraphArrangement)]) {
        self.paragraphs = paragraphs.map { Paragraph($0.runs, $0.arrangement) }
    }

    /// The paragraph of a number.
    func paragraph(_ number: Int) -> Paragraph { paragraphs[number] }

    /// Returns the text in fonts of other sizes.
    package func scaled(by factor: Double) -> TypesetText {
        TypesetText(
            paragraphs.map { paragraph in
                let runs = paragraph.runs.map {
                    var run = $0
                    run.font.size *= factor
                    run.box = run.box?.scaled(by: factor)
                    return run
                }
                return (runs, paragraph.arrangement)
            })
    }

    /// Breaks the text into lines.
    ///
    /// O(characters).
    ///
    /// - Parameters:
    ///   - width: points; infinite for as much as the text needs.
    ///   - height: points; lines that don't fit are left out, but for the first one.
    ///   - maximumLines: the greatest number of lines; 0 for any number.
    ///   - breaking: the way to treat a text that is too long.
    /// - Returns: the lines with their places.
    package func frame(
        width: Double = .infinity, height: Double = .infinity, maximumLines: Int = 0, breaking: LineBreaking = .words
    ) -> TextFrame {
        var layout = Layout(width: width, maximumLines: maximumLines, breaking: breaking)
        layout.add(paragraphs)
        if layout.frame.height > height + Layout.tolerance {
            let fitting = layout.frame.lines.prefix { $0.top + $0.height <= height + Layout.tolerance }.count
            layout = Layout(width: width, maximumLines: max(fitting, 1), breaking: breaking)
            layout.add(paragraphs)
        }
        layout.align()
        return layout.frame
    }
}

/// One text being broken into lines.
private struct Layout {
    /// What a line may be wider than what it has to fit, in points: sums of the same lengths may differ by roundings.
    static let tolerance = 0.001

    let width: Double
    let maximumLines: Int
    let breaking: LineBreaking
    var frame = TextFrame()
    private var top = 0.0
    /// The lines' places, which follow from the width of the longest if none was given.
    private var built: [BuiltLine] = []

    private struct BuiltLine {
        var builder: LineBuilder
        var leading: Double
        var trailing: Double
        var isJustified: Bool
    }

    init(width: Double, maximumLines: Int, breaking: LineBreaking) {
        self.width = width
        self.maximumLines = maximumLines
        self.breaking = breaking
    }

    mutating func add(_ paragraphs: [Paragraph]) {
        for (number, paragraph) in paragraphs.enumerated() {
            let isLast = number + 1 == paragraphs.count
            if number > 0 { top += paragraph.arrangement.spacingBefore }
            var start = 0
            repeat {
                let isFull = maximumLines > 0 && frame.lines.count + 1 >= maximumLines
                let end = addLine(of: paragraph, from: start, isFirst: start == 0, isFull: isFull, hasMore: !isLast)
                frame.lines[frame.lines.count - 1].paragraph = number
                frame.lines[frame.lines.count - 1].characters = start..<(isFull ? paragraph.count : end)
                if isFull {
                    frame.isTruncated = frame.isTruncated || end < paragraph.count || !isLast
                    return
                }
                start = end
            } while start < paragraph.count
            top += paragraph.arrangement.spacingAfter
        }
    }

    /// - Returns: where the next line begins.
    private mutating func addLine(
        of paragraph: Paragraph, from start: Int, isFirst: Bool, isFull: Bool, hasMore: Bool
    ) -> Int {
        let arrangement = paragraph.arrangement
        let leading = max(isFirst ? arrangement.firstLineIndent : arrangement.indent, 0)
        let trailing = arrangement.tailIndent > 0 ? max(width - arrangement.tailIndent, 0) : -arrangement.tailIndent
        let available = max(width - leading - (trailing.isFinite ? trailing : 0), 0)
        var builder = LineBuilder(paragraph)
        let rest = start..<paragraph.count
        var end = paragraph.count
        var isJustified = false
        // What follows the last letter of the text, as far as there is room: on other lines it hangs over the edge.
        var spaces = 0.0
        if paragraph.count == 0 {
            builder.grow(0)
        } else if isFull, hasMore || paragraph.width(rest) > available + Self.tolerance,
            let place = breaking.ellipsisPlace
        {
            truncate(paragraph, rest, available, at: place, hasMore: hasMore, into: &builder)
            frame.isTruncated = true
        } else if isFull, breaking == .clipping {
            end = clip(paragraph, rest, available)
            builder.append(start..<paragraph.trimmedEnd(start..<end))
            frame.isClipped = frame.isClipped || builder.width > available + Self.tolerance
        } else {
            end = lineEnd(paragraph, rest, available)
            isJustified = arrangement.alignment == .justified && end < paragraph.count && !paragraph.isMixed
            builder.append(start..<paragraph.trimmedEnd(start..<end), splitsWords: isJustified)
            if builder.pieceCount == 0 { builder.grow(Int(paragraph.characters[start].run)) }
            if end == paragraph.count { spaces = paragraph.trailingSpace(rest) }
        }
        place(
            builder, leading: leading, trailing: trailing, isJustified: isJustified,
            spaces: min(spaces, max(available - builder.width, 0)))
        return end
    }

    private mutating func place(
        _ builder: LineBuilder, leading: Double, trailing: Double, isJustified: Bool, spaces: Double
    ) {
        let arrangement = builder.paragraph.arrangement
        let own = builder.ascent + builder.descent
        var height = own * (arrangement.lineHeightMultiple > 0 ? arrangement.lineHeightMultiple : 1)
        height = max(height, arrangement.minimumLineHeight)
        if arrangement.maximumLineHeight > 0 { height = min(height, arrangement.maximumLineHeight) }
        if !frame.lines.isEmpty { top += lastSpacing }
        // What a line is higher than its font is above the letters.
        frame.lines.append(
            TextLine(
                top: top, height: height, baseline: top + height - builder.descent, alignment: arrangement.alignment,
                fragments: []))
        built.append(BuiltLine(builder: builder, leading: leading, trailing: trailing, isJustified: isJustified))
        top += height
        frame.height = top
        let tail = trailing.isFinite && arrangement.tailIndent <= 0 ? trailing : 0
        frame.width = max(frame.width, leading + builder.width + spaces + tail)
    }

    private var lastSpacing: Double { built.last?.builder.paragraph.arrangement.lineSpacing ?? 0 }

    /// Gives the lines their places from left to right.
    mutating func align() {
        let whole = width.isFinite ? width : frame.width
        for (number, line) in built.enumerated() {
            let (builder, paragraph) = (line.builder, line.builder.paragraph)
            let trailing = width.isFinite ? line.trailing : max(-paragraph.arrangement.tailIndent, 0)
            let (left, right) =
                paragraph.isRightToLeft ? (trailing, whole - line.leading) : (line.leading, whole - trailing)
            let free = right - left - builder.width
            let start: Double =
                switch paragraph.arrangement.alignment {
                case .left: left
                case .center: left + free / 2
                case .right: left + free
                case .justified: paragraph.isRightToLeft ? left + free : left
                }
            let gaps = builder.pieceCount - 1
            let gap = line.isJustified && gaps > 0 ? max(free, 0) / Double(gaps) : 0
            frame.lines[number].fragments = builder.fragments(
                left: start, baseline: frame.lines[number].baseline, gap: gap)
            (frame.lines[number].left, frame.lines[number].gap) = (start, gap)
            frame.lines[number].right = start + builder.width + gap * Double(max(gaps, 0))
        }
    }

    // MARK: Breaking

    /// Where a line that begins with `rest` ends: after the last place where it may, else after the last character that
    /// fits, at least one.
    private func lineEnd(_ paragraph: Paragraph, _ rest: Range<Int>, _ available: Double) -> Int {
        let fitting = fittingEnd(paragraph, rest, available)
        guard fitting < rest.upperBound, breaking != .characters else { return withSpaces(paragraph, fitting) }
        // Spaces at the end need no room.
        var end = withSpaces(paragraph, fitting)
        while end > rest.lowerBound {
            if end == paragraph.count || paragraph.characters[end - 1].mayBreak { return end }
            end -= 1
        }
        return fitting
    }

    private func withSpaces(_ paragraph: Paragraph, _ end: Int) -> Int {
        var end = end
        while end < paragraph.count, paragraph.characters[end].isSpace { end += 1 }
        return end
    }

    /// Returns how far characters from the front fit, at least one.
    ///
    /// O(log n).
    private func fittingEnd(_ paragraph: Paragraph, _ rest: Range<Int>, _ available: Double) -> Int {
        guard available.isFinite else { return rest.upperBound }
        var (low, high) = (rest.lowerBound + 1, rest.upperBound)
        while low < high {
            let middle = (low + high + 1) / 2
            if paragraph.width(rest.lowerBound..<middle) <= available + Self.tolerance {
                low = middle
            } else {
                high = middle - 1
            }
        }
        // A mark without width stays with what it stands on.
        while low < rest.upperBound, paragraph.advance(of: low) == 0 { low += 1 }
        return low
    }

    /// How far characters are seen: the last one in part.
    private func clip(_ paragraph: Paragraph, _ rest: Range<Int>, _ available: Double) -> Int {
        let end = fittingEnd(paragraph, rest, available)
        return end < rest.upperBound ? end + 1 : end
    }

    // MARK: Truncating

    /// Fills a line with as much of `rest` as fits beside an ellipsis.
    private func truncate(
        _ paragraph: Paragraph, _ rest: Range<Int>, _ available: Double, at place: LineBreaking.EllipsisPlace,
        hasMore: Bool, into builder: inout LineBuilder
    ) {
        // Of text that is cut although it fits, as more lines would follow, the end counts.
        let firstRun = Int(paragraph.characters[rest.lowerBound].run)
        let level: UInt8 = paragraph.isRightToLeft ? 1 : 0
        func ellipsis(_ run: Int) -> Double { Ellipsis.width(paragraph.runs[run]) }
        switch place {
        case .tail:
            var end = tailEnd(paragraph, rest, available) { ellipsis($0) }
            end = paragraph.trimmedEnd(rest.lowerBound..<end)
            builder.append(rest.lowerBound..<end)
            let run = end > rest.lowerBound ? Int(paragraph.characters[end - 1].run) : firstRun
            builder.appendEllipsis(run: run, level: level, width: ellipsis(run))
        case .head:
            let run = Int(paragraph.characters[rest.upperBound - 1].run)
            let start = headStart(paragraph, rest, available - ellipsis(run))
            builder.appendEllipsis(run: run, level: level, width: ellipsis(run))
            builder.append(start..<paragraph.trimmedEnd(start..<rest.upperBound))
        case .middle:
            let half = max((available - ellipsis(firstRun)) / 2, 0)
            let start = headStart(paragraph, rest, half)
            let tailWidth = paragraph.width(start..<rest.upperBound)
            var end = fittingEnd(paragraph, rest, max(available - ellipsis(firstRun) - tailWidth, 0))
            end = paragraph.trimmedEnd(rest.lowerBound..<min(end, start))
            builder.append(rest.lowerBound..<end)
            let run = end > rest.lowerBound ? Int(paragraph.characters[end - 1].run) : firstRun
            builder.appendEllipsis(run: run, level: level, width: ellipsis(run))
            builder.append(start..<paragraph.trimmedEnd(start..<rest.upperBound))
        }
    }

    /// Where the front ends that fits with an ellipsis in the style of its last character.
    private func tailEnd(
        _ paragraph: Paragraph, _ rest: Range<Int>, _ available: Double, ellipsis: (Int) -> Double
    ) -> Int {
        var end = fittingEnd(paragraph, rest, available)
        while end > rest.lowerBound {
            let front = paragraph.trimmedEnd(rest.lowerBound..<end)
            let run = Int(paragraph.characters[max(front - 1, rest.lowerBound)].run)
            if paragraph.width(rest.lowerBound..<front) + ellipsis(run) <= available + Self.tolerance { return end }
            end -= 1
        }
        return end
    }

    /// Where the end begins that fits.
    private func headStart(_ paragraph: Paragraph, _ rest: Range<Int>, _ available: Double) -> Int {
        var start = rest.upperBound
        while start > rest.lowerBound, paragraph.width(start - 1..<rest.upperBound) <= available + Self.tolerance {
            start -= 1
        }
        while start < rest.upperBound, paragraph.characters[start].isSpace || paragraph.advance(of: start) == 0 {
            start += 1
        }
        return start
    }
}
