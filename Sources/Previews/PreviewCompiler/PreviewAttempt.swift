import PreviewProtocol
import ProjectFiles

/// One choice of files, rewritten.
struct PreviewAttempt {
    private let reader: ProjectReader
    /// The sources and assets of this attempt: the builder may read newer ones meanwhile.
    let sources: [String: SourceFile]
    /// The sources without what is broken in them.
    let reduced: [SourceFile]
    let assets: ProjectAssets
    let interfaces: ProjectInterfaces
    let refused: [LeftOutFile]
    let broken: BrokenCode
    let apps: AppFolders
    let standIns: StandInViews
    let examples: ExampleNames
    let selection: FileSelection
    let index: ProjectIndex
    let list: SceneList
    let rewritten: RewrittenSources
    let library: LibrarySources
    let properties: [TunableProperty]
    private let missing: MissingModules

    /// - Parameters:
    ///   - reader: the project.
    ///   - broken: what is left out.
    ///   - additions: Swift sources that are compiled with every library.
    ///   - kept: what earlier attempts have made.
    init(
        of reader: ProjectReader, without broken: BrokenCode, additions: [AddedSource],
        keeping kept: KeptParts = KeptParts()
    ) {
        self.reader = reader
        (sources, assets, self.broken) = (reader.sources, reader.assets, broken)
        apps = AppFolders(
            reader.sources.values.filter { reader.reason($0) == nil }, foreign: reader.interfaces.foreign,
            projects: reader.listing.projects, in: reader.folder.path, isPart: reader.targets.isOfPart,
            missing: MissingModules(in: Array(reader.sources.values), reader.listing))
        interfaces = reader.interfaces.of(apps)
        let models = reader.models.filter { [apps] in apps.reason(for: $0.path) == nil }
        refused = reader.listing.refused.filter { $0.key.hasSuffix(".swift") }.sorted { $0.key < $1.key }
            .map { LeftOutFile(file: $0.key, reason: $0.value) }
        let parts = broken.reduce(sources, keeping: kept.reduced)
        examples = ExampleNames(in: parts, keeping: Set(interfaces.classNames))
        let whole = parts.map { [examples] in examples.applied(to: $0, keeping: kept.renamed) }
        standIns = StandInViews(in: whole)
        // What all files see: another module's, where one has a type of that name for itself.
        let shadowed = additions.aliases
        let names = whole.reduce(into: Set(shadowed.keys)) { names, file in
            for type in file.summary.types where !type.isHidden && !type.isLocal { names.insert(type.name) }
        }
        reduced =
            whole.map { HiddenTypes.renamed(in: $0, unlike: names, keeping: kept.hidden) }
            + [
                standIns.source(in: reader.folder.path, keeping: kept.renamed),
                models.source(for: whole, in: reader.folder.path, keeping: kept.renamed),
            ].compactMap(\.self)
            + ObjectiveCStandIns.sources(for: whole, in: reader.folder.path, keeping: kept.renamed)
        let others = reduced.compactMap { [apps] file in
            (reader.reason(file) ?? apps.reason(for: file.path)).map { (file.path, $0) }
        }
        let ordered = apps.mainFirst(reduced, at: \.path)
        selection = FileSelection(
            from: ordered, refusing: broken.files.merging(others) { first, _ in first }, interfaces: interfaces,
            keeping: kept.once)
        let index = ProjectIndex(
            selection.files, broken: broken.members, interfaces: interfaces,
            start: AppStart(in: ordered.filter { [apps] in apps.reason(for: $0.path) == nil }),
            isolated: reader.isolated(among: selection.files), shadowed: shadowed)
        self.index = index
        list = SceneList(in: index, apps) { [sources] name in
            !reader.listing.objectiveC.contains(name)
                && !sources.values.contains { $0.summary.types.contains { $0.name == name } }
        }
        let missing = MissingModules(
            in: reduced, reader.listing, broken: broken.leftOutFolders(among: reader.sources.keys))
        self.missing = missing
        let generated = GeneratedSource(
            list, index, reader.assets, models: models, in: reader.folder.path, lacking: missing.packages)
        rewritten = RewrittenSources(index, additions: generated.additions, keeping: kept.edits)
        library = LibrarySources(
            rewritten, index,
            own: [
                (name: "zoetrope.swift", text: generated.main),
                (name: "left-out.swift", text: LeftOutBodies(broken, missing).source),
            ],
            additions: additions)
        properties = index.types.flatMap { TunableProperty.all(of: $0.type, in: $0.file, index) }
    }

