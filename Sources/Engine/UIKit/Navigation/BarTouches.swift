import QuartzCore

/// The touches near the buttons of a bar, which are meant for them.
@MainActor
enum BarTouches {
    /// The points beside a button that belong to it; a guess.
    private static let reach: CGFloat = 16

    /// Returns what a touch of a bar hits: a button is as high as the bar, and reaches beyond its ends, but not beyond the
    /// middle between it and the next one.
    ///
    /// - Parameters:
    ///   - point: where the bar is touched.
    ///   - bar: the bar.
    ///   - hit: what is there; nil for nothing.
    ///   - buttons: the bar's buttons; those that are hidden or disabled take no touches.
    /// - Returns: the view that gets the touch.
    static func target(
        at point: CGPoint, of bar: UIView, hit: UIView?, buttons: some Sequence<UIView>
    ) -> UIView? {
        guard hit === bar else { return hit }
        func distance(_ button: UIView) -> CGFloat {
            max(button.frame.minX - point.x, point.x - button.frame.maxX, 0)
        }
        let near = buttons.filter { button in
            !button.isHidden && (button as? UIControl)?.isEnabled == true && distance(button) <= reach
        }
        return near.min { distance($0) < distance($1) } ?? hit
    }
}
