import CChildProcess
import Foundation
import Glibc
import Previews
import SceneContract
import Simulation
import StageModel
import StageTime
import Typesetting
import UIKit

/// A library of previewed code in this process.
@MainActor
struct LoadedLibrary {
    /// Points.
    let stage: CGSize
    private let definitions: [PreviewDefinition]

    /// - Parameters:
    ///   - request: what is to be loaded.
    ///   - socket: where the process reports the signal that ends it.
    /// - Throws: ``LoadFault``.
    init(_ request: HostRequest.Library, reportingTo socket: Int32) throws {
        stage = CGSize(width: request.stageWidth, height: request.stageHeight)
        let fonts = request.fonts.map { (path: $0.path, file: $0.file) }
        definitions = try PreviewHost.definitions(
            inLibrary: request.path, images: request.images, fonts: fonts, trapsTo: socket)
    }

    var scenes: [HostReport.Scene] {
        definitions.map { definition in
            let size = definition.stageSize(on: stage)
            return HostReport.Scene(
                description: SceneDescription(definition, stage: size), width: size.width, height: size.height,
                sources: definition.sources.mapValues { PreviewHost.Place(file: $0.file, line: $0.line) })
        }
    }

    func definition(of scene: String) -> PreviewDefinition? {
        definitions.first { $0.name == scene }
    }
}

extension PreviewHost {
    /// Loads a library into this process, and says what it offers.
    ///
    /// - Parameters:
    ///   - path: the library's path.
    ///   - images: the images that its code knows by name.
    ///   - fonts: the paths of the fonts that its code knows by name, and their files' names below `/fonts/`. One that
    ///     can't be read is left out.
    ///   - socket: where this process reports the signal that ends it; nil for nowhere.
    /// - Returns: the previews of the library.
    /// - Throws: an error that says what is wrong with it.
    public static func definitions(
        inLibrary path: String, images: [SceneImage] = [], fonts: [(path: String, file: String)] = [],
        trapsTo socket: Int32? = nil
    ) throws -> [PreviewDefinition] {
        // Before any of the library's code runs.
        StageTasks.install()
        UIFont.register(fonts.compactMap { try? FontFile(contentsOf: $0.path, file: $0.file) })
        guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
            throw LoadFault(description: "the library can't be loaded: \(String(cString: dlerror()))")
        }
        guard let symbol = dlsym(handle, PreviewLibrary.entryPoint) else {
            throw LoadFault(description: "the library has no function \(PreviewLibrary.entryPoint)")
        }
        if let socket, let mapping = ProcessFile.mapping(of: path) {
            child_process_report_traps(
                socket, HostReport.trapKind, mapping.instructions.lowerBound, mapping.instructions.upperBound,
                mapping.origin)
        }
        let entry = unsafeBitCast(symbol, to: PreviewLibrary.EntryPoint.self)
        let library = PreviewLibrary.takeRetained(entry())
        PreviewColor.register(library.colors)
        library.registerInterfaces()
        PreviewResources.use(library.resources)
        return library.previews.map { PreviewDefinition($0, images: images) }
    }
}

/// Why a library can't be used.
struct LoadFault: Error, CustomStringConvertible {
    let description: String
}
