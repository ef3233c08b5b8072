import PreviewProtocol
import SwiftSyntax

/// The scenes of the previewed files, with what can be tuned in each.
struct SceneList {
    struct Scene {
        enum Content {
            case preview(DeclaredPreview)
            case app(DeclaredApp)
            case controller(DeclaredController)
            case layout(DeclaredLayout)
            case storyboard(ProjectInterfaces.Scene)
            case swiftUI(DeclaredHost)
            case view(DeclaredView)
        }

        var name: String
        var title: String
        var content: Content
        var file: SourceFile
        var line: Int
        /// The tunable properties by their parameters' names.
        var parameters: [(name: String, property: TunableProperty, part: String?)]
        /// What of it is left out, with the reason.
        var lack: String?

        /// The path of what it is declared in: a storyboard's or the file's.
        var path: String { if case .storyboard(let scene) = content { scene.path } else { file.path } }
    }

    private(set) var scenes: [Scene] = []
    /// The declarations that can't be shown, with the reasons.
    private(set) var notes: [PreviewDiagnostic] = []
    /// What would be shown before layouts alone, and why it is not.
    private var refusals: [String] = []
    /// Whether no source of the project, left out or not, has a class of a name.
    private let isNowhere: (String) -> Bool

    /// Makes an empty list.
    init() {
        isNowhere = { _ in false }
    }

    /// Finds the scenes of a project.
    ///
    /// - Parameters:
    ///   - index: the project.
    ///   - folders: the folders of its apps: the scenes of the one that is previewed come first.
    ///   - isNowhere: whether no source of the project, left out or not, has a class of a name.
    init(
        in index: ProjectIndex, _ folders: AppFolders = AppFolders(),
        isNowhere: @escaping (String) -> Bool = { _ in false }
    ) {
        self.isNowhere = isNowhere
        let reach = TypeReach(index)
        let hosts = DeclaredHost.all(in: index)
        addHosts(hosts.filter(\.isApp), reach, index)
        // What the app begins with, and what is left out of it.
        var starts: [(scene: Scene, lack: String)] = []
        let files = index.files.filter { !$0.isDependency }
        let isOfSwiftUI = { (file: SourceFile) in file.summary.imports.contains("SwiftUI") }
        addPreviews(in: files.filter { !isOfSwiftUI($0) }, reach, index)
        // A library's example goes before the app that its tests are run in.
        let apps = DeclaredApp.all(in: index, folders)
        let isExample = { (app: DeclaredApp) in FileExclusion.example(of: app.file.path) != nil }
        for app in apps.filter(isExample) + apps.filter({ !isExample($0) }) {
            if let fault = app.fault {
                refuse("the app is not shown as \(app.delegate.name) starts it: \(fault)", app.file, app.line)
                continue
            }
            var seen: Set<String> = []
            let types = app.parts.flatMap { reach.types(from: $0) }.filter { seen.insert($0).inserted }
            let scene = Self.scene("App", .app(app), app.file, app.line, types, index)
            if let lack = app.lack { starts.append((scene, lack)) } else { add(scene) }
        }
        // SwiftUI's views have previews each, and an app is more than its parts.
        addPreviews(in: files.filter(isOfSwiftUI), reach, index)
        starts += addStoryboards(index, reach) { $0.isInitial || $0.holdsList }
        for controller in DeclaredController.all(in: index, folders) {
            if let fault = controller.fault {
                refuse("\(controller.name) is not shown by itself: \(fault)", controller.file, controller.line)
                continue
            }
            add(
                controller.name.lastName, .controller(controller), controller.file, controller.line,
                [controller.name] + reach.types(from: controller.type.node).filter { $0 != controller.name }, index)
        }
        for layout in DeclaredLayout.all(in: index) {
            if let fault = layout.fault {
                note("\(layout.name) is not shown by itself: \(fault)", layout.file, layout.line)
                continue
            }
            add(
                layout.name.lastName, .layout(layout), layout.file, layout.line,
                [layout.name] + index.superclasses(of: layout.name),
                index)
        }
        addStarts(starts, folders)
        // Where what the app begins with can't be shown, the other screens are all that there is.
        if scenes.isEmpty {
            _ = addStoryboards(index, reach) { !$0.isInitial && !$0.holdsList && !$0.classes.isEmpty }
        }
        addHosts(hosts.filter { !$0.isApp }, reach, index)
        // A library of views without an app shows itself.
        if scenes.isEmpty {
            for view in DeclaredView.all(in: index) {
                let types = [view.name] + reach.types(from: view.type.node).filter { $0 != view.name }
                add(view.name.lastName, .view(view), view.file, view.line, types, index)
            }
        }
        scenes = Self.withAddresses(folders.mainFirst(scenes, at: \.path))
    }

