import SwiftSyntax

/// The app that the project is: what its delegates show when it starts.
struct DeclaredApp {
    var file: SourceFile
    var line: Int
    /// The delegate that shows the window.
    var delegate: TypeDeclaration
    /// The delegate's declaration and its extensions.
    var parts: [DeclSyntax]
    /// The function that starts the app.
    var function: String
    /// The expression in it.
    var code: String
    /// The device that the storyboard is drawn on that it begins with; nil for none.
    var device: InterfaceDevice?
    /// The expression that makes the application's delegate; nil if there is none, or no other code asks it for anything.
    var application: String?
    /// Why it can't be started.
    var fault: String?
    /// What of its start, or of what that leads to, is left out; nil if nothing is.
    var lack: String?

    /// Returns the apps of a project: one for each scene's delegate that shows a window, or, without any, for each
    /// application's delegate that does.
    ///
    /// - Parameters:
    ///   - index: the project.
    ///   - folders: the folders of its apps: the one that is previewed starts by its own delegates alone, and comes first.
    /// - Returns: the apps.
    static func all(in index: ProjectIndex, _ folders: AppFolders) -> [DeclaredApp] {
        let all = index.ownTypes.filter { $0.type.kind == .class && !$0.type.isHidden }
        return [false, true].flatMap { isOfAnother in
            starts(all.filter { folders.isOfAnother($0.file.path) == isOfAnother }, index)
        }
    }

    private static func starts(
        _ delegates: [(file: SourceFile, type: TypeDeclaration)], _ index: ProjectIndex
    ) -> [DeclaredApp] {
        let makers = index.files.windowMakers
        func conforms(_ type: TypeDeclaration, to protocols: Set<String>) -> Bool {
            !protocols.isDisjoint(with: index.allInherited(by: type))
        }
        let scenes = delegates.filter {
            conforms($0.type, to: TypeDeclaration.sceneDelegates) && $0.file.showsWindow(index.interfaces, of: makers)
        }
        let applications = delegates.filter { conforms($0.type, to: ["UIApplicationDelegate"]) }
        guard scenes.isEmpty else {
            return scenes.map { file, type in
                let nearest = applications.max { one, other in
                    one.file.path.commonPrefix(with: file.path).count
                        < other.file.path.commonPrefix(with: file.path).count
                }
                return DeclaredApp(file, scene: type, application: nearest?.type, index)
            }
        }
        return applications.filter { $0.file.showsWindow(index.interfaces, of: makers) }.map {
            DeclaredApp($0.file, application: $0.type, index)
        }
    }

    private init(
        _ file: SourceFile, scene: TypeDeclaration? = nil, application: TypeDeclaration?, _ index: ProjectIndex
    ) {
        var arguments: [String] = []
        var (fault, lack): (String?, String?)
        if let application {
            let made = Self.made(application, index)
            // Without a scene's delegate it shows the window; beside one it only prepares what is shown.
            if made.fault == nil, scene == nil || made.lack == nil {
                arguments.append("application: \(made.code)")
                if index.files.windowMakers.contains(application.name) { self.application = made.code }
            }
            if scene == nil { (fault, lack) = (made.fault, made.lack) }
        }
        if let scene {
            let made = Self.made(scene, index)
            arguments.append("scene: \(made.code)")
            (fault, lack) = (made.fault, made.lack)
        }
        if let first = index.interfaces.first {
            let path = file.location.dropLast(file.path.count) + first.path
            // One that makes a window may do so only sometimes, as for what the app is launched with.
            let makesWindow =
                file.makesWindow
                || !index.files.makers(where: \.makesWindow).isDisjoint(with: file.summary.constructed)
            let label = makesWindow ? "otherwise" : "storyboard"
            arguments.append("\(label): (\(String(path).literal), \(first.id.literal))")
            if !makesWindow { device = first.device }
        }
        let shown = scene ?? application!
        self.file = file
        line = file.line(of: shown.node)
        delegate = shown
        parts = [shown.node] + index.extensions(of: shown.name).map { DeclSyntax($0.declaration.node) }
        function = "zoetropeApp_\(file.identifier)_\(shown.name.replacing(".", with: "_"))"
        code = "Previews.PreviewedApp.start(\(arguments.joined(separator: ", ")))"
        (self.fault, self.lack) = (fault, lack)
    }

    /// Returns the code that makes a delegate, why that can't be had, and what is left out of its start.
    private static func made(
        _ type: TypeDeclaration, _ index: ProjectIndex
    ) -> (code: String, fault: String?, lack: String?) {
        let construction = Construction(type, index)
        let start = start(of: type, index)
        return (construction.code, construction.fault ?? start.fault, start.lack)
    }

