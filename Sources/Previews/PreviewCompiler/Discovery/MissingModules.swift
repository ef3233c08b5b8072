import PreviewProtocol
import ProjectFiles
import SwiftSyntax

/// The modules that a project imports and that are nowhere: what is wrong for want of one is said once, at its import.
struct MissingModules {
    /// Members that libraries add to Apple's types, by which their lack is told from Zoetrope's.
    private static let members: [String: Set<String>] = [
        "snp": ["SnapKit"], "rx": ["RxCocoa", "RxSwift"], "kf": ["Kingfisher"], "then": ["Then"], "hero": ["Hero"],
        "pin": ["PinLayout"], "sd_setImage": ["SDWebImage"], "af": ["Alamofire", "AlamofireImage"],
        "af_setImage": ["AlamofireImage"], "skeletonable": ["SkeletonView"], "isSkeletonable": ["SkeletonView"],
        "showAnimatedSkeleton": ["SkeletonView"], "disposed": ["RxSwift"], "bag": ["RxSwift"],
        "reactive": ["ReactiveCocoa"],
        "sv": ["Stevia"], "autoPinEdgesToSuperviewEdges": ["PureLayout"], "cornerRadiusPreset": ["Material"],
    ]
    /// Whether a member is known as one that a library adds to Apple's types.
    static func isOfLibrary(_ member: String) -> Bool { members[member] != nil }

    /// How many modules are named, and how many of a module's names.
    private static let named = 4

    /// An import by the file's path.
    private var imports: [String: [(module: String, line: Int)]] = [:]
    private let sources: [String: SourceFile]
    /// The names of sources of Objective-C and of their folders, which modules may have.
    private let objectiveC: Set<String>
    private let origins: PackageOrigins
    /// The names, in small letters, of modules that are left out as they do not compile.
    private let broken: Set<String>

    /// - Parameters:
    ///   - files: all files of the project, those of packages in its folder included.
    ///   - listing: what else is in its folder.
    ///   - broken: the names, in small letters, of modules that are left out as they do not compile.
    init(in files: [SourceFile], _ listing: ProjectFolder.Listing = .init(), broken: Set<String> = []) {
        self.broken = broken
        objectiveC = listing.objectiveC
        origins = listing.origins
        sources = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
        let folders = files.moduleFolders
        let known: Set<String> = BuildConditions.modules(for: files).union(StandInModules.names)
            .union(["Darwin", "ObjectiveC", "OSLog", "SafariServices", "WebKit", "os"])
            .union(listing.modules.subtracting(objectiveC)).union(listing.modules(among: files))
        for file in files where !file.isDependency && !file.isStub {
            var missing = file.summary.imports.subtracting(known)
            missing = missing.filter { !folders.contains($0.lowercased()) }
            guard !missing.isEmpty else { continue }
            let visitor = ImportLines(of: file)
            visitor.walk(file.tree)
            imports[file.path] = visitor.lines.filter { missing.contains($0.module) }
        }
    }

    /// Returns the messages with those that are wrong for want of modules put together, one for each at its import.
    ///
    /// - Parameter diagnostics: what is wrong.
    /// - Returns: the messages, those of modules first.
    func collected(_ diagnostics: [PreviewDiagnostic]) -> [PreviewDiagnostic] {
        guard !imports.isEmpty else { return diagnostics }
        var groups: [String: Group] = [:]
        var rest: [PreviewDiagnostic] = []
        for diagnostic in diagnostics {
            guard let (name, modules) = lack(diagnostic) else {
                rest.append(diagnostic)
                continue
            }
            groups[modules.joined(separator: " "), default: Group(modules: modules)].add(name, diagnostic)
        }
        let said = groups.values.sorted { $0.modules.lexicographicallyPrecedes($1.modules) }.map(message)
        let files = Set(groups.values.flatMap(\.files))
        return said + rest.filter { !Self.follows($0) || !files.contains($0.file ?? "") }
    }

    /// Whether a message is of what the compiler can't tell for want of something else in the expression.
    private static func follows(_ diagnostic: PreviewDiagnostic) -> Bool {
        let text = reason(diagnostic)
        return text.hasPrefix("cannot infer ") || text.hasPrefix("failed to produce diagnostic")
            || text.hasSuffix(" cannot be resolved without a contextual type")
            || text.hasPrefix("generic parameter ") && text.hasSuffix(" could not be inferred")
            || text.hasPrefix("'super' cannot be used in ") || text.hasSuffix(" from its superclass")
            || text.hasPrefix("'nil' requires a contextual type")
    }

    /// The places at which modules are lacking.
    private struct Group {
        let modules: [String]
        var names: [String] = []
        var places: Set<String> = []
        var files: Set<String> = []
        var severity = PreviewDiagnostic.Severity.note

        init(modules: [String]) {
            self.modules = modules
        }

        mutating func add(_ name: String, _ diagnostic: PreviewDiagnostic) {
            if !names.contains(name) { names.append(name) }
            places.insert("\(diagnostic.file ?? ""):\(diagnostic.line)")
            files.insert(diagnostic.file ?? "")
            if diagnostic.severity == .error || severity == .note { severity = diagnostic.severity }
        }
    }

