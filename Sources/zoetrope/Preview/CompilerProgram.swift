import ArgumentParser
import Foundation

/// The program that compiles previewed code.
///
/// It lies beside this one, and is built when it is first needed, and again after its sources have changed: an older one speaks
/// an older language, and rewrites for an older engine.
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
        if !FileManager.default.isExecutableFile(atPath: path) {
            try Self.build(folder, "which previews need, once")
        } else if Self.isOlderThanItsSources(path, in: folder) {
            try Self.build(folder, "whose sources have changed")
        }
    }

    /// The folders of the modules that the program alone is made of.
    private static let sources = [
        "Sources/Engine/InterfaceFiles", "Sources/Previews/PreviewCompiler", "Sources/Previews/PreviewProtocol",
        "Sources/Previews/ProjectFiles", "Sources/Previews/\(name)",
    ]

    private static func isOlderThanItsSources(_ path: String, in folder: URL) -> Bool {
        guard let package = package(around: folder), let built = changeTime(of: URL(fileURLWithPath: path)) else {
            return false
        }
        return sources.contains { source in
            let files = FileManager.default.enumerator(
                at: package.appendingPathComponent(source), includingPropertiesForKeys: [.contentModificationDateKey])
            return files?.contains { file in
                guard let file = file as? URL, file.pathExtension == "swift" else { return false }
                return changeTime(of: file).map { $0 > built } ?? false
            } ?? false
        }
    }

    private static func changeTime(of file: URL) -> Date? {
        try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
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
    /// - Parameters:
    ///   - folder: the folder of the build's products.
    ///   - reason: why it is built, as the end of a sentence about it.
    /// - Throws: `ValidationError` if the build fails.
    private static func build(_ folder: URL, _ reason: String) throws {
        guard let package = package(around: folder) else {
            throw ValidationError("there is no \(name) beside the executable, and no package to build it from")
        }
        let text = "zoetrope: building \(name), \(reason); it takes less than a minute\n"
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
        // Where nothing had to be compiled anew it is as new as its sources all the same.
        try? FileManager.default.setAttributes(
            [.modificationDate: Date()], ofItemAtPath: folder.appendingPathComponent(name).path)
    }
}
