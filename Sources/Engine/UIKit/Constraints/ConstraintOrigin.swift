/// The attribute from which a distance counts that a side of a constraint is.
@MainActor
struct ConstraintOrigin {
    @Unretained private var ownView: UIView?
    let guide: UILayoutGuide?
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        guide = item as? UILayoutGuide
        self.attribute = attribute
        ownView = item as? UIView
    }

    /// The view, or that of the guide.
    var view: UIView? { guide?.owningView ?? ownView }
}
