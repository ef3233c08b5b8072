import ArgumentParser
import Foundation

/// The program that compiles previewed code.
///
/// It lies beside this one, and is built when it is first needed.
struct CompilerProgram {
    static let name = "zoetrope-preview-compiler"

    let path: String
    /// The folder with the `.swiftmodule` files of the build that this program belongs to.
    let modules: String
    /// The time at which this program was built, in seconds since 1970.
    let engineTime: Double

    /// Finds or builds the program.
    ///
    /// - Throws: `ValidationError` if it can't be had.
    init(beside executable: URL) throws {
        let folder = executable.deletingLastPathComponent()
        path = folder.appendingPathComponent(Self.name).path
        modules = folder.appendingPathComponent("Modules").path
        let attributes = try FileManager.default.attributesOfItem(atPath: executable.path)
        engineTime = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        guard FileManager.default.fileExists(atPath: modules) else {
            throw ValidationError("the modules of the build are not at \(modules); run zoetrope where it was built")
        }
        if !FileManager.default.isExecutableFile(atPath: path) { try Self.build(folder) }
    }

    /// Returns the package that a folder lies in; nil if it lies in none.
    static func package(around folder: URL) -> URL? {
        var package = folder
        while !FileManager.default.fileExists(atPath: package.appendingPathComponent("Package.swift").path) {
            guard package.path != "/" else { return nil }
            package.deleteLastPathComponent()
        }
        return package
    }

    /// Builds the program.
    ///
    /// - Parameter folder: the folder of the build's products.
    /// - Throws: `ValidationError` if the build fails.
    private static func build(_ folder: URL) throws {
        guard let package = package(around: folder) else {
            throw ValidationError("there is no \(name) beside the executable, and no package to build it from")
        }
        let text = "zoetrope: building \(name), which previews need, once; it takes a minute or two\n"
        FileHandle.standardError.write(Data(text.utf8))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.currentDirectoryURL = package
        process.arguments = [
            "swift", "build", "-c", folder.lastPathComponent == "release" ? "release" : "debug", "--product", name,
        ]
        process.standardOutput = FileHandle.standardError
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw ValidationError("\(name) could not be built") }
    }
}
