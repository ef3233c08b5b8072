import Foundation
import Testing

@testable import zoetrope

/// What sessions should show, as text.
@Suite struct GoldenFileTests {
    private func track(_ values: [Double], _ precision: GoldenTrack.Precision = .points) -> GoldenTrack {
        GoldenTrack(values, from: 3, within: precision)
    }

    @Test func whatRunsStraightHasTwoKeys() {
        #expect(track([1, 2, 3, 4]).text == "1 6:4")
        #expect(track([5, 5, 5]).text == "5")
        #expect(track([1, 2, 3, 3, 3]).text == "1 5:3 7:3")
        #expect(track([-0.00001]).text == "0")
        #expect(track([0, 1, 1, 0], .exact).text == "0 4:1 5:1 6:0")
    }

    @Test func everyValueIsWithinThePrecisionAndFewAreKept() {
        // A scroll view's deceleration and a spring.
        let slowing = (0..<300).map { 2000 * (1 - pow(0.998, Double($0) * 1000 / 60)) }
        let spring = (0..<300).map { exp(-Double($0) / 40) * cos(Double($0) / 9) }
        for (values, precision) in [(slowing, GoldenTrack.Precision.points), (spring, .fraction)] {
            let track = track(values, precision)
            for (step, value) in values.enumerated() {
                #expect((track[step + 3] - value).magnitude <= precision.error)
            }
            #expect(track.keys.count < values.count / 2)
        }
    }

    @Test func aTrackIsReadAsItWasWritten() {
        let track = track([1, 2.25, 9, 9, -3.5])
        #expect(GoldenTrack(track.text.split(separator: " "), from: 3) == track)
        for wrong in ["", "x", "1 3:2", "1 5:2 5:3", "1 5", "1 5:nan", "1 5:2:3", "1 99999999999999999999:1"] {
            #expect(GoldenTrack(wrong.split(separator: " "), from: 3) == nil, "\(wrong)")
        }
    }

    private func item(_ number: Int, section: Int? = nil, y: Double, turn: Double = 0) -> CheckFrame.Item {
        let (c, s) = (cos(turn), sin(turn))
        return CheckFrame.Item(
            section: section, item: number, center: [195, y], size: [390, 100], anchorPoint: [0.5, 0.5],
            transform: [c, s, 0, 0, -s, c, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1], alpha: 1, zIndex: number, hidden: number == 2)
    }

    /// Items that come and go, turn and move, below a view of two words.
    private var run: [CheckFrame] {
        (0..<120).map { step in
            var items = [item(0, y: 50, turn: Double(step) / 100), item(1, section: 2, y: Double(step * step) / 10)]
            if 20..<40 ~= step || step > 100 { items.append(item(2, y: 300)) }
            var views = [
                CheckFrame.View(
                    name: "my cards", frame: [0, 0, 390, 844], contentOffset: [0, Double(step)], items: items)
            ]
            if step > 60 { views.append(.init(name: "", frame: [0, 0, 9, 9], contentOffset: [0, 0], items: [])) }
            return CheckFrame(tick: UInt32(step + 7), views: views)
        }
    }

    @Test func aRunIsReadWithinThePrecision() throws {
        let read = try GoldenFile.frames(in: GoldenFile.text(of: run))
        #expect(read.map(\.tick) == run.map(\.tick))
        for (found, wanted) in zip(read, run) {
            #expect(found.views.map(\.name) == wanted.views.map(\.name))
            #expect(found.views.map(\.frame) == wanted.views.map(\.frame))
            #expect(found.views[0].items.map(\.place).sorted() == wanted.views[0].items.map(\.place).sorted())
            #expect(found.differences(to: wanted, within: CheckTolerance(points: 0, fraction: 0)).isEmpty)
            let zIndices = { (frame: CheckFrame) in
                frame.views[0].items.sorted { $0.place < $1.place }.map { [$0.zIndex, $0.hidden ? 1 : 0] }
            }
            #expect(zIndices(found) == zIndices(wanted))
        }
        #expect(try GoldenFile.frames(in: GoldenFile.text(of: [])).isEmpty)
    }

    @Test func itIsATenthOfTheSameAsJSON() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let json = try run.reduce(0) { $0 + (try encoder.encode($1)).count }
        #expect(GoldenFile.text(of: run).utf8.count * 10 < json)
    }

    @Test func anItemThatMovesChangesItsLinesAlone() {
        var moved = run
        for step in moved.indices { moved[step].views[0].items[0].center[0] = 200 }
        let (before, after) = (GoldenFile.text(of: run), GoldenFile.text(of: moved))
        let difference = after.split(separator: "\n").difference(from: before.split(separator: "\n"))
        #expect(difference.insertions.count == 1)
        #expect(difference.removals.count == 1)
    }

    @Test func eachLineThatCanNotBeReadIsNamed() {
        let text = GoldenFile.text(of: run)
        let lines = text.split(separator: "\n").map(String.init)
        for (number, line) in lines.enumerated() {
            for wrong in ["?", line + " ?", line.replacing("steps", with: "step"), line + " 9:1e400"]
            where wrong != line {
                // A view may have any name.
                if line.hasPrefix("view"), wrong.hasPrefix(line) { continue }
                var changed = lines
                changed[number] = wrong
                #expect(throws: GoldenFile.Fault.self, "\(wrong)") {
                    try GoldenFile.frames(in: changed.joined(separator: "\n"))
                }
            }
        }
        let head = "zoetrope golden 2\n"
        for (line, wrong) in [
            (1, ""), (1, "{}"), (2, head), (2, head + "steps 99999999 from tick 0"), (2, head + "steps -1 from tick 0"),
            (2, head + "steps 2 from tick 4294967295"), (3, head + "steps 2 from tick 0\nview 0 steps 0-2 cards"),
            (3, head + "steps 2 from tick 0\nview 1 steps 0-1 cards"),
            (4, head + "steps 2 from tick 0\nview 0 steps 0-1 cards\n  item 0.0 steps 0-9223372036854775807"),
        ] {
            #expect(throws: GoldenFile.Fault(line: line), "\(wrong)") { try GoldenFile.frames(in: wrong) }
        }
    }
}
