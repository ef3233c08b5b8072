import InterfaceFiles
import QuartzCore

/// Makes the objects of elements.
@MainActor
enum InterfaceObjects {
    /// The engine's classes by their elements' names.
    private static let views: [String: UIView.Type] = [
        "view": UIView.self, "containerView": UIView.self, "label": UILabel.self, "button": UIButton.self,
        "imageView": UIImageView.self, "stackView": UIStackView.self, "scrollView": UIScrollView.self,
        "tableView": UITableView.self, "collectionView": UICollectionView.self, "textField": UITextField.self,
        "textView": UITextView.self, "switch": UISwitch.self, "slider": UISlider.self,
        "progressView": UIProgressView.self, "activityIndicatorView": UIActivityIndicatorView.self,
        "segmentedControl": UISegmentedControl.self, "pageControl": UIPageControl.self, "stepper": UIStepper.self,
        "searchBar": UISearchBar.self, "datePicker": UIDatePicker.self, "pickerView": UIPickerView.self,
        "visualEffectView": UIVisualEffectView.self, "collectionViewCell": UICollectionViewCell.self,
        "collectionReusableView": UICollectionReusableView.self, "tableViewCell": UITableViewCell.self,
        "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self, "tabBar": UITabBar.self,
        "control": UIControl.self, "window": UIWindow.self, "tableViewCellContentView": UIView.self,
        "collectionViewCellContentView": UIView.self,
    ]
    private static let controllers: [String: UIViewController.Type] = [
        "viewController": UIViewController.self, "navigationController": UINavigationController.self,
        "tabBarController": UITabBarController.self, "tableViewController": UITableViewController.self,
        "collectionViewController": UICollectionViewController.self, "pageViewController": UIPageViewController.self,
        "splitViewController": UISplitViewController.self,
    ]
    private static let gestures: [String: UIGestureRecognizer.Type] = [
        "tapGestureRecognizer": UITapGestureRecognizer.self, "panGestureRecognizer": UIPanGestureRecognizer.self,
        "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
        "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
        "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
        "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
    ]

    /// Makes the object of an element; nil for one that is none.
    static func make(_ element: InterfaceElement, _ loader: InterfaceLoader) -> AnyObject? {
        let name = element.name
        if let standard = views[name] { return makeView(element, standard, loader) }
        if controllers[name] != nil { return makeController(element, loader) }
        if name.hasPrefix("collectionView"), name.hasSuffix("Layout") { return makeLayout(element, loader) }
        if let standard = gestures[name] { return makeGesture(element, standard, loader) }
        switch name {
        case "barButtonItem": return makeBarButton(element, loader)
        case "navigationItem":
            // A controller's has the key; others are those of a bar of its own.
            guard element["key"] == nil else { return nil }
            let item = UINavigationItem()
            decode(element, into: item, loader)
            return item
        case "tabBarItem":
            return type(of: element, UITabBarItem.self, loader).init(coder: InterfaceCoder(element, loader))
        case "customObject": return makeObject(element, loader)
        default:
            // What has a frame is a view of a framework that is not there.
            guard element.rect("frame") != nil else { return nil }
            if let standIn = standIn(for: name), element["customClass"] == nil {
                return standIn.init(coder: InterfaceCoder(element, loader))
            }
            InterfaceLibrary.current.say(
                "\(loader.file.name).\(loader.file.kind.rawValue): there is no class for '\(name)': a plain view stands for it"
            )
            return makeView(element, UIView.self, loader)
        }
    }

    /// Returns the class of an element: its own if there is one of that name which inherits from the standard one.
    private static func type<Standard: AnyObject>(
        of element: InterfaceElement, _ standard: Standard.Type, _ loader: InterfaceLoader
    ) -> Standard.Type {
        guard let name = element["customClass"] else { return standard }
        if let own = InterfaceLibrary.current.type(named: name) as? Standard.Type { return own }
        InterfaceLibrary.current.say(
            "\(loader.file.name).\(loader.file.kind.rawValue) names the class \(name), which is not here: "
                + "\(standard) stands for it")
        return standard
    }

    /// Returns the class that stands for a view of another framework or of an earlier UIKit, as `UIWebView` does; nil without one.
    private static func standIn(for element: String) -> UIView.Type? {
        InterfaceFile.standIns[element].flatMap { InterfaceLibrary.current.type(named: $0) as? UIView.Type }
    }

