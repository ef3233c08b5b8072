import Foundation
import PreviewProtocol

/// The library of a framework that previewed code imports: it lies beside the engine's modules, and is made when it is first wanted.
///
/// It is linked from the objects of its targets alone. The engine that these call is the one in the program that loads the library;
/// what Swift's package manager links would bring another one.
struct FrameworkLibrary {
    /// The engine's modules that frameworks import: one that is newer than a library may not fit it.
    static let engineModules = ["CoreGraphics", "ObjectiveCRuntime", "Previews", "QuartzCore", "StageTime", "UIKit"]

    let framework: PreviewFramework
    /// The folder of the build's products.
    private let folder: URL

    /// - Parameters:
    ///   - framework: the framework.
    ///   - modules: the folder with the engine's modules.
    init(_ framework: PreviewFramework, modules: String) {
        self.framework = framework
        folder = URL(fileURLWithPath: modules).deletingLastPathComponent()
    }

    /// swiftc's arguments for sources that import it; nothing for one whose module has its name.
    var compilerArguments: [String] {
        guard framework.module != framework.name else { return [] }
        // What it is made of has its maps in a build, and lies beside the modules in an installation.
        let maps = framework.targets.map { folder.appendingPathComponent("\($0).build/module.modulemap").path }
        return maps.filter(FileManager.default.fileExists).flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
            + ["-module-alias", "\(framework.name)=\(framework.module)"]
    }

    /// The linker's arguments for what uses it.
    var linkerArguments: [String] { ["-L", folder.path, "-l\(framework.module)", "-rpath", folder.path] }

    /// Makes the library, if it is not there or older than what it is made of.
    ///
    /// - Returns: why there is none; nil if there is.
    /// - Throws: if swift or swiftc can't be run.
    func make() throws -> String? {
        guard let package else {
            return exists(library) && exists(module(framework.module))
                ? nil : "\(framework.file) is not beside the modules in \(folder.path)"
        }
        let sources = sources(in: package)
        let used = framework.uses + (framework.usesEngine ? Self.engineModules : [])
        let inputs = sources + framework.targets.flatMap(objects).map(\.path) + used.map(module)
        if time(of: library) >= inputs.map(time).max() ?? 0 { return nil }
        if let fault = try areBuilt(sources) ? nil : build(package) { return fault }
        return try link()
    }

    /// Links the library of objects that are there.
    ///
    /// - Returns: why there is none; nil if there is.
    /// - Throws: if swiftc can't be run.
    func link() throws -> String? {
        let objects = framework.targets.flatMap(objects).map(\.path)
        guard !objects.isEmpty, objects.allSatisfy(exists) else {
            return "\(framework.name) is not built in \(folder.path)"
        }
        // Others may load or make it meanwhile.
        let made = folder.appendingPathComponent("\(framework.file).\(getpid())").path
        defer { try? FileManager.default.removeItem(atPath: made) }
        let uses = framework.uses.map { ["-L", folder.path, "-l\($0)"] }.joined()
        let arguments =
            ["-emit-library", "-o", made, "-Xlinker", "-soname", "-Xlinker", framework.file]
            + ["-Xlinker", "-rpath", "-Xlinker", "$ORIGIN"] + uses + framework.systemLibraries.map { "-l\($0)" }
            + objects
        let run = try Subprocess.run("swiftc", arguments, limits: Self.limits)
        guard run.status == 0 else { return "\(framework.file) could not be linked: \(Self.reason(in: run))" }
        guard rename(made, library) == 0 else {
            return "\(framework.file) could not be put into \(folder.path): \(String(cString: strerror(errno)))"
        }
        return nil
    }

    private static let limits = Subprocess.Limits(memory: 8 << 30, seconds: 1200)

    private static func reason(in run: Subprocess.Outcome) -> String {
        run.output.split(separator: "\n").last { $0.contains("error:") }.map(String.init)
            ?? "it ended with status \(run.status)"
    }

