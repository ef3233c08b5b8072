import QuartzCore

/// What an inspector reads of a view beside what its public interface has.
///
/// Reading it asks no layout, data source or delegate: what is shown stays the same whether somebody looks at it or not.
@MainActor
package struct ViewInspection {
    private let view: UIView

    /// Begins to read a view.
    package init(_ view: UIView) {
        self.view = view
    }

    /// The controller whose view it is; nil if it is no controller's.
    package var controller: UIViewController? { view.viewController }

    /// The controller of the nearest view around it, or of the view itself.
    package var nearestController: UIViewController? {
        sequence(first: view, next: \.superview).lazy.compactMap(\.viewController).first
    }

    /// What the layout has said of it last; nil if no collection view has placed it.
    package var layoutAttributes: UICollectionViewLayoutAttributes? {
        (view as? UICollectionReusableView)?.appliedAttributes
    }

    /// The elements of a collection view that have views.
    package var shownElements: Int? { (view as? UICollectionView)?.elements.inSight.count }

    /// The gesture recognisers, in the order in which they were added.
    package var recognizers: [GestureInspection] {
        (view.gestureRecognizers ?? []).map {
            GestureInspection(
                type: type(of: $0), name: $0.name, state: $0.state, isEnabled: $0.isEnabled, touches: $0.touches.count,
                isWaiting: $0.isWaiting)
        }
    }

    /// The active constraints that say something of the view, those that are broken last.
    package var constraints: [ConstraintInspection] {
        let all = sequence(first: view, next: \.superview).flatMap { owner in
            owner.constraints.filter { $0.concerns(view) }
        }
        let read = ConstraintInspection.settle(all.map { ConstraintInspection($0, seenFrom: view) }, of: view)
        return read.filter { !$0.isBroken } + read.filter(\.isBroken)
    }
}

/// What an inspector reads of a gesture recogniser.
@MainActor
package struct GestureInspection {
    /// Its class.
    package let type: UIGestureRecognizer.Type
    /// The name that code gave it.
    package let name: String?
    /// Its state.
    package let state: UIGestureRecognizer.State
    /// Whether it recognises.
    package let isEnabled: Bool
    /// The number of touches that it follows.
    package let touches: Int
    /// Whether it waits for another one to fail.
    package let isWaiting: Bool
}
