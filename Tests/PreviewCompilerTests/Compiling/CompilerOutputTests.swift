import PreviewProtocol
import Testing

@testable import PreviewCompiler

@Suite struct CompilerOutputTests {
    @Test func messagesAreReadAndPicturesPassedOver() {
        let output = """
            /code/A.swift:3:9: error: cannot find 'x' in scope
                let a = x
                        ^
            /code/A.swift:1:1: note: did you mean 'y'?
            """
        #expect(
            CompilerOutput.parse(output) == [
                .init(file: "/code/A.swift", line: 3, column: 9, severity: .error, text: "cannot find 'x' in scope"),
                .init(file: "/code/A.swift", line: 1, column: 1, severity: .note, text: "did you mean 'y'?"),
            ])
    }

    @Test func aPlaceIsThatOfTheUsersFile() throws {
        let sources = RewrittenSources(ProjectIndex(project(["A.swift": "class A {\n    @objc var b: Int = x\n}"])))
        let message = CompilerOutput.Message(
            file: "/code/A.swift", line: 2, column: 18, severity: .error, text: "cannot find 'x' in scope")
        let diagnostic = try #require(
            CompilerOutput.diagnostics([message], of: sources, missing: [:]).first)
        #expect((diagnostic.file, diagnostic.line, diagnostic.column) == ("A.swift", 2, 24))
        #expect(diagnostic.source == "    @objc var b: Int = x")
    }

    @Test func aNameOfALeftOutFileIsExplained() throws {
        let sources = RewrittenSources(ProjectIndex(project(["A.swift": "let a = Api()"])))
        let message = CompilerOutput.Message(
            file: "/code/A.swift", line: 1, column: 9, severity: .error, text: "cannot find 'Api' in scope")
        let missing = ["Api": LeftOutFile(file: "Api.swift", reason: "it uses the network: URLSession")]
        let diagnostic = try #require(CompilerOutput.diagnostics([message], of: sources, missing: missing).first)
        #expect(diagnostic.message.contains("declared in Api.swift, which is left out: it uses the network"))
    }
}
