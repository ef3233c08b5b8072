import InterfaceFiles
import QuartzCore

/// What a storyboard says of a controller that was made from it.
@MainActor
struct ControllerInterface {
    let element: InterfaceElement
    let loader: InterfaceLoader

    /// The element of the view, which is loaded when it is asked for.
    var viewElement: InterfaceElement? { element.value("view") }
}

extension InterfaceCoder {
    /// Decodes what every controller has but its view.
    func decodeController(_ controller: UIViewController) {
        controller.interface = ControllerInterface(element: element, loader: loader)
        loader.add(controller, as: element.id)
        if let title = element.string("title") { controller.title = title }
        if element.bool("hidesBottomBarWhenPushed") == true { controller.hidesBottomBarWhenPushed = true }
        if element.bool("clearsSelectionOnViewWillAppear") == false {
            (controller as? UITableViewController)?.clearsSelectionOnViewWillAppear = false
            (controller as? UICollectionViewController)?.clearsSelectionOnViewWillAppear = false
        }
        if element.bool("automaticallyAdjustsScrollViewInsets") == false {
            controller.automaticallyAdjustsScrollViewInsets = false
        }
        if element.bool("extendedLayoutIncludesOpaqueBars") == true {
            controller.extendedLayoutIncludesOpaqueBars = true
        }
        if let edges = element.value("edgesForExtendedLayout") {
            let names: [String: UIRectEdge] = ["top": .top, "left": .left, "bottom": .bottom, "right": .right]
            controller.edgesForExtendedLayout = UIRectEdge(names.filter { edges.bool($0.key) == true }.values)
        }
        // The file's key is the property's name of before iOS 7.
        if let size = element.size("contentSizeForViewInPopover") { controller.preferredContentSize = size }
        if element.bool("definesPresentationContext") == true { controller.definesPresentationContext = true }
        if let style = element.choice("modalPresentationStyle", Self.presentationStyles) {
            controller.modalPresentationStyle = style
        }
        if let style = element.choice("modalTransitionStyle", Self.transitionStyles) {
            controller.modalTransitionStyle = style
        }
        decodeNavigationItem(of: controller)
        if let item = element.value("tabBarItem").flatMap(loader.make) as? UITabBarItem { controller.tabBarItem = item }
        let items = element.list("toolbarItems").compactMap { loader.make($0) as? UIBarButtonItem }
        if !items.isEmpty { controller.toolbarItems = items }
    }

    static let presentationStyles: [String: UIModalPresentationStyle] = [
        "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
        "overCurrentContext": .overCurrentContext, "popover": .popover,
    ]
    static let transitionStyles: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
    ]

    private func decodeNavigationItem(of controller: UIViewController) {
        guard let child = element.children.first(where: { $0.name == "navigationItem" }) else { return }
        InterfaceObjects.decode(child, into: controller.navigationItem, loader)
        loader.connectLater(controller.navigationItem, child)
    }
}

extension InterfaceObjects {
    /// Has an item be as an element says.
    static func decode(_ child: InterfaceElement, into item: UINavigationItem, _ loader: InterfaceLoader) {
        if let title = child.string("title") { item.title = title }
        if let prompt = child.string("prompt") { item.prompt = prompt }
        func button(_ key: String) -> UIBarButtonItem? { child.value(key).flatMap(loader.make) as? UIBarButtonItem }
        func buttons(_ list: String) -> [UIBarButtonItem]? {
            child.child(list)?.children.compactMap { loader.make($0) as? UIBarButtonItem }
        }
        if let left = buttons("leftBarButtonItems") ?? button("leftBarButtonItem").map({ [$0] }) {
            item.leftBarButtonItems = left
        }
        if let right = buttons("rightBarButtonItems") ?? button("rightBarButtonItem").map({ [$0] }) {
            item.rightBarButtonItems = right
        }
        if let back = button("backBarButtonItem") { item.backBarButtonItem = back }
        if let view = child.value("titleView").flatMap(loader.make) as? UIView { item.titleView = view }
        let modes: [String: UINavigationItem.LargeTitleDisplayMode] = ["never": .never, "always": .always]
        if let mode = child.choice("largeTitleDisplayMode", modes) { item.largeTitleDisplayMode = mode }
    }
}

