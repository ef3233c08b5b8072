import Foundation
import PreviewProtocol
import ProjectFiles

/// The builder of a project's libraries, which keeps between builds what has not changed.
package final class PreviewBuilder {
    private let folder: ProjectFolder
    private let compiler: LibraryCompiler
    /// Swift sources that are compiled with every library.
    private let additions: [(name: String, text: [UInt8])]
    private var listing = ProjectFolder.Listing()
    private var sources: [String: SourceFile] = [:]
    private var assets = ProjectAssets()
    private var properties: [TunableProperty] = []
    /// The files that have never compiled as they are, with the reasons.
    private var broken: [String: String] = [:]
    /// The files that changed in the last update.
    private var changed: Set<String> = []
    /// The number of the last build.
    package private(set) var number = 0

    /// Opens a project.
    ///
    /// - Parameters:
    ///   - project: the project.
    ///   - additions: Swift sources that are compiled with every library.
    /// - Throws: ``PreviewFault`` for a project that is not there or an output folder that can't be written.
    package init(_ project: PreviewProject, additions: [(name: String, text: String)] = []) throws {
        self.additions = additions.map { ($0.name, Array($0.text.utf8)) }
        folder = try ProjectFolder(project.path)
        compiler = LibraryCompiler(
            modules: project.modules, output: project.output, engineTime: project.engineTime)
        do {
            try compiler.prepare()
        } catch {
            throw PreviewFault(message: "\(project.output) can't be used for libraries: \(error.localizedDescription)")
        }
    }

    /// The absolute paths of the folders to be watched.
    package var folders: [String] { listing.folders }

    /// Reads what has changed since the last call.
    ///
    /// - Returns: the changed files; nil if nothing has changed.
    package func update() -> [String]? {
        let now = folder.list()
        let changes = now.changes(since: listing)
        let isFirst = number == 0
        let earlier = listing
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
        self.changed = Set(changed)
        // A new file may be what another one lacked.
        let isAdded = changed.contains { ProjectFolder.isStub($0) || earlier.files[$0] == nil }
        for path in isAdded ? Array(broken.keys) : changed { broken[path] = nil }
        return isFirst ? [] : changed.isEmpty ? nil : changed
    }

    /// Builds what ``update()`` has read last.
    ///
    /// A file with errors that has not been changed, as there is in many an app's folder, does not keep the rest from
    /// being shown: it is left out, with what needs it. One that has just been changed stops the build.
    package func build() -> PreviewBuild {
        number += 1
        let isFirst = number == 1
        let clock = ContinuousClock()
        let start = clock.now
        var attempt = Attempt(self)
        var result = attempt.compile(number)
        var rounds = 0
        while result.library == nil, rounds < 4 {
            let faults = attempt.faults(in: result)
            guard !faults.isEmpty, isFirst || changed.isDisjoint(with: faults.keys) else { break }
            let candidates = broken.merging(faults) { $1 }
            let next = Attempt(self, refusing: candidates)
            guard !next.list.scenes.isEmpty else { break }
            rounds += 1
            let second = next.compile(number, round: rounds)
            // What is left may have errors of its own for want of what was left out.
            guard second.library != nil || rounds < 4 else { break }
            broken = candidates
            (attempt, result) = (next, second)
        }
        if result.library == nil, isFirst {
            // Nothing is gained by leaving out: say what is wrong with all of it.
            broken = [:]
            if rounds > 0 {
                attempt = Attempt(self)
                result = attempt.compile(number, round: rounds + 1)
            }
        }
        properties = attempt.properties
        return attempt.report(result, number, total: (clock.now - start).seconds)
    }

    /// One choice of files, rewritten.
    private struct Attempt {
        let builder: PreviewBuilder
        let selection: FileSelection
        let list: SceneList
        let rewritten: RewrittenSources
        let main: String
        let properties: [TunableProperty]

        init(_ builder: PreviewBuilder, refusing refused: [String: String]? = nil) {
            self.builder = builder
            let files = builder.sources.values.sorted { $0.path < $1.path }
            selection = FileSelection(from: files, refusing: refused ?? builder.broken)
            let index = ProjectIndex(selection.files)
            list = SceneList(in: index)
            let generated = GeneratedSource(list, index, builder.assets)
            rewritten = RewrittenSources(index, additions: generated.additions)
            main = generated.main
            properties = index.types.flatMap { TunableProperty.all(of: $0.type, in: $0.file, index) }
        }

        func compile(_ number: Int, round: Int = 0) -> LibraryCompiler.Result {
            guard !list.scenes.isEmpty else {
                return .fault(
                    "nothing here can be shown: there is neither a #Preview of a UIViewController or UIView nor a "
                        + "UICollectionViewLayout, or a view controller that names one, that can be made without "
                        + "arguments")
            }
            let files = rewritten.files.map { (name: "\($0.original.stem).swift", text: $0.text) }
            let own =
                [
                    (name: "zoetrope.swift", text: Array(main.utf8)),
                    (name: "randomness.swift", text: Array(RandomShadows.source.utf8)),
                    (name: "objective-c.swift", text: Array(ObjectiveCShadows.source.utf8)),
                ] + builder.additions
            do {
                return try builder.compiler.compile(files + own, number: number, round: round)
            } catch {
                return .fault("the compiler can't be run: \(error.localizedDescription)")
            }
        }

        func diagnostics(_ result: LibraryCompiler.Result) -> [PreviewDiagnostic] {
            CompilerOutput.diagnostics(result.messages, of: rewritten, missing: selection.missing)
        }

        /// Returns the files with errors, and the first error of each.
        func faults(in result: LibraryCompiler.Result) -> [String: String] {
            var faults: [String: String] = [:]
            for diagnostic in diagnostics(result) where diagnostic.severity == .error {
                // An error in no file concerns all of them.
                guard let file = diagnostic.file else { return [:] }
                if faults[file] == nil {
                    faults[file] = "it does not compile: line \(diagnostic.line): \(diagnostic.message)"
                }
            }
            return faults
        }

        /// Warnings of the previews in files that are left out, which somebody may look for.
        private var lostPreviews: [PreviewDiagnostic] {
            selection.leftOut.flatMap { left -> [PreviewDiagnostic] in
                guard let file = builder.sources[left.file] else { return [] }
                return file.summary.previews.map { macro in
                    let line = file.line(of: macro.node)
                    return PreviewDiagnostic(
                        severity: .warning, file: left.file, line: line, column: 1,
                        message: "this #Preview is not shown: \(left.reason)", source: file.lines.content(of: line))
                }
            }
        }

        func report(_ result: LibraryCompiler.Result, _ number: Int, total: Double) -> PreviewBuild {
            PreviewBuild(
                number: number, library: result.library, scenes: list.scenes.map(\.message),
                tunables: properties.flatMap { property in
                    property.keys.map { Tunable(key: $0, file: property.file.path, line: property.line) }
                },
                diagnostics: diagnostics(result) + lostPreviews + rewritten.notes + list.notes + builder.assets.notes,
                leftOut: selection.leftOut, images: builder.assets.images, fonts: builder.assets.fonts,
                seconds: BuildTimes(rewriting: max(total - result.seconds, 0), compiling: result.seconds))
        }
    }

    /// Returns the lines that tuned values change, and writes the files if the request says so.
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
        let tunables = parameters.map { ($0.name, $0.property.key + ($0.part.map { "." + $0 } ?? "")) }
        return PreviewScene(
            name: name, title: title, file: file.path, line: line,
            tunables: Dictionary(tunables, uniquingKeysWith: { first, _ in first }))
    }
}

extension SourceFile {
    /// Returns the lines that differ in a text of as many lines.
    fileprivate func changedLines(_ text: [UInt8]) -> [SourceChange] {
        let after = LineTable(text)
        return (1...lines.count).compactMap { line in
            guard let old = lines.content(of: line), let new = after.content(of: line), old != new else { return nil }
            return SourceChange(file: path, line: line, old: old, new: new)
        }
    }

    /// Replaces the file by a new text in one step, with the permissions that it has.
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
