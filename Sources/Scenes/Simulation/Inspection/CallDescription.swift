import CoreGraphics
import StageModel
import UIKit

/// What a collection view has called, in the words of an inspector.
@MainActor
struct CallDescription {
    private let now: [LayoutCall]
    private let recent: [[LayoutCall]]

    /// Begins to describe the calls of a collection view.
    init(_ view: UICollectionView, in calls: LayoutCalls) {
        now = calls.callsNow(of: view)
        recent = calls.recentCalls(of: view)
    }

    /// What the calls say of the layout.
    var faults: ViewDetails.Group {
        ViewDetails.Group("Faults", LayoutFault.find(in: recent).map { ViewDetails.Row("", $0.sentence) })
    }

    /// The numbers of the calls of the last second, and those of the step.
    var counts: [ViewDetails.Group] {
        [
            ViewDetails.Group("Calls in the last second", numbers),
            ViewDetails.Group("Calls in this step", now.map { ViewDetails.Row($0.kind.title, $0.detail.text) }),
        ]
    }

    private var numbers: [ViewDetails.Row] {
        let all = recent.joined()
        return LayoutCall.Kind.allCases.compactMap { kind in
            let count = all.reduce(0) { $0 + ($1.kind == kind ? 1 : 0) }
            let steps = recent.count { $0.contains { $0.kind == kind } }
            return count == 0
                ? nil : ViewDetails.Row(kind.title, "\(count), in \(steps) \(steps == 1 ? "step" : "steps")")
        }
    }
}

extension LayoutCall.Kind {
    /// The method's name, or what happens.
    fileprivate var title: String {
        switch self {
        case .prepare: "prepare()"
        case .elements: "layoutAttributesForElements(in:)"
        case .item: "layoutAttributesForItem(at:)"
        case .invalidation: "invalidateLayout(with:)"
        case .sizing: "preferredLayoutAttributesFitting(_:)"
        case .made: "cell or view made"
        case .reused: "cell or view reused"
        case .configured: "cellForItemAt"
        }
    }
}

extension LayoutCall.Detail {
    fileprivate var text: String {
        switch self {
        case .none: ""
        case .query(let rect, let returned, let within, _):
            "\(InspectedText.rect(rect)): \(returned) returned" + (within.map { ", \($0) within" } ?? "")
        case .element(let kind, let path): [kind, Self.text(path)].compactMap(\.self).joined(separator: " ")
        case .size(let path, let offered, let wanted):
            "\(Self.text(path)): \(InspectedText.size(offered)) offered, \(InspectedText.size(wanted)) wanted"
        case .invalidation(let what):
            (what.isForBounds ? "for new bounds: " : "")
                + (what.isOfAll ? "everything" : what.elements.map { "\($0) elements" } ?? "not the attributes")
        }
    }

    private static func text(_ path: IndexPath) -> String { path.map(String.init).joined(separator: " - ") }
}

extension LayoutFault {
    /// What is the matter, and what is usually done instead.
    package var sentence: String {
        switch self {
        case .everythingForBounds(let changes, let prepared):
            "Everything is laid out anew whenever the bounds change, and nothing in sight differs by it: \(changes) times "
                + "in the last second, with \(prepared) calls of prepare(). Have "
                + "shouldInvalidateLayout(forBoundsChange:) return false."
        case .attributesElsewhere(let returned, let within):
            "layoutAttributesForElements(in:) returned \(returned) attributes, of which \(within) lie in its rectangle: "
                + "look only at those that can be there."
        case .sizingLoop(let path, let times):
            "The cell of \(path.map(String.init).joined(separator: " - ")) was asked for its size \(times) times in a "
                + "step: what it wants changes with what it is offered."
        case .noReuse(let made):
            "\(made) cells were made while the content moved, and none was used again: dequeue them by one identifier."
        case .preparedAgain(let steps):
            "prepare() was called more than once in each of \(steps) steps: something invalidates what it has just done."
        }
    }
}
