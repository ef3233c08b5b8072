import Previews
import SceneContract
import Simulation
import StageModel
import Testing
import UIKit

/// Somebody's layout in the controller that shows it.
@MainActor
@Suite final class LayoutPreviewTests {
    private var controller: LayoutPreviewController?
    private var tick: UInt32 = 0

    private func simulation() throws -> SceneSimulation {
        let preview = Preview(
            name: "layout", title: "Layout", source: PreviewSource(file: "/code/A.swift", line: 1),
            parameters: LayoutPreviewController.previewParameters, actions: LayoutPreviewController.previewActions
        ) {
            let controller = LayoutPreviewController(layout: UICollectionViewFlowLayout())
            self.controller = controller
            return .viewController(controller)
        }
        return try SceneSimulation(PreviewDefinition(preview), stage: CGSize(width: 390, height: 844))
    }

    private func send(_ event: InputEvent, to simulation: SceneSimulation, steps: UInt32 = 1) {
        for step in 0..<steps {
            tick += 1
            simulation.advance(to: tick, with: step == 0 ? [event] : [])
        }
        _ = simulation.snapshot()
    }

    private var collectionView: UICollectionView? {
        controller?.view.subviews.lazy.compactMap { $0 as? UICollectionView }.first
    }

    private var items: [String] {
        (collectionView?.indexPathsForVisibleItems ?? []).sorted().map { "\($0.section).\($0.item)" }
    }

    @Test func aFlowLayoutHasCellsOfTheSizeThatIsChosen() throws {
        let simulation = try simulation()
        send(.set(["itemWidth": .number(60)]), to: simulation)
        #expect(collectionView?.cellForItem(at: IndexPath(item: 0, section: 0))?.bounds.width == 60)
        // The colour and the number of a cell.
        #expect(simulation.snapshot().nodes.count > 40)
    }

    /// AfrozZaheer/AZSafariCollectionViewLayout has an item height of its own.
    @Test func aLayoutsOwnPropertyKeepsItsNameBesideThoseOfEveryLayout() {
        final class Fan: UICollectionViewLayout {
            var itemHeight: CGFloat = 0
        }
        let own = PreviewParameter.number("itemHeight", of: Fan.self, \.itemHeight, in: 0...10, default: 0)
        let names = LayoutPreviewController.previewParameters(beside: [own]).map(\.declaration.name)
        #expect(
            names == ["itemHeight", "itemCount", "sectionCount", "itemWidth", "previewItemHeight", "itemHeightVaries"])
    }

    @Test func aLayoutThatPlacesNothingSaysSo() throws {
        final class EmptyLayout: UICollectionViewLayout {}
        for (layout, isEmpty) in [(EmptyLayout(), true), (UICollectionViewFlowLayout(), false)] {
            let preview = Preview(name: "a", title: "A", source: PreviewSource(file: "/code/A.swift", line: 1)) {
                .viewController(LayoutPreviewController(layout: layout))
            }
            let simulation = try SceneSimulation(PreviewDefinition(preview), stage: CGSize(width: 390, height: 844))
            let texts = simulation.snapshot().nodes.map(\.text.string)
            let sentence =
                "EmptyLayout shows nothing: its layout, EmptyLayout, places none of 40 items in sight. What a layout asks of"
            #expect(texts.contains { $0.hasPrefix(sentence) } == isEmpty)
        }
    }

    /// rechsteiner/Parchment: a layout whose cells need its own controller draws a line beside them.
    @Test func aLayoutThatDrawsBesideItsCellsAloneSaysWhatIsLeftOut() throws {
        final class Line: UICollectionReusableView {
            override init(frame: CGRect) {
                super.init(frame: frame)
                backgroundColor = .red
            }
            required init?(coder: NSCoder) { nil }
        }
        final class Lined: UICollectionViewLayout {
            override func prepare() { register(Line.self, forDecorationViewOfKind: "line") }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let line = UICollectionViewLayoutAttributes(
                    forDecorationViewOfKind: "line", with: IndexPath(item: 0, section: 0))
                line.frame = CGRect(x: 0, y: 40, width: 300, height: 2)
                return [line]
            }
        }
        let preview = Preview(
            name: "a", title: "A", source: PreviewSource(file: "/code/A.swift", line: 1),
            lost: "Pages is not shown by itself: A.swift:3: cannot find type 'Page' in scope."
        ) { .viewController(LayoutPreviewController(layout: Lined())) }
        let simulation = try SceneSimulation(PreviewDefinition(preview), stage: CGSize(width: 390, height: 844))
        let texts = simulation.snapshot().nodes.map(\.text.string)
        #expect(texts.contains { $0.contains("in sight. Pages is not shown by itself: A.swift:3: cannot find type") })
    }

    @Test func itemsAndSectionsFollowTheirParameters() throws {
        let simulation = try simulation()
        send(.set(["itemCount": .integer(2), "sectionCount": .integer(3)]), to: simulation)
        #expect(items == ["0.0", "0.1", "1.0", "1.1", "2.0", "2.1"])
    }

    @Test func anItemIsInsertedAndDeleted() throws {
        let simulation = try simulation()
        send(.set(["itemCount": .integer(2)]), to: simulation)
        send(.action("insertItem"), to: simulation, steps: 60)
        #expect(items == ["0.0", "0.1", "0.2"])
        send(.action("deleteItem"), to: simulation, steps: 60)
        #expect(items == ["0.0", "0.1"])
        #expect(simulation.values["itemCount"] == .integer(2))
    }
}