extension UIViewController {
    /// Loads the view as the storyboard, or the nib of the controller's name, says: also that of a storyboard's controller without a view.
    ///
    /// - Returns: whether there is one.
    final func loadInterface() -> Bool {
        if let interface, interface.element.value("view") != nil {
            loadScene(interface)
            return true
        }
        guard let file = nibFile else { return false }
        UINib(file).fill(self)
        return isViewLoaded
    }

    /// The nib of the controller's view: of the name that it was made with, or of its class.
    private var nibFile: InterfaceFile? {
        if let initialNibName { return InterfaceLibrary.current.file(initialNibName, .nib) }
        let names = sequence(first: Swift.type(of: self) as AnyClass, next: { _getSuperclass($0) })
            .prefix { ($0 as? UIResponder.Type)?.isOfApp == true }
            .map { String(describing: $0) }
        guard let name = names.first else { return nil }
        let short = name.hasSuffix("Controller") ? String(name.dropLast(10)) : nil
        return [short, name].compactMap(\.self).lazy.compactMap { InterfaceLibrary.current.file($0, .nib) }.first {
            // The view's class may have the name without that the nib is the controller's.
            $0.objects.contains { object in
                object.name == "placeholder" && object["placeholderIdentifier"] == "IBFilesOwner"
                    && object.list("connections").contains { $0["property"] == "view" }
            }
        }
    }

    private func loadScene(_ interface: ControllerInterface) {
        let loader = interface.loader
        guard let element = interface.viewElement else { return }
        for guide in interface.element.list("layoutGuides") {
            // Such guides are older than safe areas, and there is no view yet.
            bars.append((guide.id, guide["type"] == "top"))
        }
        let made = loader.make(element)
        if let table = made as? UITableView, let owner = self as? UITableViewController {
            view = table
            if table.dataSource == nil { table.dataSource = owner }
            if table.delegate == nil { table.delegate = owner }
        } else if let collection = made as? UICollectionView, let owner = self as? UICollectionViewController {
            view = UIView(frame: collection.frame)
            view.backgroundColor = collection.backgroundColor
            owner.collectionView = collection
        } else {
            view = made as? UIView ?? UIView(frame: UIScreen.main.bounds)
        }
        fillWindow()
        for (id, isTop) in bars {
            loader.add(isTop ? BarLayoutGuide(atTopOf: view) : BarLayoutGuide(atBottomOf: view), as: id)
        }
        bars = []
        loader.connectLater(self, interface.element)
        interfaceObjects += loader.finish().filter { !($0 is UIView) && $0 !== self && !($0 is NSLayoutConstraint) }
        embedChildren(interface)
    }

    /// Gives the view of a window's controller the window's size before the controller hears of it: storyboards have had a
    /// screen of 600 by 600 points that no telephone has, and apps that place views as theirs loads show them in their places.
    private func fillWindow() {
        let window = UIApplication.shared.windows.first { $0.rootViewController === self }
        guard let window, !window.bounds.isEmpty else { return }
        view.frame = window.bounds
    }

    /// Puts the controllers of embed segues into their containers.
    private func embedChildren(_ interface: ControllerInterface) {
        for container in interface.element.all(where: { $0.name == "containerView" || $0.name == "view" }) {
            for segue in container.list("connections") where segue.name == "segue" && segue["kind"] == "embed" {
                guard let view = container.id.flatMap(interface.loader.object) as? UIView,
                    let child = destination(of: segue)
                else { continue }
                prepare(
                    for: UIStoryboardSegue(identifier: segue["identifier"], source: self, destination: child),
                    sender: nil)
                addChild(child)
                child.view.frame = view.bounds
                child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                child.view.translatesAutoresizingMaskIntoConstraints = true
                view.addSubview(child.view)
                child.didMove(toParent: self)
            }
        }
    }

    // MARK: Segues

    /// Returns a new controller of a segue's destination, made by the segue's action if it has one.
    final func destination(of segue: InterfaceElement, sender: Any? = nil) -> UIViewController? {
        guard let id = segue["destination"], let storyboard else { return nil }
        guard let name = segue["destinationCreationSelector"] else { return storyboard.make(id) }
        guard let action = InterfaceLibrary.current.segueAction(name, of: self) else {
            InterfaceLibrary.current.say(
                "a segue asks \(type(of: self)) for its destination by '\(name)', which has no such action")
            return storyboard.make(id)
        }
        return storyboard.make(id) { action(self, $0, sender, segue["identifier"]) }
    }