    /// Adds what `#Preview` declares.
    private mutating func addPreviews(in files: [SourceFile], _ reach: TypeReach, _ index: ProjectIndex) {
        for file in files {
            for preview in DeclaredPreview.all(in: file, index) {
                if let reason = preview.broken {
                    note("this #Preview is not shown: \(reason)", file, preview.line, .warning)
                    continue
                }
                let types = reach.types(from: preview.body)
                add(preview.title ?? file.stem, .preview(preview), file, preview.line, types, index)
            }
        }
    }

    /// Adds what is SwiftUI's.
    private mutating func addHosts(_ hosts: [DeclaredHost], _ reach: TypeReach, _ index: ProjectIndex) {
        for host in hosts {
            if let fault = reach.fault(from: host.type.node, of: host.type.name) {
                refuse("\(host.title) is not shown: \(fault)", host.file, host.line, .warning)
                continue
            }
            add(host.title, .swiftUI(host), host.file, host.line, reach.types(from: host.type.node), index)
        }
    }

    /// Adds, before layouts alone, what the app begins with although something of it is left out, if nothing else shows the
    /// beginning: it may be needed by what is opened later alone.
    private mutating func addStarts(_ starts: [(scene: Scene, lack: String)], _ folders: AppFolders) {
        let beginnings = scenes.filter {
            switch $0.content {
            case .app: true
            case .storyboard(let scene): scene.isInitial
            case .controller, .layout, .preview, .swiftUI, .view: false
            }
        }
        for (scene, lack) in starts {
            // Another app's beginning does not stand for that of the one that is previewed.
            let isShown = beginnings.contains { folders.isOfAnother(scene.path) || !folders.isOfAnother($0.path) }
            let words: String
            if case .app(let app) = scene.content {
                words = "the app is \(isShown ? "not " : "")shown as \(app.delegate.name) starts it"
            } else {
                words = "\(scene.title) is \(isShown ? "not " : "")shown"
            }
            note("\(words)\(isShown ? "" : " as far as it goes"): \(lack)", scene.file, scene.line)
            guard !isShown else { continue }
            var scene = scene
            scene.lack = lack
            // What the app begins with tells more than a layout in a stand-in's view.
            let place = scenes.firstIndex { if case .layout = $0.content { true } else { false } }
            scenes.insert(scene, at: place ?? scenes.endIndex)
        }
    }

    /// Returns what is left out that one of the scenes leads to, or of a layout what would be shown before it, in a sentence;
    /// empty if nothing is.
    func lost(by scene: Scene) -> String {
        if let lack = scene.lack { return "Of what it leads to is left out: \(lack)." }
        guard case .layout = scene.content, let refusal = refusals.first else { return "" }
        return refusal.capitalizedFirst + "."
    }

