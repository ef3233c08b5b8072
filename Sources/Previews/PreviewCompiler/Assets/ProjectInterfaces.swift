import Foundation
import InterfaceFiles
import PreviewProtocol
import ProjectFiles

/// The Interface Builder files of a project.
struct ProjectInterfaces {
    /// A controller in a storyboard.
    struct Scene {
        /// The storyboard's name.
        var storyboard: String
        /// The storyboard's path from the project's folder on.
        var path: String
        /// The name of the folder in which the storyboard is, or in which its translations are.
        var folder: String {
            path.split(separator: "/").dropLast().last { !$0.hasSuffix(".lproj") }.map(String.init) ?? ""
        }
        /// The controller's identifier in the file.
        var id: String
        /// The names of the controller's class and of those that it begins with, the nearest first.
        var classes: [String]
        /// Those of them that Interface Builder notes as the app's own.
        var ownClasses: Set<String> = []
        /// Whether the storyboard begins with it.
        var isInitial: Bool
        /// Whether there is a collection or table view in its view.
        var holdsList: Bool
        /// Whether the first of its classes is of a module of Swift's, as Interface Builder notes it.
        var isSwift: Bool
        /// The device that the storyboard is drawn on; nil for none that is a stage's size.
        var device: InterfaceDevice?
    }

    /// The files with their paths from the project's folder on, by their paths' order, those of the main app first.
    private(set) var files: [(path: String, file: InterfaceFile)] = []
    /// Those of the screens that iOS shows while an app starts, which are no entry, but which code may show again.
    private(set) var launchScreens: [(path: String, file: InterfaceFile)] = []
    /// Why files can't be read.
    private(set) var notes: [PreviewDiagnostic] = []
    /// The paths of files of apps for Apple's other systems.
    private(set) var foreign: [String] = []
    /// The names of the storyboards that apps begin with: the usual one, and those that apps' property lists name.
    private var mainNames: Set<String> = ["Main"]

    /// Makes the files of nothing.
    init() {}

    /// Makes a list of files that have been read, among them apps' property lists.
    init(_ files: [(path: String, file: InterfaceFile)], propertyLists: [Data] = []) {
        for list in propertyLists { mainNames.formUnion(Self.mainStoryboards(in: list)) }
        self.files = files.filter { !Self.isLaunchScreen($0.file) }
        launchScreens = files.filter { Self.isLaunchScreen($0.file) }
    }

    /// Reads files.
    ///
    /// - Parameters:
    ///   - paths: all files of the project, relative to its folder.
    ///   - project: the project, beneath whose folder all of them are opened.
    init(_ paths: [String], in project: ProjectFolder) {
        guard let folder = project.root else { return }
        for path in paths.sorted() {
            let name = (path as NSString).lastPathComponent as NSString
            if name.pathExtension == "plist", !ProjectFolder.isDependency(path),
                let bytes = try? folder.read(beneath: path, limit: ProjectFolder.interfaceLimit)
            {
                mainNames.formUnion(Self.mainStoryboards(in: Data(bytes)))
            }
            guard let kind = InterfaceFile.Kind(rawValue: name.pathExtension) else { continue }
            do {
                let bytes = try folder.read(beneath: path, limit: ProjectFolder.interfaceLimit)
                let file = try InterfaceFile(Data(bytes), name: name.deletingPathExtension, kind: kind)
                if Self.isLaunchScreen(file) { launchScreens.append((path, file)) } else { files.append((path, file)) }
            } catch {
                if (error as? InterfaceFile.Fault)?.isForeign == true { foreign.append(path) }
                notes.append(
                    PreviewDiagnostic(severity: .note, file: path, message: "the file can't be read: \(error)"))
            }
        }
    }

    /// Returns the names of the storyboards that an app begins with, as its property list says of it and of its scenes.
    private static func mainStoryboards(in list: Data) -> Set<String> {
        func names(_ value: Any) -> [String] {
            if let values = value as? [Any] { return values.flatMap(names) }
            guard let entries = value as? [String: Any] else { return [] }
            let own = ["UIMainStoryboardFile", "UISceneStoryboardFile"].compactMap { entries[$0] as? String }
            return own + entries.values.flatMap(names)
        }
        return Set((try? PropertyListSerialization.propertyList(from: list, format: nil)).map(names) ?? [])
    }

    /// Returns the files without those that no target has where one has another of the same name.
    func of(_ targets: XcodeTargets) -> ProjectInterfaces {
        let paths = Dictionary(grouping: files, by: \.file.title).values.filter { $0.count > 1 }.map { $0.map(\.path) }
        let spare = paths.reduce(into: Set<String>()) {
            $0.formUnion(Set($1).subtracting(targets.resources(among: $1)))
        }
        var result = self
        if !spare.isEmpty { result.files.removeAll { spare.contains($0.path) } }
        return result
    }

    /// Returns the files without those of apps that are left out, and those of the app that is previewed before others'.
    func of(_ apps: AppFolders) -> ProjectInterfaces {
        var result = self
        let shown = files.filter { apps.reason(for: $0.path) == nil }
        // A dependency may be the project itself, as a released version.
        let own = Set(shown.filter { !ProjectFolder.isDependency($0.path) }.map(\.file.title))
        result.files = apps.mainFirst(
            shown.filter { !ProjectFolder.isDependency($0.path) || !own.contains($0.file.title) }, at: \.path)
        result.launchScreens = apps.mainFirst(
            launchScreens.filter { apps.reason(for: $0.path) == nil && !ProjectFolder.isDependency($0.path) },
            at: \.path)
        return result
    }

