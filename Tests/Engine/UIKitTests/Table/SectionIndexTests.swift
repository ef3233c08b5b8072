import QuartzCore
import Testing

@testable import UIKit

/// The titles at a table's side: UITableViewDataSource's documentation of section index titles.
@MainActor
@Suite struct SectionIndexTests {
    private final class Names: RowTexts, UITableViewDataSource, UITableViewDelegate {
        var titles: [String]? = ["A", "B", "C"]

        func sectionIndexTitles(for view: UITableView) -> [String]? { titles }
    }

    /// Names whose index leads elsewhere than to the section of the title's number.
    private final class Odd: RowTexts, UITableViewDataSource, UITableViewDelegate {
        var asked: [String] = []

        func sectionIndexTitles(for view: UITableView) -> [String]? { [UITableView.indexSearch, "A", "C"] }
        func tableView(_ view: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
            asked.append("\(title) \(index)")
            return title == "C" ? 2 : title == "A" ? 0 : NSNotFound
        }
    }

    private let stage = Stage(width: 390, height: 844)
    private let letters = ["A", "B", "C"].map { letter in (0..<30).map { "\(letter)\($0)" } }

    private func index(of table: UITableView) throws -> SectionIndexView {
        try #require(table.subviews.lazy.compactMap { $0 as? SectionIndexView }.first)
    }

    private func texts(of index: SectionIndexView) -> [String] {
        index.subviews.compactMap { ($0 as? UILabel)?.text }
    }

    @Test func titlesStandInTheMiddleOfTheSideAndRowsMakeRoom() throws {
        let names = Names(letters)
        let table = names.table(on: stage)
        let index = try index(of: table)
        #expect(texts(of: index) == ["A", "B", "C"])
        #expect(index.frame == CGRect(x: 375, y: 0, width: 15, height: 844))
        #expect(index.subviews.map(\.center.y) == [408, 422, 436])
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.frame.width == 390)
        #expect(cell.contentView.frame.width == 375)
        stage.advance { table.contentOffset.y = 200 }
        #expect(index.frame.minY == 200)
    }

    @Test func aTouchJumpsToTheSectionOfATitleAndScrollsNothingElse() throws {
        let names = Names(letters)
        names.headers = ["A", "B", "C"]
        let table = names.table(on: stage)
        stage.down(382, 422)
        stage.advance()
        #expect(table.contentOffset.y == table.rectForHeader(inSection: 1).minY)
        // Dragged on, beyond the last title, and not as a scroll.
        stage.move(382, 700)
        stage.advance()
        #expect(table.contentOffset.y == min(table.rectForHeader(inSection: 2).minY, table.contentSize.height - 844))
        stage.move(382, 100)
        stage.advance()
        #expect(table.contentOffset.y == table.rectForHeader(inSection: 0).minY)
        stage.up(382, 100)
        stage.advance(steps: 30)
        #expect(table.contentOffset.y == table.rectForHeader(inSection: 0).minY)
    }

    @Test func theDataSourceSaysWhereATitleLeads() throws {
        let names = Odd(letters)
        let table = names.table(on: stage)
        let index = try index(of: table)
        #expect(index.subviews.first is UIImageView)
        stage.down(382, 436)
        stage.advance()
        let end = table.contentOffset.y
        #expect(end > 0)
        // What leads nowhere leaves the table where it is.
        stage.move(382, 409)
        stage.advance()
        #expect(table.contentOffset.y == end)
        stage.up(382, 409)
        #expect(names.asked == ["C 2", "{search} 0"])
    }

    @Test func thereIsNoneWithFewerRowsThanItTakes() throws {
        let names = Names([["a"], ["b"], ["c"]])
        let table = names.table(on: stage)
        _ = try index(of: table)
        stage.advance { table.sectionIndexMinimumDisplayRowCount = 4 }
        #expect(!table.subviews.contains { $0 is SectionIndexView })
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView.frame.width == 390)
    }

    @Test func titlesAreReadAnewWithTheDataOrWhenAsked() throws {
        let names = Names(letters)
        let table = names.table(on: stage)
        names.titles = ["X"]
        stage.advance { table.reloadSectionIndexTitles() }
        #expect(texts(of: try index(of: table)) == ["X"])
        names.titles = nil
        stage.advance { table.reloadData() }
        #expect(!table.subviews.contains { $0 is SectionIndexView })
    }

    @Test func dotsStandForTitlesThatHaveNoRoom() throws {
        let small = Stage(width: 390, height: 72)
        let names = Names(letters)
        names.titles = ["A", "B", "C", "D", "E", "F", "G"]
        let table = names.table(on: small)
        #expect(texts(of: try index(of: table)) == ["A", "•", "D", "•", "G"])
    }

    @Test func theIndexHasItsOwnColours() throws {
        let names = Names(letters)
        let table = names.table(on: stage)
        stage.advance {
            table.sectionIndexColor = .red
            table.sectionIndexBackgroundColor = .yellow
            table.sectionIndexTrackingBackgroundColor = .green
        }
        let index = try index(of: table)
        #expect((index.subviews.first as? UILabel)?.textColor == .red)
        #expect(index.backgroundColor == .yellow)
        stage.down(382, 422)
        #expect(index.backgroundColor == .green)
        stage.up(382, 422)
        #expect(index.backgroundColor == .yellow)
    }

    @Test func aTableControllerMayHaveOne() throws {
        final class Controller: UITableViewController {
            override func numberOfSections(in tableView: UITableView) -> Int { 1 }
            override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A"] }
        }
        let controller = stage.perform { Controller(style: .plain) }
        stage.advance { stage.window.rootViewController = controller }
        #expect(texts(of: try index(of: controller.tableView)) == ["A"])
    }
}
