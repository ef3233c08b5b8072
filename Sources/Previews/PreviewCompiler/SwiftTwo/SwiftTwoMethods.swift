/// The methods that Swift 2 called otherwise, by their names with labels, as Swift Evolution's SE-0005 and SE-0006 have changed
/// them: a first argument had no label.
enum SwiftTwoMethods {
    /// The present base names and labels by the former ones.
    static let all: [String: (base: String, labels: [String])] = lines.split(separator: "\n").reduce(into: [:]) {
        let names = $1.split(separator: " ").map(String.init)
        guard names.count == 2, let new = parts(of: names[1]) else { return }
        $0[names[0]] = new
    }

    /// Those by their base names, for calls that leave out a closure after them or arguments with defaults.
    static let byBase: [String: [(labels: [String], new: (base: String, labels: [String]))]] = all.reduce(into: [:]) {
        guard let old = parts(of: $1.key) else { return }
        $0[old.base, default: []].append((old.labels, $1.value))
    }

    private static func parts(of name: String) -> (base: String, labels: [String])? {
        let halves = name.dropLast().split(separator: "(", omittingEmptySubsequences: false)
        guard halves.count == 2 else { return nil }
        return (String(halves[0]), halves[1].split(separator: ":").map(String.init))
    }

    /// Functions without arguments that are properties now, with their present names.
    static let properties = [
        "canBecomeFirstResponder": "canBecomeFirstResponder", "capacity": "capacity",
        "collectionViewContentSize": "collectionViewContentSize", "containerView": "formerContainerView",
        "indexPathsForSelectedItems": "indexPathsForSelectedItems",
        "indexPathsForVisibleItems": "indexPathsForVisibleItems", "intrinsicContentSize": "intrinsicContentSize",
        "isAnimated": "isAnimated", "isBeingDismissed": "isBeingDismissed", "isBeingPresented": "isBeingPresented",
        "isFirstResponder": "isFirstResponder", "isInteractive": "isInteractive",
        "isMovingFromParentViewController": "isMovingFromParent",
        "isMovingToParentViewController": "isMovingToParent", "isViewLoaded": "isViewLoaded",
        "layerClass": "layerClass", "layoutAttributesClass": "layoutAttributesClass",
        "numberOfSectionsInCollectionView": "numberOfSections", "preferredStatusBarStyle": "preferredStatusBarStyle",
        "preferredStatusBarUpdateAnimation": "preferredStatusBarUpdateAnimation",
        "prefersStatusBarHidden": "prefersStatusBarHidden", "presentedView": "presentedView",
        "presentationStyle": "presentationStyle",
        "shouldAutorotate": "shouldAutorotate", "supportedInterfaceOrientations": "supportedInterfaceOrientations",
        "targetTransform": "targetTransform", "transitionCoordinator": "transitionCoordinator",
        "transitionWasCancelled": "transitionWasCancelled", "visibleCells": "visibleCells",
        "frameOfPresentedViewInContainerView": "frameOfPresentedViewInContainerView",
        "shouldPresentInFullscreen": "shouldPresentInFullscreen",
        "shouldRemovePresentersView": "shouldRemovePresentersView",
    ]

    /// Properties that have other names now.
    static let renamedProperties = [
        "CGColor": "cgColor", "CGImage": "cgImage", "CGPath": "cgPath", "CIColor": "ciColor", "CIImage": "ciImage",
        "URL": "url", "HTTPMethod": "httpMethod", "HTTPBody": "httpBody",
        "animating": "isAnimating", "collapsed": "isCollapsed", "continuous": "isContinuous",
        "decelerating": "isDecelerating",
        "defaultRepresentation": "default", "destinationViewController": "destination",
        "directionalLockEnabled": "isDirectionalLockEnabled", "doubleSided": "isDoubleSided", "dragging": "isDragging",
        "editable": "isEditable", "editing": "isEditing", "enabled": "isEnabled", "exclusiveTouch": "isExclusiveTouch",
        "hidden": "isHidden", "highlighted": "isHighlighted", "multipleTouchEnabled": "isMultipleTouchEnabled",
        "navigationBarHidden": "isNavigationBarHidden", "opaque": "isOpaque", "pagingEnabled": "isPagingEnabled",
        "removedOnCompletion": "isRemovedOnCompletion", "scrollEnabled": "isScrollEnabled",
        "secureTextEntry": "isSecureTextEntry", "selectable": "isSelectable", "selected": "isSelected",
        "sourceViewController": "source", "toolbarHidden": "isToolbarHidden", "tracking": "isTracking",
        "translucent": "isTranslucent", "userInteractionEnabled": "isUserInteractionEnabled", "zooming": "isZooming",
        "uppercaseString": "uppercased()", "lowercaseString": "lowercased()",
        "capitalizedString": "capitalized", "whitespaceAndNewlineCharacterSet": "whitespacesAndNewlines",
        "interactionEnabled": "isInteractionEnabled", "momentary": "isMomentary",
        "statusBarHidden": "isStatusBarHidden",
        "idleTimerDisabled": "isIdleTimerDisabled",
    ]

