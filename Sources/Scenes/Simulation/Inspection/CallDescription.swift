import CoreGraphics
import StageModel
import UIKit

/// What a collection view has called, in the words of an inspector.
@MainActor
struct CallDescription {
    private let view: UICollectionView
    private let calls: LayoutCalls
    /// What the calls show that costs more than it has to, each with the class that does it, and a word of its method's
    /// declaration.
    let found: [Found]
    typealias Found = (owner: String, method: String, sentence: String)

    /// Begins to describe the calls of a collection view, of which it is known what they show.
    init(_ view: UICollectionView, in calls: LayoutCalls, found: [Found]) {
        (self.view, self.calls, self.found) = (view, calls, found)
    }

    /// Begins to describe the calls of a collection view, and looks for what they show.
    init(_ view: UICollectionView, in calls: LayoutCalls) {
        (self.view, self.calls) = (view, calls)
        var faults = LayoutFault.find(in: calls.recentEvidence(of: view))
        if let path = calls.differentAnswers(of: view) { faults.append(.answersDiffer(path)) }
        found = faults.map { ($0.owner(in: view), $0.method, $0.sentence) }
    }

    /// What the calls say of the layout.
    var faults: ViewDetails.Group {
        ViewDetails.Group("Faults", found.map { ViewDetails.Row("", $0.sentence) })
    }

    /// The numbers of the calls of the last second, and those of the step.
    var counts: [ViewDetails.Group] {
        [
            ViewDetails.Group("Calls in the last second", numbers),
            ViewDetails.Group(
                "Calls in this step", calls.callsNow(of: view).map { ViewDetails.Row($0.kind.title, $0.detail.text) }),
        ]
    }

    private var numbers: [ViewDetails.Row] {
        let recent = calls.recentCalls(of: view)
        let all = recent.joined()
        return LayoutCall.Kind.ofCollections.compactMap { kind in
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
        case .touches, .timers, .views, .constraints, .animation, .drawing, .capture: "\(self)"
        }
    }
}

extension LayoutCall.Detail {
    /// What the call was given, and what came of it; may be empty.
    var text: String {
        switch self {
        case .none: ""
        case .query(let rect, let returned, let within, _):
            "\(InspectedText.rect(rect)): \(returned) returned" + (within.map { ", \($0) within" } ?? "")
        case .element(let kind, let path): [kind, InspectedText.path(path)].compactMap(\.self).joined(separator: " ")
        case .size(let path, let offered, let wanted):
            "\(InspectedText.path(path)): \(InspectedText.size(offered)) offered, \(InspectedText.size(wanted)) wanted"
        case .invalidation(let what):
            (what.isForBounds ? "for new bounds: " : "")
                + (what.isOfAll ? "everything" : what.elements.map { "\($0) elements" } ?? "not the attributes")
        }
    }
}

extension LayoutFault {
    /// The class that does it.
    @MainActor
    fileprivate func owner(in view: UICollectionView) -> String {
        switch self {
        case .sizingLoop(_, _, let type), .sizeChanged(_, _, _, _, let type), .constraintsAdded(let type, _, _): type
        case .noReuse: view.dataSource.map { ClassNames.name(type(of: $0)) } ?? ""
        default: ClassNames.name(type(of: view.collectionViewLayout))
        }
    }

    /// A word of the declaration of the class's method that does it; empty where it may be any.
    fileprivate var method: String {
        switch self {
        case .everythingForBounds: "shouldInvalidateLayout"
        case .attributesElsewhere, .attributesMutated, .viewsChangedInQuery: "layoutAttributesForElements"
        case .answersDiffer: "layoutAttributesForItem"
        case .sizingLoop: "preferredLayoutAttributesFitting"
        case .noReuse: "cellForItemAt"
        case .preparedAgain, .preparationGrows: "prepare"
        case .sizeChanged, .constraintsAdded: ""
        }
    }

    /// What is the matter, and what is usually done instead.
    package var sentence: String {
        return switch self {
        case .everythingForBounds(let changes, let prepared):
            "Everything is laid out anew whenever the bounds change, and nothing in sight differs by it: \(changes) times "
                + "in the last second, with \(prepared) calls of prepare(). Have "
                + "shouldInvalidateLayout(forBoundsChange:) return false."
        case .attributesElsewhere(let returned, let within):
            "layoutAttributesForElements(in:) returned \(returned) attributes, of which \(within) lie in its rectangle: "
                + "look only at those that can be there."
        case .sizingLoop(let path, let times, _):
            "The cell of \(InspectedText.path(path)) was asked for its size \(times) times in a step: what it wants changes with what it is "
                + "offered. Let its size depend on its content and the offered width alone."
        case .noReuse(let made):
            "\(made) cells were made while the content moved, and none was used again: dequeue them by one identifier."
        case .preparedAgain(let steps):
            "prepare() was called more than once in each of \(steps) steps: something invalidates what it has just done. "
                + "Invalidate only what has changed, and neither in prepare() nor as views are laid out."
        case .preparationGrows(let made, let items, let steps):
            "prepare() made \(made) attributes for \(items) items in each of \(steps) steps, and makes more the more items "
                + "there are: keep what does not change, or lay out only what is in sight."
        case .attributesMutated(let path, let count, let how):
            how.sentence(of: InspectedText.path(path) + (count > 1 ? " and \(count - 1) others" : ""))
        case .answersDiffer(let path):
            "layoutAttributesForItem(at:) says something else of \(InspectedText.path(path)) than layoutAttributesForElements(in:): have "
                + "both make the same attributes."
        case .viewsChangedInQuery(let times):
            // Without a plural: the page knows a sentence again by its words.
            "layoutAttributesForElements(in:) changed views (calls: \(times)): a layout only says where they are to be; cells take "
                + "the rest in apply(_:)."
        case .sizeChanged(let path, let from, let to, let cells, _):
            "The cell of \(InspectedText.path(path)) wanted \(InspectedText.size(from)), and \(InspectedText.size(to)) after it was shown, as "
                + "\(cells - 1) others did likewise: give a cell all that its size depends on in cellForItemAt."
        case .constraintsAdded(let type, let times, let count):
            "Cells of \(type) that are used again got more constraints in \(times) of their configurations, the last one "
                + "\(count): activate them once, as the cell is made, and change constants later."
        }
    }
}

extension LayoutNote.Mutation {
    /// What was changed, of some items, and what is usually done instead.
    fileprivate func sentence(of items: String) -> String {
        switch self {
        case .atAnyTime:
            "Attributes were changed after they had been returned, without an invalidation, of \(items): change a copy(), and "
                + "return that."
        case .inQuery:
            "layoutAttributesForElements(in:) changed attributes that it had returned before, of \(items): change a copy(), and "
                + "return that."
        case .ofInherited:
            "layoutAttributesForElements(in:) changed attributes that super had returned and still has, of \(items): change a "
                + "copy(), and return that."
        }
    }
}
