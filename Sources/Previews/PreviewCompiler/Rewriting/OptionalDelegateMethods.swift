/// The methods of UIKit's delegates and data sources that a class may leave out, but for those of an app and a scene.
enum OptionalDelegateMethods {
    /// The names with their labels, by protocol.
    static let names: [String: Set<String>] = [
        "UIAdaptivePresentationControllerDelegate": [
            "adaptivePresentationStyle(for:)", "adaptivePresentationStyle(for:traitCollection:)",
            "presentationControllerDidAttemptToDismiss(_:)", "presentationControllerDidDismiss(_:)",
            "presentationControllerShouldDismiss(_:)", "presentationControllerWillDismiss(_:)",
        ],
        "UIAlertViewDelegate": [
            "alertView(_:clickedButtonAt:)", "alertView(_:didDismissWithButtonIndex:)",
            "alertView(_:willDismissWithButtonIndex:)", "didPresent(_:)", "willPresent(_:)",
        ],
        "UIBarPositioningDelegate": ["position(for:)"],
        "UICollectionViewDataSource": [
            "collectionView(_:canMoveItemAt:)", "collectionView(_:moveItemAt:to:)",
            "collectionView(_:viewForSupplementaryElementOfKind:at:)", "numberOfSections(in:)",
        ],
        "UICollectionViewDataSourcePrefetching": [
            "collectionView(_:cancelPrefetchingForItemsAt:)"
        ],
        "UICollectionViewDelegate": [
            "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)",
            "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)",
            "collectionView(_:contextMenuConfigurationForItemAt:point:)",
            "collectionView(_:contextMenuConfigurationForItemsAt:point:)",
            "collectionView(_:didBeginMultipleSelectionInteractionAt:)", "collectionView(_:didDeselectItemAt:)",
            "collectionView(_:didEndDisplaying:forItemAt:)",
            "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
            "collectionView(_:didHighlightItemAt:)", "collectionView(_:didSelectItemAt:)",
            "collectionView(_:didUnhighlightItemAt:)", "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)",
            "collectionView(_:shouldDeselectItemAt:)", "collectionView(_:shouldHighlightItemAt:)",
            "collectionView(_:shouldSelectItemAt:)", "collectionView(_:targetContentOffsetForProposedContentOffset:)",
            "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)",
            "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
            "collectionView(_:transitionLayoutForOldLayout:newLayout:)", "collectionView(_:willDisplay:forItemAt:)",
            "collectionView(_:willDisplayContextMenu:animator:)",
            "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
            "collectionView(_:willEndContextMenuInteraction:animator:)",
            "collectionView(_:willPerformPreviewActionForMenuWith:animator:)",
            "collectionViewDidEndMultipleSelectionInteraction(_:)",
        ],
        "UICollectionViewDragDelegate": [
            "collectionView(_:dragPreviewParametersForItemAt:)", "collectionView(_:dragSessionAllowsMoveOperation:)",
            "collectionView(_:dragSessionDidEnd:)", "collectionView(_:dragSessionIsRestrictedToDraggingApplication:)",
            "collectionView(_:dragSessionWillBegin:)", "collectionView(_:itemsForAddingTo:at:point:)",
        ],
        "UICollectionViewDropDelegate": [
            "collectionView(_:canHandle:)", "collectionView(_:dropPreviewParametersForItemAt:)",
            "collectionView(_:dropSessionDidEnd:)", "collectionView(_:dropSessionDidEnter:)",
            "collectionView(_:dropSessionDidExit:)",
            "collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)",
        ],
        "UIDragInteractionDelegate": [
            "dragInteraction(_:item:willAnimateCancelWith:)", "dragInteraction(_:itemsForAddingTo:withTouchAt:)",
            "dragInteraction(_:previewForCancelling:withDefault:)", "dragInteraction(_:previewForLifting:session:)",
            "dragInteraction(_:session:didEndWith:)", "dragInteraction(_:session:willEndWith:)",
            "dragInteraction(_:sessionAllowsMoveOperation:)", "dragInteraction(_:sessionDidMove:)",
            "dragInteraction(_:sessionIsRestrictedToDraggingApplication:)", "dragInteraction(_:sessionWillBegin:)",
            "dragInteraction(_:willAnimateLiftWith:session:)",
        ],
        "UIDropInteractionDelegate": [
            "dropInteraction(_:canHandle:)", "dropInteraction(_:concludeDrop:)",
            "dropInteraction(_:item:willAnimateDropWith:)", "dropInteraction(_:performDrop:)",
            "dropInteraction(_:previewForDropping:withDefault:)", "dropInteraction(_:sessionDidEnd:)",
            "dropInteraction(_:sessionDidEnter:)", "dropInteraction(_:sessionDidExit:)",
            "dropInteraction(_:sessionDidUpdate:)",
        ],
        "UICollisionBehaviorDelegate": [
            "collisionBehavior(_:beganContactFor:with:at:)",
            "collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)",
            "collisionBehavior(_:endedContactFor:with:)",
            "collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)",
        ],
        "UIContextMenuInteractionDelegate": [
            "contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)",
            "contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)",
            "contextMenuInteraction(_:willDisplayMenuFor:animator:)", "contextMenuInteraction(_:willEndFor:animator:)",
            "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)",
        ],
        "UIDocumentPickerDelegate": [
            "documentPicker(_:didPickDocumentAt:)", "documentPicker(_:didPickDocumentsAt:)",
            "documentPickerWasCancelled(_:)",
        ],
        "UIImagePickerControllerDelegate": [
            "imagePickerController(_:didFinishPickingMediaWithInfo:)", "imagePickerControllerDidCancel(_:)",
        ],
        "UIDynamicAnimatorDelegate": [
            "dynamicAnimatorDidPause(_:)", "dynamicAnimatorWillResume(_:)",
        ],
        "UIGestureRecognizerDelegate": [
            "gestureRecognizer(_:shouldBeRequiredToFailBy:)", "gestureRecognizer(_:shouldReceive:)",
            "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)", "gestureRecognizer(_:shouldRequireFailureOf:)",
            "gestureRecognizerShouldBegin(_:)",
        ],
        "UINavigationBarDelegate": [
            "navigationBar(_:didPop:)", "navigationBar(_:didPush:)", "navigationBar(_:shouldPop:)",
            "navigationBar(_:shouldPush:)",
        ],
        "UINavigationControllerDelegate": [
            "navigationController(_:animationControllerFor:from:to:)", "navigationController(_:didShow:animated:)",
            "navigationController(_:interactionControllerFor:)", "navigationController(_:willShow:animated:)",
        ],
        "UIPageViewControllerDataSource": [
            "presentationCount(for:)", "presentationIndex(for:)",
        ],
        "UIPageViewControllerDelegate": [
            "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
            "pageViewController(_:willTransitionTo:)",
        ],
        "UIPencilInteractionDelegate": ["pencilInteractionDidTap(_:)"],
        "UIPickerViewDelegate": [
            "pickerView(_:attributedTitleForRow:forComponent:)", "pickerView(_:didSelectRow:inComponent:)",
            "pickerView(_:rowHeightForComponent:)", "pickerView(_:titleForRow:forComponent:)",
            "pickerView(_:viewForRow:forComponent:reusing:)", "pickerView(_:widthForComponent:)",
        ],
        "UIPreviewInteractionDelegate": [
            "previewInteraction(_:didUpdateCommitTransition:ended:)", "previewInteractionShouldBegin(_:)",
        ],
        "UIScrollViewDelegate": [
            "scrollViewDidChangeAdjustedContentInset(_:)", "scrollViewDidEndDecelerating(_:)",
            "scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewDidEndScrollingAnimation(_:)",
            "scrollViewDidEndZooming(_:with:atScale:)", "scrollViewDidScroll(_:)", "scrollViewDidScrollToTop(_:)",
            "scrollViewDidZoom(_:)", "scrollViewShouldScrollToTop(_:)", "scrollViewWillBeginDecelerating(_:)",
            "scrollViewWillBeginDragging(_:)", "scrollViewWillBeginZooming(_:with:)",
            "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", "viewForZooming(in:)",
        ],
        "UISearchBarDelegate": [
            "searchBar(_:selectedScopeButtonIndexDidChange:)", "searchBar(_:shouldChangeTextIn:replacementText:)",
            "searchBar(_:textDidChange:)", "searchBarCancelButtonClicked(_:)", "searchBarSearchButtonClicked(_:)",
            "searchBarShouldBeginEditing(_:)", "searchBarShouldEndEditing(_:)", "searchBarTextDidBeginEditing(_:)",
            "searchBarTextDidEndEditing(_:)",
        ],
        "UISearchControllerDelegate": [
            "didDismissSearchController(_:)", "didPresentSearchController(_:)", "presentSearchController(_:)",
            "willDismissSearchController(_:)", "willPresentSearchController(_:)",
        ],
        "UISheetPresentationControllerDelegate": [
            "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)"
        ],
        "UISplitViewControllerDelegate": [
            "primaryViewController(forCollapsing:)", "primaryViewController(forExpanding:)",
            "splitViewController(_:collapseSecondary:onto:)", "splitViewController(_:separateSecondaryFrom:)",
            "splitViewController(_:showDetail:sender:)",
            "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
            "splitViewController(_:willChangeTo:)", "splitViewController(_:willHide:)",
            "splitViewController(_:willShow:)",
        ],
        "UITabBarControllerDelegate": [
            "tabBarController(_:animationControllerForTransitionFrom:to:)", "tabBarController(_:didSelect:)",
            "tabBarController(_:interactionControllerFor:)", "tabBarController(_:shouldSelect:)",
        ],
        "UITabBarDelegate": [
            "tabBar(_:didBeginCustomizing:)", "tabBar(_:didEndCustomizing:changed:)", "tabBar(_:didSelect:)",
            "tabBar(_:willBeginCustomizing:)", "tabBar(_:willEndCustomizing:changed:)",
        ],
        "UITableViewDataSource": [
            "numberOfSections(in:)", "tableView(_:canEditRowAt:)", "tableView(_:canMoveRowAt:)",
            "tableView(_:commit:forRowAt:)", "tableView(_:moveRowAt:to:)", "tableView(_:titleForFooterInSection:)",
            "tableView(_:titleForHeaderInSection:)",
        ],
        "UITableViewDataSourcePrefetching": [
            "tableView(_:cancelPrefetchingForRowsAt:)"
        ],
        "UITableViewDelegate": [
            "tableView(_:contextMenuConfigurationForRowAt:point:)", "tableView(_:didDeselectRowAt:)",
            "tableView(_:didEndDisplaying:forRowAt:)", "tableView(_:didEndDisplayingFooterView:forSection:)",
            "tableView(_:didEndDisplayingHeaderView:forSection:)", "tableView(_:didEndEditingRowAt:)",
            "tableView(_:didHighlightRowAt:)", "tableView(_:didUnhighlightRowAt:)",
            "tableView(_:estimatedHeightForFooterInSection:)", "tableView(_:estimatedHeightForHeaderInSection:)",
            "tableView(_:estimatedHeightForRowAt:)", "tableView(_:willDeselectRowAt:)",
            "tableView(_:willDisplayFooterView:forSection:)", "tableView(_:willDisplayHeaderView:forSection:)",
            "tableView(_:didSelectRowAt:)", "tableView(_:editActionsForRowAt:)", "tableView(_:editingStyleForRowAt:)",
            "tableView(_:heightForFooterInSection:)", "tableView(_:heightForHeaderInSection:)",
            "tableView(_:heightForRowAt:)", "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
            "tableView(_:previewForDismissingContextMenuWithConfiguration:)",
            "tableView(_:previewForHighlightingContextMenuWithConfiguration:)", "tableView(_:shouldHighlightRowAt:)",
            "tableView(_:shouldIndentWhileEditingRowAt:)",
            "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
            "tableView(_:titleForDeleteConfirmationButtonForRowAt:)",
            "tableView(_:trailingSwipeActionsConfigurationForRowAt:)", "tableView(_:viewForFooterInSection:)",
            "tableView(_:viewForHeaderInSection:)", "tableView(_:willBeginEditingRowAt:)",
            "tableView(_:willDisplay:forRowAt:)", "tableView(_:willDisplayContextMenu:animator:)",
            "tableView(_:willEndContextMenuInteraction:animator:)",
            "tableView(_:willPerformPreviewActionForMenuWith:animator:)", "tableView(_:willSelectRowAt:)",
        ],
        "UITextFieldDelegate": [
            "textField(_:shouldChangeCharactersIn:replacementString:)", "textFieldDidBeginEditing(_:)",
            "textFieldDidChangeSelection(_:)", "textFieldDidEndEditing(_:)",
            "textFieldDidEndEditing(_:reason:)", "textFieldShouldBeginEditing(_:)",
            "textFieldShouldClear(_:)", "textFieldShouldEndEditing(_:)", "textFieldShouldReturn(_:)",
        ],
        "UITextViewDelegate": [
            "textView(_:shouldChangeTextIn:replacementText:)", "textView(_:shouldInteractWith:in:)",
            "textView(_:shouldInteractWith:in:interaction:)", "textViewDidBeginEditing(_:)", "textViewDidChange(_:)",
            "textViewDidChangeSelection(_:)", "textViewDidEndEditing(_:)", "textViewShouldBeginEditing(_:)",
            "textViewShouldEndEditing(_:)",
        ],
        "UIViewControllerTransitioningDelegate": [
            "animationController(forDismissed:)", "animationController(forPresented:presenting:source:)",
            "interactionControllerForDismissal(using:)", "interactionControllerForPresentation(using:)",
            "presentationController(forPresented:presenting:source:)",
        ],
    ]

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
        "UISheetPresentationControllerDelegate": "UIAdaptivePresentationControllerDelegate",
        "UITableViewDelegate": "UIScrollViewDelegate",
        "UITextViewDelegate": "UIScrollViewDelegate",
    ]
}
