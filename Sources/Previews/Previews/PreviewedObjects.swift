import UIKit

extension UIViewController {
    /// Returns the first object of a type that is found from this controller.
    ///
    /// It looks at the controller, then, depth first, at its child controllers, and the views within its own with their
    /// collection views' layouts, data sources and delegates; and last at what other windows on the stage show. This
    /// controller is given its view; others that have none yet, as those behind a tab, are not. O(views).
    public func firstPreviewed<Object: AnyObject>(_ type: Object.Type) -> Object? {
        loadViewIfNeeded()
        if let object = firstOwn(type) { return object }
        for controller in controllersInFront {
            if let object = controller.firstOwn(type) { return object }
        }
        return nil
    }

    private func firstOwn<Object: AnyObject>(_ type: Object.Type) -> Object? {
        if let object = self as? Object { return object }
        for child in children {
            if let object = child.firstOwn(type) { return object }
        }
        return viewIfLoaded?.firstPreviewed(type)
    }

    /// The controllers of the windows that lie on the one with this controller's view.
    var controllersInFront: [UIViewController] {
        viewIfLoaded?.window?.subviews.compactMap { ($0 as? UIWindow)?.rootViewController } ?? []
    }

    /// The scroll views within the controller's view, and then in windows in front of it, depth first.
    var previewedScrollViews: [UIScrollView] {
        ([self] + controllersInFront).compactMap(\.viewIfLoaded).flatMap(\.previewedScrollViews)
    }

    /// Lays out everything again that the controller and windows in front of it show, with invalidated layouts.
    func layOutAnew() {
        for controller in [self] + controllersInFront { controller.viewIfLoaded?.layOutAnew() }
    }
}

extension UIView {
    fileprivate func firstPreviewed<Object: AnyObject>(_ type: Object.Type) -> Object? {
        if let object = self as? Object { return object }
        if let collectionView = self as? UICollectionView {
            let others: [AnyObject?] = [
                collectionView.collectionViewLayout, collectionView.dataSource, collectionView.delegate,
            ]
            for other in others {
                if let object = other as? Object { return object }
            }
        }
        for subview in subviews {
            if let object = subview.firstPreviewed(type) { return object }
        }
        return nil
    }

    fileprivate var previewedScrollViews: [UIScrollView] {
        ((self as? UIScrollView).map { [$0] } ?? []) + subviews.flatMap(\.previewedScrollViews)
    }

    /// Lays out this view and all within it again, with invalidated layouts.
    func layOutAnew() {
        (self as? UICollectionView)?.collectionViewLayout.invalidateLayout()
        setNeedsLayout()
        for subview in subviews { subview.layOutAnew() }
    }
}
