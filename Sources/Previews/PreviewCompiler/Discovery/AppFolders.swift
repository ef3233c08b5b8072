/// The folders of the apps of a project that has several.
///
/// Their sources are modules of their own, which may declare the same names; a preview's are one. So one app is previewed,
/// that with the most code, and the others where they declare nothing that it declares as well. Beside an app for iOS one for
/// another of Apple's systems is not.
struct AppFolders {
    /// The folders of the apps that are left out, each with a slash at its end.
    let leftOut: [String]
    /// Those of them whose apps are for other systems.
    private let foreign: [String]

    /// Finds the apps among a project's files.
    ///
    /// - Parameters:
    ///   - files: the files.
    ///   - interfaces: the paths of storyboards and nibs that are for other systems.
    init(_ files: [SourceFile], foreign interfaces: [String] = []) {
        let own = files.filter { !$0.isDependency && !$0.isStub }
        let folders = Self.folders(of: own.filter { $0.summary.entryPoint != nil }.map(\.path))
        func isForeign(_ folder: String) -> Bool { interfaces.contains { $0.hasPrefix(folder) } }
        let candidates = folders.filter { !isForeign($0) }
        guard folders.count > 1, !candidates.isEmpty else {
            (leftOut, foreign) = ([], [])
            return
        }
        foreign = folders.filter(isForeign)
        func parts(_ folder: String) -> [SourceFile] { own.filter { $0.path.hasPrefix(folder) } }
        let sizes = candidates.map { folder in parts(folder).reduce(0) { $0 + $1.original.count } }
        let main = sizes.indices.max { (sizes[$0], -$0) < (sizes[$1], -$1) } ?? 0
        func names(_ folder: String) -> Set<String> {
            Set(parts(folder).filter { !FileExclusion.isDelegate($0) }.flatMap(\.summary.declaredOnce))
        }
        let taken = names(candidates[main])
        leftOut =
            foreign
            + candidates.enumerated().filter { $0.offset != main && !taken.isDisjoint(with: names($0.element)) }
            .map(\.element)
    }

    /// Returns the reason why a file is left out; nil if it is of no such app.
    func reason(for path: String) -> String? {
        leftOut.first(where: path.hasPrefix).map { folder in
            foreign.contains(folder)
                ? "it is of an app for another system, as its storyboards or nibs say"
                : "it is of another app with the same names: 'zoetrope preview' of \(folder.dropLast()) shows that"
        }
    }

    /// The greatest folders that each hold one of some files.
    private static func folders(of entries: [String]) -> [String] {
        entries.sorted().compactMap { entry in
            var folder = entry.split(separator: "/").dropLast().map(String.init)
            guard !folder.isEmpty else { return nil }
            func isShared(_ folder: [String]) -> Bool {
                entries.contains { $0 != entry && $0.hasPrefix(folder.map { $0 + "/" }.joined()) }
            }
            guard !isShared(folder) else { return nil }
            while folder.count > 1, !isShared(folder.dropLast()) { folder.removeLast() }
            return folder.joined(separator: "/") + "/"
        }
    }
}

extension FileSummary {
    /// The names that no second file of the module may declare.
    var declaredOnce: Set<String> {
        Set(types.filter { !$0.isHidden && !$0.isLocal && !$0.name.contains(".") }.map(\.name))
    }
}
