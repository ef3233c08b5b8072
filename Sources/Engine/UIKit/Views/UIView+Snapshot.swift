import QuartzCore

extension UIView {
    /// A view that looks as `view` does now, and stays so.
    final func snapshot(of rect: CGRect, in view: UIView) -> UIView {
        let snapshot = UIView(frame: CGRect(origin: .zero, size: rect.size))
        snapshot.clipsToBounds = true
        snapshot.isUserInteractionEnabled = false
        let picture = view.layer.picture
        picture.properties.transform = CATransform3DIdentity
        picture.properties.zPosition = 0
        picture.properties.anchorPoint = .zero
        picture.properties.position = CGPoint(x: -rect.origin.x, y: -rect.origin.y)
        // The bounds' origin is where a scroll view's content is; the view's own rectangle begins there.
        picture.properties.position.x += view.bounds.origin.x
        picture.properties.position.y += view.bounds.origin.y
        snapshot.layer.addSublayer(picture)
        return snapshot
    }
}
