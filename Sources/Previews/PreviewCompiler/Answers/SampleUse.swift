/// What the answers to a project's requests are made up of.
enum SampleUse {
    private static let requests: Set<String> = ["AF", "Alamofire", "MoyaProvider", "URLSession"]
    private static let decoded: Set<String> = ["Codable", "Decodable", "JSONDecoder"]
    private static let untyped: Set<String> = ["Mappable", "SwiftyJSON", "mapJSON", "responseJSON"]
    private static let serializations: Set<String> = ["JSONSerialization", "NSJSONSerialization"]
    /// Its functions that make objects of answers, as those of requests' bodies do not.
    private static let objects: Set<String> = ["JSONObject", "JSONObjectWithData", "jsonObject"]

    /// How objects are written that were read, as logs do.
    private static let lines: Set<String> = ["prettyPrinted", "sortedKeys", "withoutEscapingSlashes"]

    /// Returns what answers to a project's requests are made up of: the lines of ``AnswerKeys`` for what it takes out of them by names,
    /// or its ``AnswerKeys/names`` where it decodes values of types that say what they are made of; nil where neither tells, so that its requests fail.
    static func keys(of index: ProjectIndex) -> [String]? {
        let own = index.files.filter { !$0.isDependency }
        func name(_ names: Set<String>) -> Bool {
            own.contains { file in
                !names.isDisjoint(with: file.summary.names) || !names.isDisjoint(with: file.summary.members)
                    || !names.isDisjoint(with: file.summary.imports)
            }
        }
        guard name(requests) else { return nil }
        // What is written out beside what decodes it is taken from it by its type, what is encoded is the project's own, and
        // what is set out in lines is for a log.
        let readsByName = own.contains { file in
            !serializations.isDisjoint(with: file.summary.names) && !objects.isDisjoint(with: file.summary.members)
                && file.summary.names.isDisjoint(with: ["JSONDecoder", "JSONEncoder"])
                && lines.isDisjoint(with: file.summary.members)
                && !file.summary.extensions.contains { $0.name == "Encodable" }
        }
        guard readsByName || name(untyped) else { return name(decoded) ? AnswerKeys(in: own).names : nil }
        let keys = AnswerKeys(in: own)
        return keys.isEmpty ? nil : keys.lines
    }
}
