import QuartzCore

/// The views that a nib's object has by its outlets.
///
/// There are no files of Interface Builder that would say where they are. Those that are in no view are put where they are
/// seen: image views and scroll views fill the container, and the others share its height as rows, in the order in which
/// the outlets are declared. The constraints that do so give way to all others.
@MainActor
enum OutletViews {
    /// Puts the views of an object's outlets, if they are in no view, into a container.
    ///
    /// Outlets are properties of optional types; O(properties of the object's classes).
    static func place(of object: AnyObject, in container: UIView) {
        let views = loose(in: object).filter { $0 !== container && $0 !== object }
        let rows = views.filter { !fills($0) }
        var constraints: [NSLayoutConstraint] = []
        for view in views {
            container.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
            constraints += [pin(view, .leading, to: container), pin(view, .trailing, to: container)]
            if let row = rows.firstIndex(where: { $0 === view }) {
                constraints += [
                    pin(view, .top, to: container, .bottom, times: CGFloat(row) / CGFloat(rows.count)),
                    pin(view, .bottom, to: container, .bottom, times: CGFloat(row + 1) / CGFloat(rows.count)),
                ]
            } else {
                constraints += [pin(view, .top, to: container), pin(view, .bottom, to: container)]
            }
        }
        NSLayoutConstraint.activate(constraints)
    }

    /// Gives the collection and table views of a controller's outlets, which are in no view before `viewDidLoad()`, the
    /// controller as data source and delegate, where it can be that and nobody else is: as most storyboards do.
    ///
    /// Scroll views without a size get that of the controller's view.
    static func connect(to controller: UIViewController) {
        for view in loose(in: controller) {
            // Layouts divide by their view's width in viewDidLoad(), where a storyboard's has one.
            if view is UIScrollView, view.bounds.isEmpty, let container = controller.viewIfLoaded, view !== container {
                view.frame = container.bounds
            }
            if let view = view as? UICollectionView {
                if view.dataSource == nil { view.dataSource = controller as? UICollectionViewDataSource }
                if view.delegate == nil { view.delegate = controller as? UICollectionViewDelegate }
            } else if let view = view as? UITableView {
                if view.dataSource == nil { view.dataSource = controller as? UITableViewDataSource }
                if view.delegate == nil { view.delegate = controller as? UITableViewDelegate }
            }
        }
    }

    /// Has a scroll view that a controller's outlet has, if it is in no view after `viewDidLoad()`, fill the controller's view.
    ///
    /// It is at the back, as in most storyboards.
    static func placeScrollViews(of controller: UIViewController) {
        guard let container = controller.viewIfLoaded else { return }
        for view in loose(in: controller).reversed() where view is UIScrollView && view !== container {
            view.frame = container.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.insertSubview(view, at: 0)
        }
    }

    /// The names of the outlets by which classes have the view that holds all others.
    private static let rootNames: Set<String> = ["contentView", "containerView", "rootView", "view"]

    /// Returns the view that an object has of a nib whose owner it is, with the views of its other outlets in it: a plain view
    /// of an outlet that is named as such views are, else a new one.
    static func root(of owner: UIView) -> UIView {
        let outlet = looseOutlets(of: owner).first { rootNames.contains($0.name) && type(of: $0.view) == UIView.self }
        let root = outlet?.view ?? UIView()
        root.frame = owner.bounds
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        place(of: owner, in: root)
        return root
    }

    private static func fills(_ view: UIView) -> Bool { view is UIImageView || view is UIScrollView }

    /// The views of optional properties that are in no view, those of the outermost class first; not of lazy ones, which
    /// no outlet is.
    private static func loose(in object: AnyObject) -> [UIView] { looseOutlets(of: object).map(\.view) }

    private static func looseOutlets(of object: AnyObject) -> [(name: String, view: UIView)] {
        var classes: [Mirror] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror, !(String(reflecting: current.subjectType).hasPrefix("UIKit.")) {
            classes.append(current)
            mirror = current.superclassMirror
        }
        var found: [(name: String, view: UIView)] = []
        for child in classes.reversed().flatMap(\.children) {
            let value = Mirror(reflecting: child.value)
            guard value.displayStyle == .optional, child.label?.hasPrefix("$__lazy_storage_$_") != true,
                let view = value.children.first?.value as? UIView,
                view.superview == nil, !found.contains(where: { $0.view === view })
            else { continue }
            found.append((child.label ?? "", view))
        }
        return found
    }

    private static func pin(
        _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, to container: UIView,
        _ other: NSLayoutConstraint.Attribute? = nil, times multiplier: CGFloat = 1
    ) -> NSLayoutConstraint {
        // A multiplier of 0 would leave the container out.
        let constraint =
            multiplier == 0
            ? NSLayoutConstraint(
                item: view, attribute: .top, relatedBy: .equal, toItem: container, attribute: .top, multiplier: 1,
                constant: 0)
            : NSLayoutConstraint(
                item: view, attribute: attribute, relatedBy: .equal, toItem: container, attribute: other ?? attribute,
                multiplier: multiplier, constant: 0)
        constraint.priority = UILayoutPriority(1)
        return constraint
    }
}
