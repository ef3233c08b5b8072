import ArgumentParser
import Foundation
import Logging
import PreviewHost
import PreviewProtocol
import SceneContract

/// The previews of an earlier revision of a project: compiled once, and run in a process of their own while rooms show them.
@MainActor
final class RevisionPreview {
    let host: PreviewHost
    private let revision: String
    let files: PreviewFiles
    private let say: (String) -> Void
    private var compiler: PreviewCompiler!

    /// Reads the revision, and begins to compile it.
    ///
    /// - Parameters:
    ///   - revision: what git calls it.
    ///   - path: the path that is previewed; one without links.
    ///   - project: the folder of the path.
    ///   - folder: a folder for the revision's files and what is compiled of them.
    ///   - program: the compiler.
    ///   - executable: this program, which runs the code.
    ///   - stage: the width and height in points of stages whose previews do not say.
    ///   - logger: takes the host's messages.
    ///   - say: tells whoever has started the program.
    /// - Throws: `ValidationError`, which names the fault.
    init(
        _ revision: String, of path: URL, in project: String, to folder: URL, by program: CompilerProgram,
        executable: String, stage: (width: Double, height: Double), logger: Logger, say: @escaping (String) -> Void
    ) throws {
        (self.revision, self.say) = (revision, say)
        let sources = folder.appendingPathComponent("sources")
        let libraries = folder.appendingPathComponent("libraries")
        for each in [sources, libraries] {
            try FileManager.default.createDirectory(at: each, withIntermediateDirectories: true)
        }
        let tree = try RevisionTree(of: revision, in: project, to: sources)
        let isFile = path.path != project
        let previewed = isFile ? sources.appendingPathComponent(path.lastPathComponent) : sources
        guard FileManager.default.fileExists(atPath: previewed.path) else {
            throw ValidationError("there was no \(path.lastPathComponent) in revision '\(revision)'")
        }
        files = PreviewFiles(of: sources.path, marked: "against-")
        host = PreviewHost(
            executable: executable, project: sources.path, stage: stage,
            sandbox: Sandbox(readable: [sources.path, libraries.path], for: executable), logger: logger)
        compiler = try PreviewCompiler(
            program, path: previewed.path, output: libraries.path, watches: false)
        compiler.onEvent = { [weak self] in self?.handle($0, tree.commit) }
    }

    private func handle(_ event: PreviewEvent, _ commit: String) {
        switch event {
        case .built(let build):
            if let library = build.library {
                host.show(
                    library: library, images: files.serve(build.images), fonts: files.serve(build.fonts),
                    sources: build.compiled)
                say("\(revision) (\(commit)) can be shown beside the present code")
            } else {
                let first = build.diagnostics.first { $0.severity == .error }?.message
                say("\(revision) (\(commit)) can't be shown: \(first ?? "it has no previews")")
            }
            compiler.stop()
        case .fault(let fault): say("\(revision) (\(commit)) can't be shown: \(fault.message)")
        case .building, .fetching, .optimised, .changes: break
        }
    }

    /// Ends what it has started.
    func stop() {
        compiler.stop()
        host.stop()
    }
}
