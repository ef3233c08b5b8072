import QuartzCore

extension UIAccessibility {
    /// Returns a rectangle of a view in points of its window, which stands for the screen.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil)
    }

    /// Returns a path of a view in points of its window, which stands for the screen.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let origin = view.convert(CGPoint.zero, to: nil)
        let copy = UIBezierPath(cgPath: path.cgPath)
        copy.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
        return copy
    }
}
