import QuartzCore

/// Decides between a sheet and what lies in it whom a finger drags.
@MainActor
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    private unowned let sheet: UISheetPresentationController

    init(_ sheet: UISheetPresentationController) {
        self.sheet = sheet
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let touch = pan.touches.first else {
            return false
        }
        let motion = pan.translation(in: nil)
        guard motion.y.magnitude >= motion.x.magnitude else { return false }
        let views = sequence(first: touch.view ?? pan.view, next: { $0?.superview }).prefix { $0 !== pan.view }
        return views.allSatisfy { gives(way: $0, isDown: motion.y > 0) }
    }

    /// Whether a view in the sheet leaves a drag to it.
    private func gives(way view: UIView?, isDown: Bool) -> Bool {
        guard let scroll = view as? UIScrollView else { return !(view is UIPickerView) }
        guard scroll.isScrollEnabled, scroll.refreshControl == nil else { return !scroll.isScrollEnabled }
        let inset = scroll.adjustedContentInset
        let scrolls =
            scroll.contentSize.height + inset.top + inset.bottom > scroll.bounds.height || scroll.alwaysBounceVertical
        guard scrolls else { return true }
        guard scroll.contentOffset.y <= -inset.top + 0.5 else { return false }
        return isDown || sheet.prefersScrollingExpandsWhenScrolledToEdge && !sheet.isHighest
    }

    /// Scroll views in the sheet wait until it is known whether the sheet follows the finger.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        sheet.takesGestures
            && (otherGestureRecognizer.view as? UIScrollView)?.panGestureRecognizer === otherGestureRecognizer
    }
}