    private static func makeView(
        _ element: InterfaceElement, _ standard: UIView.Type, _ loader: InterfaceLoader
    ) -> UIView? {
        let coder = InterfaceCoder(element, loader)
        // A view may be of another class than its element's: a UIControl or a UILabel by a name that the file has.
        let own = type(of: element, UIView.self as UIView.Type, loader)
        let isOwn = element["customClass"] != nil && own != UIView.self
        return (isOwn ? own : standard).init(coder: coder)
    }

    /// Makes a controller, without what is in it.
    static func makeController(_ element: InterfaceElement, _ loader: InterfaceLoader) -> UIViewController? {
        let standard = controllers[element.name] ?? UIViewController.self
        let own = type(of: element, UIViewController.self as UIViewController.Type, loader)
        let isOwn = element["customClass"] != nil && own != UIViewController.self
        return (isOwn ? own : standard).init(coder: InterfaceCoder(element, loader))
    }

    private static func makeLayout(_ element: InterfaceElement, _ loader: InterfaceLoader) -> UICollectionViewLayout? {
        let standard: UICollectionViewLayout.Type =
            element.name == "collectionViewFlowLayout" ? UICollectionViewFlowLayout.self : UICollectionViewLayout.self
        let own = type(of: element, UICollectionViewLayout.self as UICollectionViewLayout.Type, loader)
        let isOwn = element["customClass"] != nil && own != UICollectionViewLayout.self
        return (isOwn ? own : standard).init(coder: InterfaceCoder(element, loader))
    }

    private static func makeGesture(
        _ element: InterfaceElement, _ standard: UIGestureRecognizer.Type, _ loader: InterfaceLoader
    ) -> UIGestureRecognizer? {
        let own = type(of: element, UIGestureRecognizer.self as UIGestureRecognizer.Type, loader)
        let chosen = element["customClass"] != nil && own != UIGestureRecognizer.self ? own : standard
        guard let gesture = ObjectCreation.make(chosen) as? UIGestureRecognizer else { return nil }
        if let taps = element.integer("numberOfTapsRequired") {
            (gesture as? UITapGestureRecognizer)?.numberOfTapsRequired = taps
        }
        if let duration = element.number("minimumPressDuration") {
            (gesture as? UILongPressGestureRecognizer)?.minimumPressDuration = Double(duration)
        }
        if let pan = gesture as? UIPanGestureRecognizer {
            if let least = element.integer("minimumNumberOfTouches") { pan.minimumNumberOfTouches = least }
            if let most = element.integer("maximumNumberOfTouches") { pan.maximumNumberOfTouches = most }
        }
        let directions: [String: UISwipeGestureRecognizer.Direction] = [
            "left": .left, "right": .right, "up": .up, "down": .down,
        ]
        if let direction = element.choice("direction", directions) {
            (gesture as? UISwipeGestureRecognizer)?.direction = direction
        }
        if element.bool("cancelsTouchesInView") == false { gesture.cancelsTouchesInView = false }
        return gesture
    }

    private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
        "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
        "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
        "undo": .undo, "redo": .redo, "close": .close,
    ]

    private static func makeBarButton(_ element: InterfaceElement, _ loader: InterfaceLoader) -> UIBarButtonItem? {
        let own = type(of: element, UIBarButtonItem.self as UIBarButtonItem.Type, loader)
        guard let item = own.init(coder: InterfaceCoder(element, loader)) else { return nil }
        if let system = element.choice("systemItem", systemItems) {
            item.show(system)
        } else {
            item.title = element.string("title")
            item.style = element["style"] == "done" ? .done : .plain
            item.image = element.image("image")
        }
        if let width = element.number("width") { item.width = width }
        if let view = element.value("customView").flatMap(loader.make) as? UIView { item.customView = view }
        if let color = element.color("tintColor", in: loader.file) { item.tintColor = color }
        if element.bool("enabled") == false { item.isEnabled = false }
        item.tag = element.integer("tag") ?? 0
        return item
    }

    private static func makeObject(_ element: InterfaceElement, _ loader: InterfaceLoader) -> AnyObject? {
        let own = type(of: element, NSObject.self as NSObject.Type, loader)
        return own == NSObject.self ? NSObject() : ObjectCreation.make(own)
    }
}
