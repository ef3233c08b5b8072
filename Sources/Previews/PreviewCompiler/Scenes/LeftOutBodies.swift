/// What stands in the place of what is left out says why, once it is run.
struct LeftOutBodies {
    private struct Body {
        let file: String
        let lines: ClosedRange<Int>
        /// What is left out, in words.
        let name: String
        let reason: String
        let isTold: Bool
    }

    private let bodies: [Body]

    /// - Parameters:
    ///   - code: what is left out.
    ///   - modules: what is not there.
    init(_ code: BrokenCode, _ modules: MissingModules) {
        bodies = code.parts.sorted { $0.key < $1.key }.flatMap { path, parts in
            parts.filter { $0.kind == .body || $0.isTold }.map { part in
                let lines = part.line...(part.line + part.text.count { $0 == 0x0A })
                let member = part.member.map { "'\(part.type.map { "\($0)." } ?? "")\($0)'" }
                let name =
                    part.kind == .told
                    ? "a part of \(member ?? "\(path):\(part.fault.line)")" : member ?? "what is called here"
                return Body(
                    file: path.split(separator: "/").last.map(String.init) ?? path, lines: lines, name: name,
                    reason: modules.sentence(on: part.fault, in: path),
                    isTold: part.kind != .body)
            }
        }
    }

    /// The source of the functions that such a body, or what stands for a statement, calls; empty if there is none.
    var source: String {
        let ends = bodies.filter { !$0.isTold }
        let told = bodies.filter(\.isTold)
        return (ends.isEmpty ? "" : Self.ends(ends)) + (told.isEmpty ? "" : Self.notices(told))
    }

    private static func ends(_ bodies: [Body]) -> String {
        let rows = bodies.map {
            let text = "\($0.name) is left out: \($0.reason)"
            return "    (\($0.file.literal), \($0.lines.lowerBound), \($0.lines.upperBound), \(text.literal)),"
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

    private static func notices(_ bodies: [Body]) -> String {
        let rows = bodies.map {
            "    (\($0.file.literal), \($0.lines.lowerBound), \($0.lines.upperBound), \($0.name.literal), "
                + "\($0.reason.literal)),"
        }
        return """

            import Previews

            func \(BrokenPart.notice.dropLast(2))(_ file: StaticString = #fileID, _ line: UInt = #line) {
                let parts: [(file: String, first: UInt, last: UInt, name: String, reason: String)] = zoetropeSkipped
                if let part = parts.first(where: { "\\(file)".hasSuffix("/" + $0.file) && $0.first...$0.last ~= line }) {
                    Previews.LeftOutCode.tell(part.name, part.reason)
                }
            }

            private let zoetropeSkipped: [(file: String, first: UInt, last: UInt, name: String, reason: String)] = [
            \(rows.joined(separator: "\n"))
            ]

            """
    }
}
