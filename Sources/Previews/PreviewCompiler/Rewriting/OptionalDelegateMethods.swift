import SwiftParser
import SwiftSyntax

/// The methods of UIKit's delegates and data sources that a class may leave out, but for those of an app and a scene.
enum OptionalDelegateMethods {
    /// The methods' declarations, by protocol.
    static let methods = Parser.parse(source: declarations).statements.reduce(
        into: [String: [FunctionDeclSyntax]]()
    ) {
        guard let found = $1.item.as(ProtocolDeclSyntax.self) else { return }
        $0[found.name.text] = found.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    }

    /// The names with their labels, by protocol, but for ``flowLayouts``.
    static let names = methods.filter { $0.key != flowLayouts }.mapValues { Set($0.map { MemberSignature($0).name }) }

    /// The names with their labels, of all protocols.
    static let allNames = methods.values.reduce(into: Set<String>()) { all, methods in
        all.formUnion(methods.map { MemberSignature($0).name })
    }

    /// The protocol of a flow layout's delegate: what it leaves out the layout has itself.
    static let flowLayouts = "UICollectionViewDelegateFlowLayout"

    /// Returns protocols with those that they refine.
    static func refinements(of protocols: Set<String>) -> Set<String> {
        var (all, open) = (protocols, Array(protocols))
        while let name = open.popLast() {
            if let above = refined[name], all.insert(above).inserted { open.append(above) }
        }
        return all
    }

    /// The protocol, of those that a type conforms to by name, that has an optional method of a name; nil for none.
    static func `protocol`(of method: String, among conformances: Set<String>) -> String? {
        var open = conformances.sorted()
        var seen = conformances
        while let name = open.popLast() {
            if names[name]?.contains(method) == true { return name }
            if let above = refined[name], seen.insert(above).inserted { open.append(above) }
        }
        return nil
    }

    /// The protocols that others refine.
    static let refined = [
        "UICollectionViewDelegate": "UIScrollViewDelegate",
        "UINavigationBarDelegate": "UIBarPositioningDelegate",
        "UIPopoverPresentationControllerDelegate": "UIAdaptivePresentationControllerDelegate",
        "UISheetPresentationControllerDelegate": "UIAdaptivePresentationControllerDelegate",
        "UITableViewDelegate": "UIScrollViewDelegate",
        "UITextViewDelegate": "UIScrollViewDelegate",
    ]

