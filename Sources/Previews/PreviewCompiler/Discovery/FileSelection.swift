import PreviewProtocol
import ProjectFiles
import SwiftSyntax

/// The files that the previews of a project need, and those that are left out.
struct FileSelection {
    private(set) var files: [SourceFile] = []
    private(set) var leftOut: [LeftOutFile] = []
    /// The files that declare a name which no selected file declares, with the reasons why they are left out.
    private(set) var missing: [String: LeftOutFile] = [:]

    private var declared: [String: String] = [:]

    /// - Parameters:
    ///   - given: every Swift file of the project.
    ///   - refused: why files are not to be taken, by their paths.
    ///   - interfaces: the project's storyboards and nibs.
    ///   - tests: the paths of the tests that what is selected is for; nil for previews.
    ///   - derived: files that were made before.
    init(
        from given: [SourceFile], refusing refused: [String: String] = [:], interfaces: ProjectInterfaces = .init(),
        for tests: Set<String>? = nil, keeping derived: DerivedFiles = DerivedFiles()
    ) {
        var reasons = refused
        let own = Set(given.flatMap(\.summary.types).compactMap { $0.name.split(separator: ".").last.map(String.init) })
        let makers = given.windowMakers
        let start: FileExclusion.Start? =
            tests == nil
                && given.contains {
                    !$0.isDependency && reasons[$0.path] == nil
                        && (FileExclusion.isDelegate($0) && $0.showsWindow(interfaces, of: makers)
                            || $0.declaresSwiftUIApp)
                } ? (interfaces, makers) : nil
        // What is declared beside a delegate may be needed without it.
        var halves: [String: (rest: SourceFile, reason: String)] = [:]
        if tests == nil {
            for file in given where reasons[file.path] == nil {
                halves[file.path] = FileExclusion.withoutDelegates(file, own, start: start)
            }
        }
        let all = given.map { halves[$0.path]?.rest ?? $0 }
        for file in all where reasons[file.path] == nil && tests?.contains(file.path) != true {
            reasons[file.path] = FileExclusion.reason(for: file, own, forTests: tests != nil, start: start)
        }
        if let tests {
            let own = all.filter {
                reasons[$0.path] == nil && !$0.isDependency && !$0.isStub && !tests.contains($0.path)
            }
            let imports = all.filter { tests.contains($0.path) }.reduce(into: Set()) {
                $0.formUnion($1.summary.imports)
            }
            let modules = imports.filter { module in
                own.contains {
                    FileExclusion.example(of: $0.path, importing: imports) == nil
                        && $0.path.split(separator: "/").contains { $0 == module }
                }
            }
            let examples = own.filter { FileExclusion.isOfExample($0.path, noneOf: tests, importing: modules) }
            // There may be nothing else.
            if examples.count < own.count { for file in examples { reasons[file.path] = "it is of an example" } }
        }
        if tests == nil {
            for path in Self.unimported(among: all.filter { reasons[$0.path] == nil }) {
                reasons[path] = "nothing that is shown imports it"
            }
            for path in Self.copies(among: all.filter { reasons[$0.path] == nil }) {
                reasons[path] = "it is a copy of what the folder has itself"
            }
        }
        let remaining = all.filter { reasons[$0.path] == nil }
        let types = PackageTypes(in: remaining)
        let candidates = remaining.map { types.applied(to: $0, keeping: derived) }
        let index = ProjectIndex(candidates, interfaces: interfaces, start: AppStart(in: all))
        var open: [SourceFile] = candidates.filter(\.isStub)
        if let tests {
            open += candidates.filter { tests.contains($0.path) }
        } else {
            open += Self.shown(among: candidates, index, start)
            // What extends a framework's type for Interface Builder no code may name.
            let connected = index.interfaces.connected.properties
            open += candidates.filter { next in
                !open.contains { $0 === next }
                    && (next.extendsFrameworks(with: connected, index) || next.extendsInterpolations)
            }
        }
        let declarations = Self.declarations(of: candidates)
        let extending = candidates.map { (file: $0, extensions: FrameworkExtension.all(in: $0, index)) }
        var chosen: Set<String> = []
        var queued = Set(open.map(\.path))
        while !open.isEmpty {
            let file = open.removeFirst()
            if let clash = file.summary.declaredOnce.filter({ declared[$0] != nil }).min() {
                reasons[file.path] = "it declares \(clash), as \(declared[clash] ?? "") does"
                continue
            }
            chosen.insert(file.path)
            files.append(file)
            for name in file.summary.declaredOnce { declared[name] = file.path }
            for next in Self.needed(by: file, declarations, index, declared) where queued.insert(next.path).inserted {
                open.append(next)
            }
            // What extends a framework's type is found by its members, which any file may use.
            for (next, extensions) in extending where !queued.contains(next.path) {
                guard extensions.contains(where: { $0.mayBeUsed(in: file.summary) }) else { continue }
                queued.insert(next.path)
                open.append(next)
            }
        }
        files.sort { $0.path < $1.path }
        if tests != nil { files = Self.withAliasesOnce(files) }
        files = RepeatedDeclarations.removed(from: files, keeping: derived)
        let unneeded = tests == nil ? "no preview needs it" : "no test needs it"
        for file in all where !chosen.contains(file.path) {
            let reason = reasons[file.path] ?? halves[file.path]?.reason ?? unneeded
            let left = LeftOutFile(file: file.path, reason: reason)
            // Of packages there is much that nobody looks for.
            if !file.isDependency { leftOut.append(left) }
            for name in file.summary.declared where declared[name] == nil { missing[name] = left }
        }
        for file in given {
            guard let half = halves[file.path] else { continue }
            for name in file.summary.declared where declared[name] == nil {
                missing[name] = LeftOutFile(file: file.path, reason: half.reason)
            }
        }
    }

