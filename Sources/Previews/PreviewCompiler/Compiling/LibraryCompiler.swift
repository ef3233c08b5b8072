import Foundation
import PreviewProtocol

/// Compiles rewritten sources to dynamic libraries.
final class LibraryCompiler {
    /// The folder with the engine's `.swiftmodule` files.
    let modules: String
    /// The folder of sources and libraries.
    let output: String
    /// The time at which the program that loads the libraries was built, in seconds since 1970.
    let engineTime: Double

    /// What a library is for.
    enum Kind {
        /// Optimised.
        case previews
        /// As `swift test` compiles them.
        case tests

        fileprivate var arguments: [String] {
            switch self {
            case .previews: ["-O"]
            // Swift Testing has overlays for Apple's Core Graphics and UIKit, which these are not.
            case .tests: ["-Onone", "-Xfrontend", "-disable-cross-import-overlays"]
            }
        }
    }

    private let kind: Kind
    /// The names of the frameworks whose libraries this process has seen to be there.
    private var made: Set<String> = []
    /// The programs that make libraries, by the arguments that the frameworks which are imported add.
    private var commands: [[String]: LibraryCommands?] = [:]
    private var sources: SourceFolder
    /// The libraries that objects ask for, by the objects' paths.
    private var asked: [String: [String]] = [:]
    /// What the last libraries were made of, by the folders of their objects.
    private var objects: [String: ModuleObjects] = [:]

    /// Makes a compiler.
    ///
    /// - Parameters:
    ///   - modules: the folder with the engine's `.swiftmodule` files.
    ///   - output: the folder of sources and libraries.
    ///   - engineTime: the time at which the program that loads the libraries was built, in seconds since 1970.
    ///   - kind: what the libraries are for.
    init(modules: String, output: String, engineTime: Double, kind: Kind = .previews) {
        (self.modules, self.output, self.engineTime, self.kind) = (modules, output, engineTime, kind)
        sources = SourceFolder(at: output + "/sources")
    }

    /// The compiler's messages, and the library if there is one.
    struct Result {
        var library: String?
        var messages: [CompilerOutput.Message] = []
        /// The seconds that the compilers took.
        var compiling = 0.0
        /// The seconds that the linker took.
        var linking = 0.0

        /// Adds what a compiler wrote.
        fileprivate mutating func add(_ run: Subprocess.Outcome) {
            let found = CompilerOutput.parse(run.output)
            messages += found
            guard run.status != 0, !found.contains(where: { $0.severity == .error }) else { return }
            let last = run.output.split(separator: "\n").last.map(String.init) ?? "it said nothing"
            messages += Self.fault("the compiler ended with status \(run.status): \(last)").messages
        }

        /// Without a library, for a reason that concerns no file.
        static func fault(_ text: String) -> Result {
            Result(messages: [CompilerOutput.Message(file: "", line: 0, column: 0, severity: .error, text: text)])
        }
    }

    /// Removes what is in the output folder from an earlier process.
    ///
    /// - Throws: if the folder can't be written.
    func prepare() throws {
        try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        for name in try FileManager.default.contentsOfDirectory(atPath: output)
        where ["preview-", "objects-"].contains(where: name.hasPrefix) || name == "sources" {
            try FileManager.default.removeItem(atPath: output + "/" + name)
        }
    }

    /// Compiles sources as one module of its own: those whose objects are no longer valid.
    ///
    /// - Parameters:
    ///   - sources: the sources, by names that need not be different.
    ///   - number: a number that is different for each call with the same `round` and `module`.
    ///   - round: a number that is different for each call with the same `number` and `module`.
    ///   - module: the module's name; nil for one that no library with other declarations has.
    ///   - isOptimised: whether previews are optimised; tests never are.
    ///   - isUrgent: false to let other programs of the machine go before the compiler.
    ///   - isWanted: is asked again and again whether the compiler may go on.
    /// - Returns: the library, or what is wrong.
    /// - Throws: `Subprocess.Abandoned`, and if the compiler can't be run.
    func compile(
        _ sources: [(name: String, text: [UInt8])], number: Int, round: Int, module: String? = nil,
        isOptimised: Bool = true, isUrgent: Bool = true,
        while isWanted: () -> Bool = { true }
    ) throws -> Result {
        let frameworks = frameworks(importedBy: sources)
        if let fault = try fault(with: frameworks) { return .fault(fault) }
        guard isWanted() else { throw Subprocess.Abandoned() }
        var build = build(sources, number, round, module, frameworks, isOptimised)
        build.isUrgent = isUrgent
        try self.sources.replace(with: build.files)
        var result = Result()
        let run: Subprocess.Outcome
        do {
            run = try make(build, timing: &result, while: isWanted)
        } catch let excess as Subprocess.Excess {
            return .fault("\(excess)")
        }
        result.add(run)
        if run.status == 0 { result.library = build.library }
        return result
    }