    private static let declarations = """
        protocol NSTextStorageDelegate {
            func textStorage(
                _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange, changeInLength delta: Int
            )
            func textStorage(
                _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange, changeInLength delta: Int
            )
        }
        protocol UIAdaptivePresentationControllerDelegate {
            func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
            func adaptivePresentationStyle(
                for controller: UIPresentationController, traitCollection: UITraitCollection
            ) -> UIModalPresentationStyle
            func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
            func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
            func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
            func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
        }
        protocol UIAlertViewDelegate {
            func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
            func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
            func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
            func didPresent(_ alertView: UIAlertView)
            func willPresent(_ alertView: UIAlertView)
        }
        protocol UIBarPositioningDelegate {
            func position(for bar: any UIBarPositioning) -> UIBarPosition
        }
        protocol UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
            func collectionView(
                _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
                to destinationIndexPath: IndexPath
            )
            func collectionView(
                _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                at indexPath: IndexPath
            ) -> UICollectionReusableView
            func numberOfSections(in collectionView: UICollectionView) -> Int
        }
        protocol UICollectionViewDataSourcePrefetching {
            func collectionView(
                _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
            )
        }
        protocol UICollectionViewDelegate {
            func collectionView(
                _ collectionView: UICollectionView,
                contextMenuConfiguration configuration: UIContextMenuConfiguration,
                dismissalPreviewForItemAt indexPath: IndexPath
            ) -> UITargetedPreview?
            func collectionView(
                _ collectionView: UICollectionView,
                contextMenuConfiguration configuration: UIContextMenuConfiguration,
                highlightPreviewForItemAt indexPath: IndexPath
            ) -> UITargetedPreview?
            func collectionView(
                _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
                point: CGPoint
            ) -> UIContextMenuConfiguration?
            func collectionView(
                _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
                point: CGPoint
            ) -> UIContextMenuConfiguration?
            func collectionView(
                _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
            )
            func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
            func collectionView(
                _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
                forItemAt indexPath: IndexPath
            )
            func collectionView(
                _ collectionView: UICollectionView,
                didEndDisplayingSupplementaryView view: UICollectionReusableView,
                forElementOfKind elementKind: String, at indexPath: IndexPath
            )
            func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
            func collectionView(
                _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
            ) -> Bool
            func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
            func collectionView(
                _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
            ) -> Bool
            func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
            func collectionView(
                _ collectionView: UICollectionView,
                targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
            ) -> CGPoint
            func collectionView(
                _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
                toProposedIndexPath proposedIndexPath: IndexPath
            ) -> IndexPath
            func collectionView(
                _ collectionView: UICollectionView,
                targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
                atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
            ) -> IndexPath
            func collectionView(
                _ collectionView: UICollectionView,
                transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
                newLayout toLayout: UICollectionViewLayout
            ) -> UICollectionViewTransitionLayout
            func collectionView(
                _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
                forItemAt indexPath: IndexPath
            )
            func collectionView(
                _ collectionView: UICollectionView,
                willDisplayContextMenu configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            )
            func collectionView(
                _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
                forElementKind elementKind: String, at indexPath: IndexPath
            )
            func collectionView(
                _ collectionView: UICollectionView,
                willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            )
            func collectionView(
                _ collectionView: UICollectionView,
                willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                animator: any UIContextMenuInteractionCommitAnimating
            )
            func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
        }
        protocol UICollectionViewDelegateFlowLayout {
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                insetForSectionAt section: Int
            ) -> UIEdgeInsets
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                minimumInteritemSpacingForSectionAt section: Int
            ) -> CGFloat
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                minimumLineSpacingForSectionAt section: Int
            ) -> CGFloat
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                referenceSizeForFooterInSection section: Int
            ) -> CGSize
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                referenceSizeForHeaderInSection section: Int
            ) -> CGSize
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize
        }
        protocol UICollectionViewDragDelegate {
            func collectionView(
                _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
            ) -> UIDragPreviewParameters?
            func collectionView(
                _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
            ) -> Bool
            func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
            func collectionView(
                _ collectionView: UICollectionView,
                dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
            ) -> Bool
            func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
            func collectionView(
                _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
                at indexPath: IndexPath, point: CGPoint
            ) -> [UIDragItem]
        }
        protocol UICollectionViewDropDelegate {
            func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
            func collectionView(
                _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
            ) -> UIDragPreviewParameters?
            func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
            func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
            func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
            func collectionView(
                _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
                withDestinationIndexPath destinationIndexPath: IndexPath?
            ) -> UICollectionViewDropProposal
        }
        protocol UICollisionBehaviorDelegate {
            func collisionBehavior(
                _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
                with item2: any UIDynamicItem, at p: CGPoint
            )
            func collisionBehavior(
                _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
                withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
            )
            func collisionBehavior(
                _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
                with item2: any UIDynamicItem
            )
            func collisionBehavior(
                _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
                withBoundaryIdentifier identifier: (any NSCopying)?
            )
        }
        protocol UIColorPickerViewControllerDelegate {
            func colorPickerViewController(
                _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
            )
            func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
            func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
        }
        protocol UIContextMenuInteractionDelegate {
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
                dismissalPreviewForItemWithIdentifier identifier: any NSCopying
            ) -> UITargetedPreview?
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
                highlightPreviewForItemWithIdentifier identifier: any NSCopying
            ) -> UITargetedPreview?
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction,
                willDisplayMenuFor configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            )
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            )
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction,
                willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                animator: any UIContextMenuInteractionCommitAnimating
            )
        }
        protocol UIDocumentInteractionControllerDelegate {
            func documentInteractionControllerViewControllerForPreview(
                _ controller: UIDocumentInteractionController
            ) -> UIViewController
        }
        protocol UIDocumentPickerDelegate {
            func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
            func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
            func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
        }
        protocol UIDragInteractionDelegate {
            func dragInteraction(
                _ interaction: UIDragInteraction, item: UIDragItem,
                willAnimateCancelWith animator: any UIDragAnimating
            )
            func dragInteraction(
                _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
                withTouchAt point: CGPoint
            ) -> [UIDragItem]
            func dragInteraction(
                _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
                withDefault defaultPreview: UITargetedDragPreview
            ) -> UITargetedDragPreview?
            func dragInteraction(
                _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
            ) -> UITargetedDragPreview?
            func dragInteraction(
                _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
            )
            func dragInteraction(
                _ interaction: UIDragInteraction, session: any UIDragSession,
                willEndWith operation: UIDropOperation
            )
            func dragInteraction(
                _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
            ) -> Bool
            func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
            func dragInteraction(
                _ interaction: UIDragInteraction,
                sessionIsRestrictedToDraggingApplication session: any UIDragSession
            ) -> Bool
            func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
            func dragInteraction(
                _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
                session: any UIDragSession
            )
        }
        protocol UIDropInteractionDelegate {
            func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
            func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
            func dropInteraction(
                _ interaction: UIDropInteraction, item: UIDragItem,
                willAnimateDropWith animator: any UIDragAnimating
            )
            func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
            func dropInteraction(
                _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
                withDefault defaultPreview: UITargetedDragPreview
            ) -> UITargetedDragPreview?
            func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
            func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
            func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
            func dropInteraction(
                _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
            ) -> UIDropProposal
        }
        protocol UIDynamicAnimatorDelegate {
            func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
            func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
        }
        protocol UIEditMenuInteractionDelegate {
            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
                suggestedActions: [UIMenuElement]
            ) -> UIMenu?
            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
            ) -> CGRect
        }
        protocol UIFontPickerViewControllerDelegate {
            func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
            func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
        }
        protocol UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
        }
        protocol UIImagePickerControllerDelegate {
            func imagePickerController(
                _ picker: UIImagePickerController,
                didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
            )
            func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
        }
        protocol UINavigationBarDelegate {
            func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
            func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
            func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
            func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
        }
        protocol UINavigationControllerDelegate {
            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)?
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController,
                animated: Bool
            )
            func navigationController(
                _ navigationController: UINavigationController,
                interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)?
            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController,
                animated: Bool
            )
        }
        protocol UIPageViewControllerDataSource {
            func presentationCount(for pageViewController: UIPageViewController) -> Int
            func presentationIndex(for pageViewController: UIPageViewController) -> Int
        }
        protocol UIPageViewControllerDelegate {
            func pageViewController(
                _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
                previousViewControllers: [UIViewController], transitionCompleted completed: Bool
            )
            func pageViewController(
                _ pageViewController: UIPageViewController,
                willTransitionTo pendingViewControllers: [UIViewController]
            )
        }
        protocol UIPencilInteractionDelegate {
            func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
        }
        protocol UIPickerViewDelegate {
            func pickerView(
                _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
            ) -> NSAttributedString?
            func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
            func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
            func pickerView(
                _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
            ) -> UIView
            func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
        }
        protocol UIPopoverPresentationControllerDelegate {
            func popoverPresentationControllerDidDismissPopover(
                _ popoverPresentationController: UIPopoverPresentationController
            )
            func popoverPresentationControllerShouldDismissPopover(
                _ popoverPresentationController: UIPopoverPresentationController
            ) -> Bool
            func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
        }
        protocol UIPreviewInteractionDelegate {
            func previewInteraction(
                _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat,
                ended: Bool
            )
            func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
        }
        protocol UIScrollViewDelegate {
            func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
            func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
            func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
            func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
            func scrollViewDidScroll(_ scrollView: UIScrollView)
            func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
            func scrollViewDidZoom(_ scrollView: UIScrollView)
            func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
            func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
            func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
            func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
            func scrollViewWillEndDragging(
                _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
                targetContentOffset: UnsafeMutablePointer<CGPoint>
            )
            func viewForZooming(in scrollView: UIScrollView) -> UIView?
        }
        protocol UISearchBarDelegate {
            func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
            func searchBar(
                _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
            ) -> Bool
            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
            func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
            func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
            func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
            func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
            func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
            func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
            func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
            func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
        }
        protocol UISearchControllerDelegate {
            func didDismissSearchController(_ searchController: UISearchController)
            func didPresentSearchController(_ searchController: UISearchController)
            func presentSearchController(_ searchController: UISearchController)
            func willDismissSearchController(_ searchController: UISearchController)
            func willPresentSearchController(_ searchController: UISearchController)
        }
        protocol UISheetPresentationControllerDelegate {
            func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
                _ sheetPresentationController: UISheetPresentationController
            )
        }
        protocol UISplitViewControllerDelegate {
            func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
            func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
            func splitViewController(
                _ splitViewController: UISplitViewController,
                collapseSecondary secondaryViewController: UIViewController,
                onto primaryViewController: UIViewController
            ) -> Bool
            func splitViewController(
                _ splitViewController: UISplitViewController,
                separateSecondaryFrom primaryViewController: UIViewController
            ) -> UIViewController?
            func splitViewController(
                _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
            ) -> Bool
            func splitViewController(
                _ svc: UISplitViewController,
                topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
            ) -> UISplitViewController.Column
            func splitViewController(
                _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
            )
            func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
            func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
        }
        protocol UITabBarControllerDelegate {
            func tabBarController(
                _ tabBarController: UITabBarController,
                animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)?
            func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
            func tabBarController(
                _ tabBarController: UITabBarController,
                interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)?
            func tabBarController(
                _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
            ) -> Bool
        }
        protocol UITabBarDelegate {
            func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
            func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
            func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
            func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
            func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
        }
        protocol UITableViewDataSource {
            func numberOfSections(in tableView: UITableView) -> Int
            func sectionIndexTitles(for tableView: UITableView) -> [String]?
            func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
            func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
            func tableView(
                _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
                forRowAt indexPath: IndexPath
            )
            func tableView(
                _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
            )
            func tableView(
                _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
            ) -> Int
            func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
        }
        protocol UITableViewDataSourcePrefetching {
            func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
        }
        protocol UITableViewDelegate {
            func tableView(
                _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
            ) -> UIContextMenuConfiguration?
            func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
            func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
            func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
            func tableView(
                _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
            )
            func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
            func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
            func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
            func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
            func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
            func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
            func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
            func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
            func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
            func tableView(
                _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
            ) -> [UITableViewRowAction]?
            func tableView(
                _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
            ) -> UITableViewCell.EditingStyle
            func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
            func tableView(
                _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration?
            func tableView(
                _ tableView: UITableView,
                previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
            ) -> UITargetedPreview?
            func tableView(
                _ tableView: UITableView,
                previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
            ) -> UITargetedPreview?
            func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
            func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
            func tableView(
                _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
                toProposedIndexPath proposedDestinationIndexPath: IndexPath
            ) -> IndexPath
            func tableView(
                _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
            ) -> String?
            func tableView(
                _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration?
            func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
            func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
            func tableView(
                _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            )
            func tableView(
                _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            )
            func tableView(
                _ tableView: UITableView,
                willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                animator: any UIContextMenuInteractionCommitAnimating
            )
            func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
        }
        protocol UITableViewDragDelegate {
            func tableView(
                _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
            ) -> UIDragPreviewParameters?
            func tableView(
                _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
            ) -> Bool
            func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
            func tableView(
                _ tableView: UITableView,
                dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
            ) -> Bool
            func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
            func tableView(
                _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
                at indexPath: IndexPath, point: CGPoint
            ) -> [UIDragItem]
        }
        protocol UITableViewDropDelegate {
            func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
            func tableView(
                _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
            ) -> UIDragPreviewParameters?
            func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
            func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
            func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
            func tableView(
                _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
                withDestinationIndexPath destinationIndexPath: IndexPath?
            ) -> UITableViewDropProposal
        }
        protocol UITextFieldDelegate {
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool
            func textFieldDidBeginEditing(_ textField: UITextField)
            func textFieldDidChangeSelection(_ textField: UITextField)
            func textFieldDidEndEditing(_ textField: UITextField)
            func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
            func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
            func textFieldShouldClear(_ textField: UITextField) -> Bool
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
            func textFieldShouldReturn(_ textField: UITextField) -> Bool
        }
        protocol UITextViewDelegate {
            func textView(
                _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
            ) -> Bool
            func textView(_ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange) -> Bool
            func textView(
                _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
                interaction: UITextItemInteraction
            ) -> Bool
            func textViewDidBeginEditing(_ textView: UITextView)
            func textViewDidChange(_ textView: UITextView)
            func textViewDidChangeSelection(_ textView: UITextView)
            func textViewDidEndEditing(_ textView: UITextView)
            func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
            func textViewShouldEndEditing(_ textView: UITextView) -> Bool
        }
        protocol UIViewControllerTransitioningDelegate {
            func animationController(
                forDismissed dismissed: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)?
            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)?
            func interactionControllerForDismissal(
                using animator: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)?
            func interactionControllerForPresentation(
                using animator: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)?
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController?
        }
        """
}
