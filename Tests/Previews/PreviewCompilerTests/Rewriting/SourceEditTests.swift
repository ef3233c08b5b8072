import Testing

@testable import PreviewCompiler

@Suite struct SourceEditTests {
    @Test func aReplacementKeepsTheNumberOfLines() {
        let source = Array("a\nb\nc".utf8)
        var edits = SourceEdits(of: source)
        edits.replace(0..<3, with: "x")
        #expect(String(decoding: edits.applied(), as: UTF8.self) == "x\n\nc")
    }

    @Test func ofTwoThatOverlapTheOuterOneStays() {
        var edits = SourceEdits(of: Array("abcdef".utf8))
        edits.replace(2..<3, with: "X")
        edits.replace(1..<5, with: "-")
        #expect(String(decoding: edits.applied(), as: UTF8.self) == "a-f")
    }

    @Test(arguments: [(1, 1), (5, 5), (6, 5), (12, 5), (13, 8), (14, 9)])
    func aColumnIsMappedBack(column: Int, expected: Int) {
        // Columns 5 to 7 become eight bytes: abcd-EFG-h.
        let source = Array("first\nabcdefghij".utf8)
        var edits = SourceEdits(of: source)
        edits.replace(10..<13, with: "12345678")
        #expect(edits.originalColumn(column, inLine: 2, of: LineTable(source)) == expected)
    }

    @Test func aColumnAfterAnInsertionIsMappedBack() {
        let source = Array("let a = 1".utf8)
        var edits = SourceEdits(of: source)
        edits.insert("@x ", at: 0)
        #expect(edits.originalColumn(8, inLine: 1, of: LineTable(source)) == 5)
    }

    @Test func aColumnBehindWhatSpannedLinesIsMappedBack() {
        let source = Array("aa\nbb(cc".utf8)
        var edits = SourceEdits(of: source)
        edits.replace(0..<5, with: "")
        #expect(edits.originalColumn(2, inLine: 2, of: LineTable(source)) == 4)
    }
}