    /// Returns files of which none has a type alias that an earlier one has: each may have been one of its module.
    private static func withAliasesOnce(_ files: [SourceFile]) -> [SourceFile] {
        var known: [String: String] = [:]
        return files.map { file in
            let again = Set(file.summary.aliases.filter { known[$0.key] == $0.value }.keys)
            known.merge(file.summary.aliases) { first, _ in first }
            return again.isEmpty ? file : file.without(aliases: again)
        }
    }

    /// Returns the paths of packages' sources that neither the project's own sources import nor those that they import: those of
    /// frameworks that its tests alone use.
    private static func unimported(among files: [SourceFile]) -> [String] {
        var rest = files.filter { $0.isDependency && !$0.isStub }
        var imported = files.filter { !$0.isDependency || $0.isStub }
            .reduce(into: Set()) { $0.formUnion($1.summary.imports.map { $0.lowercased() }) }
        let names = rest.map(\.path).packageNames
        while true {
            let reached = rest.partition { file in
                file.path.split(separator: "/").contains { imported.contains($0.lowercased()) }
                    || ProjectFolder.package(of: file.path).flatMap { names[$0] }.map(imported.contains) == true
            }
            guard reached < rest.count else { return rest.map(\.path) }
            for file in rest[reached...] { imported.formUnion(file.summary.imports.map { $0.lowercased() }) }
            rest.removeSubrange(reached...)
        }
    }

    /// Returns the paths of the sources of packages most of whose names the project declares itself: a library's example may
    /// have an installed copy of the library, of an earlier version.
    private static func copies(among files: [SourceFile]) -> [String] {
        let own = files.filter { !$0.isDependency && !$0.isStub }
            .reduce(into: Set<String>()) { $0.formUnion($1.summary.declared) }
        let packages = Dictionary(grouping: files.filter(\.isDependency)) { ProjectFolder.package(of: $0.path) }
        return packages.values.filter { package in
            let names = package.reduce(into: Set<String>()) { $0.formUnion($1.summary.declared) }
            return 2 * names.intersection(own).count > names.count
        }.flatMap { $0.map(\.path) }
    }

    /// Returns the files with an application's delegate that is one by the class above it, and shows a window.
    private static func heirs(among files: [SourceFile], _ index: ProjectIndex) -> [SourceFile] {
        let heirs = files.filter { file in
            !file.isDependency
                && file.summary.types.contains {
                    $0.kind == .class && !$0.inherited.contains("UIApplicationDelegate")
                        && index.allInherited(by: $0).contains("UIApplicationDelegate")
                }
        }
        guard !heirs.isEmpty else { return [] }
        let makers = files.windowMakers
        return heirs.filter { $0.showsWindow(index.interfaces, of: makers) }
    }

