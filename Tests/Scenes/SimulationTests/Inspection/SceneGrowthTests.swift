import Foundation
import SceneContract
import StageModel
import TestSupport
import Testing
import UIKit

@testable import Simulation

/// How the layouts of scenes whose number of items is a parameter prepare themselves with others, measured in the room's own process.
@MainActor
@Suite(.serialized) struct SceneGrowthTests {
    /// The time, which goes on by what layouts do.
    @MainActor
    private enum Time {
        static var now: UInt64 = 0
        static var perItem: UInt64 = 1000
    }

    /// A list that makes attributes of all items for each change of the bounds.
    private final class AllLayout: UICollectionViewLayout {
        private var all: [UICollectionViewLayoutAttributes] = []
        override var collectionViewContentSize: CGSize { CGSize(width: 390, height: all.count * 100) }

        override func prepare() {
            all = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
                Time.now += Time.perItem
                let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
                attributes.frame = CGRect(x: 0, y: CGFloat(item) * 100, width: 390, height: 100)
                return attributes
            }
        }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            all.filter { $0.frame.intersects(rect) }
        }

        override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
            all[path.item]
        }
    }

    private final class List: UICollectionViewController, Scene {
        var count = 40
        var viewController: UIViewController { self }
        var observedViews: [ObservedView] { [ObservedView(name: "rows", collectionView: collectionView)] }
        var values: [StageValue] { [.integer(count)] }
        var restoration: [String: StageValue] { [:] }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }

        func set(_ changes: [String: StageValue]) throws {
            guard case .integer(let count)? = changes["itemCount"] else { return }
            self.count = count
            collectionView.reloadData()
        }

        func restore(_ restoration: Restoration) throws {}
        func perform(_ action: String) throws { throw SceneError.unknownAction(action, known: []) }

        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

        override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
    }

    private struct ListDefinition: SceneDefinition {
        var mostItems = 10_000
        let name = "list"
        let title = "List"
        let summary = "Rows."
        let axes = SceneDescription.Axes.vertical
        let swift = ""
        let traits: Set<StageTrait> = []
        let actions: [Action] = []
        let restorationNames: [String] = []
        let isRestorable = true
        let images: [SceneImage] = []

        func parameters(stage: CGSize) -> [Parameter] {
            [
                Parameter(
                    name: "itemCount", unit: .count, kind: .integer(1...mostItems), defaultValue: .integer(40),
                    summary: "rows")
            ]
        }

        func check(_ values: [String: StageValue], stage: CGSize) throws {}
        func imageNames(photos: [Photo]) -> [String] { [] }
        func make(_ context: SceneContext) -> any Scene { List(collectionViewLayout: AllLayout()) }
    }

    private func simulation(mostItems: Int = 10_000) throws -> RecordedSimulation {
        let simulation = try SceneSimulation(
            ListDefinition(mostItems: mostItems), stage: CGSize(width: 390, height: 844))
        _ = simulation.snapshot()
        return RecordedSimulation(simulation)
    }

    /// Drags upwards while somebody inspects, until all is at rest.
    private func drag(_ simulation: RecordedSimulation, steps: UInt32 = 20) throws {
        _ = simulation.costs(CostQuestion(), anew: true)
        for step in 0..<steps {
            let phase: PointerSample.Phase = step == 0 ? .down : step == steps - 1 ? .up : .move
            let sample = PointerSample(pointer: 1, phase: phase, x: 200, y: 600 - Double(step) * 15)
            simulation.advance(to: simulation.tick + 1, with: [.pointer(sample)])
        }
        while simulation.needsStep { simulation.advance(to: simulation.tick + 1) }
        _ = simulation.snapshot()
        _ = simulation.costs(CostQuestion(), anew: true)
    }

    private func measured(_ simulation: RecordedSimulation) throws -> [CostFault] {
        let before = LayoutCalls.readTime
        LayoutCalls.readTime = { Time.now }
        defer { LayoutCalls.readTime = before }
        var parts = 0
        while simulation.hasMeasurement {
            simulation.measure()
            parts += 1
            try #require(parts < 10)
        }
        let costs = try #require(simulation.costs(CostQuestion(wantsFaults: true), anew: true))
        return costs.faults.filter { $0.sentence.contains("measured aside") }
    }

    @Test func aPreparationThatGrowsIsMeasuredWithTenTimesTheItems() throws {
        Time.perItem = 1000
        let simulation = try simulation()
        try drag(simulation)
        let (tick, shown) = (simulation.tick, simulation.snapshot())
        let faults = try measured(simulation)
        #expect(
            faults.map(\.sentence) == [
                "prepare() takes 40 \u{b5}s with 40 items and 400 \u{b5}s with 400, measured aside: keep what does not change, or lay out only "
                    + "what is in sight."
            ])
        #expect(faults.first?.owner == "AllLayout")
        #expect(faults.first?.method == "prepare")
        // It is the stage's own collection view, of which nothing changes.
        let collection = try #require(
            simulation.views(ViewQuestion(), anew: true)?.views.first { $0.type == "UICollectionView" })
        #expect(faults.first?.layer == collection.layer)
        #expect(simulation.tick == tick)
        #expect(simulation.snapshot() == shown)
        #expect(simulation.values["itemCount"] == .integer(40))
    }

    @Test func nothingIsMeasuredBeforeTheLayoutHasPreparedItselfAgainAndAgain() throws {
        let simulation = try simulation()
        #expect(!simulation.hasMeasurement)
        _ = simulation.costs(CostQuestion(), anew: true)
        for step in 1...3 as ClosedRange<UInt32> {
            simulation.advance(to: step, with: [.wheel(WheelSample(x: 200, y: 400, dx: 0, dy: 9))])
        }
        _ = simulation.costs(CostQuestion(), anew: true)
        #expect(!simulation.hasMeasurement)
        try drag(simulation)
        #expect(simulation.hasMeasurement)
    }

    @Test func nothingIsMeasuredOfASceneThatNobodyInspects() throws {
        let simulation = try simulation()
        for step in 1...20 {
            simulation.advance(to: UInt32(step), with: [.wheel(WheelSample(x: 200, y: 400, dx: 0, dy: 9))])
        }
        #expect(!simulation.hasMeasurement)
    }

    @Test func whatWouldTakeLongIsNotMeasuredWithTenTimesTheItems() throws {
        // 4 ms with all items.
        Time.perItem = 100_000
        let simulation = try simulation()
        try drag(simulation)
        let faults = try measured(simulation)
        #expect(faults.count == 1)
        #expect(
            faults.first?.sentence.hasPrefix("prepare() takes 400 \u{b5}s with 4 items and 4.0 ms with 40,") == true)
    }

    @Test func aNumberOfItemsThatCannotBeIsNotMeasured() throws {
        Time.perItem = 1000
        let simulation = try simulation(mostItems: 300)
        try drag(simulation)
        // 4 and 40 items make too few attributes to say anything.
        #expect(try measured(simulation).isEmpty)
        #expect(!simulation.hasMeasurement)
    }

    @Test func otherValuesAreMeasuredAnew() throws {
        Time.perItem = 1000
        let simulation = try simulation()
        try drag(simulation)
        _ = try measured(simulation)
        try drag(simulation)
        #expect(!simulation.hasMeasurement)
        simulation.advance(to: simulation.tick + 1, with: [.set(["itemCount": .integer(50)])])
        try drag(simulation)
        #expect(simulation.hasMeasurement)
        #expect(try measured(simulation).first?.sentence.contains("50 items and 500 \u{b5}s with 500") == true)
    }
}
