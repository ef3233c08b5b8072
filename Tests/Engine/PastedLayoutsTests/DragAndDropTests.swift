@testable import PastedLayouts
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct DragAndDropTests {
    private let stage = Stage()

    private func show(_ names: String) -> Board {
        let board = stage.perform {
            Board(names.split(separator: " ").map(String.init), frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        }
        stage.add(board.view)
        return board
    }

    /// Presses at a place until what is there is lifted.
    private func lift(_ x: CGFloat, _ y: CGFloat) {
        stage.advance { stage.send(.began, x, y) }
        stage.advance(steps: 35)
    }

    private func carry(from start: CGPoint, to end: CGPoint) {
        for index in 1...10 {
            let part = CGFloat(index) / 10
            stage.advance {
                stage.send(.moved, start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
            }
        }
        stage.advance(steps: 25)
    }

    private func shown(_ board: Board) -> [String] {
        stage.perform {
            (0..<board.names.count).compactMap {
                board.view.cellForItem(at: IndexPath(item: $0, section: 0))?.accessibilityLabel
            }
        }
    }

    @Test func aDraggedItemIsMovedWhereItIsDropped() throws {
        let board = show("a b c d e f g")
        lift(50, 50)
        #expect(board.view.hasActiveDrag)
        carry(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 250, y: 50))
        // The others have made room.
        let second = try #require(board.view.visibleCells.first { $0.accessibilityLabel == "b" })
        #expect(second.center == CGPoint(x: 50, y: 50))
        #expect(board.names.first == "a")
        stage.advance { stage.send(.ended, 250, 50) }
        stage.settle()
        #expect(board.names.joined() == "bcadefg" && shown(board) == board.names)
        #expect(board.log == ["dropped at 2", "drag ended"] && !board.view.hasActiveDrag)
        #expect(board.view.visibleCells.allSatisfy { $0.alpha == 1 })
        #expect(stage.window.subviews == [board.view])
    }

    @Test func aCancelledDragLeavesEverythingAsItWas() {
        let board = show("a b c d e f g")
        lift(50, 50)
        carry(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 250, y: 150))
        stage.advance { stage.send(.cancelled, 250, 150) }
        stage.settle()
        #expect(board.names.joined() == "abcdefg" && shown(board) == board.names)
        #expect(board.log == ["drag ended"] && stage.window.subviews == [board.view])
        #expect(board.view.cellForItem(at: IndexPath(item: 0, section: 0))?.center == CGPoint(x: 50, y: 50))
    }

    private final class Chooser: NSObject, UICollectionViewDelegate {
        var chosen: [IndexPath] = []
        var hasMenu = false

        func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { chosen.append(path) }
        func collectionView(
            _ view: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath], point: CGPoint
        ) -> UIContextMenuConfiguration? {
            guard hasMenu else { return nil }
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(children: [UIAction(title: "Copy") { _ in }])
            }
        }
    }

    @Test func itemsThatGiveNothingStayAndCanBeChosen() {
        let board = show("fixed b")
        let chooser = Chooser()
        board.view.delegate = chooser
        lift(50, 50)
        #expect(!board.view.hasActiveDrag)
        stage.advance { stage.send(.ended, 50, 50) }
        stage.settle()
        #expect(board.log.isEmpty && chooser.chosen == [IndexPath(item: 0, section: 0)])
    }

    @Test(arguments: [true, false]) func aFingerThatMovesOnTakesAnItemOutOfItsMenu(isDelegateFirst: Bool) {
        let board = show("a b c d")
        let chooser = Chooser()
        chooser.hasMenu = true
        stage.perform {
            if isDelegateFirst { (board.view.dragDelegate, board.view.delegate) = (nil, chooser) }
            (board.view.dragDelegate, board.view.delegate) = (board, chooser)
        }
        lift(50, 50)
        #expect(!board.view.hasActiveDrag && MenuPresenter.current(in: stage.window) != nil)
        #expect(board.view.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha == 0)
        carry(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 250, y: 50))
        #expect(board.view.hasActiveDrag && MenuPresenter.current(in: stage.window) == nil)
        stage.advance { stage.send(.ended, 250, 50) }
        stage.settle()
        #expect(board.names == ["b", "c", "a", "d"] && chooser.chosen.isEmpty)
        #expect(board.view.visibleCells.allSatisfy { $0.alpha == 1 } && stage.window.subviews == [board.view])
    }

    @Test func aMenuStaysOpenWhenTheFingerIsLiftedWhereItWas() {
        let board = show("a b")
        let chooser = Chooser()
        chooser.hasMenu = true
        board.view.delegate = chooser
        lift(50, 50)
        stage.advance { stage.send(.ended, 50, 50) }
        stage.settle()
        #expect(board.log.isEmpty && MenuPresenter.current(in: stage.window) != nil)
    }

    private func insert(_ name: String, in board: Board) {
        stage.advance {
            board.view.performBatchUpdates {
                board.names.insert(name, at: 0)
                board.view.insertItems(at: [IndexPath(item: 0, section: 0)])
            }
        }
        stage.advance(steps: 25)
    }

    @Test func aDraggedItemIsFollowedWhenOthersCome() {
        let board = show("a b c d e f g")
        lift(50, 50)
        carry(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 250, y: 50))
        insert("x", in: board)
        stage.advance { stage.send(.ended, 250, 50) }
        stage.settle()
        #expect(board.names.joined() == "xbacdefg" && shown(board) == board.names)
        #expect(board.view.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test func aDraggedItemThatIsDeletedComesBackAsANewOne() {
        let board = show("a b c d e f g")
        lift(50, 50)
        carry(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 250, y: 50))
        stage.advance {
            board.view.performBatchUpdates {
                board.names.removeFirst()
                board.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            }
        }
        stage.advance(steps: 25)
        stage.advance { stage.send(.ended, 250, 50) }
        stage.settle()
        #expect(board.names.joined() == "bcadefg" && shown(board) == board.names)
    }

    @Test func whatIsDroppedAfterAReloadIsDroppedAmongTheNewItems() {
        let board = show("a b c d e f g")
        lift(50, 50)
        carry(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 250, y: 50))
        stage.advance {
            board.names = ["b"]
            board.view.reloadData()
        }
        stage.advance { stage.send(.moved, 251, 50) }
        stage.advance { stage.send(.ended, 251, 50) }
        stage.settle()
        #expect(shown(board) == board.names && stage.window.subviews == [board.view])
    }

    /// Gives a board's items for copies alone.
    private final class Copies: NSObject, UICollectionViewDragDelegate {
        func collectionView(
            _ view: UICollectionView, itemsForBeginning session: UIDragSession, at path: IndexPath
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "copy" as NSString))] }
        func collectionView(_ view: UICollectionView, dragSessionAllowsMoveOperation session: UIDragSession) -> Bool {
            false
        }
    }

    @Test func whatMayNotBeMovedIsNot() {
        let board = show("a b c")
        let copies = Copies()
        board.view.dragDelegate = copies
        lift(50, 50)
        #expect(board.view.hasActiveDrag)
        carry(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 250, y: 50))
        stage.advance { stage.send(.ended, 250, 50) }
        stage.settle()
        #expect(board.names == ["a", "b", "c"] && board.log.isEmpty && !board.view.hasActiveDrag)
    }

    @Test func anotherCollectionViewTakesACopy() {
        let board = show("a b")
        let other = stage.perform { Board(["x", "y"], frame: CGRect(x: 0, y: 400, width: 400, height: 300)) }
        stage.add(other.view)
        lift(150, 50)
        carry(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 150, y: 450))
        #expect(other.view.hasActiveDrop && !board.view.hasActiveDrop)
        stage.advance { stage.send(.ended, 150, 450) }
        stage.settle()
        #expect(board.names == ["a", "b"] && other.names == ["x", "b", "y"] && shown(other) == other.names)
        #expect(!other.view.hasActiveDrop)
    }

    @Test func aDragThatNobodyTakesGoesBack() {
        let board = show("a b")
        lift(50, 50)
        carry(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 200, y: 700))
        stage.advance { stage.send(.ended, 200, 700) }
        stage.settle()
        #expect(board.names == ["a", "b"] && board.log == ["drag ended"])
        #expect(stage.window.subviews == [board.view])
    }

    @Test func aTableShowsASnapshotsRows() {
        let table = stage.perform { UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 400), style: .plain) }
        let source = stage.perform {
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            return UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, number in
                let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
                cell.textLabel?.text = "\(number)"
                return cell
            }
        }
        stage.add(table)
        stage.perform {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["first", "second"])
            snapshot.appendItems([1, 2], toSection: "first")
            snapshot.appendItems([3], toSection: "second")
            source.apply(snapshot, animatingDifferences: false)
        }
        stage.advance {}
        #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["1", "2", "3"])
        #expect(source.indexPath(for: 3) == IndexPath(row: 0, section: 1))
        stage.perform {
            var snapshot = source.snapshot()
            snapshot.deleteItems([2])
            source.apply(snapshot)
        }
        stage.settle()
        #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["1", "3"])
        #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == nil)
    }
}
