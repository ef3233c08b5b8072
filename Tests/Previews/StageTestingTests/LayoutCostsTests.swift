import StageTesting
import Testing

/// A list of cells of one height.
private class RowsLayout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 390, height: 100 * 100) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<100).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            .filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 100, width: 390, height: 100)
        return attributes
    }
}

private final class RestlessLayout: RowsLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

private final class RowsController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.contentInsetAdjustmentBehavior = .never
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

/// What a layout costs, in calls.
@MainActor
@Suite struct LayoutCostsTests {
    private func scroll(_ stage: Stage) -> LayoutCosts {
        let before = stage.costs
        stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200), over: 0.5)
        return stage.costs - before
    }

    @Test func aStageIsMadeWithOnePreparationAndACellForEachItemInSight() {
        let stage = Stage(RowsController(collectionViewLayout: RowsLayout()))
        #expect(stage.costs.prepareCalls == 1)
        #expect(stage.costs.viewsMade == 9)
        #expect(stage.costs.viewsReused == 0)
        #expect(stage.costs.cellsConfigured == 9)
    }

    @Test func aLayoutThatIgnoresTheBoundsIsNotPreparedAgain() {
        let costs = scroll(Stage(RowsController(collectionViewLayout: RowsLayout())))
        #expect(costs.prepareCalls == 0)
        #expect(costs.invalidations == 0)
        #expect(costs.elementsCalls > 20)
        #expect(costs.viewsMade <= 1)
        #expect(costs.cellsConfigured == costs.viewsMade + costs.viewsReused)
        #expect(costs.viewsReused >= 3)
    }

    @Test func aLayoutThatFollowsTheBoundsIsPreparedForEachOfThem() {
        let costs = scroll(Stage(RowsController(collectionViewLayout: RestlessLayout())))
        #expect(costs.prepareCalls > 20)
        #expect(costs.invalidations == costs.prepareCalls)
    }

    @Test func theSameCodeCostsTheSame() {
        let costs = (0..<2).map { _ in scroll(Stage(RowsController(collectionViewLayout: RestlessLayout()))) }
        #expect(costs[0] == costs[1])
    }
}
