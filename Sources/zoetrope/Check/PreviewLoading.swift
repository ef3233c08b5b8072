import ArgumentParser
import Foundation
import PreviewHost
import PreviewProtocol
import Previews
import SceneContract

/// The compilation of a folder's previews, which are loaded into this process.
@MainActor
enum PreviewLoading {
    /// Compiles a folder's previews.
    ///
    /// - Throws: `ValidationError` with what the compiler says.
    static func build(of folder: URL, output: URL) throws -> PreviewBuild {
        let executable = try RunningProgram.fittingFile()
        let program = try CompilerProgram(beside: executable)
        let compiler = try PreviewCompiler(program, path: folder.path, output: output.path, watches: false)
        var outcome: Result<PreviewBuild, ValidationError>?
        compiler.onEvent = { event in
            switch event {
            case .built(let build): outcome = .success(build)
            case .fault(let fault): outcome = .failure(ValidationError(fault.message))
            case .building, .fetching, .optimised, .changes: break
            }
        }
        compiler.onEnd = { outcome = outcome ?? .failure(ValidationError("the preview compiler has ended")) }
        while outcome == nil { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02)) }
        compiler.stop()
        guard let build = try outcome?.get() else { throw ValidationError("the preview compiler has ended") }
        return build
    }

    /// Loads what was compiled into this process.
    ///
    /// - Throws: `ValidationError` with the compiler's errors if nothing could be.
    static func definitions(of build: PreviewBuild, in folder: URL) throws -> [PreviewDefinition] {
        guard let library = build.library else {
            let paths = TerminalPaths(of: folder.path)
            let text = build.diagnostics.filter { $0.severity == .error }.map {
                [$0.file.map { file in "\(paths.path(file)):" } ?? "", $0.line > 0 ? "\($0.line): " : "", $0.message]
                    .joined()
            }
            throw ValidationError(
                text.isEmpty ? "nothing in \(folder.path) can be shown" : text.joined(separator: "\n"))
        }
        let images = build.images.map { SceneImage($0, file: $0.file) }
        let fonts = build.fonts.map { (path: folder.appendingPathComponent($0.path).path, file: $0.name) }
        return try PreviewHost.definitions(inLibrary: library, images: images, fonts: fonts)
    }
}
