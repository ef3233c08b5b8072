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
        enum Fault {
            case none, everything, following, elsewhere, growing, mutating, keeping, fading, differing, changingViews
            case painting
        }
        var fault = Fault.none
        private(set) var itemQueries = 0
        private var kept: [Int: UICollectionViewLayoutAttributes] = [:]

        override var collectionViewContentSize: CGSize { CGSize(width: 390, height: 100 * 200) }

        override func prepare() {
            guard fault == .growing else { return }
            for item in 0..<200 { kept[item] = makeAttributes(of: IndexPath(item: item, section: 0)) }
        }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            [.everything, .following, .growing, .keeping].contains(fault)
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            if fault == .changingViews { collectionView?.visibleCells.first?.alpha = rect.minY / 100_000 }
            if fault == .painting { paint(rect) }
            let all = (0..<200).compactMap { item in
                let path = IndexPath(item: item, section: 0)
                return fault == .differing ? makeAttributes(of: path) : layoutAttributesForItem(at: path)
            }
            guard [.mutating, .keeping, .fading].contains(fault) else {
                return fault == .elsewhere ? all : all.filter { $0.frame.intersects(rect) }
            }
            for (item, attributes) in all.enumerated() {
                let same = kept[item] ?? attributes
                if fault != .fading { same.alpha = 1 - rect.minY / 10_000 }
                kept[item] = same
            }
            return kept.values.filter { $0.frame.intersects(rect) }.sorted { $0.indexPath < $1.indexPath }
        }

        /// Changes what lies deep in a cell.
        private func paint(_ rect: CGRect) {
            let cell = collectionView?.visibleCells.first as? UICollectionViewCell
            cell?.contentView.subviews.first?.backgroundColor = UIColor(white: rect.minY / 100_000, alpha: 1)
        }

        /// Changes what it has returned.
        func fade(_ offset: CGFloat) {
            for attributes in kept.values { attributes.alpha = 1 - offset / 10_000 }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            itemQueries += 1
            let attributes = fault == .growing ? kept[indexPath.item] : nil
            guard attributes == nil else { return attributes }
            let made = makeAttributes(of: indexPath)
            if fault == .differing { made.zIndex = 1 }
            return made
        }

        private func makeAttributes(of indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 100, width: 390, height: 100)
            if fault == .following { attributes.alpha = 1 - (collectionView?.contentOffset.y ?? 0) / 10_000 }
            return attributes
        }
    }

    /// A flow layout that scales what it has from the one that it inherits from.
    private final class Scaling: UICollectionViewFlowLayout {
        var copies = false

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.compactMap { scaled($0, rect) }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            guard let view = collectionView else { return nil }
            return super.layoutAttributesForItem(at: indexPath).flatMap { scaled($0, view.bounds) }
        }

        private func scaled(
            _ attributes: UICollectionViewLayoutAttributes, _ rect: CGRect
        ) -> UICollectionViewLayoutAttributes? {
            let scaled = copies ? attributes.copy() as? UICollectionViewLayoutAttributes : attributes
            scaled?.alpha = 1 - abs(attributes.center.y - rect.midY) / 2000
            return scaled
        }
    }

    private final class Controller: UICollectionViewController {
        /// Whether the layout is told of each offset.
        var fades = false
        var makesAll = false
        var addsConstraints = false

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
            let cell = view.dequeueReusableCell(withReuseIdentifier: name, for: indexPath)
            if cell.contentView.subviews.isEmpty {
                cell.contentView.addSubview(UIView(frame: CGRect(x: 8, y: 8, width: 20, height: 20)))
            }
            if addsConstraints {
                cell.contentView.heightAnchor.constraint(lessThanOrEqualToConstant: 500).isActive = true
            }
            return cell
        }

        override func scrollViewDidScroll(_ scrollView: UIScrollView) {
            if fades { (collectionViewLayout as? Rows)?.fade(scrollView.contentOffset.y) }
        }
    }

    /// Shows rows, and drags them upwards while somebody inspects.
    private func dragged(
        _ fault: Rows.Fault, makesAll: Bool = false, addsConstraints: Bool = false, fades: Bool = false,
        steps: UInt32 = 60, stepsPerMove: UInt32 = 1
    ) throws -> ViewDetails {
        let layout = Rows()
        layout.fault = fault
        let details = try dragged(layout, steps: steps, stepsPerMove: stepsPerMove) { controller in
            (controller.makesAll, controller.addsConstraints, controller.fades) = (makesAll, addsConstraints, fades)
        }
        return details
    }

    private func dragged(
        _ layout: UICollectionViewLayout, steps: UInt32 = 60, stepsPerMove: UInt32 = 1,
        _ prepare: (Controller) -> Void = { _ in }
    ) throws -> ViewDetails {
        let clock = FrameClock()
        let stage = try clock.perform {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let controller = Controller(collectionViewLayout: layout)
            prepare(controller)
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
                calls.beginStep(at: clock.time)
                if step % stepsPerMove == 0 { stage.1.contentOffset.y += 60 }
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

    @Test func faultsAreSoughtAgainOnlyWhenSomethingHasChanged() throws {
        let clock = FrameClock()
        defer { clock.end() }
        let layout = Rows()
        let (window, view) = try clock.perform {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let controller = Controller(collectionViewLayout: layout)
            window.rootViewController = controller
            window.appear()
            return (window, try #require(controller.collectionView))
        }
        let (calls, search) = (LayoutCalls(), FaultSearch())
        var time = 0.0
        func step(_ count: Int = 1) {
            for _ in 0..<count {
                time += 1.0 / 60
                LayoutCalls.current = calls
                clock.perform {
                    clock.setTime(time)
                    calls.beginStep(at: time, beginsGesture: false)
                    view.contentOffset.y += 1
                    window.layoutIfNeeded()
                    calls.endStep()
                }
                LayoutCalls.current = nil
            }
        }
        /// Whether the layout is asked, as it is by a search.
        func asks(isMoving: Bool) -> Bool {
            let before = layout.itemQueries
            clock.perform { _ = search.description(of: view, in: calls, isMoving: isMoving) }
            return layout.itemQueries > before
        }
        step()
        #expect(asks(isMoving: false))
        #expect(!asks(isMoving: false))
        step()
        #expect(!asks(isMoving: true))
        #expect(asks(isMoving: false))
        step(60)
        #expect(asks(isMoving: true))
        step()
        #expect(!asks(isMoving: true))
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

    @Test func toMakeAttributesOfAllItemsForEachBoundsIsAFault() throws {
        let found = faults(try dragged(.growing))
        #expect(found.contains { $0.hasPrefix("prepare() made 200 attributes for 200 items in each of 60 steps") })
    }

    @Test(arguments: [false, true])
    func attributesThatAQueryChangesAfterAnotherHasReturnedThemAreAFault(areInvalidated: Bool) throws {
        let found = faults(try dragged(areInvalidated ? .keeping : .mutating))
        #expect(
            found.first?.hasPrefix(
                "layoutAttributesForElements(in:) changed attributes that it had returned before, of 0 - ") == true)
    }

    @Test(arguments: [2, 5, 7] as [UInt32])
    func layoutsThatAreAskedInFewStepsAreLookedAtCloselyToo(stepsPerMove: UInt32) throws {
        let found = faults(try dragged(.keeping, steps: 120, stepsPerMove: stepsPerMove))
        #expect(
            found.first?.hasPrefix(
                "layoutAttributesForElements(in:) changed attributes that it had returned before, of 0 - ") == true)
    }

    @Test func attributesThatAreChangedLaterWithoutAnInvalidationAreAFault() throws {
        let found = faults(try dragged(.fading, fades: true))
        #expect(
            found.first?.hasPrefix(
                "Attributes were changed after they had been returned, without an invalidation, of 0 - ") == true)
        #expect(faults(try dragged(.fading)).isEmpty)
    }

    @Test func attributesOfSuperThatAreChangedAreAFaultUnlessTheyAreCopied() throws {
        let layout = Scaling()
        layout.itemSize = CGSize(width: 300, height: 80)
        let found = faults(try dragged(layout))
        #expect(
            found.map { $0.prefix(82) } == [
                "layoutAttributesForElements(in:) changed attributes that super had returned and st"
            ])
        layout.copies = true
        #expect(faults(try dragged(layout)).isEmpty)
    }

    @Test func queriesThatSayDifferentThingsAreAFault() throws {
        let found = faults(try dragged(.differing))
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("layoutAttributesForItem(at:) says something else of 0 - ") == true)
    }

    @Test(arguments: [true, false])
    func aLayoutThatChangesCellsInAQueryIsAFault(areCells: Bool) throws {
        let found = faults(try dragged(areCells ? .changingViews : .painting))
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("layoutAttributesForElements(in:) changed views (calls: ") == true)
    }

    @Test func constraintsThatAreAddedAtEachReuseAreAFault() throws {
        let found = faults(try dragged(.none, addsConstraints: true))
        #expect(found.count == 1)
        #expect(
            found.first?.hasPrefix("Cells of UICollectionViewCell that are used again got more constraints in ") == true
        )
    }

    @Test func cellsThatWantAnotherSizeLaterAreAFault() {
        let view = ObjectIdentifier(FrameClock())
        let (low, high) = (CGSize(width: 390, height: 44), CGSize(width: 390, height: 90))
        func sizes(_ size: CGSize, of items: Range<Int>) -> [LayoutCall] {
            items.map { item in
                LayoutCall(
                    kind: .sizing, detail: .size(IndexPath(item: item, section: 0), low, size), view: view,
                    owner: UICollectionViewCell.self)
            }
        }
        let path = IndexPath(item: 0, section: 0)
        #expect(
            LayoutFault.find(in: [sizes(low, of: 0..<5), sizes(high, of: 0..<3)])
                == [.sizeChanged(path, from: low, to: high, cells: 3, type: "UICollectionViewCell")])
        // One that is opened, and all in a window that is turned.
        #expect(LayoutFault.find(in: [sizes(low, of: 0..<5), sizes(high, of: 0..<1)]).isEmpty)
        let turned = CGSize(width: 800, height: 30)
        #expect(LayoutFault.find(in: [sizes(low, of: 0..<5), sizes(turned, of: 0..<5)]).isEmpty)
    }

    @Test func aCellThatWantsAnotherSizeEachTimeIsAFault() {
        let view = ObjectIdentifier(FrameClock())
        let path = IndexPath(item: 3, section: 0)
        let size = CGSize(width: 10, height: 10)
        let asked = (0..<6).map { _ in
            LayoutCall(
                kind: .sizing, detail: .size(path, size, size), view: view, owner: UICollectionViewCell.self)
        }
        #expect(LayoutFault.find(in: [asked]) == [.sizingLoop(path, times: 6, type: "UICollectionViewCell")])
        #expect(LayoutFault.find(in: asked.map { [$0] }).isEmpty)
    }

    @Test func toPrepareTwiceInManyStepsIsAFault() {
        let view = ObjectIdentifier(FrameClock())
        let twice = (0..<2).map { _ in LayoutCall(kind: .prepare, detail: .none, view: view) }
        #expect(LayoutFault.find(in: Array(repeating: twice, count: 10)) == [.preparedAgain(steps: 10)])
        #expect(LayoutFault.find(in: Array(repeating: twice, count: 9)).isEmpty)
    }
}
