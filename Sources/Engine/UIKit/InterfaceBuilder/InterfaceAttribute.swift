import InterfaceFiles
import QuartzCore

/// The values of user-defined run-time attributes.
@MainActor
enum InterfaceAttribute {
    /// Returns an attribute's value: a number, a text, a colour, an image, or a structure of numbers.
    static func value(_ element: InterfaceElement, in file: InterfaceFile) -> Any? {
        switch element["type"] {
        case "boolean": return element.bool("value") ?? element.value("value")?.bool("value")
        case "number":
            let number = element.value("value")
            return Double(number?["value"] ?? element["value"] ?? "")
        case "string": return element.string("value")
        case "localizedString", "localizableString": return element.string("value")
        case "color": return element.color("value", in: file)
        case "image": return element.image("value")
        case "point":
            guard let point = element.value("value"), let x = point.number("x"), let y = point.number("y") else {
                return nil
            }
            return CGPoint(x: x, y: y)
        case "size": return element.size("value")
        case "rect": return element.rect("value")
        default: return nil
        }
    }
}

/// The properties of the engine's own classes that Interface Builder files set by their names.
@MainActor
enum InterfaceProperties {
    /// Sets a property; returns false if there is none of that name and type.
    static func set(_ key: String, of object: AnyObject, to value: Any?) -> Bool {
        switch object {
        case let view as UIView: set(key, of: view, to: value)
        case let controller as UIViewController: set(key, of: controller, to: value)
        case let gesture as UIGestureRecognizer: set(key, of: gesture, to: value)
        default: false
        }
    }

    private static func set(_ key: String, of view: UIView, to value: Any?) -> Bool {
        let number = (value as? Double).map { CGFloat($0) }
        switch (key, value) {
        case ("dataSource", _) where view is UICollectionView:
            (view as? UICollectionView)?.dataSource = value as? UICollectionViewDataSource
        case ("prefetchDataSource", _) where view is UICollectionView:
            (view as? UICollectionView)?.prefetchDataSource = value as? UICollectionViewDataSourcePrefetching
        case ("prefetchDataSource", _) where view is UITableView:
            (view as? UITableView)?.prefetchDataSource = value as? UITableViewDataSourcePrefetching
        case ("dataSource", _) where view is UITableView:
            (view as? UITableView)?.dataSource = value as? UITableViewDataSource
        case ("dataSource", _) where view is UIPickerView:
            (view as? UIPickerView)?.dataSource = value as? UIPickerViewDataSource
        case ("delegate", _): return setDelegate(of: view, to: value)
        case ("layer.cornerRadius", _): number.map { view.layer.cornerRadius = $0 }
        case ("layer.borderWidth", _): number.map { view.layer.borderWidth = $0 }
        case ("layer.masksToBounds", let flag as Bool): view.layer.masksToBounds = flag
        case ("layer.borderUIColor", let color as UIColor), ("layer.borderColor", let color as UIColor):
            view.layer.borderColor = color.cgColor
        case ("layer.shadowColor", let color as UIColor): view.layer.shadowColor = color.cgColor
        case ("layer.shadowRadius", _): number.map { view.layer.shadowRadius = $0 }
        case ("layer.shadowOpacity", _): number.map { view.layer.shadowOpacity = Float($0) }
        case ("layer.shadowOffset", let size as CGSize): view.layer.shadowOffset = size
        case ("layer.shadowOffset", let point as CGPoint):
            view.layer.shadowOffset = CGSize(width: point.x, height: point.y)
        case ("layer.zPosition", _): number.map { view.layer.zPosition = $0 }
        case ("clipsToBounds", let flag as Bool): view.clipsToBounds = flag
        case ("accessibilityIdentifier", let text as String): view.accessibilityIdentifier = text
        case ("backgroundView", let back as UIView):
            switch view {
            case let view as UICollectionView: view.backgroundView = back
            case let view as UITableView: view.backgroundView = back
            case let view as UICollectionViewCell: view.backgroundView = back
            case let view as UITableViewCell: view.backgroundView = back
            default: return false
            }
        case ("selectedBackgroundView", let back as UIView):
            switch view {
            case let view as UICollectionViewCell: view.selectedBackgroundView = back
            case let view as UITableViewCell: view.selectedBackgroundView = back
            default: return false
            }
        default: return false
        }
        return true
    }

    private static func setDelegate(of view: UIView, to value: Any?) -> Bool {
        switch view {
        case let view as UICollectionView: view.delegate = value as? UICollectionViewDelegate
        case let view as UITableView: view.delegate = value as? UITableViewDelegate
        case let view as UITextView: view.delegate = value as? UITextViewDelegate
        case let view as UIScrollView: view.delegate = value as? UIScrollViewDelegate
        case let view as UITextField: view.delegate = value as? UITextFieldDelegate
        case let view as UISearchBar: view.delegate = value as? UISearchBarDelegate
        case let view as UINavigationBar: view.delegate = value as? UINavigationBarDelegate
        case let view as UIPickerView: view.delegate = value as? UIPickerViewDelegate
        case let view as UITabBar: view.delegate = value as? UITabBarDelegate
        default: return false
        }
        return true
    }

    private static func set(_ key: String, of controller: UIViewController, to value: Any?) -> Bool {
        switch key {
        case "view": controller.view = value as? UIView
        case "collectionView" where controller is UICollectionViewController:
            guard let controller = controller as? UICollectionViewController, let view = value as? UICollectionView
            else { return false }
            controller.collectionView = view
        case "tableView" where controller is UITableViewController:
            guard let controller = controller as? UITableViewController, let view = value as? UITableView else {
                return false
            }
            // Mostly it is its view.
            if controller.viewIfLoaded !== view { controller.tableView = view }
        case "delegate" where controller is UINavigationController:
            (controller as? UINavigationController)?.delegate = value as? UINavigationControllerDelegate
        case "delegate" where controller is UITabBarController:
            (controller as? UITabBarController)?.delegate = value as? UITabBarControllerDelegate
        case "dataSource" where controller is UIPageViewController:
            (controller as? UIPageViewController)?.dataSource = value as? UIPageViewControllerDataSource
        case "delegate" where controller is UIPageViewController:
            (controller as? UIPageViewController)?.delegate = value as? UIPageViewControllerDelegate
        // The controller has made it already, and a search display or the like is not shown.
        case "dataSource", "delegate", "searchDisplayController", "navigationBar", "tabBar", "toolbar": return false
        default: return false
        }
        return true
    }

    private static func set(_ key: String, of gesture: UIGestureRecognizer, to value: Any?) -> Bool {
        guard key == "delegate" else { return false }
        gesture.delegate = value as? UIGestureRecognizerDelegate
        return true
    }
}
