import UIKit

/// A delegate that leaves out what it may: what UIKit does where a delegate has no method.
///
/// A class of previewed code that leaves a method to its subclasses has it by these, so that they can override it.
@preconcurrency @MainActor
public final class DelegateDefaults {
    /// The one object, as it has no state.
    public static let shared = DelegateDefaults()

    private init() {}
}

extension DelegateDefaults:
    UIAdaptivePresentationControllerDelegate,
    UICollectionViewDataSource,
    UICollectionViewDataSourcePrefetching,
    UICollectionViewDelegate,
    UICollectionViewDragDelegate,
    UICollectionViewDropDelegate,
    UICollisionBehaviorDelegate,
    UIContextMenuInteractionDelegate,
    UIDynamicAnimatorDelegate,
    UIGestureRecognizerDelegate,
    UINavigationControllerDelegate,
    UIPageViewControllerDataSource,
    UIPageViewControllerDelegate,
    UIPickerViewDelegate,
    UIPopoverPresentationControllerDelegate,
    UIScrollViewDelegate,
    UISearchBarDelegate,
    UISearchControllerDelegate,
    UISheetPresentationControllerDelegate,
    UISplitViewControllerDelegate,
    UITabBarControllerDelegate,
    UITabBarDelegate,
    UITableViewDataSource,
    UITableViewDelegate,
    UITextFieldDelegate,
    UITextViewDelegate,
    UIViewControllerTransitioningDelegate
{
    /// Returns 0.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    /// Returns an empty cell.
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    /// Returns 0.
    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    /// Returns an empty cell.
    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        UICollectionViewCell()
    }
    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
    /// Returns none.
    public func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        []
    }
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
    /// Returns nil.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        nil
    }
    /// Returns nil.
    public func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        nil
    }
    /// Returns nil.
    public func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        nil
    }
}
