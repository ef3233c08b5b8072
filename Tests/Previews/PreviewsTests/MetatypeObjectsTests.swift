import Previews
import Testing
import UIKit

/// Objects of classes that are known at run time only: their own initialisers run.
@MainActor
@Suite struct MetatypeObjectsTests {
    private class Card: UIView {
        var made = "nothing"
        override init(frame: CGRect) {
            super.init(frame: frame)
            made = "a frame"
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Pot: Card {}

    private final class Row: UITableViewCell {
        var made = CellStyle.default
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            made = style
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Screen: UIViewController {
        let made: String?
        override init(nibName: String?, bundle: Bundle?) {
            made = nibName
            super.init(nibName: nibName, bundle: bundle)
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Stack: UINavigationController {}

    @Test(arguments: [true, false]) func aViewHasItsFrame(isHeir: Bool) {
        let type: Card.Type = isHeir ? Pot.self : Card.self
        let view = MetatypeObjects.make(type as UIView.Type, frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect((view as? Card)?.made == "a frame" && Swift.type(of: view) == type)
    }

    @Test func aCellHasItsStyleAndALongIdentifier() {
        let identifier = "an identifier that is longer than fifteen bytes"
        for _ in 0..<3 {
            let cell = MetatypeObjects.make(
                Row.self as UITableViewCell.Type, style: .subtitle, reuseIdentifier: identifier + "!")
            #expect((cell as? Row)?.made == .subtitle && cell.reuseIdentifier == identifier + "!")
        }
        let cell = MetatypeObjects.make(Row.self as UITableViewCell.Type, style: .value1, reuseIdentifier: nil)
        #expect(cell.reuseIdentifier == nil && (cell as? Row)?.made == .value1)
    }

    @Test func controllersAreMadeWithTheirArguments() {
        let screen = MetatypeObjects.make(Screen.self as UIViewController.Type, nibName: "Cards", bundle: .main)
        #expect((screen as? Screen)?.made == "Cards")
        let stack = MetatypeObjects.make(Stack.self as UINavigationController.Type, rootViewController: screen)
        #expect(stack.viewControllers == [screen])
        #expect(MetatypeObjects.make(Pot.self as UIView.Type).frame == .zero)
    }

    private final class Pages: UICollectionView {
        var made: UICollectionViewLayout?
        override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
            super.init(frame: frame, collectionViewLayout: layout)
            made = layout
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Album: UICollectionViewController {}
    private final class Rows: UITableView {}
    private final class List: UITableViewController {}

    /// pujiaxin33/JXSegmentedView has its data source say of which class its pages are.
    @Test func viewsOfItemsAndRowsHaveTheirLayoutAndStyle() {
        let layout = UICollectionViewFlowLayout()
        let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        for _ in 0..<3 {
            let pages = MetatypeObjects.make(
                Pages.self as UICollectionView.Type, frame: frame, collectionViewLayout: layout)
            #expect((pages as? Pages)?.made === layout && pages.frame == frame)
            #expect(pages.collectionViewLayout === layout)
        }
        let album = MetatypeObjects.make(
            Album.self as UICollectionViewController.Type, collectionViewLayout: UICollectionViewFlowLayout())
        #expect(album is Album && album.collectionViewLayout is UICollectionViewFlowLayout)
        let rows = MetatypeObjects.make(Rows.self as UITableView.Type, frame: frame, style: .grouped)
        #expect(rows is Rows && rows.frame == frame && rows.style == .grouped)
        let list = MetatypeObjects.make(List.self as UITableViewController.Type, style: .grouped)
        #expect(list is List && list.tableView.style == .grouped)
    }
}
