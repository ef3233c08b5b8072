import Foundation
import SceneContract
import StageModel
import Testing
import UIKit

@testable import Simulation

/// What an inspector is told of a layout's calls, and the faults that they show.
@MainActor
@Suite struct CallsTests {
    /// A list of rows, with a fault.
    private final class Rows: UICollectionViewLayout {
        enum Fault { case none, everything, following, elsewhere }
        var fault = Fault.none

        override var collectionViewContentSize: CGSize { CGSize(width: 390, height: 100 * 200) }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            fault == .everything || fault == .following
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let all = (0..<200).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            return fault == .elsewhere ? all : all.filter { $0.frame.intersects(rect) }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 100, width: 390, height: 100)
            if fault == .following { attributes.alpha = 1 - (collectionView?.contentOffset.y ?? 0) / 10_000 }
            return attributes
        }
    }

    private final class Controller: UICollectionViewController {
        var makesAll = false

        override func viewDidLoad() {
            super.viewDidLoad()
            for name in ["cell"] + (0..<200).map({ "cell \($0)" }) {
                collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: name)
            }
        }

        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 200 }

        override func collectionView(
            _ view: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let name = makesAll ? "cell \(indexPath.item)" : "cell"
            return view.dequeueReusableCell(withReuseIdentifier: name, for: indexPath)
        }
    }

    /// Shows rows, and drags them upwards while somebody inspects.
    private func dragged(_ fault: Rows.Fault, makesAll: Bool = false, steps: UInt32 = 60) throws -> ViewDetails {
        let clock = FrameClock()
        let stage = try clock.perform {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let layout = Rows()
            layout.fault = fault
            let controller = Controller(collectionViewLayout: layout)
            controller.makesAll = makesAll
            window.rootViewController = controller
            window.appear()
            let view = try #require(controller.collectionView)
            return (window, view)
        }
        let calls = LayoutCalls()
        for step in 1...steps {
            LayoutCalls.current = calls
            clock.perform {
                clock.setTime(Double(step) / 60)
                stage.1.contentOffset.y += 60
                stage.0.layoutIfNeeded()
            }
            LayoutCalls.current = nil
        }
        defer { clock.end() }
        return clock.perform {
            let description = CallDescription(stage.1, in: calls)
            return ViewDetails(layer: 1, groups: [description.faults] + description.counts)
        }
    }

    private func faults(_ details: ViewDetails) -> [String] {
        details.groups.first { $0.title == "Faults" }?.rows.map(\.value) ?? []
    }

    @Test func aPlainLayoutHasNoFaults() throws {
        let details = try dragged(.none)
        #expect(faults(details).isEmpty)
        let rows = details.groups.first { $0.title == "Calls in the last second" }?.rows ?? []
        #expect(rows.first { $0.name == "layoutAttributesForElements(in:)" }?.value == "60, in 60 steps")
        #expect(!rows.contains { $0.name == "prepare()" })
    }

    @Test func callsOfTheStepAreListedWithWhatTheyWereGiven() throws {
        let rows = try dragged(.none, steps: 3).groups.first { $0.title == "Calls in this step" }?.rows ?? []
        #expect(
            rows.first
                == .init(
                    "layoutAttributesForElements(in:)",
                    "0, 180 \u{b7} 390 \u{d7} 844: 10 returned"))
        #expect(rows.contains { $0 == .init("cellForItemAt", "0 - 10") })
    }

    @Test func toLayEverythingOutForEachBoundsIsAFault() throws {
        let found = faults(try dragged(.everything))
        #expect(found.count == 1)
        #expect(found.first?.contains("nothing in sight differs by it: 60 times") == true)
    }

    @Test func aLayoutWhoseItemsFollowTheBoundsIsFine() throws {
        #expect(faults(try dragged(.following)).isEmpty)
    }

    @Test func attributesFarFromSightAreAFault() throws {
        let found = faults(try dragged(.elsewhere))
        #expect(found.first?.hasPrefix("layoutAttributesForElements(in:) returned 200 attributes, of which ") == true)
        #expect(found.count == 1)
    }

    @Test func cellsThatAreNeverReusedAreAFault() throws {
        let found = faults(try dragged(.none, makesAll: true))
        #expect(found.count == 1)
        #expect(found.first?.contains("none was used again") == true)
    }

    @Test func aCellThatWantsAnotherSizeEachTimeIsAFault() {
        let view = ObjectIdentifier(FrameClock())
        let path = IndexPath(item: 3, section: 0)
        let size = CGSize(width: 10, height: 10)
        let asked = (0..<6).map { _ in LayoutCall(kind: .sizing, detail: .size(path, size, size), view: view) }
        #expect(LayoutFault.find(in: [asked]) == [.sizingLoop(path, times: 6)])
        #expect(LayoutFault.find(in: asked.map { [$0] }).isEmpty)
    }

    @Test func toPrepareTwiceInManyStepsIsAFault() {
        let view = ObjectIdentifier(FrameClock())
        let twice = (0..<2).map { _ in LayoutCall(kind: .prepare, detail: .none, view: view) }
        #expect(LayoutFault.find(in: Array(repeating: twice, count: 10)) == [.preparedAgain(steps: 10)])
        #expect(LayoutFault.find(in: Array(repeating: twice, count: 9)).isEmpty)
    }
}
