import QuartzCore
import Testing

@testable import UIKit

/// Items that a finger carries to other places.
@MainActor
@Suite struct InteractiveMovementTests {
    private let stage = Stage(width: 300, height: 600)
    private let controller: Board

    init() {
        let window = stage.window
        let board = stage.perform {
            let board = Board(collectionViewLayout: UICollectionViewFlowLayout())
            board.view.frame = window.bounds
            return board
        }
        controller = board
        stage.add(board.view)
        stage.advance()
    }

    /// Sections of numbers, in rows of 50 points.
    private final class Board: UICollectionViewController {
        var numbers = [Array(0..<6), Array(10..<13)]
        var fixed: Set<Int> = []
        var moves: [[IndexPath]] = []
        var limit = Int.max

        final class Cell: UICollectionViewCell { var number = -1 }

        override func viewDidLoad() {
            super.viewDidLoad()
            let layout = collectionViewLayout as! UICollectionViewFlowLayout
            layout.itemSize = CGSize(width: 300, height: 50)
            layout.minimumLineSpacing = 0
            collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
        }
        override func numberOfSections(in collectionView: UICollectionView) -> Int { numbers.count }
        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { numbers[section].count }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! Cell
            cell.number = numbers[indexPath.section][indexPath.item]
            return cell
        }
        override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
            !fixed.contains(numbers[indexPath.section][indexPath.item])
        }
        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            moves.append([sourceIndexPath, destinationIndexPath])
            let number = numbers[sourceIndexPath.section].remove(at: sourceIndexPath.item)
            numbers[destinationIndexPath.section].insert(number, at: destinationIndexPath.item)
        }
        override func collectionView(
            _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
            toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath {
            IndexPath(item: min(proposedIndexPath.item, limit), section: proposedIndexPath.section)
        }

        /// What is seen from top to bottom, by the cells' places.
        var seen: [Int] {
            collectionView.visibleCells.sorted { $0.center.y < $1.center.y }.map { ($0 as! Cell).number }
        }
    }

    private var view: UICollectionView { controller.collectionView }
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    private func carry(_ item: IndexPath, through places: [CGFloat]) {
        stage.perform { #expect(view.beginInteractiveMovementForItem(at: item)) }
        for y in places {
            stage.perform { view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: y)) }
            stage.advance()
        }
    }

    class Still: UICollectionViewController {}
    final class Moving: Still {
        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {}
    }
    final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            UICollectionViewCell(frame: .zero)
        }
    }
    final class MovingSource: NSObject, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            UICollectionViewCell(frame: .zero)
        }
        func collectionView(_ view: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath) {}
    }

    /// Apple documents of `canMoveItemAt` that without it the method that moves says so.
    @Test func whereOnlyTheDataCanMoveAllItemsCan() {
        func canMove(_ source: any UICollectionViewDataSource) -> Bool {
            source.collectionView(view, canMoveItemAt: path(0))
        }
        stage.perform {
            let layout = UICollectionViewFlowLayout()
            #expect(!canMove(Still(collectionViewLayout: layout)) && canMove(Moving(collectionViewLayout: layout)))
            #expect(!canMove(Source()) && canMove(MovingSource()))
        }
    }

    @Test func contentScrollsWhileAnItemIsHeldAtAnEdge() {
        controller.numbers = [Array(0..<40)]
        stage.perform { controller.collectionView.reloadData() }
        stage.advance()
        stage.down(150, 125)
        stage.advance(steps: 35)
        stage.move(150, 300)
        stage.advance()
        #expect(controller.collectionView.contentOffset.y == 0)
        stage.move(150, 590)
        stage.advance(steps: 60)
        let offset = controller.collectionView.contentOffset.y
        #expect(offset > 300 && offset < 620)
        #expect(controller.seen.contains(2))
        // To the end, where it rests under the finger.
        stage.advance(steps: 200)
        #expect(controller.collectionView.contentOffset.y == 1400)
        #expect(!stage.clock.isBusy)
        stage.up(150, 590)
        stage.settle()
        #expect(controller.numbers[0].last == 2)
    }

    @Test func othersMakeRoomAndTheDataFollowsAtTheEnd() {
        carry(path(1), through: [90, 130, 180])
        #expect(view.carried.movement?.current == path(3))
        #expect(controller.moves.isEmpty)
        stage.settle()
        #expect(controller.seen == [0, 2, 3, 1, 4, 5, 10, 11, 12])
        #expect(view.cellForItem(at: path(3))?.center.y == 180)
        #expect(view.cellForItem(at: path(3))?.configurationState.isReordering == true)
        stage.perform { view.endInteractiveMovement() }
        stage.settle()
        #expect(controller.moves == [[path(1), path(3)]])
        #expect(controller.numbers[0] == [0, 2, 3, 1, 4, 5])
        #expect(view.cellForItem(at: path(3))?.center.y == 175)
        #expect(view.cellForItem(at: path(3))?.configurationState.isReordering == false)
    }

    @Test func anItemGoesToAnotherSection() {
        carry(path(0), through: [200, 330])
        stage.settle()
        #expect(view.carried.movement?.current == path(0, 1))
        #expect(view.numberOfItems(inSection: 0) == 5)
        stage.perform { view.endInteractiveMovement() }
        stage.settle()
        #expect(controller.numbers == [[1, 2, 3, 4, 5], [0, 10, 11, 12]])
        #expect(controller.seen == [1, 2, 3, 4, 5, 0, 10, 11, 12])
    }

    @Test func cancelledItGoesBack() {
        carry(path(4), through: [30])
        #expect(view.carried.movement?.current == path(0))
        stage.perform { view.cancelInteractiveMovement() }
        stage.settle()
        #expect(controller.moves.isEmpty)
        #expect(controller.seen == [0, 1, 2, 3, 4, 5, 10, 11, 12])
        let places: [CGFloat] = (0..<9).map { CGFloat($0 * 50 + 25) }
        #expect(view.visibleCells.map(\.center.y) == places)
    }

    @Test func theDataSourceAndTheDelegateDecide() {
        controller.fixed = [2]
        stage.perform { #expect(!view.beginInteractiveMovementForItem(at: path(2))) }
        controller.limit = 2
        carry(path(0), through: [230])
        #expect(view.carried.movement?.current == path(2))
        stage.perform {
            #expect(!view.beginInteractiveMovementForItem(at: path(1)))
            view.endInteractiveMovement()
        }
        #expect(controller.numbers[0] == [1, 2, 0, 3, 4, 5])
    }

    @Test func anUpdateOfTheDataEndsIt() {
        carry(path(0), through: [120])
        stage.perform {
            controller.numbers[1].removeLast()
            view.deleteItems(at: [path(2, 1)])
        }
        stage.settle()
        #expect(view.carried.movement == nil)
        #expect(controller.seen == [0, 1, 2, 3, 4, 5, 10, 11])
        #expect(controller.moves.isEmpty)
    }

    @Test func aLongPressCarriesAndADragScrolls() {
        stage.advance { stage.send(.began, 150, 60) }
        stage.advance(steps: 40)
        #expect(view.carried.movement?.original == path(1))
        for y in stride(from: 60.0, through: 170, by: 10) { stage.advance { stage.send(.moved, 150, y) } }
        stage.advance { stage.send(.ended, 150, 170) }
        stage.settle()
        #expect(controller.numbers[0] == [0, 2, 3, 1, 4, 5])
        #expect(view.contentOffset == .zero)
        stage.perform { controller.installsStandardGestureForInteractiveMovement = false }
        stage.advance { stage.send(.began, 150, 60) }
        stage.advance(steps: 40)
        #expect(view.carried.movement == nil)
        stage.advance { stage.send(.ended, 150, 60) }
    }
}
