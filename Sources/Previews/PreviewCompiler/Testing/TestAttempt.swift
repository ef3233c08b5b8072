import PreviewProtocol
import ProjectFiles

/// The sources of one test target, rewritten, with what they test.
struct TestAttempt {
    let target: TestTarget
    let selection: FileSelection
    let broken: BrokenCode
    let library: LibrarySources
    let cases: TestCases
    let hasSwiftTesting: Bool
    /// The sources without what is broken in them.
    private let reduced: [SourceFile]
    private let index: ProjectIndex
    private let rewritten: RewrittenSources

    /// - Parameters:
    ///   - target: the tests.
    ///   - reader: the project.
    ///   - broken: what is left out.
    ///   - additions: Swift sources that are compiled with every library.
    init(of target: TestTarget, _ reader: ProjectReader, _ broken: BrokenCode, _ additions: [AddedSource]) {
        self.target = target
        self.broken = broken
        let paths = Set(target.paths)
        let all = TestFrameworks.keptApart(broken.reduce(reader.sources).map(\.withoutPreviews))
        reduced =
            all
            + [reader.models.source(for: all, in: reader.folder.path, keeping: DerivedFiles())].compactMap(\.self)
        selection = FileSelection(from: reduced, interfaces: reader.interfaces, for: paths)
        index = ProjectIndex(
            selection.files, broken: broken.members, interfaces: reader.interfaces,
            isolated: reader.isolated(among: selection.files), shadowed: additions.aliases)
        let generated = GeneratedSource(
            SceneList(), index, reader.assets, models: reader.models, in: reader.folder.path)
        rewritten = RewrittenSources(index, additions: generated.additions)
        cases = TestCases(in: index, of: paths, without: broken.emptied)
        let tests = selection.files.filter { paths.contains($0.path) }
        hasSwiftTesting = tests.contains { $0.summary.imports.contains("Testing") }
        var own = [(name: "zoetrope.swift", text: generated.main)]
        if hasSwiftTesting { own.append((name: "swift-testing.swift", text: TestMain.swiftTesting)) }
        if !cases.entries.isEmpty { own.append((name: "xctest.swift", text: TestMain.xctest(cases))) }
        library = LibrarySources(rewritten, index, own: own, additions: additions)
    }

    private func messages(_ result: LibraryCompiler.Result) -> [PreviewDiagnostic] {
        CompilerOutput.diagnostics(
            result.messages, of: rewritten, index, missing: selection.missing, lost: broken.lostNames)
    }

    /// The errors with a line.
    func faults(in result: LibraryCompiler.Result) -> [PreviewDiagnostic] {
        messages(result).filter { $0.severity == .error && $0.line > 0 }
    }

    /// What is to be said of a result.
    func diagnostics(_ result: LibraryCompiler.Result) -> [PreviewDiagnostic] {
        MissingModules(in: reduced).collected(messages(result) + broken.warnings)
            + rewritten.notes.filter { $0.severity != .note }
    }
}

extension SourceFile {
    /// The file without its `#Preview`s, which no test needs.
    fileprivate var withoutPreviews: SourceFile {
        guard !summary.previews.isEmpty else { return self }
        var text = text
        for preview in summary.previews {
            for index in preview.node.bytes where text[index] != 0x0A { text[index] = 0x20 }
        }
        return SourceFile(self, text: text)
    }
}
