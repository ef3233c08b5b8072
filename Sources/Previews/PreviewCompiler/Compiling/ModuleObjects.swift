/// The objects of a module's sources, of which those that are still valid are not compiled again.
struct ModuleObjects {
    /// The module's name.
    let module: String
    private var sources: [Source]

    private struct Source {
        let name: String
        var text: [UInt8]
        /// Read when the source changes for the first time.
        var interface: SourceInterface?
        var hasObject = false
    }

    /// Makes the list of objects of a module of which nothing has been compiled.
    ///
    /// - Parameters:
    ///   - module: the module's name.
    ///   - sources: the sources.
    init(module: String, of sources: [(name: String, text: [UInt8])]) {
        self.module = module
        self.sources = sources.map { Source(name: $0.name, text: $0.text) }
    }

    /// Replaces the sources by those of the next library.
    ///
    /// O(the length of what has changed).
    ///
    /// - Returns: whether objects may be kept; if not, nothing is replaced: all must be compiled, as another module.
    mutating func update(to next: [(name: String, text: [UInt8])]) -> Bool {
        guard next.map(\.name) == sources.map(\.name) else { return false }
        let changed = sources.indices.filter { sources[$0].text != next[$0].text }
        var interfaces: [SourceInterface] = []
        for index in changed {
            let interface = SourceInterface(next[index].text)
            guard interface == sources[index].interface ?? SourceInterface(sources[index].text) else { return false }
            interfaces.append(interface)
        }
        for (index, interface) in zip(changed, interfaces) {
            sources[index].text = next[index].text
            sources[index].interface = interface
            sources[index].hasObject = false
        }
        return true
    }

    /// Chooses the sources that must be compiled.
    ///
    /// - Parameter limit: the greatest number of groups; at least 1.
    /// - Returns: their indices, in groups of about the same length.
    func outdated(inGroups limit: Int) -> [[Int]] {
        let outdated = sources.indices.filter { !sources[$0].hasObject }
        var groups = Array(repeating: (indices: [Int](), length: 0), count: min(limit, outdated.count))
        for index in outdated.sorted(by: { sources[$0].text.count > sources[$1].text.count }) {
            let least = groups.indices.min { groups[$0].length < groups[$1].length }!
            groups[least].indices.append(index)
            groups[least].length += sources[index].text.count
        }
        return groups.map { $0.indices.sorted() }
    }

    /// Notes that sources were compiled.
    mutating func keep(_ indices: [Int]) {
        for index in indices { sources[index].hasObject = true }
    }
}
