import UIKit

/// A context that says why, made by a layout of its own.
class ReasonedContext: UICollectionViewFlowLayoutInvalidationContext {
    let reason: String

    override init() {
        reason = "the collection view's"
        super.init()
    }

    init(reason: String) {
        self.reason = reason
        super.init()
    }
}

/// Has only an initialiser of its own: the layout makes it, never the collection view.
class PulledContext: UICollectionViewLayoutInvalidationContext {
    let distance: CGFloat

    init(distance: CGFloat) {
        self.distance = distance
        super.init()
    }
}

class ReasonedLayout: UICollectionViewFlowLayout {
    private(set) var reasons: [String] = []

    override class var invalidationContextClass: AnyClass { return ReasonedContext.self }

    func pull() {
        invalidateLayout(with: ReasonedContext(reason: "pulled"))
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if let context = context as? ReasonedContext { reasons.append(context.reason) }
        super.invalidateLayout(with: context)
    }
}
