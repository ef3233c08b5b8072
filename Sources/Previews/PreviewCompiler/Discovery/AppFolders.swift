import PreviewProtocol
import ProjectFiles

/// The folders of the apps of a project that has several.
///
/// Their sources are modules of their own, which may declare the same names; a preview's are one. So one app is previewed, and
/// after it each of the others, in the same order, that declares nothing which one before it declares as well. It is one that is not a part of another one, as an app
/// clip, an extension or an app for a watch; of those one with a controller or a view of UIKit; of those one that imports no module that is missing; of those one that imports a library
/// whose sources are beside it, as one that only runs the library's tests need not; of those the one whose Xcode project is nearest to
/// the project's folder; then the one that is named as that folder or project is; then one that needs no framework of Apple's which is missing; then the one with the most code. Beside an app for
/// iOS one for another of Apple's systems is not previewed.
struct AppFolders {
    /// The folders of the apps that are left out, each with a slash at its end.
    let leftOut: [String]
    /// Those of them whose apps are for other systems.
    private let foreign: [String]
    /// The folders of all apps; none for a project that has not several.
    private let folders: [String]
    /// That of the app that is previewed.
    private let main: String?
    /// The files of no app that declare what the previewed one does as well.
    private let rivals: Set<String>

    /// Makes the folders of a project without several apps.
    init() { (leftOut, foreign, folders, main, rivals) = ([], [], [], nil, []) }

    /// Finds the apps among a project's files.
    ///
    /// - Parameters:
    ///   - files: the files.
    ///   - interfaces: the paths of storyboards and nibs that are for other systems.
    ///   - projects: the paths of the Xcode projects.
    ///   - root: the path of the folder that all paths are relative to.
    ///   - isPart: whether only targets compile a file that make a part of an app, or an app for a watch.
    ///   - missing: the modules that files import and that are nowhere.
    init(
        _ files: [SourceFile], foreign interfaces: [String] = [], projects: [String] = [], in root: String = "",
        isPart: (String) -> Bool = { _ in false },
        missing: @autoclosure () -> MissingModules = MissingModules(in: [])
    ) {
        let own = files.filter { !$0.isDependency && !$0.isStub }.sorted { $0.path < $1.path }
        let projects = projects.map(XcodeProjectPath.init)
        let entries = own.filter { $0.summary.entryPoint != nil }.map(\.path)
        let folders = Self.folders(of: entries, projects)
        func isForeign(_ folder: String) -> Bool { interfaces.contains { $0.hasPrefix(folder) } }
        let candidates = folders.filter { !isForeign($0) }
        guard folders.count > 1, !candidates.isEmpty else {
            (leftOut, foreign, self.folders, self.main, rivals) = ([], [], [], nil, [])
            return
        }
        self.folders = folders
        foreign = folders.filter(isForeign)
        let parts = Dictionary(grouping: own) { Self.folder(of: $0.path, among: folders) ?? "" }
        // Folders of sources are named as their modules are.
        let outside = own.filter { Self.folder(of: $0.path, among: folders) == nil }
        let libraries = Set(outside.flatMap { $0.path.split(separator: "/").dropLast().map(String.init) })
            .subtracting(BuildConditions.modules)
        let lacks = candidates.count > 1 ? missing() : MissingModules(in: [])
        func rank(_ folder: String) -> [Int] {
            let files = parts[folder, default: []]
            let entry = entries.first { Self.folder(of: $0, among: folders) == folder } ?? folder
            let project = projects.nearest(to: entry)
            let names = Set([root, project?.name ?? ""].map(\.lastPart.letters))
            let isNamed = entry.split(separator: "/").dropLast().contains { names.contains(String($0).letters) }
            let marks: [Bool] = [
                !isPart(entry), files.contains { $0.conforms(to: ["UIApplicationDelegate"]) },
                files.contains(where: FileExclusion.isShown),
                !files.contains { !FileExclusion.isTest($0) && lacks.sentence(on: $0.path) != nil },
                !FileExclusion.isForTests(entry),
                files.contains {
                    !FileExclusion.isTest($0) && !$0.summary.imports.isDisjoint(with: libraries)
                },
            ]
            let isLacking = files.contains { lacks.isLacking($0.path) }
            let size = files.reduce(0) { $0 + $1.original.count }
            return marks.map { $0 ? 0 : 1 } + [project?.depth ?? 0, isNamed ? 0 : 1, isLacking ? 1 : 0, -size]
        }
        let ranks = candidates.map(rank)
        let ordered = candidates.indices
            .sorted { (ranks[$0] + [$0]).lexicographicallyPrecedes(ranks[$1] + [$1]) }.map { candidates[$0] }
        self.main = ordered[0]
        func names(_ folder: String) -> Set<String> {
            Set(parts[folder, default: []].filter { !FileExclusion.isDelegate($0) }.flatMap(\.summary.declaredOnce))
        }
        let imported = parts[ordered[0], default: []].reduce(into: Set<String>()) { $0.formUnion($1.summary.imports) }
        var taken = names(ordered[0])
        rivals = Set(
            outside.filter { file in
                !file.summary.declaredOnce.isDisjoint(with: taken)
                    && imported.isDisjoint(with: file.path.split(separator: "/").dropLast().map(String.init))
            }.map(\.path))
        var again: Set<String> = []
        // What lies around another app may be what that one needs.
        for folder in ordered.dropFirst() where !Self.holds(folder, others: folders) {
            let own = names(folder)
            if taken.isDisjoint(with: own) { taken.formUnion(own) } else { again.insert(folder) }
        }
        leftOut = foreign + candidates.filter(again.contains)
    }

