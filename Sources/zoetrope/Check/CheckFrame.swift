import Foundation
import StageModel

/// The compared part of what a run showed after one step, as `zoetrope simulate` prints it.
struct CheckFrame: Codable, Equatable {
    var tick: UInt32
    var views: [View]

    struct View: Codable, Equatable {
        var name: String
        var frame: [Double]
        var contentOffset: [Double]
        var items: [Item]
    }

    struct Item: Codable, Equatable {
        /// The item's section; nil for the first one.
        var section: Int?
        var item: Int
        var center: [Double]
        var size: [Double]
        var anchorPoint: [Double]
        /// The transform's elements m11...m44.
        var transform: [Double]
        var alpha: Double
        var zIndex: Int
        var hidden: Bool

        /// The item's number, after its section's unless that is the first one: `4`, or `2.4`.
        var label: String { section.map { "\($0).\(item)" } ?? "\(item)" }

        /// Where it is in the data.
        var place: Place { Place(section: section ?? 0, item: item) }
    }

    /// An item's section and its number in it.
    struct Place: Comparable, Hashable {
        var section: Int
        var item: Int

        static func < (one: Place, other: Place) -> Bool { (one.section, one.item) < (other.section, other.item) }
    }
}

/// The differences up to which two runs count as the same, beside what a recording is rounded by.
struct CheckTolerance {
    /// The tolerance of places and sizes, in points.
    var points = 0.5
    /// The tolerance of the elements of transforms that turn and scale, and of opacities.
    var fraction = 0.01
    /// The tolerance of the elements of transforms by which depth makes smaller, in units of 1 / points.
    var perspective = 0.0001
}

/// A difference between two runs.
struct CheckDifference: Codable, Equatable {
    var tick: UInt32
    var view: String
    /// The ``CheckFrame/Item/label`` of the item; nil for the view as a whole.
    var item: String?
    var what: String
    var expected: String
    var found: String
}

extension CheckFrame {
    /// Returns what differs from an expected frame.
    ///
    /// O(items).
    func differences(to expected: CheckFrame, within tolerance: CheckTolerance) -> [CheckDifference] {
        var list: [CheckDifference] = []
        for (index, view) in expected.views.enumerated() {
            guard index < views.count else {
                list.append(difference(view.name, nil, "view", "there", "missing"))
                continue
            }
            list += differences(views[index], to: view, tolerance)
        }
        for view in views.dropFirst(expected.views.count) {
            list.append(difference(view.name, nil, "view", "missing", "there"))
        }
        return list
    }

    private func difference(
        _ view: String, _ item: String?, _ what: String, _ expected: String, _ found: String
    ) -> CheckDifference {
        CheckDifference(tick: tick, view: view, item: item, what: what, expected: expected, found: found)
    }

    private func differences(_ view: View, to expected: View, _ tolerance: CheckTolerance) -> [CheckDifference] {
        var list: [CheckDifference] = []
        func compare(_ item: String?, _ what: String, _ wanted: [Double], _ found: [Double], _ allowed: (Int) -> Double)
        {
            let differs =
                wanted.count != found.count
                || zip(wanted, found).enumerated().contains { index, pair in
                    !((pair.0 - pair.1).magnitude <= allowed(index))
                }
            guard differs else { return }
            // Of a matrix, the elements that differ.
            guard wanted.count == 16, found.count == 16 else {
                return list.append(difference(view.name, item, what, Self.text(wanted), Self.text(found)))
            }
            let elements = wanted.indices.filter { !((wanted[$0] - found[$0]).magnitude <= allowed($0)) }
            func text(_ numbers: [Double]) -> String {
                elements.map { "m\($0 / 4 + 1)\($0 % 4 + 1) \(Self.text([numbers[$0]]))" }.joined(separator: ", ")
            }
            list.append(difference(view.name, item, what, text(wanted), text(found)))
        }
        let reach = tolerance.points + GoldenTrack.Precision.points.error
        let perspective = tolerance.perspective + GoldenTrack.Precision.perspective.error
        let fraction = tolerance.fraction + GoldenTrack.Precision.fraction.error
        let points: (Int) -> Double = { _ in reach }
        compare(nil, "contentOffset", expected.contentOffset, view.contentOffset, points)
        let found = Dictionary(view.items.map { ($0.place, $0) }) { first, _ in first }
        let wanted = Dictionary(expected.items.map { ($0.place, $0) }) { first, _ in first }
        for item in wanted.values.sorted(by: { $0.place < $1.place }) {
            let number = item.label
            guard let now = found[item.place] else {
                list.append(difference(view.name, number, "item", "on the stage", "not there"))
                continue
            }
            compare(number, "center", item.center, now.center, points)
            compare(number, "size", item.size, now.size, points)
            compare(number, "transform", item.transform, now.transform) { element in
                switch GoldenTrack.Precision(ofTransform: element) {
                case .points: reach
                case .perspective: perspective
                default: fraction
                }
            }
            compare(number, "alpha", [item.alpha], [now.alpha]) { _ in fraction }
            if item.hidden != now.hidden {
                list.append(difference(view.name, number, "hidden", "\(item.hidden)", "\(now.hidden)"))
            }
        }
        let added = found.values.filter { wanted[$0.place] == nil }
        for item in added.sorted(by: { $0.place < $1.place }) {
            list.append(difference(view.name, item.label, "item", "not there", "on the stage"))
        }
        return list
    }

    private static func text(_ numbers: [Double]) -> String {
        numbers.map { String(format: "%g", $0) }.joined(separator: ", ")
    }
}