    /// Returns the files with something to show.
    private static func shown(
        among files: [SourceFile], _ index: ProjectIndex, _ start: FileExclusion.Start?
    ) -> [SourceFile] {
        let (layouts, controllers) = (DeclaredLayout.all(in: index), DeclaredController.all(in: index))
        let others =
            index.interfaces.storyboardClassNames.compactMap { index.type(named: $0)?.file }
            + files.filter { FileExclusion.startsApp($0, start) } + heirs(among: files, index)
        let classes = layouts.map(\.file) + controllers.map(\.file) + others
        let paths = Set(classes.map(\.path))
        let shown = files.filter {
            !$0.isStub && !$0.isDependency
                && (paths.contains($0.path) || !$0.summary.previews.isEmpty || $0.declaresHosts)
        }
        let canBeMade = layouts.contains { $0.fault == nil } || controllers.contains { $0.fault == nil }
        guard !canBeMade, others.isEmpty,
            !shown.contains(where: { !$0.summary.previews.isEmpty || $0.declaresHosts })
        else { return shown }
        let hosts = Set(DeclaredHost.all(in: index).map(\.file.path))
        guard hosts.isEmpty else { return shown + files.filter { hosts.contains($0.path) && !paths.contains($0.path) } }
        let views = Set(DeclaredView.all(in: index).map(\.file.path))
        return shown + files.filter { !$0.isStub && views.contains($0.path) && !paths.contains($0.path) }
    }

    /// Returns the files that declare each name.
    private static func declarations(of files: [SourceFile]) -> [String: [SourceFile]] {
        var result: [String: [SourceFile]] = [:]
        for file in files {
            for name in file.summary.declared { result[name, default: []].append(file) }
        }
        return result
    }

    private static func needed(
        by file: SourceFile, _ declarations: [String: [SourceFile]], _ index: ProjectIndex, _ declared: [String: String]
    ) -> [SourceFile] {
        var result: [SourceFile] = []
        let qualified = file.summary.qualified.flatMap { module, members in
            members.filter { index.isOwnModule(module, before: $0) }
        }
        for name in file.summary.names.union(qualified).sorted()
        where declared[name] == nil {
            // Of several, the nearest: an app may have a folder of examples that each have a view controller.
            func distance(_ other: SourceFile) -> (Int, Int) {
                (other.isDependency == file.isDependency ? 0 : 1, -other.path.commonPrefix(with: file.path).utf8.count)
            }
            guard
                let nearest = declarations[name]?.min(by: { one, other in
                    let (a, b) = (distance(one), distance(other))
                    return (a.0, a.1, one.path) < (b.0, b.1, other.path)
                })
            else { continue }
            result.append(nearest)
            // Functions of one name may be spread over files.
            guard !nearest.summary.declaredOnce.contains(name) else { continue }
            result += declarations[name, default: []].filter { $0.folder == nearest.folder && $0 !== nearest }
        }
        for type in file.summary.types {
            result += index.extensions(of: type.name).map(\.file)
        }
        // What a nib has beside the file's classes.
        let companions = index.interfaces.companions(of: file.summary.declared)
            .union(index.interfaces.classNames(ofNibsNamedIn: file.text))
        result += companions.filter { declared[$0] == nil }.compactMap { name in
            index.resolved(name, in: "").flatMap(index.type)?.file
        }
        return result.sorted { $0.path < $1.path }
    }
}

extension SourceFile {
    /// Written for the preview alone.
    var isStub: Bool { ProjectFolder.isStub(path) }

    /// The path of the folder that it is in.
    fileprivate var folder: Substring { path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex) }

    /// Whether it adds properties of some names to frameworks' types.
    fileprivate func extendsFrameworks(with names: Set<String>, _ index: ProjectIndex) -> Bool {
        summary.extensions.contains { declaration in
            index.type(named: declaration.name) == nil && declaration.name.hasPrefix("UI")
                && declaration.node.memberBlock.members.active.contains { member in
                    member.is(VariableDeclSyntax.self)
                        && (MemberSignature(member).map { names.contains($0.name) } ?? false)
                }
        }
    }
}

extension SourceFile {
    /// Whether it is the project's own and says what else may stand in a text's `\(…)`, which no code names.
    fileprivate var extendsInterpolations: Bool {
        !isDependency && summary.extensions.contains { $0.name.hasSuffix("StringInterpolation") }
    }
}
