/// The source that is compiled with a project which imports Alamofire: its sessions, whose requests fail as on a phone that is offline.
///
/// Alamofire itself is made of what Foundation has on Apple's systems alone. The names and what they mean are those of its
/// documentation of version 5, with some of version 4.
enum AlamofireShadows {
    /// The module that it stands for.
    static let module = "Alamofire"

    /// Returns the sources of a project that imports Alamofire, or what is made of it.
    ///
    /// - Parameter index: the project's files.
    /// - Returns: files' names and texts; none for a project that does not import it, or that is it.
    static func files(with index: ProjectIndex) -> [(name: String, text: [UInt8])] {
        guard StandInNames.all.contains(where: { $0.areImported(in: index) }), isThere(in: index) else { return [] }
        // What a project adds to results itself may have those names.
        let former = index.extensions(of: "Result").isEmpty ? [formerResults] : []
        // Of version 4 is the name by which a phone's network was called then.
        let isFormer = index.files.contains { $0.summary.members.contains("wwan") }
        let all = [isFormer ? sessions.replacing("ethernetOrWiFi, cellular", with: "ethernetOrWiFi, wwan") : sessions]
        return (all + [requests, answers, parameters] + former).enumerated().map { number, source in
            (name: "alamofire-\(number).swift", text: Array(names.applied(to: source, beside: index).utf8))
        }
    }

    /// Whether a project is not Alamofire itself, so that its stand-in can be compiled with it.
    static func isThere(in index: ProjectIndex) -> Bool {
        ["AFError", "DataRequest"].allSatisfy { index.type(named: $0) == nil }
    }

    /// The names of its types, of which a project may have one of its own, as for its endpoints; Moya hands some on.
    static let names = StandInNames(
        of: module, handedOn: ["JSONEncoding", "ParameterEncoding", "RequestInterceptor", "Session", "URLEncoding"],
        in: [sessions, requests, answers, parameters])
}