    /// Returns the reason why a file is left out; nil if it is of no such app.
    func reason(for path: String) -> String? {
        Self.folder(of: path, among: folders).flatMap { folder in
            guard leftOut.contains(folder) else { return nil }
            return foreign.contains(folder)
                ? "it is of an app for another system, as its storyboards or nibs say"
                : "it is of another app with the same names: 'zoetrope preview' of \(folder.dropLast()) shows that"
        }
    }

    /// Returns elements in their order, but those of other apps than the one that is previewed after all the rest.
    ///
    /// - Parameters:
    ///   - elements: files, or what is in them.
    ///   - path: gives an element's path.
    /// - Returns: the elements.
    func mainFirst<Element>(_ elements: [Element], at path: (Element) -> String) -> [Element] {
        guard main != nil else { return elements }
        let pairs = elements.map { ($0, isOfAnother(path($0))) }
        return pairs.filter { !$0.1 }.map(\.0) + pairs.filter(\.1).map(\.0)
    }

    /// Whether a file is of another app than the one that is previewed, or of none and declares what that one does.
    func isOfAnother(_ path: String) -> Bool {
        Self.folder(of: path, among: folders).map { $0 != main } ?? rivals.contains(path)
    }

    /// Returns a note of the other apps with what shows them, in a line; empty if there are none.
    ///
    /// - Parameter root: the path of the folder that all paths are relative to.
    /// - Returns: the note, if there is one.
    func notes(in root: String) -> [PreviewDiagnostic] {
        let others = folders.filter { $0 != main && !foreign.contains($0) && !Self.holds($0, others: folders) }
        guard let main, !others.isEmpty else { return [] }
        let commands = others.map { "zoetrope preview \((root + "/" + $0.dropLast()).shellWord)" }
        let shown = main == "/" ? root.lastPart : String(main.dropLast())
        return [
            PreviewDiagnostic(
                severity: .note,
                message: "of \(others.count + 1) apps here \(shown) is shown; "
                    + "the other\(others.count == 1 ? "" : "s"): \(commands.joined(separator: ", "))")
        ]
    }

    /// The folder of the app that a file is of; nil for one that none or all may be meant to have.
    private static func folder(of path: String, among folders: [String]) -> String? {
        folders.filter { isIn($0, path) }.max { $0.utf8.count < $1.utf8.count }
    }

    /// Whether a file or folder is in an app's folder, which may be the project's own.
    private static func isIn(_ folder: String, _ path: String) -> Bool { folder == "/" || path.hasPrefix(folder) }

    /// Whether an app's folder has others' in it.
    private static func holds(_ folder: String, others folders: [String]) -> Bool {
        folders.contains { $0 != folder && isIn(folder, $0) }
    }

    /// The greatest folders that each hold one of some files, no more than an Xcode project or an example; of a file with
    /// others beside or beneath it the one that it is in.
    private static func folders(of entries: [String], _ projects: [XcodeProjectPath]) -> [String] {
        var known: Set<String> = []
        return entries.sorted().map { entry in
            var folder = entry.split(separator: "/").dropLast().map(String.init)
            func isShared(_ folder: [String]) -> Bool {
                entries.contains { $0 != entry && $0.hasPrefix(folder.map { $0 + "/" }.joined()) }
            }
            let example = FileExclusion.example(of: entry)?.split(separator: "/").count ?? 0
            let least = max(1, projects.nearest(to: entry)?.depth ?? 0, example)
            if !isShared(folder) {
                while folder.count > least, !isShared(folder.dropLast()) { folder.removeLast() }
            }
            return folder.joined(separator: "/") + "/"
        }.filter { known.insert($0).inserted }
    }
}

/// Where an Xcode project is.
private struct XcodeProjectPath {
    let folder: Substring
    /// The name without its end.
    let name: String
    /// How many folders are above it in the folder that is previewed.
    var depth: Int { folder.split(separator: "/").count }

    init(_ path: String) {
        name = String(path.lastPart.prefix { $0 != "." })
        folder = path.dropLast(path.lastPart.count)
    }
}

extension [XcodeProjectPath] {
    /// The project with the least folder around a file; nil if there is none around it.
    fileprivate func nearest(to path: String) -> XcodeProjectPath? {
        filter { path.hasPrefix($0.folder) }.max { $0.folder.utf8.count < $1.folder.utf8.count }
    }
}

extension String {
    /// The last part of a path.
    fileprivate var lastPart: String { split(separator: "/").last.map(String.init) ?? self }

    /// The letters and digits, in small letters, by which names are alike that are written in other ways.
    fileprivate var letters: String { filter { $0.isLetter || $0.isNumber }.lowercased() }

    /// The text as a shell takes it for one word.
    fileprivate var shellWord: String {
        allSatisfy { $0.isLetter || $0.isNumber || "/._-+@:,".contains($0) }
            ? self : "'" + replacing("'", with: "'\\''") + "'"
    }
}
