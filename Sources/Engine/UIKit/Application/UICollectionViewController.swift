import QuartzCore

/// A controller of a collection view, of which it is data source and delegate.
///
/// As with Apple's, its view is a plain one that the collection view fills: what is added to it does not scroll.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
    /// The layout that the collection view is made with; nil without one, which a subclass or a nib brings.
    private final let initialLayout: UICollectionViewLayout?

    /// Makes a controller without a layout: its nib has one, or it makes its collection view itself.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        initialLayout = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller of a collection view with a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        initialLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller with a flow layout, or as an Interface Builder file says.
    public required init?(coder: NSCoder) {
        initialLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    private final var shownCollectionView: UICollectionView?
    /// Whether ``loadView()`` runs, which may make nothing but the collection view.
    private final var isLoadingView = false

    /// The collection view; reading it loads the view.
    ///
    /// Setting it replaces the one before.
    open var collectionView: UICollectionView! {
        get {
            if !isLoadingView { loadViewIfNeeded() }
            return shownCollectionView ?? viewIfLoaded as? UICollectionView
        }
        set {
            if let newValue, newValue === shownCollectionView { return }
            shownCollectionView?.removeFromSuperview()
            shownCollectionView = newValue
            guard let newValue else { return }
            if newValue.dataSource == nil { newValue.dataSource = self }
            if newValue.delegate == nil { newValue.delegate = self }
            installMovementGesture()
            if isLoadingView, viewIfLoaded == nil { view = UIView(frame: UIScreen.main.bounds) }
            guard let view = viewIfLoaded, view !== newValue else { return }
            newValue.frame = view.bounds
            newValue.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.insertSubview(newValue, at: 0)
        }
    }

    /// The collection view's layout.
    open var collectionViewLayout: UICollectionViewLayout {
        (shownCollectionView ?? viewIfLoaded as? UICollectionView)?.collectionViewLayout
            ?? initialLayout ?? collectionView.collectionViewLayout
    }

    /// Whether no item is selected any more when the controller appears; true by default.
    ///
    /// After an appearance that has been cancelled the items are selected as before.
    open var clearsSelectionOnViewWillAppear = true

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let view = shownCollectionView else { return }
        let items = view.indexPathsForSelectedItems ?? []
        for item in items { view.deselectItem(at: item, animated: animated) }
        guard !items.isEmpty else { return }
        transitionCoordinator?.animate(alongsideTransition: nil) { transition in
            guard transition.isCancelled else { return }
            for item in items { view.selectItem(at: item, animated: false, scrollPosition: []) }
        }
    }
    /// Whether a long press on an item that the data source lets be moved carries it; true by default.
    open var installsStandardGestureForInteractiveMovement = true {
        didSet { installMovementGesture() }
    }
    private final var movementGesture: UILongPressGestureRecognizer?
    /// Has no effect: navigation does not take a layout along.
    open var useLayoutToLayoutNavigationTransitions = false

    open override func loadViewIfNeeded() {
        guard !isViewLoaded else { return }
        isLoadingView = true
        super.loadViewIfNeeded()
        isLoadingView = false
    }

    open override func loadView() {
        guard !loadInterface() else { return }
        guard let initialLayout else {
            preconditionFailure(
                "\(type(of: self)) has no layout: make it by init(collectionViewLayout:), or give it a nib that has one"
            )
        }
        view = UIView(frame: UIScreen.main.bounds)
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: initialLayout)
    }

    /// Gives the collection view the gesture, or takes it away.
    private func installMovementGesture() {
        if let movementGesture { movementGesture.view?.removeGestureRecognizer(movementGesture) }
        movementGesture = nil
        guard installsStandardGestureForInteractiveMovement, let shownCollectionView else { return }
        let gesture = ItemMovementGestureRecognizer()
        shownCollectionView.addGestureRecognizer(gesture)
        movementGesture = gesture
    }

    /// Begins or ends editing, that of the collection view as well.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        shownCollectionView?.isEditing = editing
    }

    // MARK: Data source

    /// Returns 1.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// Returns 0.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    /// Stops the program, as on Apple's systems: subclasses return a cell.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        preconditionFailure("\(type(of: self)) has items but does not override collectionView(_:cellForItemAt:)")
    }

    /// Returns an empty view.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        UICollectionReusableView(frame: .zero)
    }

    // MARK: Delegate

    /// Returns true.
    open func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// Does nothing.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    /// Does nothing.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    /// Returns true.
    open func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// Returns true.
    open func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// Does nothing.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// Does nothing.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    // MARK: Scrolling

    /// Does nothing.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Returns true.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Does nothing.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// Returns nil: nothing is zoomed.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}

    // MARK: Elements

    /// Returns whether a subclass overrides `collectionView(_:moveItemAt:to:)`.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        OptionalMethods.declares("collectionView(_:moveItemAt:to:)", self, below: UICollectionViewController.self)
    }
    /// Returns what `collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)` does.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        self.collectionView(
            collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }
    /// Returns the proposed place.
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }
    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// Returns the proposed offset.
    open func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }
    /// Returns the menu of the first item.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard indexPaths.count == 1 else { return nil }
        return self.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPaths[0], point: point)
    }
    /// Returns nil.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Returns a transition layout between both.
    open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }
}
