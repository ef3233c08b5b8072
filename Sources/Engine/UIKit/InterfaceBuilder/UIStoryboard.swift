import InterfaceFiles
import QuartzCore

/// A storyboard of the app by its name.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let file: InterfaceFile
    /// The storyboards of the same name in the app's frameworks: bundles are none here.
    private let others: [InterfaceFile]

    /// Finds a storyboard.
    ///
    /// - Parameters:
    ///   - name: the file's name, without its extension.
    ///   - storyboardBundleOrNil: has no effect: a controller is made from the storyboard of that name that has it.
    /// - Precondition: the app has a storyboard of that name.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        let files = InterfaceLibrary.current.files(name, .storyboard)
        guard let file = files.first else {
            preconditionFailure(
                "there is no storyboard '\(name)'; there are: \(InterfaceLibrary.current.names(.storyboard))")
        }
        self.file = file
        others = Array(files.dropFirst())
    }

    init(_ file: InterfaceFile) {
        self.file = file
        others = []
    }

    /// Makes the controller that the storyboard begins with; nil if it says none.
    open func instantiateInitialViewController() -> UIViewController? { file.initialController.flatMap { make($0) } }

    /// Makes the controller that the storyboard begins with, or one of a framework's of the same name that begins with one of an
    /// expected class; nil if it says none.
    package final func instantiateInitialViewController(of type: UIViewController.Type) -> UIViewController? {
        let expected = ([file] + others).first { file in
            let name = file.initialController?["customClass"]
            let own: AnyClass? = name.flatMap { InterfaceLibrary.current.type(named: $0) }
            return own.map { sequence(first: $0, next: { _getSuperclass($0) }).contains { $0 == type } } ?? false
        }
        return expected.map(UIStoryboard.init)?.instantiateInitialViewController()
            ?? instantiateInitialViewController()
    }

    /// Makes the controller that the storyboard begins with by a closure, or else by its `init(coder:)`.
    open func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)?
    ) -> ViewController? {
        file.initialController.flatMap { make($0, creator) } as? ViewController
    }

    /// Makes the controller of an identifier.
    ///
    /// - Precondition: the storyboard has a controller of that identifier.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        guard let made = make(withIdentifier: identifier) else {
            preconditionFailure(
                "the controller '\(identifier)' of the storyboard '\(file.name)' is not made by init(coder:)")
        }
        return made
    }

    /// Makes the controller of an identifier by a closure, or else by its `init(coder:)`.
    ///
    /// - Precondition: the storyboard has a controller of that identifier and of the expected class.
    open func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let made = make(withIdentifier: identifier, creator)
        guard let controller = made as? ViewController else {
            preconditionFailure(
                "the controller '\(identifier)' of the storyboard '\(file.name)' is "
                    + "\(made.map { "a \(type(of: $0))" } ?? "not made"), no \(ViewController.self)")
        }
        return controller
    }

    /// The storyboard that has the controller of an identifier: this one, or one of the same name; this one if none has.
    private func holder(of identifier: String) -> UIStoryboard {
        guard file.controller(identifier) == nil else { return self }
        return others.first { $0.controller(identifier) != nil }.map(UIStoryboard.init) ?? self
    }

    /// Makes the controller of an identifier, which may be that of a reference to another storyboard; nil if it can't be made.
    private func make(
        withIdentifier identifier: String, _ creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        let owner = holder(of: identifier)
        let reference = owner.file.scenes.joined().first {
            $0["storyboardName"] != nil && $0["storyboardIdentifier"] == identifier
        }
        if let id = reference?.id { return owner.make(id, creator) }
        return owner.make(owner.element(identifier), creator)
    }

    private func element(_ identifier: String) -> InterfaceElement {
        if let found = file.controller(identifier) { return found }
        let known = file.controllers.compactMap { $0["storyboardIdentifier"] }.sorted().joined(separator: ", ")
        preconditionFailure(
            "the storyboard '\(file.name)' has no controller '\(identifier)'; it has: \(known.isEmpty ? "none" : known)"
        )
    }

    /// Makes the controller of an object's identifier, in this file or in one that it refers to, by a closure, or else by
    /// its `init(coder:)`; nil if there is none.
    package final func make(_ id: String, _ creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
        guard let element = file.controllers.first(where: { $0.id == id }) else {
            guard let reference = file.scenes.joined().first(where: { $0.id == id }),
                let name = reference["storyboardName"]
            else { return nil }
            guard InterfaceLibrary.current.file(name, .storyboard) != nil else { return nil }
            let other = UIStoryboard(name: name, bundle: nil)
            guard let identifier = reference["referencedIdentifier"] else {
                return other.instantiateInitialViewController(creator: creator)
            }
            return other.instantiateViewController(identifier: identifier, creator: creator)
        }
        return make(element, creator)
    }

    private func make(_ element: InterfaceElement, _ creator: ((NSCoder) -> UIViewController?)? = nil)
        -> UIViewController?
    {
        let scene = file.scenes.first { $0.contains { $0 === element } } ?? []
        let loader = InterfaceLoader(file, scene: scene)
        let made =
            creator.flatMap { $0(InterfaceCoder(element, loader)) } ?? InterfaceObjects.makeController(element, loader)
        guard let controller = made else { return nil }
        controller.origin = self
        loader.add(controller, as: element.id)
        if controller.interface == nil {
            // Its init(coder:) has not called super with the coder that it was given.
            controller.interface = ControllerInterface(element: element, loader: loader)
        }
        // What has no view of its own in the file is connected at once.
        if element.value("view") == nil { loader.connectLater(controller, element) }
        controller.interfaceObjects += loader.finish().filter { $0 !== controller }
        makeParts(of: controller, element)
        controller.awakeFromNib()
        return controller
    }

    /// Makes a container's bar if it is of a class of the app's.
    private func ownBar<Bar: UIView>(of controller: UIViewController, _ element: InterfaceElement) -> Bar? {
        guard element["customClass"] != nil, let loader = controller.interface?.loader else { return nil }
        let bar = loader.make(element) as? Bar
        controller.interfaceObjects += loader.finish().filter { $0 !== controller }
        return bar
    }

    /// Makes the controllers that a container begins with.
    private func makeParts(of controller: UIViewController, _ element: InterfaceElement) {
        let parts = element.list("connections").filter { $0.name == "segue" && $0["kind"] == "relationship" }
            .compactMap { segue in segue["destination"].flatMap { make($0) } }
        switch controller {
        case let navigation as UINavigationController:
            if let bar = element.value("navigationBar") {
                if let own: UINavigationBar = ownBar(of: navigation, bar) { navigation.setBar(own) }
                InterfaceCoder(bar, navigation.interface!.loader).decodeNavigationBar(navigation.navigationBar)
            }
            if element.bool("navigationBarHidden") == true { navigation.isNavigationBarHidden = true }
            if !parts.isEmpty { navigation.viewControllers = parts }
        case let tabs as UITabBarController:
            if let bar = element.value("tabBar"), let own: UITabBar = ownBar(of: tabs, bar) { tabs.setBar(own) }
            tabs.viewControllers = parts
        case let split as UISplitViewController: split.viewControllers = parts
        default: break
        }
    }
}

extension InterfaceFile {
    /// Returns the controller of an identifier; nil if there is none.
    fileprivate func controller(_ identifier: String) -> InterfaceElement? {
        controllers.first { $0["storyboardIdentifier"] == identifier }
    }
}