    /// Returns why a delegate's start can't be called, and what is left out of what it leads to.
    private static func start(
        of type: TypeDeclaration, _ index: ProjectIndex
    ) -> (fault: String?, lack: String?) {
        var lack: String?
        let members =
            type.members.active
            + index.extensions(of: type.name)
            .flatMap { $0.declaration.node.memberBlock.members.active }
        let functions = members.compactMap { $0.as(FunctionDeclSyntax.self) }
        var open = functions.filter(\.isStart)
        var seen: Set<String> = []
        while let function = open.popLast() {
            if function.isLeftOut { return (index.broken.reason(in: type.name) ?? "its start does not compile", nil) }
            lack = lack ?? TypeReach(index).fault(from: function)
            let used = UsedNames(in: function)
            for next in functions where used.names.union(used.members).contains(next.name.plainText) && !next.isStart {
                if seen.insert(next.name.plainText).inserted { open.append(next) }
            }
        }
        return (nil, lack)
    }
}

extension TypeDeclaration {
    /// The protocols of scenes' delegates.
    static let sceneDelegates: Set<String> = ["UISceneDelegate", "UIWindowSceneDelegate"]
}

extension SourceFile {
    /// Whether a type or an extension in it conforms to one of some protocols.
    func conforms(to protocols: Set<String>) -> Bool {
        !protocols.isDisjoint(with: summary.inherited)
    }

    /// Whether it has code that makes a window.
    fileprivate var makesWindow: Bool { summary.constructed.contains("UIWindow") }

    /// Whether it has code that shows a window: one of its own, or, where the app begins with a storyboard, that one's
    /// with another controller or with looks that are set before, or that of an object which it makes, or for controllers that
    /// ask the app's delegate for something, or for which it calls a function of the project's first, as one that loads data.
    ///
    /// - Parameters:
    ///   - interfaces: the project's storyboards.
    ///   - makers: the names of the types that make windows, or say what a window shows, and of delegates that others ask.
    /// - Returns: whether it does.
    func showsWindow(_ interfaces: ProjectInterfaces, of makers: Set<String>) -> Bool {
        let prepares: Set = ["appearance", "rootViewController"]
        // One that others make is shown by whoever has it.
        guard !makesWindow, !summary.members.contains("makeKeyAndVisible") else { return true }
        return !makers.isDisjoint(with: summary.constructed)
            || interfaces.first != nil
                && (!prepares.isDisjoint(with: summary.members)
                    || summary.types.contains { makers.contains($0.name) }
                    || summary.constructed.contains { makers.contains("\($0)()") })
    }
}

extension [SourceFile] {
    /// The names of the types that make windows or say what one shows, as those that coordinate an app's screens.
    ///
    /// The types that make objects of theirs or are of their kind are among them, and the applications' delegates that other code
    /// names, as it asks them for what they keep; views and controllers are shown in a window. So are the project's functions of no
    /// type, with `()` behind their names.
    var windowMakers: Set<String> {
        let delegates = filter { FileExclusion.isDelegate($0) && !$0.isDependency }.flatMap(\.summary.types)
            .filter { $0.inherited.contains("UIApplicationDelegate") }.map(\.name)
        let asked =
            delegates.isEmpty
            ? []
            : delegates.filter { name in
                contains { !$0.isDependency && !FileExclusion.isDelegate($0) && $0.summary.names.contains(name) }
            }
        let functions = filter { !$0.isDependency && !FileExclusion.isDelegate($0) }.flatMap(\.summary.globals)
            .map { "\($0)()" }
        return makers { $0.makesWindow || $0.summary.members.contains("rootViewController") }.union(asked)
            .union(functions)
    }

    /// The names of the types in some of the files, as ``windowMakers`` has them.
    fileprivate func makers(where isFirst: (SourceFile) -> Bool) -> Set<String> {
        var makers: Set<String> = []
        var rest = filter { !$0.isDependency && !FileExclusion.isDelegate($0) }
        while true {
            let first = rest.partition { file in
                isFirst(file) || !makers.isDisjoint(with: file.summary.constructed)
                    || file.summary.types.contains { !makers.isDisjoint(with: $0.inherited) }
            }
            guard first < rest.count else { return makers }
            for type in rest[first...].flatMap(\.summary.types)
            where !type.inherited.contains(where: {
                $0.hasSuffix("View") || $0.hasSuffix("Controller") || $0 == "UIWindow"
            }) {
                makers.insert(type.name)
            }
            rest.removeSubrange(first...)
        }
    }
}

extension FunctionDeclSyntax {
    /// Whether an application's or a scene's delegate is told by it that there is something to be shown.
    fileprivate var isStart: Bool {
        let labels = signature.parameterClause.parameters.map(\.firstName.text)
        switch name.plainText {
        case "scene": return labels.contains("willConnectTo")
        case "application":
            return labels.contains("didFinishLaunchingWithOptions")
                || labels.contains("willFinishLaunchingWithOptions")
        case "applicationDidFinishLaunching": return true
        default: return false
        }
    }

    /// Whether its body does not compile and is left out.
    fileprivate var isLeftOut: Bool { body?.statements.trimmedDescription == "fatalError()" }
}