    /// Types that have other names now, beside those whose former names a module has.
    static let types = [
        "ErrorType": "Error", "GeneratorType": "IteratorProtocol",
        "NSData": "Data", "NSDate": "Date", "NSIndexPath": "IndexPath", "NSURL": "URL", "SequenceType": "Sequence",
        "CollectionType": "Collection", "OptionSetType": "OptionSet", "Printable": "CustomStringConvertible",
        "DebugPrintable": "CustomDebugStringConvertible", "BooleanType": "Bool",
        "NSMutableURLRequest": "URLRequest", "NSURLRequest": "URLRequest",
    ]

    private static let lines = """
        prepareLayout() prepare()
        layoutAttributesForElementsInRect(_:) layoutAttributesForElements(in:)
        layoutAttributesForItemAtIndexPath(_:) layoutAttributesForItem(at:)
        layoutAttributesForSupplementaryViewOfKind(_:atIndexPath:) layoutAttributesForSupplementaryView(ofKind:at:)
        layoutAttributesForDecorationViewOfKind(_:atIndexPath:) layoutAttributesForDecorationView(ofKind:at:)
        initialLayoutAttributesForAppearingItemAtIndexPath(_:) initialLayoutAttributesForAppearingItem(at:)
        finalLayoutAttributesForDisappearingItemAtIndexPath(_:) finalLayoutAttributesForDisappearingItem(at:)
        shouldInvalidateLayoutForBoundsChange(_:) shouldInvalidateLayout(forBoundsChange:)
        invalidateLayoutWithContext(_:) invalidateLayout(with:)
        invalidationContextForBoundsChange(_:) invalidationContext(forBoundsChange:)
        targetContentOffsetForProposedContentOffset(_:withScrollingVelocity:) targetContentOffset(forProposedContentOffset:withScrollingVelocity:)
        targetContentOffsetForProposedContentOffset(_:) targetContentOffset(forProposedContentOffset:)
        prepareForCollectionViewUpdates(_:) prepare(forCollectionViewUpdates:)
        prepareForAnimatedBoundsChange(_:) prepare(forAnimatedBoundsChange:)
        applyLayoutAttributes(_:) apply(_:)
        preferredLayoutAttributesFittingAttributes(_:) preferredLayoutAttributesFitting(_:)
        willTransitionFromLayout(_:toLayout:) willTransition(from:to:)
        didTransitionFromLayout(_:toLayout:) didTransition(from:to:)
        registerClass(_:forDecorationViewOfKind:) register(_:forDecorationViewOfKind:)
        registerNib(_:forDecorationViewOfKind:) register(_:forDecorationViewOfKind:)
        numberOfSectionsInCollectionView(_:) numberOfSections(in:)
        collectionView(_:cellForItemAtIndexPath:) collectionView(_:cellForItemAt:)
        collectionView(_:viewForSupplementaryElementOfKind:atIndexPath:) collectionView(_:viewForSupplementaryElementOfKind:at:)
        collectionView(_:didSelectItemAtIndexPath:) collectionView(_:didSelectItemAt:)
        collectionView(_:didDeselectItemAtIndexPath:) collectionView(_:didDeselectItemAt:)
        collectionView(_:shouldSelectItemAtIndexPath:) collectionView(_:shouldSelectItemAt:)
        collectionView(_:shouldDeselectItemAtIndexPath:) collectionView(_:shouldDeselectItemAt:)
        collectionView(_:shouldHighlightItemAtIndexPath:) collectionView(_:shouldHighlightItemAt:)
        collectionView(_:didHighlightItemAtIndexPath:) collectionView(_:didHighlightItemAt:)
        collectionView(_:didUnhighlightItemAtIndexPath:) collectionView(_:didUnhighlightItemAt:)
        collectionView(_:willDisplayCell:forItemAtIndexPath:) collectionView(_:willDisplay:forItemAt:)
        collectionView(_:didEndDisplayingCell:forItemAtIndexPath:) collectionView(_:didEndDisplaying:forItemAt:)
        collectionView(_:canMoveItemAtIndexPath:) collectionView(_:canMoveItemAt:)
        collectionView(_:moveItemAtIndexPath:toIndexPath:) collectionView(_:moveItemAt:to:)
        collectionView(_:layout:sizeForItemAtIndexPath:) collectionView(_:layout:sizeForItemAt:)
        collectionView(_:layout:insetForSectionAtIndex:) collectionView(_:layout:insetForSectionAt:)
        collectionView(_:layout:minimumLineSpacingForSectionAtIndex:) collectionView(_:layout:minimumLineSpacingForSectionAt:)
        collectionView(_:layout:minimumInteritemSpacingForSectionAtIndex:) collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
        dequeueReusableCellWithReuseIdentifier(_:forIndexPath:) dequeueReusableCell(withReuseIdentifier:for:)
        dequeueReusableSupplementaryViewOfKind(_:withReuseIdentifier:forIndexPath:) dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)
        registerClass(_:forCellWithReuseIdentifier:) register(_:forCellWithReuseIdentifier:)
        registerNib(_:forCellWithReuseIdentifier:) register(_:forCellWithReuseIdentifier:)
        registerClass(_:forSupplementaryViewOfKind:withReuseIdentifier:) register(_:forSupplementaryViewOfKind:withReuseIdentifier:)
        registerNib(_:forSupplementaryViewOfKind:withReuseIdentifier:) register(_:forSupplementaryViewOfKind:withReuseIdentifier:)
        cellForItemAtIndexPath(_:) cellForItem(at:)
        indexPathForCell(_:) indexPath(for:)
        indexPathForItemAtPoint(_:) indexPathForItem(at:)
        numberOfItemsInSection(_:) numberOfItems(inSection:)
        scrollToItemAtIndexPath(_:atScrollPosition:animated:) scrollToItem(at:at:animated:)
        selectItemAtIndexPath(_:animated:scrollPosition:) selectItem(at:animated:scrollPosition:)
        deselectItemAtIndexPath(_:animated:) deselectItem(at:animated:)
        insertItemsAtIndexPaths(_:) insertItems(at:)
        deleteItemsAtIndexPaths(_:) deleteItems(at:)
        reloadItemsAtIndexPaths(_:) reloadItems(at:)
        moveItemAtIndexPath(_:toIndexPath:) moveItem(at:to:)
        beginInteractiveMovementForItemAtIndexPath(_:) beginInteractiveMovementForItem(at:)
        numberOfSectionsInTableView(_:) numberOfSections(in:)
        tableView(_:cellForRowAtIndexPath:) tableView(_:cellForRowAt:)
        tableView(_:didSelectRowAtIndexPath:) tableView(_:didSelectRowAt:)
        tableView(_:didDeselectRowAtIndexPath:) tableView(_:didDeselectRowAt:)
        tableView(_:willSelectRowAtIndexPath:) tableView(_:willSelectRowAt:)
        tableView(_:heightForRowAtIndexPath:) tableView(_:heightForRowAt:)
        tableView(_:estimatedHeightForRowAtIndexPath:) tableView(_:estimatedHeightForRowAt:)
        tableView(_:willDisplayCell:forRowAtIndexPath:) tableView(_:willDisplay:forRowAt:)
        tableView(_:didEndDisplayingCell:forRowAtIndexPath:) tableView(_:didEndDisplaying:forRowAt:)
        tableView(_:canEditRowAtIndexPath:) tableView(_:canEditRowAt:)
        tableView(_:canMoveRowAtIndexPath:) tableView(_:canMoveRowAt:)
        tableView(_:commitEditingStyle:forRowAtIndexPath:) tableView(_:commit:forRowAt:)
        tableView(_:editActionsForRowAtIndexPath:) tableView(_:editActionsForRowAt:)
        tableView(_:editingStyleForRowAtIndexPath:) tableView(_:editingStyleForRowAt:)
        tableView(_:moveRowAtIndexPath:toIndexPath:) tableView(_:moveRowAt:to:)
        dequeueReusableCellWithIdentifier(_:forIndexPath:) dequeueReusableCell(withIdentifier:for:)
        dequeueReusableCellWithIdentifier(_:) dequeueReusableCell(withIdentifier:)
        registerClass(_:forCellReuseIdentifier:) register(_:forCellReuseIdentifier:)
        registerNib(_:forCellReuseIdentifier:) register(_:forCellReuseIdentifier:)
        cellForRowAtIndexPath(_:) cellForRow(at:)
        deselectRowAtIndexPath(_:animated:) deselectRow(at:animated:)
        selectRowAtIndexPath(_:animated:scrollPosition:) selectRow(at:animated:scrollPosition:)
        insertRowsAtIndexPaths(_:withRowAnimation:) insertRows(at:with:)
        deleteRowsAtIndexPaths(_:withRowAnimation:) deleteRows(at:with:)
        reloadRowsAtIndexPaths(_:withRowAnimation:) reloadRows(at:with:)
        reloadSections(_:withRowAnimation:) reloadSections(_:with:)
        scrollToRowAtIndexPath(_:atScrollPosition:animated:) scrollToRow(at:at:animated:)
        numberOfRowsInSection(_:) numberOfRows(inSection:)
        rectForRowAtIndexPath(_:) rectForRow(at:)
        prepareForSegue(_:sender:) prepare(for:sender:)
        performSegueWithIdentifier(_:sender:) performSegue(withIdentifier:sender:)
        shouldPerformSegueWithIdentifier(_:sender:) shouldPerformSegue(withIdentifier:sender:)
        presentViewController(_:animated:completion:) present(_:animated:completion:)
        dismissViewControllerAnimated(_:completion:) dismiss(animated:completion:)
        popViewControllerAnimated(_:) popViewController(animated:)
        popToRootViewControllerAnimated(_:) popToRootViewController(animated:)
        instantiateViewControllerWithIdentifier(_:) instantiateViewController(withIdentifier:)
        addChildViewController(_:) addChild(_:)
        removeFromParentViewController() removeFromParent()
        didMoveToParentViewController(_:) didMove(toParent:)
        willMoveToParentViewController(_:) willMove(toParent:)
        viewWillTransitionToSize(_:withTransitionCoordinator:) viewWillTransition(to:with:)
        animateAlongsideTransition(_:completion:) animate(alongsideTransition:completion:)
        transitionDuration(_:) transitionDuration(using:)
        animateTransition(_:) animateTransition(using:)
        updateInteractiveTransition(_:) update(_:)
        finishInteractiveTransition() finish()
        cancelInteractiveTransition() cancel()
        viewControllerForKey(_:) viewController(forKey:)
        viewForKey(_:) view(forKey:)
        finalFrameForViewController(_:) finalFrame(for:)
        initialFrameForViewController(_:) initialFrame(for:)
        animationControllerForPresentedController(_:presentingController:sourceController:) animationController(forPresented:presenting:source:)
        animationControllerForDismissedController(_:) animationController(forDismissed:)
        interactionControllerForPresentation(_:) interactionControllerForPresentation(using:)
        interactionControllerForDismissal(_:) interactionControllerForDismissal(using:)
        presentationControllerForPresentedViewController(_:presentingViewController:sourceViewController:) presentationController(forPresented:presenting:source:)
        navigationController(_:animationControllerForOperation:fromViewController:toViewController:) navigationController(_:animationControllerFor:from:to:)
        navigationController(_:interactionControllerForAnimationController:) navigationController(_:interactionControllerFor:)
        navigationController(_:willShowViewController:animated:) navigationController(_:willShow:animated:)
        navigationController(_:didShowViewController:animated:) navigationController(_:didShow:animated:)
        tabBarController(_:animationControllerForTransitionFromViewController:toViewController:) tabBarController(_:animationControllerForTransitionFrom:to:)
        tabBarController(_:interactionControllerForAnimationController:) tabBarController(_:interactionControllerFor:)
        tabBarController(_:didSelectViewController:) tabBarController(_:didSelect:)
        tabBarController(_:shouldSelectViewController:) tabBarController(_:shouldSelect:)
        pageViewController(_:viewControllerBeforeViewController:) pageViewController(_:viewControllerBefore:)
        pageViewController(_:viewControllerAfterViewController:) pageViewController(_:viewControllerAfter:)
        presentationCountForPageViewController(_:) presentationCount(for:)
        presentationIndexForPageViewController(_:) presentationIndex(for:)
        adaptivePresentationStyleForPresentationController(_:) adaptivePresentationStyle(for:)
        animateWithDuration(_:animations:) animate(withDuration:animations:)
        animateWithDuration(_:animations:completion:) animate(withDuration:animations:completion:)
        animateWithDuration(_:delay:options:animations:completion:) animate(withDuration:delay:options:animations:completion:)
        animateWithDuration(_:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:) animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)
        animateKeyframesWithDuration(_:delay:options:animations:completion:) animateKeyframes(withDuration:delay:options:animations:completion:)
        addKeyframeWithRelativeStartTime(_:relativeDuration:animations:) addKeyframe(withRelativeStartTime:relativeDuration:animations:)
        transitionWithView(_:duration:options:animations:completion:) transition(with:duration:options:animations:completion:)
        transitionFromView(_:toView:duration:options:completion:) transition(from:to:duration:options:completion:)
        snapshotViewAfterScreenUpdates(_:) snapshotView(afterScreenUpdates:)
        resizableSnapshotViewFromRect(_:afterScreenUpdates:withCapInsets:) resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)
        drawViewHierarchyInRect(_:afterScreenUpdates:) drawHierarchy(in:afterScreenUpdates:)
        renderInContext(_:) render(in:)
        drawRect(_:) draw(_:)
        drawInRect(_:) draw(in:)
        drawAtPoint(_:) draw(at:)
        drawInContext(_:) draw(in:)
        hitTest(_:withEvent:) hitTest(_:with:)
        pointInside(_:withEvent:) point(inside:with:)
        touchesBegan(_:withEvent:) touchesBegan(_:with:)
        touchesMoved(_:withEvent:) touchesMoved(_:with:)
        touchesEnded(_:withEvent:) touchesEnded(_:with:)
        touchesCancelled(_:withEvent:) touchesCancelled(_:with:)
        motionEnded(_:withEvent:) motionEnded(_:with:)
        beginTrackingWithTouch(_:withEvent:) beginTracking(_:with:)
        continueTrackingWithTouch(_:withEvent:) continueTracking(_:with:)
        endTrackingWithTouch(_:withEvent:) endTracking(_:with:)
        locationInView(_:) location(in:)
        previousLocationInView(_:) previousLocation(in:)
        translationInView(_:) translation(in:)
        velocityInView(_:) velocity(in:)
        setTranslation(_:inView:) setTranslation(_:in:)
        insertSubview(_:atIndex:) insertSubview(_:at:)
        insertSublayer(_:atIndex:) insertSublayer(_:at:)
        convertPoint(_:toView:) convert(_:to:)
        convertPoint(_:fromView:) convert(_:from:)
        convertRect(_:toView:) convert(_:to:)
        convertRect(_:fromView:) convert(_:from:)
        isDescendantOfView(_:) isDescendant(of:)
        systemLayoutSizeFittingSize(_:) systemLayoutSizeFitting(_:)
        addTarget(_:action:forControlEvents:) addTarget(_:action:for:)
        removeTarget(_:action:forControlEvents:) removeTarget(_:action:for:)
        sendActionsForControlEvents(_:) sendActions(for:)
        setTitle(_:forState:) setTitle(_:for:)
        setTitleColor(_:forState:) setTitleColor(_:for:)
        setImage(_:forState:) setImage(_:for:)
        setBackgroundImage(_:forState:) setBackgroundImage(_:for:)
        setBackgroundImage(_:forBarMetrics:) setBackgroundImage(_:for:)
        setAttributedTitle(_:forState:) setAttributedTitle(_:for:)
        systemFontOfSize(_:) systemFont(ofSize:)
        systemFontOfSize(_:weight:) systemFont(ofSize:weight:)
        boldSystemFontOfSize(_:) boldSystemFont(ofSize:)
        italicSystemFontOfSize(_:) italicSystemFont(ofSize:)
        preferredFontForTextStyle(_:) preferredFont(forTextStyle:)
        fontNamesForFamilyName(_:) fontNames(forFamilyName:)
        fontWithSize(_:) withSize(_:)
        setTitleTextAttributes(_:forState:) setTitleTextAttributes(_:for:)
        viewForZoomingInScrollView(_:) viewForZooming(in:)
        gestureRecognizer(_:shouldRecognizeSimultaneouslyWithGestureRecognizer:) gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
        gestureRecognizer(_:shouldRequireFailureOfGestureRecognizer:) gestureRecognizer(_:shouldRequireFailureOf:)
        gestureRecognizer(_:shouldReceiveTouch:) gestureRecognizer(_:shouldReceive:)
        requireGestureRecognizerToFail(_:) require(toFail:)
        colorWithAlphaComponent(_:) withAlphaComponent(_:)
        imageWithRenderingMode(_:) withRenderingMode(_:)
        resizableImageWithCapInsets(_:) resizableImage(withCapInsets:)
        addAnimation(_:forKey:) add(_:forKey:)
        presentationLayer() presentation()
        modelLayer() model()
        animationForKey(_:) animation(forKey:)
        removeAnimationForKey(_:) removeAnimation(forKey:)
        actionForKey(_:) action(forKey:)
        actionForLayer(_:forKey:) action(for:forKey:)
        needsDisplayForKey(_:) needsDisplay(forKey:)
        moveToPoint(_:) move(to:)
        addLineToPoint(_:) addLine(to:)
        addCurveToPoint(_:controlPoint1:controlPoint2:) addCurve(to:controlPoint1:controlPoint2:)
        addQuadCurveToPoint(_:controlPoint:) addQuadCurve(to:controlPoint:)
        addArcWithCenter(_:radius:startAngle:endAngle:clockwise:) addArc(withCenter:radius:startAngle:endAngle:clockwise:)
        closePath() close()
        appendPath(_:) append(_:)
        applyTransform(_:) apply(_:)
        containsPoint(_:) contains(_:)
        addToRunLoop(_:forMode:) add(to:forMode:)
        sizeWithAttributes(_:) size(withAttributes:)
        drawAtPoint(_:withAttributes:) draw(at:withAttributes:)
        drawInRect(_:withAttributes:) draw(in:withAttributes:)
        boundingRectWithSize(_:options:attributes:context:) boundingRect(with:options:attributes:context:)
        copyWithZone(_:) copy(with:)
        encodeWithCoder(_:) encode(with:)
        decodeObjectForKey(_:) decodeObject(forKey:)
        encodeObject(_:forKey:) encode(_:forKey:)
        isKindOfClass(_:) isKind(of:)
        respondsToSelector(_:) responds(to:)
        valueForKey(_:) value(forKey:)
        objectForKey(_:) object(forKey:)
        addObject(_:) add(_:)
        postNotificationName(_:object:) post(name:object:)
        componentsSeparatedByString(_:) components(separatedBy:)
        componentsJoinedByString(_:) componentsJoined(by:)
        stringByAppendingString(_:) appending(_:)
        stringByReplacingOccurrencesOfString(_:withString:) replacingOccurrences(of:with:)
        stringByTrimmingCharactersInSet(_:) trimmingCharacters(in:)
        stringFromDate(_:) string(from:)
        dateFromString(_:) date(from:)
        dateByAddingTimeInterval(_:) addingTimeInterval(_:)
        timeIntervalSinceDate(_:) timeIntervalSince(_:)
        println(_:) print(_:)
        pathsForResourcesOfType(_:inDirectory:) paths(forResourcesOfType:inDirectory:)
        pathForResource(_:ofType:) path(forResource:ofType:)
        URLForResource(_:withExtension:) url(forResource:withExtension:)
        instantiateWithOwner(_:options:) instantiate(withOwner:options:)
        substringFromIndex(_:) substring(from:)
        substringToIndex(_:) substring(to:)
        enumerate() enumerated()
        indexOf(_:) firstIndex(of:)
        sortInPlace(_:) sort(_:)
        sortInPlace() sort()
        sort(_:) sorted(by:)
        sort() sorted()
        reverse() reversed()
        minElement() min()
        maxElement() max()
        reduce(_:combine:) reduce(_:_:)
        removeAtIndex(_:) remove(at:)
        insert(_:atIndex:) insert(_:at:)
        appendContentsOf(_:) append(contentsOf:)
        joinWithSeparator(_:) joined(separator:)
        advancedBy(_:) advanced(by:)
        setInteger(_:forKey:) set(_:forKey:)
        setBool(_:forKey:) set(_:forKey:)
        setObject(_:forKey:) set(_:forKey:)
        integerForKey(_:) integer(forKey:)
        boolForKey(_:) bool(forKey:)
        stringForKey(_:) string(forKey:)
        didRotateFromInterfaceOrientation(_:) didRotate(from:)
        textField(_:shouldChangeCharactersInRange:replacementString:) textField(_:shouldChangeCharactersIn:replacementString:)
        updateItemUsingCurrentState(_:) updateItem(usingCurrentState:)
        scheduledTimerWithTimeInterval(_:target:selector:userInfo:repeats:) scheduledTimer(timeInterval:target:selector:userInfo:repeats:)
        """
}
