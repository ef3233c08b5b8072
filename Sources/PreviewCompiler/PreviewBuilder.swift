import Foundation
import PreviewProtocol

/// Builds a project again and again, and remembers between builds what has not changed.
package final class PreviewBuilder {
    private let folder: ProjectFolder
    private let compiler: LibraryCompiler
    private var listing = ProjectFolder.Listing()
    private var sources: [String: SourceFile] = [:]
    private var assets = ProjectAssets()
    private var properties: [TunableProperty] = []
    /// Of the last build.
    package private(set) var number = 0

    /// - Throws: ``PreviewFault`` for a project that is not there or an output folder that can't be written.
    package init(_ project: PreviewProject) throws {
        folder = try ProjectFolder(project.path)
        compiler = LibraryCompiler(
            modules: project.modules, output: project.output, engineTime: project.engineTime)
        do {
            try compiler.prepare()
        } catch {
            throw PreviewFault(message: "\(project.output) can't be used for libraries: \(error.localizedDescription)")
        }
    }

    /// The folders to be watched, absolute.
    package var folders: [String] { listing.folders }

    /// What has changed since the last call, read anew.
    ///
    /// - Returns: the changed files; nil if nothing has.
    package func update() -> [String]? {
        let now = folder.list()
        let changes = now.changes(since: listing)
        let isFirst = number == 0
        listing = now
        guard isFirst || !changes.isEmpty else { return nil }
        var changed: [String] = []
        for path in changes {
            guard path.hasSuffix(".swift") else {
                changed.append(path)
                continue
            }
            let text = FileManager.default.contents(atPath: folder.path + "/" + path).map { [UInt8]($0) }
            guard text != sources[path]?.text else { continue }
            sources[path] = text.map { SourceFile(path: path, in: folder.path, text: $0) }
            changed.append(path)
        }
        if isFirst || changed.contains(where: { !$0.hasSuffix(".swift") }) {
            assets = ProjectAssets(listing.paths, in: folder.path)
        }
        return isFirst ? [] : changed.isEmpty ? nil : changed
    }

    /// Builds what ``update()`` has read last.
    package func build() -> PreviewBuild {
        number += 1
        var build = PreviewBuild(number: number)
        let clock = ContinuousClock()
        let start = clock.now

        let selection = FileSelection(from: sources.values.sorted { $0.path < $1.path })
        let index = ProjectIndex(selection.files)
        let list = SceneList(in: index)
        let generated = GeneratedSource(list, index, assets)
        let rewritten = RewrittenSources(index, additions: generated.additions)
        build.leftOut = selection.leftOut
        build.images = assets.images
        build.fonts = assets.fonts
        build.diagnostics = rewritten.notes + list.notes + assets.notes
        properties = index.types.flatMap { TunableProperty.all(of: $0.type, in: $0.file, index) }
        build.seconds.rewriting = (clock.now - start).seconds

        guard !list.scenes.isEmpty else {
            build.diagnostics.insert(
                PreviewDiagnostic(
                    severity: .error,
                    message:
                        "nothing here can be shown: there is neither a #Preview of a UIViewController or UIView nor a "
                        + "UICollectionViewLayout that can be made without arguments"),
                at: 0)
            return build
        }
        let compiling = clock.now
        do {
            let files = rewritten.files.map { (name: "\($0.original.stem).swift", text: $0.text) }
            let result = try compiler.compile(
                files + [(name: "zoetrope.swift", text: Array(generated.main.utf8))], number: number)
            let messages = CompilerOutput.diagnostics(result.messages, of: rewritten, missing: selection.missing)
            build.diagnostics = messages + build.diagnostics
            build.library = result.library
        } catch {
            build.diagnostics.insert(
                PreviewDiagnostic(
                    severity: .error, message: "the compiler can't be run: \(error.localizedDescription)"),
                at: 0)
        }
        build.seconds.compiling = (clock.now - compiling).seconds
        build.scenes = list.scenes.map(\.message)
        build.tunables = properties.flatMap { property in
            property.keys.map { Tunable(key: $0, file: property.file.path, line: property.line) }
        }
        return build
    }

    /// The lines that tuned values change, and the files with them if so wished.
    ///
    /// - Throws: ``PreviewFault`` for values that don't fit, and for files that are no longer as they were read.
    package func change(_ request: SourceChangeRequest) throws -> SourceChanges {
        let known = Set(properties.flatMap(\.keys))
        if let unknown = request.values.keys.sorted().first(where: { !known.contains($0) }) {
            throw PreviewFault(
                id: request.id,
                message: "there is no '\(unknown)' to tune; there are: \(known.sorted().joined(separator: ", "))")
        }
        var lines: [SourceChange] = []
        var texts: [(file: SourceFile, text: [UInt8])] = []
        for (_, group) in Dictionary(grouping: properties, by: { $0.file.path }).sorted(by: { $0.key < $1.key }) {
            let file = group[0].file
            var edits = SourceEdits(of: file.text)
            do {
                edits.append(try LiteralEdits.edits(of: group, values: request.values))
            } catch {
                throw PreviewFault(id: request.id, message: "\(error)")
            }
            guard !edits.edits.isEmpty else { continue }
            let text = edits.applied()
            lines += file.changedLines(text)
            texts.append((file, text))
        }
        if request.write {
            // All or none: what somebody has typed meanwhile must not be lost.
            for (file, _) in texts where FileManager.default.contents(atPath: file.location) != Data(file.text) {
                throw PreviewFault(id: request.id, message: "\(file.path) has changed meanwhile: nothing is written")
            }
            for (file, text) in texts {
                do {
                    try file.write(text)
                } catch {
                    throw PreviewFault(
                        id: request.id, message: "\(file.path) can't be written: \(error.localizedDescription)")
                }
            }
        }
        return SourceChanges(id: request.id, lines: lines, isWritten: request.write)
    }
}

extension SceneList.Scene {
    fileprivate var message: PreviewScene {
        let origin: PreviewScene.Origin = if case .layout = content { .layout } else { .preview }
        let tunables = parameters.map { ($0.name, $0.property.key + ($0.part.map { "." + $0 } ?? "")) }
        return PreviewScene(
            name: name, title: title, origin: origin, file: file.path, line: line,
            tunables: Dictionary(tunables, uniquingKeysWith: { first, _ in first }))
    }
}

extension SourceFile {
    /// The lines that are other in a text of as many lines.
    fileprivate func changedLines(_ text: [UInt8]) -> [SourceChange] {
        let after = LineTable(text)
        return (1...lines.count).compactMap { line in
            guard let old = lines.content(of: line), let new = after.content(of: line), old != new else { return nil }
            return SourceChange(file: path, line: line, old: old, new: new)
        }
    }

    /// Writes a new text in place of the file's, at once for whoever reads it, with the rights that it has.
    fileprivate func write(_ text: [UInt8]) throws {
        let manager = FileManager.default
        let rights = try manager.attributesOfItem(atPath: location)[.posixPermissions]
        let temporary = location + ".zoetrope"
        try Data(text).write(to: URL(fileURLWithPath: temporary))
        if let rights { try manager.setAttributes([.posixPermissions: rights], ofItemAtPath: temporary) }
        guard rename(temporary, location) == 0 else {
            let fault = String(cString: strerror(errno))
            try? manager.removeItem(atPath: temporary)
            throw PreviewFault(message: fault)
        }
    }
}

extension Duration {
    fileprivate var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}
