import Testing

@testable import QRCode

@Suite struct QRCodeTests {
    /// Rows of the picture that a path of runs draws, `#` for dark, with the quiet zone.
    private func picture(_ svg: String) throws -> [String] {
        let side = try #require(svg.firstMatch(of: /viewBox="0 0 (\d+) \1"/).flatMap { Int($0.1) })
        var rows = Array(repeating: Array(repeating: Character("."), count: side), count: side)
        for run in svg.matches(of: /M(\d+) (\d+)h(\d+)v1h-(\d+)z/) {
            #expect(run.3 == run.4)
            let (column, row, length) = (Int(run.1)!, Int(run.2)!, Int(run.3)!)
            for offset in 0..<length { rows[row][column + offset] = "#" }
        }
        return rows.map { String($0) }
    }

    @Test func findersStandInThreeCornersInsideAQuietZone() throws {
        let code = try QRCode("https://example.org/#p0123456789")
        let rows = try picture(code.svg)
        #expect(rows.count == code.width + 8)
        for row in rows.prefix(4) + rows.suffix(4) { #expect(!row.contains("#")) }
        for row in rows { #expect(!row.prefix(4).contains("#") && !row.suffix(4).contains("#")) }
        let finder = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"]
        for (offset, line) in finder.enumerated() {
            #expect(rows[4 + offset].dropFirst(4).prefix(7) == line)
            #expect(rows[4 + offset].dropLast(4).suffix(7) == line)
            #expect(rows[rows.count - 11 + offset].dropFirst(4).prefix(7) == line)
        }
    }

    /// ISO/IEC 18004, table 7: bytes that a version holds with error correction M.
    @Test(arguments: [(14, 21), (15, 25), (26, 25), (27, 29), (213, 57), (1024, 121)])
    func itIsAsSmallAsItsTextAllowsWithErrorCorrectionM(bytes: Int, width: Int) throws {
        #expect(try QRCode(String(repeating: "a", count: bytes)).width == width)
    }

    /// The format bits beside the upper left finder: the level, then the mask, under a fixed pattern.
    @Test func itSaysThatItsErrorCorrectionIsM() throws {
        let code = try QRCode("text")
        let bits = [0, 1].map { code.isDark[8 * code.width + $0] }
        // 00 for M, under the pattern's 10.
        #expect(bits == [true, false])
    }

    @Test func theSVGIsOnePath() throws {
        let svg = try QRCode("a").svg
        #expect(svg.ranges(of: "<path ").count == 1)
        #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 29 29\""))
    }

    @Test func aTerminalShowsTheSameModules() throws {
        let code = try QRCode("https://example.org/#p0123456789")
        let rows = code.blocks.split(separator: "\n").flatMap { line in
            let blocks = line.dropFirst("\u{1B}[30;107m".count).dropLast("\u{1B}[0m".count)
            return ["\u{2580}\u{2588}", "\u{2584}\u{2588}"].map { dark in
                String(blocks.map { dark.contains($0) ? "#" : "." })
            }
        }
        // A last line of one row of modules has none in its lower half.
        #expect(try Array(rows.prefix(code.width + 8)) == picture(code.svg))
        #expect(rows.dropFirst(code.width + 8).allSatisfy { !$0.contains("#") })
    }

    @Test(arguments: ["", "a\0b", String(repeating: "a", count: 1025), String(repeating: "\u{e9}", count: 513)])
    func aTextThatCannotBeShownIsRefused(text: String) {
        #expect(throws: QRCodeError()) { try QRCode(text) }
    }
}
