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

    @Test func aCellShowsItsBackgroundConfiguration() throws {
        let stage = Stage()
        let cell = stage.perform { UITableViewCell() }
        stage.add(cell)
        var states: [Bool] = []
        stage.perform {
            cell.configurationUpdateHandler = { states.append($1.isSelected) }
            cell.backgroundConfiguration = .listPlainCell()
        }
        stage.advance()
        let ground = try #require(cell.subviews.first as? BackgroundConfigurationView)
        #expect(ground.frame == cell.bounds && ground.subviews.first?.backgroundColor == .systemBackground)
        stage.perform { cell.isSelected = true }
        stage.advance()
        #expect(ground.subviews.first?.backgroundColor == .systemGray4 && states == [false, true])
        stage.perform { cell.backgroundConfiguration = nil }
        #expect(ground.superview == nil)
    }

    @Test func indentationMovesTheContentToTheRight() throws {
        let stage = Stage()
        let cell = stage.perform { UITableViewCell() }
        stage.add(cell)
        cell.textLabel?.text = "Deck"
        stage.advance()
        let before = try #require(cell.textLabel?.frame)
        cell.indentationLevel = 2
        stage.advance()
        #expect(cell.textLabel?.frame.minX == before.minX + 20)
        #expect(cell.textLabel?.frame.maxX == before.maxX)
    }

    /// danielsaidi/Sheeeeeeeeet sets the looks of cells' classes, and returns a cell of no size where it has none.
    @Test func aCellAndAHeaderAreMadeByAFrame() {
        final class Row: UITableViewCell {}
        let stage = Stage()
        stage.perform {
            let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            #expect(cell.frame.size == CGSize(width: 100, height: 30) && cell.textLabel != nil)
            #expect(Row(frame: .zero).reuseIdentifier == nil)
            #expect(UITableViewHeaderFooterView(frame: CGRect(x: 0, y: 0, width: 9, height: 8)).bounds.height == 8)
            let type: UIView.Type = UITableViewCell.self
            #expect(ObjectCreation.make(type) is UITableViewCell)
        }
    }

    /// victor-gar/Settings-IOS-UIKit places its views by it in `init(style:reuseIdentifier:)`.
    @Test func aCellsContentHasTheCellsSizeAsSoonAsItIsMade() {
        Stage().perform {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        }
    }
}