    /// Finds the errors in some of the sources of a module of its own, and makes nothing.
    ///
    /// - Parameters:
    ///   - indices: the sources in which errors are looked for; those that they use are read.
    ///   - sources: the sources, by names that need not be different.
    ///   - number: a number that is different for each call with the same `round`.
    ///   - round: a number that is different for each call with the same `number`.
    ///   - isWanted: is asked again and again whether the compiler may go on.
    /// - Returns: what is wrong, without a library; nil if it can't be told without compiling all.
    /// - Throws: `Subprocess.Abandoned`, and if the compiler can't be run.
    func check(
        _ indices: [Int], of sources: [(name: String, text: [UInt8])], number: Int, round: Int,
        while isWanted: () -> Bool
    ) throws -> Result? {
        let frameworks = frameworks(importedBy: sources)
        guard try fault(with: frameworks) == nil, let commands = commands(with: frameworks) else { return nil }
        let build = build(sources, number, round, nil, frameworks, false)
        try self.sources.replace(with: build.files)
        let paths = build.paths
        let checked = ModuleObjects(module: "", of: indices.map { build.files[$0] })
            .outdated(inGroups: Self.width).map { $0.map { paths[indices[$0]] } }
        let clock = ContinuousClock()
        let start = clock.now
        var result = Result()
        do {
            let runs = try Subprocess.run(
                checked.map { commands.checkFlow($0, of: paths, module: build.module) }, while: isWanted)
            for run in runs { result.add(run) }
        } catch is Subprocess.Excess {
            return nil
        }
        result.compiling = (clock.now - start).seconds
        return result
    }

    private func frameworks(importedBy sources: [(name: String, text: [UInt8])]) -> [FrameworkLibrary] {
        PreviewFramework.closure(of: ImportedFrameworks(of: sources.lazy.map(\.text)).names)
            .map { FrameworkLibrary($0, modules: modules) }
    }

    /// Returns why nothing can be compiled; nil if it can.
    ///
    /// Frameworks that are not there are made first: what is not wanted any more wants them too as a rule, and half of one is
    /// no beginning of the next.
    private func fault(with libraries: [FrameworkLibrary]) throws -> String? {
        if let fault = engineFault { return fault }
        for library in libraries where !made.contains(library.framework.name) {
            if let fault = try library.make() { return fault }
            made.insert(library.framework.name)
        }
        return engineFault
    }

    private func commands(with frameworks: [FrameworkLibrary]) -> LibraryCommands? {
        let more = frameworks.flatMap(\.compilerArguments)
        if let known = commands[more] { return known }
        let found = LibraryCommands(in: output) { arguments(module: $0, library: $1) + more }
        commands[more] = .some(found)
        return found
    }

    private func build(
        _ sources: [(name: String, text: [UInt8])], _ number: Int, _ round: Int, _ module: String?,
        _ frameworks: [FrameworkLibrary], _ isOptimised: Bool
    ) -> ModuleBuild {
        let name = (module.map { $0 + "-" } ?? "") + (round == 0 ? "\(number)" : "\(number)_\(round)")
        return ModuleBuild(
            module: module ?? "ZoetropePreview\(name)",
            files: ModuleBuild.named(sources),
            frameworks: frameworks, isOptimised: isOptimised, sources: self.sources.path,
            objects: objectsFolder(of: module, isOptimised: isOptimised),
            library: "\(output)/preview-\(name)\(isOptimised ? "" : "-unoptimised").so")
    }

    private func objectsFolder(of module: String?, isOptimised: Bool) -> String {
        "\(output)/objects-\(module ?? "")\(isOptimised ? "" : "-unoptimised")"
    }

    /// The greatest number of compilers that run beside each other: a module's declarations are read by each.
    private static let width = min(ProcessInfo.processInfo.activeProcessorCount, 4)

    /// Makes a library.
    ///
    /// - Returns: the status of the program that failed, or 0, and what all of them wrote.
    private func make(
        _ build: ModuleBuild, timing result: inout Result, while isWanted: () -> Bool
    ) throws -> Subprocess.Outcome {
        let clock = ContinuousClock()
        let start = clock.now
        guard let commands = commands(with: build.frameworks) else {
            defer { result.compiling = (clock.now - start).seconds }
            let arguments =
                (arguments(module: build.module, library: build.library)
                + build.frameworks.flatMap(\.compilerArguments))
                .map { $0 == "-O" && !build.isOptimised ? "-Onone" : $0 }
            let linked = build.frameworks.flatMap(\.linkerArguments).flatMap { ["-Xlinker", $0] }
            return try Subprocess.run("swiftc", arguments + ["-wmo"] + linked + build.paths, while: isWanted)
        }
        let compilers = try compile(build, commands, while: isWanted)
        result.compiling = (clock.now - start).seconds
        guard compilers.status == 0 else { return compilers }
        let compiled = clock.now
        defer { result.linking = (clock.now - compiled).seconds }
        let linker = try link(build, commands, while: isWanted)
        return Subprocess.Outcome(status: linker.status, output: compilers.output + linker.output)
    }

