import InterfaceFiles
import QuartzCore

/// A storyboard of the app by its name.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let file: InterfaceFile

    /// Finds a storyboard.
    ///
    /// - Parameters:
    ///   - name: the file's name, without its extension.
    ///   - storyboardBundleOrNil: has no effect.
    /// - Precondition: the app has a storyboard of that name.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        guard let file = InterfaceLibrary.current.file(name, .storyboard) else {
            preconditionFailure(
                "there is no storyboard '\(name)'; there are: \(InterfaceLibrary.current.names(.storyboard))")
        }
        self.file = file
    }

    init(_ file: InterfaceFile) {
        self.file = file
    }

    /// Makes the controller that the storyboard begins with; nil if it says none.
    open func instantiateInitialViewController() -> UIViewController? { file.initialController.flatMap { make($0) } }

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
        guard let made = make(element(identifier)) else {
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
        let made = make(element(identifier), creator)
        guard let controller = made as? ViewController else {
            preconditionFailure(
                "the controller '\(identifier)' of the storyboard '\(file.name)' is "
                    + "\(made.map { "a \(type(of: $0))" } ?? "not made"), no \(ViewController.self)")
        }
        return controller
    }

    private func element(_ identifier: String) -> InterfaceElement {
        if let found = file.controllers.first(where: { $0["storyboardIdentifier"] == identifier }) { return found }
        let known = file.controllers.compactMap { $0["storyboardIdentifier"] }.sorted().joined(separator: ", ")
        preconditionFailure(
            "the storyboard '\(file.name)' has no controller '\(identifier)'; it has: \(known.isEmpty ? "none" : known)"
        )
    }

    /// Makes the controller of an object's identifier, in this file or in one that it refers to; nil if there is none.
    package final func make(_ id: String) -> UIViewController? {
        guard let element = file.controllers.first(where: { $0.id == id }) else {
            guard let reference = file.scenes.joined().first(where: { $0.id == id }),
                let name = reference["storyboardName"]
            else { return nil }
            guard let other = InterfaceLibrary.current.file(name, .storyboard).map(UIStoryboard.init) else {
                return nil
            }
            guard let identifier = reference["referencedIdentifier"] else {
                return other.instantiateInitialViewController()
            }
            return other.instantiateViewController(withIdentifier: identifier)
        }
        return make(element)
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
        controller.interfaceObjects += loader.finish().filter { $0 !== controller }
        makeParts(of: controller, element)
        controller.awakeFromNib()
        return controller
    }

    /// Makes the controllers that a container begins with.
    private func makeParts(of controller: UIViewController, _ element: InterfaceElement) {
        let parts = element.list("connections").filter { $0.name == "segue" && $0["kind"] == "relationship" }
            .compactMap { segue in segue["destination"].flatMap(make) }
        switch controller {
        case let navigation as UINavigationController:
            if let bar = element.value("navigationBar") {
                InterfaceCoder(bar, navigation.interface!.loader).decodeNavigationBar(navigation.navigationBar)
            }
            if element.bool("navigationBarHidden") == true { navigation.isNavigationBarHidden = true }
            if !parts.isEmpty { navigation.viewControllers = parts }
        case let tabs as UITabBarController: tabs.viewControllers = parts
        case let split as UISplitViewController: split.viewControllers = parts
        default: break
        }
    }
}
