import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct LayoutChangeTests {
    final class Transitional: UICollectionViewFlowLayout {
        var calls: [String] = []
        let name: String
        init(_ name: String, height: CGFloat) {
            self.name = name
            super.init()
            itemSize = CGSize(width: 200, height: height)
            minimumLineSpacing = 0
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        override func prepareForTransition(to newLayout: UICollectionViewLayout) {
            calls.append("to \((newLayout as! Transitional).name)")
        }
        override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
            calls.append("from \((oldLayout as! Transitional).name)")
        }
        override func finalizeLayoutTransition() { calls.append("finalize") }
    }

    private let large = Transitional("large", height: 200)
    private let small = Transitional("small", height: 50)
    private let board: Board

    init() {
        board = Board([(0..<8).map { "\($0)" }], layout: large)
    }

    /// AfrozZaheer/AZSafariCollectionViewLayout changes its layout as its view is loaded, and sets it up after that.
    @Test func beforeTheViewIsInAWindowTheNewLayoutWaitsForTheViewsFirst() {
        final class Counting: UICollectionViewFlowLayout {
            var sizes: [CGSize] = []
            override func prepare() {
                super.prepare()
                sizes.append(itemSize)
            }
        }
        let stage = Stage(width: 200, height: 390)
        let other = Board([["a"]], layout: UICollectionViewFlowLayout(), stage: stage)
        let view = stage.perform { () -> UICollectionView in
            let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
            view.register(Board.Cell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = other
            return view
        }
        let layout = stage.perform { Counting() }
        var finished: Bool?
        stage.perform {
            view.setCollectionViewLayout(layout, animated: true) { finished = $0 }
            #expect(layout.sizes.isEmpty && finished == true)
            layout.itemSize = CGSize(width: 30, height: 20)
        }
        stage.add(view)
        stage.advance()
        #expect(layout.sizes == [CGSize(width: 30, height: 20)])
    }

    @Test func elementsMoveFromTheOldPlacesToTheNew() throws {
        #expect(board.view.visibleCells.count == 2)
        var finished: Bool?
        board.stage.perform { board.view.setCollectionViewLayout(small, animated: true) { finished = $0 } }
        #expect(board.view.visibleCells.count == 8)
        let (first, last) = (try #require(board.cell("1")), try #require(board.cell("7")))
        #expect(board.seen(first).position.y == 300)
        #expect(board.seen(last).position.y == 1500)
        #expect(last.center.y == 375)
        board.stage.advance(steps: 9)
        assertClose(board.seen(first).position.y, CGFloat(300 + 75) / 2, within: 1e-6)
        assertClose(board.seen(last).bounds.height, 125, within: 1e-6)
        board.stage.settle()
        #expect(finished == true)
        #expect(large.collectionView == nil && small.collectionView === board.view)
        #expect(large.calls == ["to small", "finalize"])
        #expect(small.calls == ["from large", "finalize"])
    }

    /// shoheiyokoyama/Koyomi: a calendar sets its layout again as it is read from a storyboard, and only then gets its size.
    @Test func aLayoutThatIsSetBeforeAnythingIsShownIsPreparedWithTheViewsSize() {
        final class Days: UICollectionViewLayout {
            var widths: [CGFloat] = []
            override func prepare() { widths.append(collectionView?.bounds.width ?? -1) }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [] }
        }
        let (first, second) = (Days(), Days())
        let view = UICollectionView(frame: .zero, collectionViewLayout: first)
        var isCompleted = false
        view.setCollectionViewLayout(second, animated: false) { isCompleted = $0 }
        #expect(isCompleted && second.widths.isEmpty && second.collectionView === view)
        view.frame.size = CGSize(width: 70, height: 60)
        view.layoutIfNeeded()
        #expect(first.widths.isEmpty && second.widths == [70])
    }

    @Test func elementsThatHaveNoPlaceLeaveAfterTheAnimation() throws {
        board.stage.perform { board.view.setCollectionViewLayout(small, animated: false) }
        let cell = try #require(board.cell("7"))
        board.stage.perform { board.view.setCollectionViewLayout(large, animated: true) }
        #expect(cell.superview === board.view)
        #expect(cell.center.y == 1500)
        board.stage.settle()
        #expect(cell.superview == nil)
        #expect(board.cellsInTree.count == 2)
    }

    @Test func withoutAnimationItIsThereAtOnce() {
        var finished: Bool?
        board.stage.perform { board.view.setCollectionViewLayout(small, animated: false) { finished = $0 } }
        #expect(finished == true)
        #expect(board.cell("7").map { board.seen($0).position.y } == 375)
    }

    @Test func aChangeDuringAChangeBeginsWhereThingsAreSeen() throws {
        board.stage.perform { board.view.setCollectionViewLayout(small, animated: true) }
        board.stage.advance(steps: 6)
        let cell = try #require(board.cell("1"))
        let seen = board.seen(cell)
        board.stage.perform { board.view.setCollectionViewLayout(large, animated: true) }
        assertClose(board.seen(cell).position.y, seen.position.y, within: 1e-9)
        assertClose(board.seen(cell).bounds.height, seen.bounds.height, within: 1e-9)
        board.stage.settle()
        #expect(board.seen(cell).position.y == 300)
    }
}
