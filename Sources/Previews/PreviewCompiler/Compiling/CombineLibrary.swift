import Foundation

/// The library that previewed code imports as Combine: it lies beside the engine's modules, and is built when it is first wanted.
struct CombineLibrary {
    /// The module's name.
    ///
    /// Previewed code's is an alias of it: a module of Apple's name would be taken for Apple's by what is
    /// compiled beside it.
    private static let name = "StageCombine"
    /// The library's name among a build's products.
    private static let file = "lib\(name).so"

    /// The folder of the build's products.
    private let folder: URL

    /// - Parameter modules: the folder with the engine's modules.
    init(modules: String) {
        folder = URL(fileURLWithPath: modules).deletingLastPathComponent()
    }

    private var isBuilt: Bool {
        [Self.file, "Modules/\(Self.name).swiftmodule"].allSatisfy {
            FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
        }
    }

    /// swiftc's arguments for sources that import it.
    var arguments: [String] {
        // What OpenCombine is made of has its map in a build, and lies beside the modules in an installation.
        let map = folder.appendingPathComponent("COpenCombineHelpers.build/module.modulemap").path
        let maps = FileManager.default.fileExists(atPath: map) ? ["-Xcc", "-fmodule-map-file=\(map)"] : []
        return maps + [
            "-module-alias", "Combine=\(Self.name)", "-L", folder.path, "-l\(Self.name)", "-Xlinker", "-rpath",
            "-Xlinker", folder.path,
        ]
    }

    /// Builds the library, if it is not there: takes half a minute.
    ///
    /// - Parameter isWanted: is asked again and again whether the build may go on.
    /// - Returns: why there is none; nil if there is.
    /// - Throws: `Subprocess.Abandoned`.
    func build(while isWanted: () -> Bool) throws -> String? {
        guard !isBuilt else { return nil }
        var package = folder
        while !FileManager.default.fileExists(atPath: package.appendingPathComponent("Package.swift").path) {
            guard package.path != "/" else { return "\(Self.file) is not beside the modules in \(folder.path)" }
            package.deleteLastPathComponent()
        }
        let text = "zoetrope: building Combine, which the project imports, once; it takes half a minute\n"
        FileHandle.standardError.write(Data(text.utf8))
        let arguments = [
            "build", "--package-path", package.path, "-c", folder.lastPathComponent == "release" ? "release" : "debug",
            "--product", Self.name,
        ]
        let limits = Subprocess.Limits(memory: 4 << 30, seconds: 600)
        do {
            let run = try Subprocess.run("swift", arguments, limits: limits, while: isWanted)
            guard run.status == 0 else {
                let last = run.output.split(separator: "\n").last { $0.contains("error:") }.map(String.init)
                return "Combine could not be built: \(last ?? "swift build ended with status \(run.status)")"
            }
        } catch let abandoned as Subprocess.Abandoned {
            throw abandoned
        } catch {
            return "Combine could not be built: \(error)"
        }
        return isBuilt ? nil : "\(Self.file) is not in \(folder.path) after its build"
    }
}
