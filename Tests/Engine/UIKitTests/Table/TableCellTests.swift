import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct TableCellTests {
    @Test func aCellShowsItsContentConfiguration() throws {
        let stage = Stage()
        let cell = stage.perform { UITableViewCell() }
        stage.add(cell)
        var content = cell.defaultContentConfiguration()
        content.text = "Deck"
        cell.contentConfiguration = content
        stage.advance()
        let view = try #require(cell.contentView.subviews.compactMap { $0 as? UIListContentView }.first)
        #expect(view.frame == cell.contentView.bounds && !view.bounds.isEmpty)
        #expect(cell.textLabel?.isHidden == true)
        content.text = "Cards"
        cell.contentConfiguration = content
        #expect(cell.contentView.subviews.count { $0 is UIListContentView } == 1)
        #expect((view.configuration as? UIListContentConfiguration)?.text == "Cards")
        cell.contentConfiguration = nil
        #expect(view.superview == nil && cell.textLabel?.isHidden == false)
    }
}