    /// Has the package manager build the framework's targets.
    private func build(_ package: URL) throws -> String? {
        let text = "zoetrope: building \(framework.name), which the project imports, once: two minutes at most\n"
        FileHandle.standardError.write(Data(text.utf8))
        let place = folder.lastPathComponent
        let scratch = package.appendingPathComponent(".build").path
        var arguments = ["build", "--package-path", package.path, "-c", place == "release" ? "release" : "debug"]
        // Elsewhere where the build of these modules was told so.
        if let own = scratchFolder, own.path != scratch { arguments += ["--scratch-path", own.path] }
        #if !NATS
            arguments += ["--disable-default-traits"]
        #endif
        // Objects of a build that was ended are not those of its module.
        guard FileManager.default.createFile(atPath: mark, contents: nil) else {
            return "\(framework.name) can't be built: nothing can be written in \(folder.path)"
        }
        let run = try Subprocess.run("swift", arguments + ["--target", framework.module], limits: Self.limits)
        guard run.status == 0 else { return "\(framework.name) could not be built: \(Self.reason(in: run))" }
        try? FileManager.default.removeItem(atPath: mark)
        return nil
    }

    private var library: String { folder.appendingPathComponent(framework.file).path }
    private var mark: String { library + ".unfinished" }

    private func module(_ name: String) -> String {
        folder.appendingPathComponent("Modules/\(name).swiftmodule").path
    }

    private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    /// The package that the modules are built from; nil for modules of an installation.
    private var package: URL? { ancestor(with: "Package.swift") }

    /// The folder of what the package manager writes.
    private var scratchFolder: URL? { ancestor(with: "workspace-state.json") }

    private func ancestor(with file: String) -> URL? {
        var place = folder
        while !exists(place.appendingPathComponent(file).path) {
            guard place.path != "/" else { return nil }
            place.deleteLastPathComponent()
        }
        return place
    }

    /// The targets' sources in the package, without those of other packages.
    private func sources(in package: URL) -> [String] {
        framework.targets.flatMap { target -> [String] in
            let place = package.appendingPathComponent("Sources/Previews/\(target)").path
            return (FileManager.default.subpaths(atPath: place) ?? []).map { "\(place)/\($0)" }
        }
    }

    /// Whether a debug build has compiled the sources, as one of the whole package does.
    ///
    /// Such builds have flags that make warnings errors. Without these the package manager would compile all of it once more. The
    /// compiler leaves the objects of sources that have another time, but are what they were, and writes down that it has seen them.
    private func areBuilt(_ sources: [String]) -> Bool {
        guard folder.lastPathComponent == "debug", !exists(mark) else { return false }
        let objects = framework.targets.flatMap(objects)
        let compiled = Set(objects.compactMap(\.source))
        return !objects.isEmpty && compiled.isSuperset(of: sources.filter { $0.hasSuffix(".swift") })
            && framework.targets.allSatisfy(isUpToDate)
    }

    /// Whether the objects of a target are those of its sources.
    private func isUpToDate(_ target: String) -> Bool {
        let seen = time(of: folder.appendingPathComponent("\(target).build/primary.priors").path)
        return objects(of: target).allSatisfy { object in
            exists(object.path) && object.source.map { max(time(of: object.path), seen) >= time(of: $0) } ?? true
        }
    }

    /// The objects of a target: those of Swift's sources are listed, as some may be of sources that are there no more.
    private func objects(of target: String) -> [(path: String, source: String?)] {
        let place = folder.appendingPathComponent("\(target).build")
        guard let list = try? Data(contentsOf: place.appendingPathComponent("output-file-map.json")) else {
            let files = FileManager.default.subpaths(atPath: place.path) ?? []
            return files.filter { $0.hasSuffix(".o") }.sorted().map { ("\(place.path)/\($0)", nil) }
        }
        let outputs = (try? JSONDecoder().decode([String: [String: String]].self, from: list)) ?? [:]
        // Under no source's name is one of the whole module, which is not made where several threads make those of its sources.
        return outputs.filter { !$0.key.isEmpty }.compactMap { source, files in files["object"].map { ($0, source) } }
            .sorted { $0.path < $1.path }
    }

    private func time(of path: String) -> Double { FileTime.ofLastChange(path) ?? -1 }
}
