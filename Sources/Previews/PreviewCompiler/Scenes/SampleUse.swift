/// Whether a project shows something where its requests are answered by values that are made up.
enum SampleUse {
    private static let requests: Set<String> = ["AF", "Alamofire", "URLSession"]
    private static let decoded: Set<String> = ["Codable", "Decodable", "JSONDecoder"]
    private static let untyped: Set<String> = ["Mappable", "SwiftyJSON", "responseJSON"]
    private static let serializations: Set<String> = ["JSONSerialization", "NSJSONSerialization"]
    /// Its functions that make objects of answers, as those of requests' bodies do not.
    private static let objects: Set<String> = ["JSONObject", "JSONObjectWithData", "jsonObject"]

    /// How objects are written that were read, as logs do.
    private static let lines: Set<String> = ["prettyPrinted", "sortedKeys", "withoutEscapingSlashes"]

    /// Returns whether a project makes requests and decodes values of types that say what they are made of, and takes nothing
    /// out of answers by names that only the server knows.
    static func isWanted(by index: ProjectIndex) -> Bool {
        let own = index.files.filter { !$0.isDependency }
        func name(_ names: Set<String>) -> Bool {
            own.contains { file in
                !names.isDisjoint(with: file.summary.names) || !names.isDisjoint(with: file.summary.members)
                    || !names.isDisjoint(with: file.summary.imports)
            }
        }
        // What is written out beside what decodes it is taken from it by its type, what is encoded is the project's own, and
        // what is set out in lines is for a log.
        let readsByName = own.contains { file in
            !serializations.isDisjoint(with: file.summary.names) && !objects.isDisjoint(with: file.summary.members)
                && file.summary.names.isDisjoint(with: ["JSONDecoder", "JSONEncoder"])
                && lines.isDisjoint(with: file.summary.members)
                && !file.summary.extensions.contains { $0.name == "Encodable" }
        }
        return name(requests) && name(decoded) && !name(untyped) && !readsByName
    }
}
