import Foundation
import Photos
import PreviewProtocol
import ProjectFiles

/// The builder of a project's libraries, which keeps between builds what has not changed.
package final class PreviewBuilder: ProjectBuilder {
    private let reader: ProjectReader
    private let compiler: LibraryCompiler
    /// Swift sources that are compiled with every library.
    private let additions: [AddedSource]
    private var properties: [TunableProperty] = []
    /// What has never compiled as it is.
    private var broken = BrokenCode()
    /// The files that have changed since the last build that came to its end.
    private var changed: Set<String> = []
    /// Whether there has been a library.
    private var hasShown = false
    /// The sources of the newest library.
    private var shown = SourceTexts()
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
        reader = try ProjectReader(project.path)
        compiler = LibraryCompiler(
            modules: project.modules, output: project.output, engineTime: project.engineTime)
        do {
            try compiler.prepare()
        } catch {
            throw PreviewFault(message: "\(project.output) can't be used for libraries: \(error.localizedDescription)")
        }
    }

    package var folders: [String] { reader.listing.folders }

    package func update() -> [String]? {
        let isFirst = number == 0
        guard let changes = reader.update(isFirst: isFirst) else { return nil }
        changed.formUnion(changes.paths)
        if isFirst || changes.mayMend { broken = BrokenCode(modules: reader.listing.modules) }
        for path in changes.paths { broken.update(path, reader.sources[path]) }
        return isFirst ? [] : changes.paths
    }

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
            for path in self.changed { broken.update(path, reader.sources[path]) }
            properties = attempt.properties
            var report = attempt.report(result, number, total: (clock.now - start).seconds)
            if result.library != nil { report.difference = shown.replace(with: attempt.sources) }
            return report
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
        let standIns: StandInViews
        let examples: ExampleNames
        let selection: FileSelection
        let index: ProjectIndex
        let list: SceneList
        let rewritten: RewrittenSources
        let library: LibrarySources
        let properties: [TunableProperty]

        init(_ builder: PreviewBuilder, without broken: BrokenCode) {
            self.builder = builder
            let reader = builder.reader
            (sources, assets, self.broken) = (reader.sources, reader.assets, broken)
            let apps = AppFolders(
                reader.sources.values.filter { reader.reason($0) == nil }, foreign: reader.interfaces.foreign)
            interfaces = reader.interfaces.without(apps)
            refused = reader.listing.refused.filter { $0.key.hasSuffix(".swift") }.sorted { $0.key < $1.key }
                .map { LeftOutFile(file: $0.key, reason: $0.value) }
            let parts = broken.reduce(sources)
            examples = ExampleNames(in: parts, keeping: Set(interfaces.classNames))
            let whole = parts.map(examples.applied)
            standIns = StandInViews(in: whole)
            reduced = whole + [standIns.source(in: reader.folder.path)].compactMap(\.self)
            let others = reduced.compactMap { file in
                (reader.reason(file) ?? apps.reason(for: file.path)).map { (file.path, $0) }
            }
            selection = FileSelection(
                from: reduced, refusing: broken.files.merging(others) { first, _ in first }, interfaces: interfaces)
            let index = ProjectIndex(
                selection.files, broken: broken.members, interfaces: interfaces, start: AppStart(in: reduced))
            self.index = index
            list = SceneList(in: index)
            let missing = MissingModules(in: reduced, reader.listing)
            let generated = GeneratedSource(
                list, index, reader.assets, in: reader.folder.path, lacking: missing.packages)
            rewritten = RewrittenSources(index, additions: generated.additions)
            library = LibrarySources(
                rewritten, index,
                own: [
                    (name: "zoetrope.swift", text: generated.main),
                    (
                        name: "checks.swift",
                        text: CheckShadows.source
                            + LeftOutBodies(broken, missing).source
                    ),
                ],
                additions: builder.additions)
            properties = index.types.flatMap { TunableProperty.all(of: $0.type, in: $0.file, index) }
        }

        func compile(
            _ number: Int, round: Int = 0, while isWanted: () -> Bool
        ) throws(Subprocess.Abandoned) -> LibraryCompiler.Result {
            guard !list.scenes.isEmpty else {
                return .fault(NothingShown.sentence(reduced, index))
            }
            do {
                return try builder.compiler.compile(
                    library.files, number: number, round: round, withCombine: library.needsCombine, while: isWanted)
            } catch let abandoned as Subprocess.Abandoned {
                throw abandoned
            } catch {
                return .fault("the compiler can't be run: \(error.localizedDescription)")
            }
        }

        func diagnostics(_ result: LibraryCompiler.Result) -> [PreviewDiagnostic] {
            CompilerOutput.diagnostics(
                result.messages, of: rewritten, index, missing: selection.missing, lost: broken.lostNames
            ).map { diagnostic in
                var diagnostic = diagnostic
                diagnostic.message = examples.original(in: diagnostic.message)
                return diagnostic
            }
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
            return MissingModules(in: reduced, builder.reader.listing).collected(
                diagnostics(result) + broken.warnings + standIns.warnings)
        }

        func report(_ result: LibraryCompiler.Result, _ number: Int, total: Double) -> PreviewBuild {
            PreviewBuild(
                number: number, library: result.library, scenes: list.scenes.map(\.message),
                tunables: properties.flatMap { property in
                    property.keys.map { Tunable(key: $0, file: property.file.path, line: property.line) }
                },
                diagnostics: faults(of: result) + lostPreviews + rewritten.notes + list.notes + assets.notes
                    + interfaces.notes,
                compiled: selection.files.map(\.path).filter { sources[$0] != nil },
                leftOut: selection.leftOut + refused, images: assets.images,
                fonts: assets.fonts,
                seconds: BuildTimes(
                    rewriting: max(total - result.compiling - result.linking, 0), compiling: result.compiling,
                    linking: result.linking))
        }
    }

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
                    try SourceReplacement(of: $0.file.path, in: reader.folder, from: $0.file.original, to: $0.text)
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
