/// Puts characters of a paragraph on one line, in the order in which they are read, and places them.
struct LineBuilder {
    let paragraph: Paragraph
    private var pieces: [Piece] = []
    private var x = 0.0
    private(set) var ascent = 0.0
    private(set) var descent = 0.0

    /// A fragment before its line is placed.
    private struct Piece {
        var text: String
        var x: Double
        var width: Double
        var run: Int
        var level: UInt8
    }

    /// The greatest length of a fragment; longer ones are cut, as they have to fit a message.
    private static let longestFragment = 200

    init(_ paragraph: Paragraph) {
        self.paragraph = paragraph
    }

    var width: Double { x }

    /// Adds characters to the line.
    ///
    /// - Parameters:
    ///   - range: the characters.
    ///   - splitsWords: whether each word becomes a fragment, so that the space between them can grow.
    mutating func append(_ range: Range<Int>, splitsWords: Bool = false) {
        var start = range.lowerBound
        while start < range.upperBound {
            let first = paragraph.characters[start]
            var end = start + 1
            if !first.isTab, paragraph.runs[Int(first.run)].box == nil {
                while end < range.upperBound, end - start < Self.longestFragment {
                    let next = paragraph.characters[end]
                    if next.run != first.run || next.level != first.level || next.isTab { break }
                    if splitsWords, paragraph.characters[end - 1].isSpace, !next.isSpace { break }
                    end += 1
                }
            }
            let isLast = end == range.upperBound
            let width =
                paragraph.places[end] - paragraph.places[start] - (isLast ? paragraph.kerning(after: end - 1) : 0)
            let run = Int(first.run)
            grow(run)
            if first.isTab {
                x += width
            } else {
                add(Piece(text: String(paragraph.text(start..<end)), x: x, width: width, run: run, level: first.level))
            }
            start = end
        }
    }

    /// The sign for what was left out, in the style of a run.
    mutating func appendEllipsis(run: Int, level: UInt8, width: Double) {
        grow(run)
        if let last = pieces.last, last.run == run, last.level == level, abs(last.x + last.width - x) < 1e-9,
            paragraph.runs[run].box == nil
        {
            pieces[pieces.count - 1].text += Ellipsis.text
            pieces[pieces.count - 1].width += width
            x += width
        } else {
            add(Piece(text: Ellipsis.text, x: x, width: width, run: run, level: level))
        }
    }

    private mutating func add(_ piece: Piece) {
        // What follows an ellipsis in the same style is one text with it.
        if let last = pieces.last, last.text.hasSuffix(Ellipsis.text), last.run == piece.run, last.level == piece.level,
            abs(last.x + last.width - x) < 1e-9, paragraph.runs[piece.run].box == nil
        {
            pieces[pieces.count - 1].text += piece.text
            pieces[pieces.count - 1].width += piece.width
        } else {
            pieces.append(piece)
        }
        x += piece.width
    }

    mutating func grow(_ run: Int) {
        let run = paragraph.runs[run]
        ascent = max(ascent, run.font.ascender + run.baselineOffset)
        descent = max(descent, -run.font.descender - run.baselineOffset)
        guard let box = run.box else { return }
        ascent = max(ascent, box.ascent + run.baselineOffset)
        descent = max(descent, box.descent - run.baselineOffset)
    }

    /// Returns the line's fragments from the left.
    ///
    /// - Parameters:
    ///   - left: the place of the line's left end.
    ///   - baseline: the place of the line's baseline.
    ///   - gap: the points by which each space between two words grows.
    /// - Returns: the fragments.
    func fragments(left: Double, baseline: Double, gap: Double = 0) -> [TextFragment] {
        var x = left
        let ordered = paragraph.isMixed ? reordered() : pieces
        // Tabs are gaps between pieces; on a line of both directions they close up.
        return ordered.enumerated().compactMap { number, piece in
            if !paragraph.isMixed { x = left + piece.x + gap * Double(number) }
            defer { x += piece.width }
            let run = paragraph.runs[piece.run]
            return TextFragment(
                text: piece.text, x: x, width: piece.width, baseline: baseline - run.baselineOffset, font: run.font,
                style: run.style, isRightToLeft: piece.level % 2 == 1,
                isBox: run.box != nil && piece.text != Ellipsis.text)
        }
    }

    var pieceCount: Int { pieces.count }

    /// From the left, by rule L2 of Unicode's annex 9: from the deepest level on, what is at least as deep is turned round.
    private func reordered() -> [Piece] {
        var result = pieces
        let deepest = result.map(\.level).max() ?? 0
        for level in stride(from: deepest, to: 0, by: -1) {
            var start = 0
            while start < result.count {
                guard result[start].level >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < result.count, result[end].level >= level { end += 1 }
                result[start..<end].reverse()
                start = end
            }
        }
        return result
    }
}

enum Ellipsis {
    static let text = "\u{2026}"

    static func width(_ run: StyledRun) -> Double {
        let face = run.font.face
        let advance = face.advance(of: text.unicodeScalars, in: .inter)
        return (advance.width + face.tracking(size: run.font.size)) * run.font.size + run.kern
    }
}
