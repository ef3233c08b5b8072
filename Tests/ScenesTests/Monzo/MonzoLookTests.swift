import Foundation
import Testing
import UIKit

@testable import Scenes

@MainActor
@Suite struct MonzoLookTests {
    @Test func cardsAreNumberedRoundedAndTellTheirColoursApart() throws {
        let bench = MonzoBench(MonzoBench.Size(2000, 844))
        var colours: [CGColor] = []
        for item in 0..<10 {
            bench.scroll(to: CGFloat(item) * bench.pitch)
            let cell = try #require(bench.view.cellForItem(at: [0, item]))
            #expect(cell.layer.cornerRadius == 10)
            let label = try #require(cell.contentView.subviews.first as? UILabel)
            #expect(label.text == "\(item + 1)" && label.font.pointSize == 50 && label.textAlignment == .center)
            #expect(label.textColor.cgColor == UIColor.white.cgColor)
            #expect(label.frame == cell.bounds)
            colours.append(try #require(cell.layer.backgroundColor))
        }
        #expect(colours[0] == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(Set(colours).count == 10)
        // Neighbours are more than a shade apart.
        for (a, b) in zip(colours, colours.dropFirst()) {
            #expect((a.red - b.red).magnitude + (a.green - b.green).magnitude + (a.blue - b.blue).magnitude > 0.3)
        }
    }

    @Test func aCardKeepsItsColourWhateverCellShowsIt() throws {
        let bench = MonzoBench(MonzoBench.Size(390, 844))
        func colour(of item: Int) throws -> CGColor {
            bench.scroll(to: CGFloat(item) * bench.pitch)
            return try #require(bench.view.cellForItem(at: [0, item])?.layer.backgroundColor)
        }
        let first = try (0..<10).map(colour)
        let again = try (0..<10).reversed().map(colour)
        #expect(first == again.reversed())
    }
}
