/// The place of a character on its line.
package struct CharacterPlace: Equatable, Sendable {
    /// The first of its UTF-16 units in its paragraph, and how many it has.
    package var offset: Int
    package var length: Int
    /// Its edges in points.
    package var left: Double
    package var right: Double
}

extension TypesetText {
    /// Returns the places of the characters of a line, in the order in which they are read.
    ///
    /// What is cut off lies at the line's end. A paragraph that is read from the right is so as a whole; words of the other
    /// direction are placed as if they were of the paragraph's. O(characters of the paragraph).
    ///
    /// - Parameter line: a line of a frame of this text.
    /// - Returns: the places.
    package func places(in line: TextLine) -> [CharacterPlace] {
        let paragraph = paragraph(line.paragraph)
        let units = paragraph.text.utf16
        guard let first = line.characters.first else { return [] }
        var offset = units.distance(from: units.startIndex, to: paragraph.characters[first].start)
        var gaps = 0.0
        return line.characters.map { index in
            let character = paragraph.characters[index]
            let end = index + 1 < paragraph.count ? paragraph.characters[index + 1].start : units.endIndex
            let length = units.distance(from: character.start, to: end)
            if line.gap > 0, index > first, paragraph.characters[index - 1].isSpace, !character.isSpace {
                gaps += line.gap
            }
            let start = paragraph.places[index] - paragraph.places[first] + gaps
            let stop = paragraph.places[index + 1] - paragraph.places[first] + gaps
            defer { offset += length }
            let (left, right) =
                paragraph.isRightToLeft
                ? (max(line.right - stop, line.left), max(line.right - start, line.left))
                : (min(line.left + start, line.right), min(line.left + stop, line.right))
            return CharacterPlace(offset: offset, length: length, left: left, right: right)
        }
    }
}
