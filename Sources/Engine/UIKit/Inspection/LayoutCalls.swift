import QuartzCore

/// The calls that a stage's collection views make of layouts, data sources and cells, while somebody wants to know them.
@MainActor
package final class LayoutCalls {
    /// The record of the stage whose step is being made; nil while nobody wants to know.
    package static var current: LayoutCalls?

    /// The number of steps that are remembered, in which something was called.
    package static let stepLimit = 60
    /// The number of a step's calls that are remembered, of all its collection views.
    package static let callLimit = 400

    /// The number of calls of each kind since the record began, by `Kind.rawValue`.
    package private(set) var totals = [Int](repeating: 0, count: LayoutCall.Kind.allCases.count)
    private var steps: [Step] = []
    /// The context that was made for bounds that change.
    private var boundsContext: ObjectIdentifier?

    private struct Step {
        let time: CFTimeInterval
        var calls: [LayoutCall] = []
        /// Whether a layout was invalidated for bounds that changed.
        var hasNewBounds = false
    }

    package init() {}

    /// Records a call that is being made.
    func record(_ kind: LayoutCall.Kind, of view: UICollectionView, _ detail: LayoutCall.Detail = .none) {
        totals[kind.rawValue] += 1
        let time = FrameClock.current.time
        if steps.last?.time != time {
            // A moment that is shown again is made again.
            steps.removeAll { $0.time >= time }
            if steps.count == Self.stepLimit { steps.removeFirst() }
            steps.append(Step(time: time))
        }
        let last = steps.count - 1
        guard steps[last].calls.count < Self.callLimit else { return }
        steps[last].calls.append(LayoutCall(kind: kind, detail: detail, view: ObjectIdentifier(view)))
    }

    /// Notes that a context is for bounds that change.
    func isForBounds(_ context: UICollectionViewLayoutInvalidationContext) {
        boundsContext = ObjectIdentifier(context)
    }

    func recordInvalidation(_ context: UICollectionViewLayoutInvalidationContext, of view: UICollectionView) {
        let isForBounds = boundsContext == ObjectIdentifier(context)
        record(.invalidation, of: view, .invalidation(LayoutInvalidation(context, isForBounds: isForBounds)))
        if isForBounds { steps[steps.count - 1].hasNewBounds = true }
        boundsContext = nil
    }

    func recordQuery(
        _ rect: CGRect, _ attributes: [UICollectionViewLayoutAttributes], of view: UICollectionView
    ) {
        let layout = view.collectionViewLayout
        // Most layouts return few.
        let within =
            attributes.count < LayoutFault.manyAttributes
            ? nil : attributes.count { haveCommonArea(layout.seenFrame(of: $0), rect) }
        let isForBounds = steps.last.map { $0.time == FrameClock.current.time && $0.hasNewBounds } ?? false
        let hasChanged =
            isForBounds
            && attributes.contains { attributes in
                view.elements[ElementKey(attributes)]?.appliedAttributes?.isEqual(attributes) == false
            }
        record(
            .elements, of: view,
            .query(rect, returned: attributes.count, within: within, hasChanged: hasChanged))
    }

    /// Returns a collection view's calls in the step that is shown.
    package func callsNow(of view: UICollectionView) -> [LayoutCall] {
        guard let step = steps.last, step.time == FrameClock.current.time else { return [] }
        return step.calls.filter { $0.view == ObjectIdentifier(view) }
    }

    /// Returns a collection view's calls in the second before the step that is shown, step by step.
    package func recentCalls(of view: UICollectionView) -> [[LayoutCall]] {
        let now = FrameClock.current.time
        return steps.filter { $0.time > now - 1 && $0.time <= now }.map { step in
            step.calls.filter { $0.view == ObjectIdentifier(view) }
        }.filter { !$0.isEmpty }
    }
}