    private static func isLaunchScreen(_ file: InterfaceFile) -> Bool {
        file.document["launchScreen"] == "YES" || file.name.hasPrefix("LaunchScreen")
    }

    /// The names of all classes of the app's own.
    var classNames: Set<String> { files.reduce(into: []) { $0.formUnion($1.file.classNames) } }

    /// The names of the classes whose objects storyboards make.
    var storyboardClassNames: Set<String> {
        files.filter { $0.file.kind == .storyboard }.reduce(into: []) { $0.formUnion($1.file.classNames) }
    }

    /// The names of the nibs.
    var nibNames: Set<String> { Set(files.filter { $0.file.kind == .nib }.map(\.file.name)) }

    /// Returns the classes of the nibs whose names are written in a source, as where they are registered.
    func classNames(ofNibsNamedIn text: [UInt8]) -> Set<String> {
        guard files.contains(where: { $0.file.kind == .nib && !$0.file.classNames.isEmpty }) else { return [] }
        // Looked up by its name, as an app of hundreds of nibs has hundreds of sources, too. What two quotation marks enclose
        // has none within.
        let literals = Set(
            text.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false).dropFirst().dropLast()
                .map { String(decoding: $0, as: UTF8.self) })
        return files.reduce(into: []) { found, entry in
            if entry.file.kind == .nib, literals.contains(entry.file.name) { found.formUnion(entry.file.classNames) }
        }
    }

    /// Returns the other classes of the files that name one of some classes.
    func companions(of names: Set<String>) -> Set<String> {
        var found: Set<String> = []
        for (_, file) in files where !file.classNames.isDisjoint(with: names) { found.formUnion(file.classNames) }
        return found.subtracting(names)
    }

    /// The names by which files set properties and name actions.
    var connected: (properties: Set<String>, actions: Set<String>) {
        var (properties, actions): (Set<String>, Set<String>) = ([], [])
        for (_, file) in files {
            for element in file.document.all(where: { _ in true }) {
                switch element.name {
                case "outlet", "outletCollection": properties.formUnion([element["property"]].compactMap(\.self))
                case "userDefinedRuntimeAttribute": properties.formUnion([element["keyPath"]].compactMap(\.self))
                case "action": actions.formUnion([element["selector"]].compactMap(\.self))
                case "segue":
                    actions.formUnion(
                        [element["unwindAction"], element["destinationCreationSelector"]].compactMap(\.self))
                default: break
                }
            }
        }
        return (properties, actions)
    }

    /// The storyboards' controllers, initial ones first, those of the main storyboards before all and those to which other
    /// storyboards lead after all others.
    var scenes: [Scene] {
        let led = Set(
            files.filter { $0.file.kind == .storyboard }.flatMap { _, file in
                file.document.all { $0.name == "viewControllerPlaceholder" }.compactMap { $0["storyboardName"] }
            })
        let all = files.filter { $0.file.kind == .storyboard }.flatMap { path, file in
            file.controllers.compactMap { element in Self.scene(element, in: file, path) }
        }
        func rank(_ scene: Scene) -> Int {
            // An app that is written in Objective-C may lie beside one in Swift.
            guard scene.isInitial else { return 6 }
            let place = mainNames.contains(scene.storyboard) ? 0 : led.contains(scene.storyboard) ? 2 : 1
            return place + (scene.isSwift || scene.classes.isEmpty ? 0 : 3)
        }
        return all.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
    }

    /// The controller that the app begins with; nil if no storyboard has one.
    var first: Scene? { scenes.first { $0.isInitial } }

    private static func scene(_ element: InterfaceElement, in file: InterfaceFile, _ path: String) -> Scene? {
        guard let id = element.id else { return nil }
        let lists: Set<String> = ["collectionView", "tableView", "scrollView"]
        let own = elements(from: element, in: file, []).filter { $0["customClass"]?.hasPrefix("UI") == false }
        return Scene(
            storyboard: file.name, path: path, id: id, classes: own.compactMap { $0["customClass"] },
            ownClasses: Set(own.filter { $0["customModuleProvider"] == "target" }.compactMap { $0["customClass"] }),
            isInitial: file.initialController === element,
            holdsList: !element.all { lists.contains($0.name) }.isEmpty, isSwift: own.first?["customModule"] != nil,
            device: InterfaceDevice(of: file))
    }

    /// A controller and those to which its relationships and containers lead.
    private static func elements(
        from element: InterfaceElement, in file: InterfaceFile, _ seen: Set<String>
    ) -> [InterfaceElement] {
        guard let id = element.id, !seen.contains(id) else { return [] }
        let parts = element.all { $0.name == "segue" && ["relationship", "embed"].contains($0["kind"] ?? "") }
            .compactMap { segue in file.controllers.first { $0.id == segue["destination"] } }
        return [element] + parts.flatMap { elements(from: $0, in: file, seen.union([id])) }
    }
}

extension InterfaceFile {
    /// What tells the file from others of the app: its name and kind.
    fileprivate var title: String { "\(name).\(kind.rawValue)" }
}
