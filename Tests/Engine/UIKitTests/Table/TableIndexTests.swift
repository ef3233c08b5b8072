import Testing

@testable import UIKit

/// mindz-eye/MYTableViewIndex compares its index with UITableView's, which lists of names have at their edge.
@MainActor
@Suite struct TableIndexTests {
    private final class Names: NSObject, UITableViewDataSource {
        var titles: [String]? = [UITableView.indexSearch, "A", "B", "C"]
        func numberOfSections(in tableView: UITableView) -> Int { 3 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
        func tableView(
            _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
        ) -> Int { index - 1 }
    }

    private let stage = Stage(width: 200, height: 400)
    private let names = Names()
    private let table: UITableView

    init() {
        let names = names
        table = stage.perform {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
            table.dataSource = names
            return table
        }
        stage.add(table)
        stage.settle()
    }

    @Test func theTitlesStandAtTheEdgeInTheMiddle() throws {
        let index = try #require(table.index)
        #expect(index.frame == CGRect(x: 185, y: 0, width: 15, height: 400) && table.subviews.last === index)
        let labels = index.subviews.compactMap { $0 as? UILabel }
        #expect(labels.map(\.text) == ["A", "B", "C"] && index.subviews.first is UIImageView)
        #expect(labels.first?.frame == CGRect(x: 0, y: 186, width: 15, height: 14))
        #expect(labels.first?.textColor == table.tintColor)
    }

    @Test func aFingerOnATitleLeadsToItsSection() {
        stage.down(192, 207)
        stage.settle()
        #expect(table.contentOffset.y == 440)
        stage.move(192, 221)
        stage.settle()
        #expect(table.contentOffset.y == 880)
        stage.move(192, 20)
        stage.settle()
        stage.up(192, 20)
        stage.settle()
        #expect(table.contentOffset.y == 0)
    }

    @Test func withoutTitlesOrRowsEnoughThereIsNone() {
        stage.perform {
            table.sectionIndexMinimumDisplayRowCount = 31
            table.layoutIfNeeded()
            #expect(table.index == nil)
            table.sectionIndexMinimumDisplayRowCount = 30
            table.layoutIfNeeded()
            #expect(table.index != nil)
            names.titles = nil
            table.reloadSectionIndexTitles()
            #expect(table.index == nil)
        }
    }
}
