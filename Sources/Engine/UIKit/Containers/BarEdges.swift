/// The bars at the edges of a container, and how its controllers' views lie below or beside them.
///
/// As Apple's headers say it: a view extends below a bar if its controller's `edgesForExtendedLayout` has the edge, and the
/// bar is translucent or the controller's `extendedLayoutIncludesOpaqueBars` is true; it lies beside the bar otherwise.
@MainActor
struct BarEdges {
    /// A bar.
    struct Bar {
        /// What the bar covers, from the container's edge on; 0 while it is hidden.
        var length: CGFloat = 0
        var isTranslucent = true
    }

    var top = Bar()
    var bottom = Bar()

    /// What the bars cover of a controller's view that lies where ``frame(of:in:)`` says.
    private func covered(of controller: UIViewController) -> UIEdgeInsets {
        let controller = controller.extendingController
        func isBelow(_ bar: Bar, _ edge: UIRectEdge) -> Bool {
            controller.edgesForExtendedLayout.contains(edge)
                && (bar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
        }
        return UIEdgeInsets(
            top: isBelow(top, .top) ? top.length : 0, left: 0,
            bottom: isBelow(bottom, .bottom) ? bottom.length : 0, right: 0)
    }

    /// Returns the frame of a controller's view in a container with such bounds.
    func frame(of controller: UIViewController, in bounds: CGRect) -> CGRect {
        let covered = covered(of: controller)
        let beside = UIEdgeInsets(
            top: top.length - covered.top, left: 0, bottom: bottom.length - covered.bottom, right: 0)
        return bounds.inset(by: beside).withoutNegativeSize
    }

    /// Tells a controller's view what the bars cover of it.
    func cover(_ controller: UIViewController) {
        controller.barInsets = covered(of: controller)
    }
}