    /// The segue of an identifier that starts anywhere in the controller's scene; nil if there is none.
    final func segueElement(_ identifier: String) -> InterfaceElement? {
        guard let interface else { return nil }
        // A gesture recogniser, and any other object beside the view, is the controller's neighbour in the scene.
        let others = interface.loader.neighbours.lazy.filter { $0 !== interface.element }
        return ([interface.element] + others).lazy.compactMap { object in
            object.all { $0.name == "segue" && $0.attributes["identifier"] == identifier }.first
        }.first
    }

    /// Performs a segue that somebody has started on the stage.
    final func performSegue(_ element: InterfaceElement, sender: AnyObject) {
        if let identifier = element["identifier"], !shouldPerformSegue(withIdentifier: identifier, sender: sender) {
            return
        }
        perform(element, sender: sender)
    }

    final func perform(_ element: InterfaceElement, sender: Any?) {
        if element["kind"] == "unwind" { return unwind(element, sender: sender) }
        guard let destination = destination(of: element, sender: sender) else { return }
        let segue = InterfaceSegues.make(element, from: self, to: destination)
        prepare(for: segue, sender: sender)
        segue.perform()
    }

    /// The controllers within this one, of each level the last first.
    private var foremostDescendants: [UIViewController] {
        children.reversed().flatMap { [$0] + $0.foremostDescendants }
    }

    /// Goes back to the nearest controller that has the action of an unwind segue.
    private func unwind(_ element: InterfaceElement, sender: Any?) {
        guard let name = element["unwindAction"] else { return }
        let stack = navigationController?.viewControllers ?? []
        let before = stack.firstIndex { $0 === self }.map { Array(stack[..<$0].reversed()) } ?? []
        let presenters = presentingViewController.map { [$0] + $0.foremostDescendants } ?? []
        for target in before + presenters {
            guard let action = InterfaceLibrary.current.action(name, of: target) else { continue }
            let segue = UIStoryboardSegue(identifier: element["identifier"], source: self, destination: target)
            prepare(for: segue, sender: sender)
            action.perform(on: target, with: segue)
            if before.contains(where: { $0 === target }) {
                navigationController?.popToViewController(target, animated: true)
            } else {
                dismiss(animated: true)
            }
            return
        }
    }
}

/// Segues by the kinds that Interface Builder gives them.
@MainActor
enum InterfaceSegues {
    static func make(
        _ element: InterfaceElement, from source: UIViewController, to destination: UIViewController
    ) -> UIStoryboardSegue {
        let identifier = element["identifier"]
        if let name = element["customClass"],
            let type = InterfaceLibrary.current.type(named: name) as? UIStoryboardSegue.Type
        {
            return type.init(identifier: identifier, source: source, destination: destination)
        }
        let isAnimated = element.bool("animates") ?? true
        let kind = element["kind"]
        prepare(destination, for: element, from: source)
        return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
            switch kind {
            case "presentation", "modal", "popoverPresentation":
                source.present(destination, animated: isAnimated)
            case "showDetail": source.showDetailViewController(destination, sender: source)
            default: source.show(destination, sender: source)
            }
        }
    }

    /// Has a destination be presented as its segue says, which the source finds so when it prepares for that.
    private static func prepare(
        _ destination: UIViewController, for element: InterfaceElement, from source: UIViewController
    ) {
        let isPopover = element["kind"] == "popoverPresentation"
        guard isPopover || ["presentation", "modal"].contains(element["kind"]) else { return }
        if let style = element.choice("modalPresentationStyle", InterfaceCoder.presentationStyles) {
            destination.modalPresentationStyle = style
        }
        if let style = element.choice("modalTransitionStyle", InterfaceCoder.transitionStyles) {
            destination.modalTransitionStyle = style
        }
        guard isPopover else { return }
        destination.modalPresentationStyle = .popover
        guard let popover = destination.popoverPresentationController else { return }
        let loader = source.interface?.loader
        popover.sourceView = element["popoverAnchorView"].flatMap { loader?.object($0) } as? UIView
        popover.barButtonItem =
            element["popoverAnchorBarButtonItem"].flatMap { loader?.object($0) } as? UIBarButtonItem
        if let sides = element.value("popoverArrowDirection") {
            let named: [(String, UIPopoverArrowDirection)] = [
                ("up", .up), ("down", .down), ("left", .left), ("right", .right),
            ]
            popover.permittedArrowDirections = named.reduce(into: []) { directions, side in
                if sides.bool(side.0) == true { directions.formUnion(side.1) }
            }
        }
    }
}