    /// Compiles the sources whose objects are no longer valid.
    private func compile(
        _ build: ModuleBuild, _ commands: LibraryCommands, while isWanted: () -> Bool
    ) throws -> Subprocess.Outcome {
        var objects = ModuleObjects(module: build.module, of: build.files)
        if var last = self.objects[build.objects], last.update(to: build.files) {
            objects = last
        } else {
            try? FileManager.default.removeItem(atPath: build.objects)
            try FileManager.default.createDirectory(atPath: build.objects, withIntermediateDirectories: true)
        }
        // If the compilers do not come to their end, nothing of them is kept.
        self.objects[build.objects] = objects
        var groups = objects.outdated(inGroups: Self.width)
        var runs = try run(groups, of: build, module: objects.module, commands, while: isWanted)
        if groups.count > 1, runs.contains(where: { Self.dependsOnOrder($0.output) }) {
            groups = [groups.joined().sorted()]
            runs = try run(groups, of: build, module: objects.module, commands, while: isWanted)
        }
        for (group, run) in zip(groups, runs) where run.status == 0 && !run.isReplacement {
            objects.keep(group)
            for index in group { asked[build.products[index]] = AutolinkEntries(of: build.products[index])?.arguments }
        }
        self.objects[build.objects] = objects
        return Subprocess.Outcome(
            status: runs.first { $0.status != 0 }?.status ?? 0, output: runs.map(\.output).joined())
    }

    /// Runs a compiler for each group of sources.
    ///
    /// Of sources with errors nothing can be shown: once they are found in one group, the others are only checked for theirs,
    /// and not optimised first.
    private func run(
        _ groups: [[Int]], of build: ModuleBuild, module: String, _ commands: LibraryCommands,
        while isWanted: () -> Bool
    ) throws -> [Subprocess.Outcome] {
        let (paths, products) = (build.paths, build.products)
        return try Subprocess.run(
            groups.map { group in
                commands.compile(
                    group.map { (source: paths[$0], object: products[$0]) }, of: paths, module: module,
                    isOptimised: build.isOptimised)
            },
            afterFailure: groups.map { group in
                commands.check(group.map { paths[$0] }, of: paths, module: module)
            }, isUrgent: build.isUrgent, while: isWanted)
    }

    /// Whether an error may be there only because the compiler came to a use before the declaration: of a generic type's own
    /// `Collection` that is inferred it knows nothing in the type's `C: Collection` until it has been asked for.
    private static func dependsOnOrder(_ output: String) -> Bool {
        output.contains(" constrained to non-protocol, non-class type ")
    }

    /// Links the objects.
    private func link(
        _ build: ModuleBuild, _ commands: LibraryCommands, while isWanted: () -> Bool
    ) throws -> Subprocess.Outcome {
        var known: Set<String> = []
        let asked = build.products.flatMap { self.asked[$0] ?? [] }.filter { known.insert($0).inserted }
        let linked = asked + build.frameworks.flatMap(\.linkerArguments)
        return try Subprocess.run(
            [commands.link(build.products, asking: linked, to: build.library)], while: isWanted)[0]
    }

    private func arguments(module: String, library: String) -> [String] {
        [
            "-module-name", module, "-module-alias", "\(ModuleQualifiers.module)=\(module)", "-package-name", module,
            "-emit-library", "-o", library, "-gline-tables-only",
            // Without them callers are not found where code ends.
            "-Xcc", "-fno-omit-frame-pointer",
            "-parse-as-library", "-swift-version", "5", "-suppress-warnings", "-diagnostic-style", "llvm",
            // As in Swift 6; what it objects to is a warning in Swift 5.
            "-enable-upcoming-feature", "IsolatedDefaultValues",
            "-I", modules,
        ] + kind.arguments + BuildConditions.names.sorted().flatMap { ["-D", $0] }
    }

    /// Modules that don't fit the program that would load the library.
    private var engineFault: String? {
        for name in ["UIKit", "Previews"] {
            guard let time = FileTime.ofLastChange("\(modules)/\(name).swiftmodule") else {
                return "there is no module \(name) in \(modules): build zoetrope there"
            }
            if time > engineTime {
                return "\(name) in \(modules) was built again after the running zoetrope was: end it and start it anew"
            }
        }
        return nil
    }
}

extension Duration {
    var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}

/// A module to be compiled, and where its parts lie.
private struct ModuleBuild {
    /// The module's name, unless the objects of a module with the same declarations are used again.
    let module: String
    let files: [(name: String, text: [UInt8])]
    /// The libraries of frameworks that it uses.
    let frameworks: [FrameworkLibrary]
    let isOptimised: Bool
    /// Whether somebody waits for it.
    var isUrgent = true
    /// The folder of the sources.
    let sources: String
    /// The folder of the objects.
    let objects: String
    /// The library's path.
    let library: String

    var paths: [String] { files.map { "\(sources)/\($0.name)" } }
    var products: [String] { files.map { "\(objects)/\($0.name).o" } }

    /// Returns sources under names of which each is there once.
    static func named(_ sources: [(name: String, text: [UInt8])]) -> [(name: String, text: [UInt8])] {
        sources.enumerated().map { ("\($0)-\($1.name)", $1.text) }
    }
}