    /// The message without what is left out for it, which is said before.
    private static func reason(_ diagnostic: PreviewDiagnostic) -> String {
        diagnostic.message.replacing(#/^(?:this (?:statement|member) is left out|'[^']*' [^:']*): /#, with: "")
    }

    /// The name that a message is about, and the modules that may have it; nil for one that is wrong for another reason.
    private func lack(_ diagnostic: PreviewDiagnostic) -> (name: String, modules: [String])? {
        guard let path = diagnostic.file, !diagnostic.message.hasPrefix("this #Preview") else { return nil }
        let text = Self.reason(diagnostic)
        if let match = text.prefixMatch(of: #/(?:cannot find (?:type )?|Zoetrope's UIKit has no )'(\w+)'/#),
            text.firstMatch(of: #/has no '\w+' of '/#) == nil
        {
            let name = String(match.1)
            // What a file has that is left out for its import.
            if let match = text.firstMatch(of: #/declared in (.+), which is left out: /#) {
                let modules = imported(in: String(match.1)).filter(FileExclusion.leavesOut)
                return modules.isEmpty ? nil : (name, modules)
            }
            return candidates(for: name, in: path).map { (name, $0) }
        }
        guard let match = text.firstMatch(of: #/has no (?:dynamic )?(?:member )?'(\w+)'|has '(\w+)'/#) else {
            return nil
        }
        let name = String(match.1 ?? match.2 ?? "")
        // What a library adds to a type all files of a module have that any of them imports.
        let known = Set(imports.values.joined().map(\.module)).sorted().filter { module in
            Self.members[name]?.contains(module) == true || name.hasPrefix(module + "_")
        }
        return known.isEmpty ? nil : (name, known)
    }

    private func areBroken(_ modules: [String]) -> Bool { modules.allSatisfy { broken.contains($0.lowercased()) } }

    private func lack(of modules: [String]) -> String {
        var names = Array(modules.prefix(Self.named))
        if modules.count > Self.named { names.append("\(modules.count - Self.named) more") }
        let list = names.dropLast().joined(separator: ", ") + (names.count > 1 ? " and " : "") + (names.last ?? "")
        let isOne = modules.count == 1
        if areBroken(modules) {
            return isOne ? "the module \(list) does not compile here" : "the modules \(list) do not compile here"
        }
        return isOne ? "the module \(list) is not here" : "the modules \(list) are not here"
    }

    private static let help = "put the sources into Pods, Carthage/Checkouts or .build/checkouts of this folder"
    private static let standIn = "a stand-in for what is shown"

    /// How many packages' commands are told in a sentence.
    private static let told = 2

    /// The commands that bring modules' packages, where the project's files say from where; nil if there are none, or many.
    private func commands(for modules: [String]) -> String? {
        var commands: [String] = []
        for module in modules {
            guard let command = origins.command(for: module) else { return nil }
            if !commands.contains(command) { commands.append(command) }
        }
        guard !commands.isEmpty, commands.count <= Self.told else { return nil }
        let list = commands.map { "'\($0)'" }.joined(separator: " and ")
        return "\(list) in this folder bring\(commands.count == 1 ? "s it" : " them")"
    }

    /// What helps where modules are not here.
    private func help(for modules: [String]) -> String {
        if areBroken(modules) {
            return
                "a file in \(ProjectFolder.stubs) can stand in for what is shown of \(modules.count == 1 ? "it" : "them")"
        }
        return commands(for: modules).map { "\($0), or \(Self.standIn) is put into \(ProjectFolder.stubs)" }
            ?? "\(Self.help), or \(Self.standIn) into \(ProjectFolder.stubs)"
    }

    /// The names of the modules that are somebody's packages, not Apple's frameworks, but for those that tests are written with,
    /// by which nothing is shown.
    var packages: [String] {
        Set(imports.values.joined().map(\.module))
            .filter { !AppleFrameworks.contains($0) && !FileExclusion.tests.contains($0) }.sorted()
    }

    /// Which packages are not here and what helps, in a sentence; nil if all are.
    var sentenceOnPackages: String? {
        let modules = packages
        return modules.isEmpty
            ? nil
            : "\(lack(of: modules)): \(areBroken(modules) ? help(for: modules) : commands(for: modules) ?? Self.help)"
    }

    /// Returns which modules a file lacks and what helps, in a sentence; nil if it lacks none.
    func sentence(on path: String) -> String? {
        let modules = imported(in: path).filter { !AppleFrameworks.contains($0) }
        return modules.isEmpty ? nil : "\(lack(of: modules)): \(help(for: modules))"
    }

    /// Returns why a part of a file is left out, and what helps, in a sentence.
    func sentence(on fault: PreviewDiagnostic, in path: String) -> String {
        if let modules = lack(fault)?.modules, modules.count == 1, AppleFrameworks.contains(modules[0]) {
            return
                "Zoetrope has no \(modules[0]): a file in \(ProjectFolder.stubs) can stand in for what is shown of it"
        }
        return sentence(on: path) ?? lack(fault).map { "\(lack(of: $0.modules)): \(help(for: $0.modules))" }
            ?? explained(fault.message)
    }

    /// Returns a message with the modules that are not here: other files' want of those may be behind it.
    ///
    /// A type that has lost what it stands on answers to less, so that any call of it may be wrong; what the engine lacks is none of
    /// theirs.
    func explained(_ message: String) -> String {
        let modules = packages
        guard !modules.isEmpty, EngineLacks.lack(in: message) == nil else { return message }
        guard message.hasPrefix("cannot find ") else {
            return "\(message), maybe as \(lack(of: modules)): \(help(for: modules))"
        }
        let known = message.range(of: " (if ").map { String(message[..<$0.lowerBound]) } ?? message
        return "\(known), and \(lack(of: modules)): \(help(for: modules))"
    }

    /// Whether a file imports a module that is nowhere, one of Apple's included.
    func isLacking(_ path: String) -> Bool { !imported(in: path).isEmpty }

    private func imported(in path: String) -> [String] { imports[path]?.map(\.module) ?? [] }

    private func candidates(for name: String, in path: String) -> [String]? {
        // A file may see a module by another's import, as all files of a module are one here.
        let own = imported(in: path)
        let all = own.isEmpty ? Set(imports.values.joined().map(\.module)).sorted() : own
        if let module = all.first(where: { AppleFrameworks.contains($0) && AppleFrameworks.has(name, in: $0) }),
            AppleFrameworks.isPrefixed(name)
        {
            return [module]
        }
        guard !own.isEmpty, !name.hasPrefix("UI"), !name.hasPrefix("NS") else { return nil }
        if let module = own.first(where: { name == $0 || name.hasPrefix($0) }) { return [module] }
        let others = own.filter { !AppleFrameworks.contains($0) || AppleFrameworks.has(name, in: $0) }
        return others.isEmpty ? nil : others.sorted()
    }

    private func message(_ group: Group) -> PreviewDiagnostic {
        let modules = group.modules
        let place = imports.sorted { $0.key < $1.key }.lazy
            .compactMap { path, all in all.first { $0.module == modules[0] }.map { (path: path, line: $0.line) } }.first
        let names = group.names.prefix(Self.named).joined(separator: ", ")
        let rest = group.names.count - Self.named
        let list = names + (rest > 0 ? " and \(rest) more" : "")
        let count = group.places.count == 1 ? "a line needs" : "\(group.places.count) lines need"
        let lack: String
        let help: String
        if modules.count == 1, AppleFrameworks.contains(modules[0]) {
            lack = "Zoetrope has no \(modules[0])"
            help = "a file in \(ProjectFolder.stubs) can stand in for what is shown of it"
        } else if modules.count == 1, FileExclusion.leavesOut(modules[0]) {
            lack = "the module \(modules[0]) is not here, and files that import it and show nothing are left out"
            help = "a file in \(ProjectFolder.stubs) can stand in for what is shown of them"
        } else if modules.count == 1, objectiveC.contains(modules[0]) {
            lack = "the module \(modules[0]) is in Objective-C, which is not compiled here"
            help = "a file in \(ProjectFolder.stubs) can stand in for what is shown of it"
        } else {
            lack = self.lack(of: modules)
            help = self.help(for: modules)
        }
        return PreviewDiagnostic(
            severity: group.severity, file: place?.path, line: place?.line ?? 0, column: 1,
            message: "\(lack) (\(count) it: \(list)): \(help)",
            source: place.flatMap { sources[$0.path]?.lines.content(of: $0.line) })
    }
}

extension ProjectFolder.Listing {
    /// The modules of packages of which some files have sources.
    func modules(among files: [SourceFile]) -> Set<String> {
        let places = packageModules.mapValues { $0 + "/" }
        let paths = places.isEmpty ? [] : files.filter(\.isDependency).map(\.path)
        return Set(places.filter { place in paths.contains { $0.hasPrefix(place.value) } }.keys)
    }
}

extension [SourceFile] {
    /// The names, in small letters, of folders that may hold a module's sources, as those have its name: but for folders of which
    /// a file imports a module of that name, as a part of its own module no file does.
    var moduleFolders: Set<String> {
        var folders: [Substring: Bool] = [:]
        for file in self {
            let imports = Set(file.summary.imports.map { $0.lowercased() })
            var rest = file.path[...]
            while let slash = rest.lastIndex(of: "/") {
                rest = rest[..<slash]
                let name = (rest.lastIndex(of: "/").map { rest[rest.index(after: $0)...] } ?? rest).lowercased()
                folders[rest, default: true] = folders[rest, default: true] && !imports.contains(name)
            }
        }
        return Set(
            folders.filter(\.value).keys.map { path in
                (path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path).lowercased()
            }
        ).union(map(\.path).packageNames.values)
    }
}

/// The lines of a file's imports.
private final class ImportLines: ActiveVisitor {
    private let file: SourceFile
    private(set) var lines: [(module: String, line: Int)] = []

    init(of file: SourceFile) {
        self.file = file
        super.init()
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name.text, !lines.contains(where: { $0.module == module }) {
            lines.append((module, file.line(of: node)))
        }
        return .skipChildren
    }
}