    /// Adds controllers of storyboards.
    ///
    /// - Parameters:
    ///   - index: the project.
    ///   - reach: finds the types that are shown.
    ///   - isWanted: whether a controller is added.
    /// - Returns: the first ones of those of which something is left out, and what.
    private mutating func addStoryboards(
        _ index: ProjectIndex, _ reach: TypeReach, where isWanted: (ProjectInterfaces.Scene) -> Bool
    ) -> [(scene: Scene, lack: String)] {
        var starts: [(scene: Scene, lack: String)] = []
        let all = index.interfaces.scenes
        let ofApp = all.filter { $0.isInitial && index.start.isBesideDelegate($0.path) }
        let scenes = ofApp + all.filter { scene in !ofApp.contains { $0.path == scene.path && $0.id == scene.id } }
        // Beside an app in Swift, one that Interface Builder notes no module for is in Objective-C.
        let swift = Set(scenes.filter { $0.isInitial && $0.isSwift }.map(\.path))
        for scene in scenes where isWanted(scene) {
            guard swift.isEmpty || scene.isSwift || swift.contains(scene.path) || scene.classes.isEmpty else {
                noteObjectiveC(scene, index)
                continue
            }
            // In the place of an own class that is nowhere iOS makes an object of the class that the element has.
            let classes = scene.classes.filter { name in
                index.resolved(name, in: "") != nil || !scene.ownClasses.contains(name) || !isNowhere(name)
            }
            let types = classes.compactMap { name in index.resolved(name, in: "").flatMap(index.type) }
            // One of a class that is left out would be an empty one.
            guard types.count == classes.count else {
                missingScenes(scene, index)
                continue
            }
            guard let file = types.first?.file ?? index.files.first else { continue }
            let line = types.first.map { $0.file.line(of: $0.type.node) } ?? 1
            let hasTwin = scenes.contains { $0.storyboard == scene.storyboard && $0.path != scene.path }
            let name = hasTwin ? "\(scene.storyboard) (\(scene.folder))" : scene.storyboard
            let title = scene.isInitial ? name : scene.classes.first ?? name
            let fault = types.lazy.compactMap { reach.fault(from: $0.type.node, of: $0.type.name) }.first
            if let fault, !scene.isInitial {
                refuse("\(title) is not shown: \(fault)", file, line)
                continue
            }
            let named = types.map(\.type.name)
            let further = types.flatMap { reach.types(from: $0.type.node) }.filter { !named.contains($0) }
            var seen: Set<String> = []
            let all = (named + further).filter { seen.insert($0).inserted }
            let made = Self.scene(title, .storyboard(scene), file, line, all, index)
            if let fault { starts.append((made, fault)) } else { add(made) }
        }
        return starts
    }

    private mutating func noteObjectiveC(_ scene: ProjectInterfaces.Scene, _ index: ProjectIndex) {
        guard scene.isInitial, let file = index.files.first else { return }
        note(
            "\(scene.path) is not shown beside the others: it names its classes (\(scene.classes.joined(separator: ", "))) "
                + "without a module, as those of Objective-C",
            file, 1)
    }

    private mutating func missingScenes(_ scene: ProjectInterfaces.Scene, _ index: ProjectIndex) {
        guard scene.isInitial, let file = index.files.first else { return }
        let missing = scene.classes.filter { index.resolved($0, in: "") == nil }
        refuse(
            "\(scene.storyboard).storyboard is not shown: it begins with \(missing.joined(separator: ", ")), which is left out",
            file, 1, .warning)
    }

    /// Notes what would be shown and is not.
    private mutating func refuse(
        _ message: String, _ file: SourceFile, _ line: Int, _ severity: PreviewDiagnostic.Severity = .note
    ) {
        refusals.append(message)
        note(message, file, line, severity)
    }

    private mutating func note(
        _ message: String, _ file: SourceFile, _ line: Int, _ severity: PreviewDiagnostic.Severity = .note
    ) {
        notes.append(
            PreviewDiagnostic(
                severity: severity, file: file.path, line: line, column: 1, message: message,
                source: file.lines.content(of: line)))
    }

    private mutating func add(
        _ title: String, _ content: Scene.Content, _ file: SourceFile, _ line: Int, _ types: [String],
        _ index: ProjectIndex
    ) {
        add(Self.scene(title, content, file, line, types, index))
    }

    private mutating func add(_ scene: Scene) { scenes.append(scene) }

    /// Returns scenes each under an address of its own.
    private static func withAddresses(_ scenes: [Scene]) -> [Scene] {
        var taken: Set<String> = []
        return scenes.map { scene in
            var scene = scene
            var count = 1
            while !taken.insert(scene.name).inserted {
                count += 1
                scene.name = "\(scene.title.addressName)-\(count)"
            }
            return scene
        }
    }

    private static func scene(
        _ title: String, _ content: Scene.Content, _ file: SourceFile, _ line: Int, _ types: [String],
        _ index: ProjectIndex
    ) -> Scene {
        let properties = types.flatMap { type in
            index.type(named: type).map { TunableProperty.all(of: $0.type, in: $0.file, index) } ?? []
        }
        return Scene(
            name: title.addressName, title: title, content: content, file: file, line: line,
            parameters: named(properties))
    }

