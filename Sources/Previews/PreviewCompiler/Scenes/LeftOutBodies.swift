/// What stands in the place of bodies that are left out says why, once something calls them.
struct LeftOutBodies {
    private let bodies: [(file: String, lines: ClosedRange<Int>, text: String)]

    /// - Parameters:
    ///   - code: what is left out.
    ///   - modules: what is not there.
    init(_ code: BrokenCode, _ modules: MissingModules) {
        bodies = code.parts.sorted { $0.key < $1.key }.flatMap { path, parts in
            parts.filter { $0.kind == .body }.map { part in
                let lines = part.line...(part.line + part.text.count { $0 == 0x0A })
                let reason = modules.sentence(on: path) ?? modules.explained(part.fault.message)
                let name = part.member.map { "'\($0)'" } ?? "what is called here"
                return (
                    path.split(separator: "/").last.map(String.init) ?? path, lines, "\(name) is left out: \(reason)"
                )
            }
        }
    }

    /// The source of a function that such a body calls; empty if there is none.
    var source: String {
        guard !bodies.isEmpty else { return "" }
        let rows = bodies.map {
            "    (\($0.file.literal), \($0.lines.lowerBound), \($0.lines.upperBound), \($0.text.literal)),"
        }
        return """

            func fatalError(
                _ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
            ) -> Never {
                var text = message()
                if text.isEmpty {
                    let bodies: [(file: String, first: UInt, last: UInt, text: String)] = zoetropeLeftOut
                    text = bodies.first { "\\(file)".hasSuffix("/" + $0.file) && $0.first...$0.last ~= line }?.text ?? ""
                }
                Swift.fatalError(text, file: file, line: line)
            }

            private let zoetropeLeftOut: [(file: String, first: UInt, last: UInt, text: String)] = [
            \(rows.joined(separator: "\n"))
            ]

            """
    }
}
