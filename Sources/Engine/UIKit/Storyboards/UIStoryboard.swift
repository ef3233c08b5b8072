import QuartzCore

/// A storyboard by its name.
///
/// There are no interface builder files on a server: a scene is a controller of the class that its identifier names, as
/// identifiers commonly are classes' names. Its outlets are as its declaration leaves them.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    let name: String
    private let modules: [String]

    /// Makes a storyboard of a name.
    ///
    /// - Parameters:
    ///   - name: the file's name, without its extension.
    ///   - storyboardBundleOrNil: has no effect.
    ///   - fileID: a file of the module in which classes are looked for: by default the caller's.
    public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?, fileID: String = #fileID) {
        self.init(name: name, modules: [String(fileID.prefix { $0 != "/" })])
    }

    init(name: String, modules: [String]) {
        self.name = name
        self.modules = modules
    }

    /// Makes the first controller: of the class that the storyboard's name means, or of `ViewController` for a storyboard
    /// called `Main`.
    ///
    /// - Returns: the controller; nil if there is no such class.
    open func instantiateInitialViewController() -> UIViewController? {
        let names = name == "Main" ? ["Main", "ViewController", "Root", "Home"] : [name]
        return names.lazy.compactMap { [modules] in NamedClasses.controller($0, in: modules) }.first.flatMap(make)
    }

    /// Makes the first controller with a closure, or else as ``instantiateInitialViewController()`` does.
    open func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)?
    ) -> ViewController? {
        creator?(NSCoder()).map(adopt) ?? instantiateInitialViewController() as? ViewController
    }

    /// Makes the controller of an identifier.
    ///
    /// - Parameter identifier: the name of a class, whole or without `ViewController`.
    /// - Returns: the controller; an empty one, and a message, if there is no such class.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        if let made = NamedClasses.controller(identifier, in: modules).flatMap(make) { return made }
        StoryboardMessages.say(
            "no storyboards are read here: '\(identifier)' names no class of a view controller in "
                + "\(modules.joined(separator: ", ")), and an empty one stands for it")
        return adopt(UIViewController())
    }

    /// Makes the controller of an identifier with a closure, or else by the identifier.
    ///
    /// It is of the class that the caller expects, also if the identifier means another one; the program ends if that can't
    /// be made.
    open func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        if let made = creator?(NSCoder()) { return adopt(made) }
        if let type = NamedClasses.controller(identifier, in: modules) as? ViewController.Type,
            let made = make(type) as? ViewController
        {
            return made
        }
        guard let made = make(ViewController.self) as? ViewController else {
            preconditionFailure("\(ViewController.self) can't be made by init(coder:), as storyboards make controllers")
        }
        return made
    }

    func make(_ type: UIViewController.Type) -> UIViewController? {
        type.init(coder: NSCoder()).map(adopt)
    }

    private func adopt<ViewController: UIViewController>(_ controller: ViewController) -> ViewController {
        controller.origin = self
        controller.awakeFromNib()
        return controller
    }
}

/// What is said about storyboards, each sentence once.
@MainActor
enum StoryboardMessages {
    private static var said: Set<String> = []

    static func say(_ text: String) {
        guard said.insert(text).inserted else { return }
        EngineMessages.report(text)
    }
}
