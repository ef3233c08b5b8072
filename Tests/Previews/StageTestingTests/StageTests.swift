import Foundation
import StageTesting
import Testing

/// A list under test as its author would test it.
@MainActor
@Suite struct StageTests {
    private final class ListController: UICollectionViewController {
        var taps: [Int] = []

        init() {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 390, height: 100)
            layout.minimumLineSpacing = 0
            super.init(collectionViewLayout: layout)
        }

        required init?(coder: NSCoder) {
            nil
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }

        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }

        override func collectionView(
            _ view: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        override func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            taps.append(indexPath.item)
        }
    }

    private func point(_ y: CGFloat) -> CGPoint { CGPoint(x: 200, y: y) }

    @Test func cellsAreWhereTheLayoutHasThem() {
        let stage = Stage(ListController())
        #expect(stage.cells.count == 9)
        #expect(stage.cell(at: 2)?.frame == CGRect(x: 0, y: 200, width: 390, height: 100))
        #expect(stage.isAtRest)
    }

    @Test func tasksOfTheCodeUnderTestHaveTheirTurnsInSteps() {
        final class Loader: UIViewController {
            private actor Store {
                var count = 0
                func add() -> Int {
                    count += 1
                    return count
                }
            }
            var counts: [Int] = []

            override func viewDidLoad() {
                super.viewDidLoad()
                Task {
                    let store = Store()
                    for _ in 0..<3 { counts.append(await store.add()) }
                }
            }
        }
        let loader = Loader()
        let stage = Stage(loader)
        #expect(loader.counts.isEmpty && !stage.isAtRest)
        stage.advance()
        #expect(loader.counts == [1, 2, 3] && stage.isAtRest)
    }

    @Test func aDragMovesThemByItsLength() throws {
        let stage = Stage(ListController())
        stage.drag(from: point(600), to: point(350))
        try stage.settle()
        // A pan moves by what comes after the sample with which it began: the first of 18, as it is more than ten points away.
        let minY = try #require(stage.cell(at: 3)?.frame.minY)
        #expect(abs(minY - (50 + 250.0 / 18)) < 1e-9)
    }

    @Test func aFlingGoesFurther() throws {
        let stage = Stage(ListController())
        stage.fling(from: point(600), to: point(350))
        let released = stage.cells.first?.center.y ?? 0
        try stage.settle()
        let offset = stage.collectionViews[0].contentOffset.y
        #expect(offset > 400, "\(released)")
        #expect(stage.time > 0.5)
    }

    @Test func aTapSelects() throws {
        let stage = Stage(ListController())
        stage.tap(at: point(350))
        try stage.settle()
        #expect((stage.viewController as? ListController)?.taps == [3])
    }

    @Test func whatNeverRestsIsToldOf() {
        let controller = UIViewController()
        let stage = Stage(controller)
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat]) { controller.view.alpha = 0 }
        #expect(stage.isAtRest || (try? stage.settle(within: 1)) == nil)
    }
}
