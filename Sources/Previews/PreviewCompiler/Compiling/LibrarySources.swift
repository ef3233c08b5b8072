/// All that is compiled to one library: a project's files as they are rewritten, and what is added to them.
struct LibrarySources {
    /// The sources, by names that need not be different.
    let files: [(name: String, text: [UInt8])]

    /// - Parameters:
    ///   - rewritten: the project's files.
    ///   - index: what is in them.
    ///   - own: generated sources.
    ///   - additions: sources that are compiled with every library.
    init(
        _ rewritten: RewrittenSources, _ index: ProjectIndex, own: [(name: String, text: String)],
        additions: [AddedSource]
    ) {
        let project = rewritten.files.map { (name: "\($0.original.stem).swift", text: $0.text) }
        let added =
            [(name: "foundation.swift", text: Array(FoundationShadows.source.utf8))]
            + AttributedStringShadows.files(with: index) + LanguageShadows.files(with: index)
            + CombineShadows.files(with: index) + LockShadows.files(with: index) + SortShadows.files(with: index)
            + SwiftUIShadows.files(with: index) + FetchShadows.files(with: index) + MotionShadows.files(with: index)
            + VectorShadows.files(with: index)
            + SafariShadows.files(with: index)
            + MediaShadows.files(with: index)
            + SystemShadows.files(with: index) + WebShadows.files(with: index) + AccessibilityShadows.files(with: index)
            + LoggingShadows.files(with: index) + AlamofireShadows.files(with: index)
            + URLImageShadows.files(with: index)
            + MoyaShadows.files(with: index) + AlamofireImageShadows.files(with: index)
            + additions.map { (name: $0.name, text: $0.text(beside: index)) }
        let names = QualifiedNames(beside: index)
        files =
            project + own.map { (name: $0.name, text: Array($0.text.utf8)) }
            + added.map { (name: $0.name, text: names.applied(to: $0.text)) }
    }
}
