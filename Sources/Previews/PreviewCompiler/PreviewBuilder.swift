import Foundation
import Photos
import PreviewProtocol
import ProjectFiles

/// The builder of a project's libraries, which keeps between builds what has not changed.
package final class PreviewBuilder {
    private let folder: ProjectFolder
    private let compiler: LibraryCompiler
    /// Swift sources that are compiled with every library.
    private let additions: [AddedSource]
    private var listing = ProjectFolder.Listing()
    private var sources: [String: SourceFile] = [:]
    /// The modules that the sources import and the engine has not.
    private var modules: Set<String> = []
    private var assets = ProjectAssets()
    private var interfaces = ProjectInterfaces()
    private var targets = XcodeTargets()
    private var properties: [TunableProperty] = []
    /// What has never compiled as it is.
    private var broken = BrokenCode()
    /// The files that have changed since the last build that came to its end.
    private var changed: Set<String> = []
    /// Whether there has been a library.
    private var hasShown = false
    /// The number of the last build.
    package private(set) var number = 0

    /// Opens a project.
    ///
    /// - Parameters:
    ///   - project: the project.
    ///   - additions: Swift sources that are compiled with every library.
    /// - Throws: ``PreviewFault`` for a project that is not there or an output folder that can't be written.
    package init(_ project: PreviewProject, additions: [(name: String, text: String)] = []) throws {
        self.additions = additions.map { AddedSource(name: $0.name, text: $0.text) }
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
        guard var changed = readChanges() else { return nil }
        // What the project imports may be among its packages, and import others of them.
        for _ in 0..<Self.importDepth {
            let imported = sources.values.reduce(into: Set<String>()) { $0.formUnion($1.summary.imports) }
                .subtracting(BuildConditions.modules)
            guard imported != modules else { break }
            modules = imported
            changed += readChanges() ?? []
        }
        return changed
    }

    /// How many packages may follow from one another.
    private static let importDepth = 8

    /// Reads the files that have changed since the last call; nil if nothing has.
    private func readChanges() -> [String]? {
        let now = folder.list(modules: modules)
        let changes = now.changes(since: listing)
        let isFirst = number == 0
        let earlier = listing
        listing = now
        guard isFirst || !changes.isEmpty else { return nil }
        var changed: [String] = []
        let root = folder.root
        for path in changes {
            guard path.hasSuffix(".swift") else {
                changed.append(path)
                continue
            }
            let text = listing.files[path] == nil ? nil : read(path, in: root)
            guard text != sources[path]?.original else { continue }
            sources[path] = text.map { SourceFile(path: path, in: folder.path, text: $0) }
            changed.append(path)
        }
        if isFirst || changed.contains(where: { !$0.hasSuffix(".swift") }) {
            assets = ProjectAssets(listing.paths, in: folder)
            interfaces = ProjectInterfaces(listing.paths, in: folder)
            targets = XcodeTargets(listing, in: folder)
        }
        self.changed.formUnion(changed)
        // A new file may be what another one lacked.
        if changed.contains(where: { ProjectFolder.isStub($0) || earlier.files[$0] == nil }) { broken = BrokenCode() }
        for path in changed { broken.update(path, sources[path]) }
        return isFirst ? [] : changed.isEmpty ? nil : changed
    }

    private func read(_ path: String, in root: OpenFolder?) -> [UInt8]? {
        try? root?.read(beneath: path, limit: ProjectFolder.sourceLimit)
    }

    /// Returns the scenes that what ``update()`` has read last declares, whether it compiles or not.
    package func declaredScenes() -> [PreviewScene] { Attempt(self, without: broken).list.scenes.map(\.message) }

    /// Builds what ``update()`` has read last.
    ///
    /// Code with errors that has not been changed, as there is in many an app's folder, does not keep the rest from being
    /// shown: it is left out, with the previews that need it. An error that has just been made stops the build.
    ///
    /// - Parameter isWanted: is asked again and again whether the build may go on.
    /// - Returns: the result; nil if the build was not wanted any more.
    package func build(while isWanted: () -> Bool = { true }) -> PreviewBuild? {
        number += 1
        let clock = ContinuousClock()
        let start = clock.now
        let changed = self.changed
        self.changed = []
        do {
            let (attempt, result) = try compile(changed, while: isWanted)
            if result.library != nil { (hasShown, broken) = (true, attempt.broken) }
            // What has changed meanwhile may compile.
            for path in self.changed { broken.update(path, sources[path]) }
            properties = attempt.properties
            return attempt.report(result, number, total: (clock.now - start).seconds)
        } catch {
            self.changed.formUnion(changed)
            return nil
        }
    }

    /// The greatest number of times that something more is left out: what is left may have errors for want of it.
    private static let roundLimit = 12

    /// Compiles the code with which something can be shown; if there is none, all of it, to say what is wrong with it.
    private func compile(
        _ changed: Set<String>, while isWanted: () -> Bool
    ) throws(Subprocess.Abandoned) -> (attempt: Attempt, result: LibraryCompiler.Result) {
        let first = Attempt(self, without: broken)
        let result = try first.compile(number, while: isWanted)
        var (attempt, last) = (first, result)
        for round in 1...Self.roundLimit where last.library == nil {
            let faults = attempt.faults(in: last)
            let isOwn = hasShown && faults.contains { $0.file.map(changed.contains) ?? false }
            var broken = attempt.broken
            guard !isOwn, broken.add(faults, in: first.sources) else { break }
            attempt = Attempt(self, without: broken)
            guard !attempt.list.scenes.isEmpty else { break }
            last = try attempt.compile(number, round: round, while: isWanted)
        }
        return last.library == nil ? (first, result) : (attempt, last)
    }

    /// Returns why a source is none that the project's targets compile; nil if it may be needed.
    private func reason(_ file: SourceFile) -> String? {
        file.isStub || file.isDependency ? nil : targets.reason(for: file.path)
    }

    /// One choice of files, rewritten.
    private struct Attempt {
        let builder: PreviewBuilder
        /// The sources and assets of this attempt: the builder may read newer ones meanwhile.
        let sources: [String: SourceFile]
        /// The sources without what is broken in them.
        let reduced: [SourceFile]
        let assets: ProjectAssets
        let interfaces: ProjectInterfaces
        let refused: [LeftOutFile]
        let broken: BrokenCode
        let selection: FileSelection
        let index: ProjectIndex
        let list: SceneList
        let rewritten: RewrittenSources
        let main: String
        let shadows: [(name: String, text: [UInt8])]
        let properties: [TunableProperty]

        init(_ builder: PreviewBuilder, without broken: BrokenCode) {
            self.builder = builder
            (sources, assets, self.broken) = (builder.sources, builder.assets, broken)
            let known = builder.sources.values.filter { builder.reason($0) == nil }
            let apps = AppFolders(Array(known))
            interfaces = builder.interfaces.without(apps)
            refused = builder.listing.refused.filter { $0.key.hasSuffix(".swift") }.sorted { $0.key < $1.key }
                .map { LeftOutFile(file: $0.key, reason: $0.value) }
            reduced = broken.reduce(sources)
            let others = reduced.compactMap { file in
                (builder.reason(file) ?? apps.reason(for: file.path)).map { (file.path, $0) }
            }
            selection = FileSelection(
                from: reduced, refusing: broken.files.merging(others) { first, _ in first }, interfaces: interfaces)
            let index = ProjectIndex(
                selection.files, broken: broken.members, interfaces: interfaces, start: AppStart(in: reduced))
            self.index = index
            list = SceneList(in: index)
            let generated = GeneratedSource(list, index, builder.assets, in: builder.folder.path)
            rewritten = RewrittenSources(index, additions: generated.additions)
            main = generated.main
            shadows =
                [
                    (name: "randomness.swift", text: Array(RandomShadows.source.utf8)),
                    (name: "checks.swift", text: Array(CheckShadows.source.utf8)),
                    (name: "objective-c.swift", text: Array(ObjectiveCShadows.source.utf8)),
                ] + AttributedStringShadows.files(with: index) + CombineShadows.files(with: index)
                + SwiftUIShadows.files(with: index)
            properties = index.types.flatMap { TunableProperty.all(of: $0.type, in: $0.file, index) }
        }

        func compile(
            _ number: Int, round: Int = 0, while isWanted: () -> Bool
        ) throws(Subprocess.Abandoned) -> LibraryCompiler.Result {
            guard !list.scenes.isEmpty else {
                return .fault(NothingShown.sentence(reduced, index))
            }
            let files = rewritten.files.map { (name: "\($0.original.stem).swift", text: $0.text) }
            let added = builder.additions.map { (name: $0.name, text: $0.text(beside: index)) }
            let own = [(name: "zoetrope.swift", text: Array(main.utf8))] + shadows + added
            do {
                return try builder.compiler.compile(
                    files + own, number: number, round: round, withCombine: CombineShadows.isWanted(by: index),
                    while: isWanted)
            } catch let abandoned as Subprocess.Abandoned {
                throw abandoned
            } catch {
                return .fault("the compiler can't be run: \(error.localizedDescription)")
            }
        }

        func diagnostics(_ result: LibraryCompiler.Result) -> [PreviewDiagnostic] {
            CompilerOutput.diagnostics(
                result.messages, of: rewritten, index, missing: selection.missing, lost: broken.lostNames)
        }

        /// Returns the errors in files: those with a line, if there are any.
        func faults(in result: LibraryCompiler.Result) -> [PreviewDiagnostic] {
            let all = diagnostics(result).filter { $0.severity == .error && $0.file != nil }
            let placed = all.filter { $0.line > 0 }
            return placed.isEmpty ? all : placed
        }

        /// Warnings of the previews in files that are left out, which somebody may look for.
        private var lostPreviews: [PreviewDiagnostic] {
            selection.leftOut.flatMap { left -> [PreviewDiagnostic] in
                guard let file = reduced.first(where: { $0.path == left.file }) else { return [] }
                return file.summary.previews.map { macro in
                    let line = file.line(of: macro.node)
                    return PreviewDiagnostic(
                        severity: .warning, file: left.file, line: line, column: 1,
                        message: "this #Preview is not shown: \(left.reason)", source: file.lines.content(of: line))
                }
            }
        }

        /// What is wrong with the sources; of those that no compiler of today reads, this alone.
        private func faults(of result: LibraryCompiler.Result) -> [PreviewDiagnostic] {
            let old = result.library == nil ? OldSwift.note(on: result.messages) : []
            guard old.isEmpty else { return old }
            return MissingModules(in: reduced).collected(diagnostics(result) + broken.warnings)
        }

        func report(_ result: LibraryCompiler.Result, _ number: Int, total: Double) -> PreviewBuild {
            PreviewBuild(
                number: number, library: result.library, scenes: list.scenes.map(\.message),
                tunables: properties.flatMap { property in
                    property.keys.map { Tunable(key: $0, file: property.file.path, line: property.line) }
                },
                diagnostics: faults(of: result) + lostPreviews + rewritten.notes + list.notes + assets.notes
                    + interfaces.notes,
                compiled: selection.files.map(\.path), leftOut: selection.leftOut + refused, images: assets.images,
                fonts: assets.fonts,
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
            var edits = SourceEdits(of: file.original)
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
            do {
                // All or none: what somebody has typed meanwhile must not be lost.
                let replacements = try texts.map {
                    try SourceReplacement(of: $0.file.path, in: folder, from: $0.file.original, to: $0.text)
                }
                for replacement in replacements { try replacement.write() }
            } catch let fault as PreviewFault {
                throw PreviewFault(id: request.id, message: fault.message)
            } catch {
                throw PreviewFault(
                    id: request.id, message: "the files can't be written: \(error.localizedDescription)")
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
}