    /// Compiles it; what can't be is said in the result.
    func compile(
        by compiler: LibraryCompiler, _ number: Int, round: Int = 0, isOptimised: Bool = true,
        isUrgent: Bool = true, while isWanted: () -> Bool
    ) throws(Subprocess.Abandoned) -> LibraryCompiler.Result {
        guard !list.scenes.isEmpty else {
            return .fault(
                NothingShown.sentence(reduced, index, missing: missing))
        }
        do {
            return try compiler.compile(
                library.files, number: number, round: round, isOptimised: isOptimised, isUrgent: isUrgent,
                while: isWanted)
        } catch let abandoned as Subprocess.Abandoned {
            throw abandoned
        } catch {
            return .fault("the compiler can't be run: \(error.localizedDescription)")
        }
    }

    /// Finds the errors in some of its files.
    ///
    /// - Parameters:
    ///   - compiler: the compiler.
    ///   - number: the build's number.
    ///   - round: a number that is different for each call in a build.
    ///   - isLookedAt: whether a file is one of them.
    ///   - isWanted: is asked again and again whether it may go on.
    /// - Returns: what is wrong; nil if nothing is there, or it can't be told without compiling all files.
    /// - Throws: `Subprocess.Abandoned`.
    func check(
        by compiler: LibraryCompiler, _ number: Int, round: Int, where isLookedAt: (SourceFile) -> Bool,
        while isWanted: () -> Bool
    ) throws(Subprocess.Abandoned) -> LibraryCompiler.Result? {
        // The project's files are the first ones.
        let indices = rewritten.files.indices.filter { isLookedAt(rewritten.files[$0].original) }
        guard !indices.isEmpty else { return nil }
        do {
            let result = try compiler.check(
                indices, of: library.files, number: number, round: round, while: isWanted)
            return result.flatMap { $0.messages.contains { $0.severity == .error } ? $0 : nil }
        } catch let abandoned as Subprocess.Abandoned {
            throw abandoned
        } catch {
            return nil
        }
    }

    func diagnostics(_ result: LibraryCompiler.Result) -> [PreviewDiagnostic] {
        CompilerOutput.diagnostics(
            result.messages, of: rewritten, index, missing: selection.missing, lost: broken.lostNames,
            objectiveC: reader.listing.objectiveC
        ).map { diagnostic in
            var diagnostic = diagnostic
            diagnostic.message = examples.original(in: diagnostic.message)
            return diagnostic
        }
    }

    /// Returns the errors in files: those with a line, if there are any.
    func faults(in result: LibraryCompiler.Result) -> [PreviewDiagnostic] {
        CompilerOutput.withoutConsequences(diagnostics(result).filter { $0.severity == .error && $0.file != nil })
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
        return missing.collected(
            CompilerOutput.withoutConsequences(diagnostics(result)) + broken.warnings + standIns.warnings)
    }

    func report(_ result: LibraryCompiler.Result, _ number: Int, total: Double) -> PreviewBuild {
        PreviewBuild(
            number: number, library: result.library, scenes: list.scenes.map(\.message),
            tunables: properties.flatMap { property in
                property.keys.map { Tunable(key: $0, file: property.file.path, line: property.line) }
            },
            diagnostics: faults(of: result) + lostPreviews + rewritten.notes + list.notes + assets.notes
                + interfaces.notes + apps.notes(in: reader.folder.path),
            compiled: selection.files.map(\.path).filter { sources[$0] != nil },
            leftOut: selection.leftOut + refused, images: assets.images,
            fonts: assets.fonts,
            seconds: BuildTimes(
                rewriting: max(total - result.compiling - result.linking, 0), compiling: result.compiling,
                linking: result.linking))
    }
}

extension SceneList.Scene {
    /// What is told of it.
    var message: PreviewScene {
        let tunables = parameters.map { ($0.name, $0.property.key + ($0.part.map { "." + $0 } ?? "")) }
        return PreviewScene(
            name: name, title: title, file: file.path, line: line,
            tunables: Dictionary(tunables, uniquingKeysWith: { first, _ in first }))
    }
}

/// What is made of a project's files, each part kept while nothing changes that it is made of.
struct KeptParts {
    /// The files without what is broken in them.
    let reduced = DerivedFiles()
    /// Those with other names, and those that stand for what is nowhere.
    let renamed = DerivedFiles()
    /// Those without what packages declare again.
    let once = DerivedFiles()
    /// Those with other names for the types that they have for themselves.
    let hidden = DerivedFiles()
    let edits = FileEdits()
}
