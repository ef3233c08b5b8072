/// A paragraph's characters with their advances, ready to be broken into lines.
struct Paragraph: Sendable {
    let text: String
    let runs: [StyledRun]
    let arrangement: ParagraphArrangement
    let isRightToLeft: Bool
    /// True if some of it reads against the left-to-right order.
    let isMixed: Bool
    let characters: [Character]
    /// Where each character begins, in points from the paragraph's begin on an endless line, and where the last one ends.
    let places: [Double]

    struct Character: Sendable {
        var start: String.Index
        var run: Int32
        /// What its advance is less at the end of a line, where nothing follows that it is kerned with.
        var kerning: Float
        var isSpace: Bool
        var isTab: Bool
        /// A line may end after it.
        var mayBreak: Bool
        var level: UInt8
    }

    /// Tab stops are as far apart, in points; a tab takes as much, wherever it stands.
    static let tabWidth = 28.0

    /// O(characters).
    init(_ runs: [StyledRun], _ arrangement: ParagraphArrangement) {
        text = runs.count == 1 ? runs[0].text : runs.map(\.text).joined()
        self.runs = runs
        self.arrangement = arrangement
        var builder = Builder(text: text)
        for (number, run) in runs.enumerated() { builder.add(run, number) }
        builder.finish()
        let base = arrangement.direction.map { $0 == .rightToLeft } ?? builder.startsFromRight
        isRightToLeft = base
        isMixed = base || builder.hasRightToLeft
        if isMixed { builder.setLevels(base: base ? 1 : 0) }
        characters = builder.characters
        places = builder.places
    }

    var count: Int { characters.count }

    /// How wide some characters are on one line: spaces at the end don't count.
    func width(_ range: Range<Int>) -> Double {
        let end = trimmedEnd(range)
        return end > range.lowerBound ? places[end] - places[range.lowerBound] - kerning(after: end - 1) : 0
    }

    /// How wide the last spaces of a range are.
    func trailingSpace(_ range: Range<Int>) -> Double { places[range.upperBound] - places[trimmedEnd(range)] }

    /// Where the range ends without its last spaces.
    func trimmedEnd(_ range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, characters[end - 1].isSpace { end -= 1 }
        return end
    }

    func kerning(after index: Int) -> Double { Double(characters[index].kerning) }

    func advance(of index: Int) -> Double { places[index + 1] - places[index] }

    func font(of index: Int) -> Font { runs[Int(characters[index].run)].font }

    func text(_ range: Range<Int>) -> Substring {
        let end = range.upperBound < count ? characters[range.upperBound].start : text.endIndex
        return range.isEmpty ? "" : text[characters[range.lowerBound].start..<end]
    }
}

/// Collects the characters of a paragraph.
private struct Builder {
    let text: String
    var characters: [Paragraph.Character] = []
    var places: [Double] = [0]
    private var directions: [CharacterClass.Direction] = []
    private var last: (advance: FontFace.Advance, breaking: CharacterClass.Breaking, run: Int)?
    private(set) var hasRightToLeft = false
    private var position: String.Index
    private var x = 0.0

    init(text: String) {
        self.text = text
        position = text.startIndex
        characters.reserveCapacity(text.utf8.count)
        places.reserveCapacity(text.utf8.count + 1)
        directions.reserveCapacity(text.utf8.count)
    }

    mutating func add(_ run: StyledRun, _ number: Int) {
        let tracking = run.font.face.tracking(size: run.font.size) * run.font.size
        let end = text.utf8.index(position, offsetBy: run.text.utf8.count)
        let scalars = text.unicodeScalars
        let table = MetricsTable.inter
        while position < end {
            let first = scalars[position]
            var next = scalars.index(after: position)
            let kind = CharacterClass.of(first)
            let advance: FontFace.Advance
            if run.box != nil {
                advance = FontFace.Advance(width: 0, place: nil, isTracked: false)
            } else if first.value < 0x300, next == end || scalars[next].value < 0x300 {
                // No mark follows: it stands alone.
                advance = run.font.face.advance(of: first, in: table)
            } else {
                // A character of the whole text may reach into the next run; it is this one's.
                next = min(text.index(after: position), end)
                advance = run.font.face.advance(of: scalars[position..<next], in: table)
            }
            close(before: advance, kind.breaking, run, number)
            characters.append(
                Paragraph.Character(
                    start: position, run: Int32(number), kerning: 0,
                    isSpace: kind.breaking == .space || kind.breaking == .tab,
                    isTab: kind.breaking == .tab, mayBreak: false, level: 0))
            directions.append(kind.direction)
            if kind.direction == .right { hasRightToLeft = true }
            x += run.box?.width ?? advance.width * run.font.size
            // A character without width stands on another one.
            if advance.width > 0 { x += run.kern + (advance.isTracked ? tracking : 0) }
            if kind.breaking == .tab { x += Paragraph.tabWidth }
            last = (advance, kind.breaking, number)
            position = next
        }
    }

    /// Ends the character before the one that is added: its kerning and whether a line may end after it are known now.
    private mutating func close(
        before advance: FontFace.Advance, _ breaking: CharacterClass.Breaking, _ run: StyledRun, _ number: Int
    ) {
        guard let last else { return }
        let index = characters.count - 1
        if last.run == number {
            let kerning = run.font.face.kerning(last.advance, advance, in: .inter) * run.font.size
            x += kerning
            characters[index].kerning = Float(kerning)
        }
        characters[index].mayBreak = CharacterClass.mayBreak(between: last.breaking, and: breaking)
        places.append(x)
    }

    mutating func finish() {
        if !characters.isEmpty { places.append(x) }
    }

    /// Whether the first letter that has a direction is read from the right.
    var startsFromRight: Bool {
        hasRightToLeft && directions.first { $0 == .left || $0 == .right } == .right
    }

    /// Numbers the characters by how deep their direction is nested: even ones read from the left, odd ones from the right.
    mutating func setLevels(base: UInt8) {
        var index = 0
        var before = base
        while index < directions.count {
            switch directions[index] {
            case .left: before = base == 0 ? 0 : 2
            case .right: before = 1
            case .number: if before != 0 { characters[index].level = 2 }
            case .neutral: break
            }
            if directions[index] == .number {
                if before == 0 { characters[index].level = 0 }
                index += 1
            } else if directions[index] == .neutral {
                let end = directions[index...].firstIndex { $0 != .neutral } ?? directions.count
                // Between two of one direction it is theirs; else the paragraph's.
                let after: UInt8 =
                    end == directions.count
                    ? base : directions[end] == .left ? (base == 0 ? 0 : 2) : directions[end] == .right ? 1 : before
                for place in index..<end { characters[place].level = before == after ? before : base }
                index = end
            } else {
                characters[index].level = before
                index += 1
            }
        }
    }
}
