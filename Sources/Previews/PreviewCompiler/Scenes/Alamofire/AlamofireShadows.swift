/// The source that is compiled with a project which imports Alamofire: its sessions, whose requests fail as on a phone that is offline.
///
/// Alamofire itself is made of what Foundation has on Apple's systems alone. The names and what they mean are those of its
/// documentation of version 5, with some of version 4.
enum AlamofireShadows {
    /// The module that it stands for.
    static let module = "Alamofire"

    /// Returns the sources of a project that imports Alamofire.
    ///
    /// - Parameter index: the project's files.
    /// - Returns: files' names and texts; none for a project that does not import it, or that is it.
    static func files(with index: ProjectIndex) -> [(name: String, text: [UInt8])] {
        guard index.files.contains(where: { $0.summary.imports.contains(module) }),
            ["AFError", "DataRequest"].allSatisfy({ index.type(named: $0) == nil })
        else { return [] }
        // What a project adds to results itself may have those names.
        let former = index.extensions(of: "Result").isEmpty ? [formerResults] : []
        // Of version 4 is the name by which a phone's network was called then.
        let isFormer = index.files.contains { $0.summary.members.contains("wwan") }
        let all = [isFormer ? sessions.replacing("ethernetOrWiFi, cellular", with: "ethernetOrWiFi, wwan") : sessions]
        return (all + [requests, answers, parameters] + former).enumerated().map { number, source in
            (name: "alamofire-\(number).swift", text: Array(renamed(source, beside: index).utf8))
        }
    }

    /// The names of the types of which a project may have one of its own, as for its endpoints.
    private static let types: [String] = [sessions, requests, answers, parameters].flatMap { source in
        source.matches(of: #/(?m)^ *(?:public|open|final|public final) (?:class|enum|protocol|struct|typealias) (\w+)/#)
            .map { String($0.output.1) }
    }

    /// Returns what a type is called in a project: otherwise where that has one of the name, as all is one module.
    static func name(of type: String, in index: ProjectIndex) -> String? {
        types.contains(type) && index.declares(type) ? "\(module)_\(type)" : nil
    }

    private static func renamed(_ source: String, beside index: ProjectIndex) -> String {
        let own = Set(types.filter(index.declares))
        guard !own.isEmpty else { return source }
        return source.replacing(#/\b[A-Z]\w*/#) { word in
            own.contains(String(word.output)) ? "\(module)_\(word.output)" : String(word.output)
        }
    }
}