    /// Names that tell the properties of one scene apart.
    private static func named(
        _ properties: [TunableProperty]
    ) -> [(name: String, property: TunableProperty, part: String?)] {
        let parts = properties.flatMap { property -> [(String, TunableProperty, String?)] in
            guard case .parts(_, let parts) = property.kind else { return [(property.name, property, nil)] }
            return parts.map { (property.name + $0.capitalizedFirst, property, $0) }
        }
        var taken: Set<String> = []
        return parts.map { name, property, part in
            var unique = taken.contains(name) ? property.owner.identifierStart + name.capitalizedFirst : name
            while taken.contains(unique) { unique += "2" }
            taken.insert(unique)
            return (unique, property, part)
        }
    }
}

/// The types of the project that code refers to, by the names in it.
struct TypeReach {
    /// The classes that views come from; only these and layouts and controllers are found on a stage.
    private static let roots: Set<String> = [
        "UICollectionViewController", "UICollectionViewFlowLayout", "UICollectionViewLayout", "UINavigationController",
        "UITabBarController", "UITableViewController", "UIViewController",
    ]

    private let index: ProjectIndex

    init(_ index: ProjectIndex) {
        self.index = index
    }

    /// The layouts and controllers that a node's names lead to, nearest first, and the views that it names itself.
    func types(from node: some SyntaxProtocol) -> [String] {
        let first = UsedNames(in: node).names
        return reach(from: node).types.filter { full in
            let root = index.superclasses(of: full).last ?? ""
            return Self.roots.contains(root) || root.hasPrefix("UI") && first.contains(full)
        }
    }

    /// Returns why what a node shows can't be: it, or the type that it declares, leads to a member that is left out; nil if
    /// none does.
    func fault(from node: some SyntaxProtocol, of type: String? = nil) -> String? {
        guard !index.broken.isEmpty else { return nil }
        let (types, used) = reach(from: node, of: type)
        return index.broken.fault(reached: Set(types), used: used) { index.type(named: $0) != nil }
    }

    /// Returns the types of the project that a node's names lead to, nearest first, and all names in them and in the node.
    private func reach(
        from node: some SyntaxProtocol, of type: String? = nil
    ) -> (types: [String], used: Set<String>) {
        let start = UsedNames(in: node)
        var used = start.names.union(start.members)
        var result: [String] = []
        var seen: Set<String> = []
        var open = [type].compactMap(\.self) + start.names.sorted()
        func go(on node: some SyntaxProtocol) {
            let found = UsedNames(in: node)
            used.formUnion(found.names.union(found.members))
            open += found.names.sorted()
        }
        while !open.isEmpty {
            let name = open.removeFirst()
            guard let full = index.resolved(name, in: ""), seen.insert(full).inserted,
                let type = index.type(named: full)?.type
            else { continue }
            result.append(full)
            go(on: type.node)
            for added in index.extensions(of: full) { go(on: added.declaration.node) }
        }
        return (result, used)
    }
}

extension SourceFile {
    /// The file's name without its folder and extension.
    var stem: String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    }
}

extension String {
    /// `card-layout` of `CardLayout` and of `Card layout!`.
    var addressName: String {
        var words: [String] = [""]
        var previous: Character = " "
        for character in self {
            let isWord = character.isASCII && (character.isLetter || character.isNumber)
            let begins = isWord && character.isUppercase && !previous.isUppercase
            if !isWord || begins, words.last != "" { words.append("") }
            if isWord { words[words.count - 1] += character.lowercased() }
            previous = character
        }
        let name = words.filter { !$0.isEmpty }.joined(separator: "-")
        return name.isEmpty ? "preview" : name
    }

    /// `Card` of `Deck.Card`.
    fileprivate var lastName: String { split(separator: ".").last.map(String.init) ?? self }

    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

    /// Whether the first word of a name in camel case is a preposition, before which Swift puts no `With` in Objective-C's name.
    var beginsWithPreposition: Bool {
        let word = prefix { $0.isLowercase }
        return Self.prepositions.contains(String(word))
    }

    /// The prepositions that Swift's compiler knows as such.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
        "using", "via", "when", "with", "within",
    ]

    /// `deckCard` of `Deck.Card`.
    fileprivate var identifierStart: String {
        let joined = replacing(".", with: "")
        return joined.prefix(1).lowercased() + joined.dropFirst()
    }
}
