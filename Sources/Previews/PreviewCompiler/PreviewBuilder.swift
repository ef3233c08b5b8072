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
    private let kept = KeptParts()
    /// What has never compiled as it is.
    private var broken = BrokenCode()
    /// The files that have changed since the last build that came to its end.
    private var changed: Set<String> = []
    /// The imports and the origins of packages for which something was fetched last.
    private var searched: (modules: Set<String>, origins: PackageOrigins) = ([], PackageOrigins())
    /// Whether the files have been read.
    private var hasRead = false
    /// Whether there has been a library.
    private var hasShown = false
    /// The sources of the newest library.
    private var shown = SourceTexts()
    /// The number of the last build.
    package private(set) var number = 0
    /// The sources whose library is not optimised, with the number of its build.
    private var unoptimised: (attempt: PreviewAttempt, number: Int)?
    /// Whether sources are optimised before anything is seen of them: of a project that somebody watches they are shown as soon as
    /// they can be, and optimised then, which takes three to four times as long.
    private let optimisesFirst: Bool

    /// Opens a project.
    ///
    /// - Parameters:
    ///   - project: the project.
    ///   - additions: Swift sources that are compiled with every library.
    /// - Throws: ``PreviewFault`` for a project that is not there or an output folder that can't be written.
    package init(
        _ project: PreviewProject, additions: [(name: String, text: String)] = []
    ) throws {
        // What is built once is run when it is as fast as it gets.
        optimisesFirst = !project.watches
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

    package var folder: String { reader.folder.path }
    package var folders: [String] { reader.listing.folders }

    package func update() -> [String]? {
        let isFirst = !hasRead
        guard let changes = reader.update(isFirst: isFirst) else { return nil }
        hasRead = true
        changed.formUnion(changes.paths)
        if isFirst || changes.mayMend { broken = BrokenCode(modules: reader.listing.modules) }
        for path in changes.paths { broken.update(path, reader.sources[path]) }
        return isFirst ? [] : changes.paths
    }

    /// How many packages may follow from one another.
    private static let depth = 8

    package func fetch(
        by fetcher: PackageFetcher, tell: (PackageFetch) -> Void, while isWanted: () -> Bool
    ) -> [String] {
        var paths: [String] = []
        for _ in 0..<Self.depth {
            guard reader.modules != searched.modules || reader.listing.origins != searched.origins else { break }
            let found = (reader.modules, reader.listing.origins)
            // What is not wanted any more is looked for again.
            guard let hasAny = try? fetcher.fetch(reader.missing, tell: tell, while: isWanted) else { break }
            searched = found
            if hasAny { paths += update() ?? [] }
        }
        return paths
    }

    package func declaredScenes() -> [PreviewScene] { attempt(without: broken).list.scenes.map(\.message) }

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
            report.isOptimised = optimisesFirst
            if result.library != nil {
                report.difference = shown.replace(with: attempt.sources)
                unoptimised = optimisesFirst ? nil : (attempt, number)
            }
            return report
        } catch {
            self.changed.formUnion(changed)
            return nil
        }
    }

    /// Optimises the sources of the last library, if that is not: those of the last build that made one.
    ///
    /// - Parameter isWanted: is asked again and again whether it may go on.
    /// - Returns: the library; nil if there is nothing to optimise, or it was not wanted any more.
    package func optimise(while isWanted: () -> Bool = { true }) -> OptimisedLibrary? {
        guard let (attempt, number) = unoptimised,
            let result = try? attempt.compile(by: compiler, number, isUrgent: false, while: isWanted)
        else { return nil }
        unoptimised = nil
        let fault = result.messages.first { $0.severity == .error }?.text
        return OptimisedLibrary(
            number: number, library: result.library, fault: result.library == nil ? fault : nil,
            seconds: result.compiling + result.linking)
    }

    private func attempt(without broken: BrokenCode) -> PreviewAttempt {
        PreviewAttempt(of: reader, without: broken, additions: additions, keeping: kept)
    }

    /// The greatest number of times that something more is left out: what is left may have errors for want of it.
    private static let roundLimit = 12

    /// The number of those times in which parts of packages are left out; after them whole packages are.
    private static let packageRounds = 5

    /// Compiles the code with which something can be shown; if there is none, all of it, to say what is wrong with it.
    private func compile(
        _ changed: Set<String>, while isWanted: () -> Bool
    ) throws(Subprocess.Abandoned) -> (attempt: PreviewAttempt, result: LibraryCompiler.Result) {
        let first = attempt(without: broken)
        let result = try first.compile(by: compiler, number, isOptimised: optimisesFirst, while: isWanted)
        if result.library == nil, OldSwift.isProject(result.messages, of: first.selection.files.count) {
            return (first, result)
        }
        var (attempt, last) = (first, result)
        var suspects = Suspects()
        var earlier = 0.0
        for round in 1...Self.roundLimit where last.library == nil {
            let faults = attempt.faults(in: last)
            let isOwn = hasShown && faults.contains { $0.file.map(changed.contains) ?? false }
            var broken = attempt.broken
            // What is mended again and again in a package is not worth it: the project goes on without.
            var isNew = round > Self.packageRounds && broken.leaveOutPackages(with: faults)
            isNew = broken.add(faults, in: first.sources) || isNew
            isNew = isNew || broken.leaveOutPackages(with: faults)
            guard !isOwn, isNew else { break }
            suspects.add(faults, losing: Set(broken.lostNames.keys).subtracting(attempt.broken.lostNames.keys))
            earlier += last.compiling + last.linking
            attempt = self.attempt(without: broken)
            guard !attempt.list.scenes.isEmpty else { break }
            // While there are errors where others were, or where what is left out was used, nothing else is compiled. How
            // values flow is not looked at before all else is right, so that a file may have errors in a later round.
            let clock = ContinuousClock()
            let start = clock.now
            if let found = try attempt.check(
                by: compiler, number, round: round, where: suspects.contains, while: isWanted)
            {
                last = found
            } else {
                earlier += (clock.now - start).seconds
                last = try attempt.compile(
                    by: compiler, number, round: round, isOptimised: optimisesFirst, while: isWanted)
            }
        }
        last.compiling += earlier
        return last.library == nil ? (first, result) : (attempt, last)
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
                let replacements = try texts.map { file, text in
                    guard file.stored == file.original else {
                        throw PreviewFault(
                            id: request.id, message: "\(file.path) is of Swift 2: what is tuned in it can't be written")
                    }
                    return try SourceReplacement(of: file.path, in: reader.folder, from: file.stored, to: text)
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

/// The files in which errors may be once those that were found are gone.
private struct Suspects {
    private var paths: Set<String> = []
    private var lost: Set<String> = []

    /// - Parameters:
    ///   - faults: the errors that were found.
    ///   - names: the names of what is left out for them.
    mutating func add(_ faults: [PreviewDiagnostic], losing names: Set<String>) {
        paths.formUnion(faults.compactMap(\.file))
        lost.formUnion(names.map { $0.split(separator: ".").last.map(String.init) ?? $0 })
    }

    func contains(_ file: SourceFile) -> Bool {
        paths.contains(file.path)
            || !lost.isDisjoint(with: file.summary.names) || !lost.isDisjoint(with: file.summary.members)
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
