import Foundation
import TestClient
import Testing

@testable import WebSocketServer

@Suite struct SourceTextTests {
    private func served(_ source: String) -> String {
        String(decoding: SourceText.withoutComments(Array(source.utf8)), as: UTF8.self)
    }

    @Test func linesThatAreCommentsAreLeftOut() {
        let source = """
            // Why.
            /** What. */
            export function f() {
                // How.
                return 1; // beside code
                /*
                 * Long.
                 */
            }
            """
        #expect(served(source) == "export function f() {\n    return 1; // beside code\n}")
    }

    @Test(arguments: [
        "", "\n", "const a = 1;", "const a = 1;\n", "\n\nconst a = 1;\n\n", "const url = \"http://x\";\n",
        "const a = /\\/\\*/; /* beside */ const b = 2;\n", ".a { color: red; } /* red */\n", "/* a */ b();\n",
        "é /* ü */\n",
    ])
    func whatElseThereIsStays(source: String) {
        #expect(served(source) == source)
    }

    @Test func aCommentThatNeverEndsEndsTheText() {
        #expect(served("a();\n/* b\nc();\n") == "a();")
    }

    @Test func codeAfterALongCommentStays() {
        #expect(served("/* a\n b */ c();\n") == " b */ c();\n")
    }

    @Test func thePagesScriptsAreServedWithoutThem() throws {
        let echo = try EchoServer()
        defer { echo.server.stop() }
        let file = echo.folder.url.appendingPathComponent("web/main.js")
        try Data("// Why.\nexport const a = 1;\n".utf8).write(to: file)
        let response = try TestHTTP("/main.js", port: echo.port)
        #expect(String(decoding: response.body, as: UTF8.self) == "export const a = 1;\n")
        #expect(response.headers["content-length"] == "20")
    }
}
