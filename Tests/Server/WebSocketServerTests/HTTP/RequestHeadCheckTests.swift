import Testing

@testable import WebSocketServer

@Suite struct RequestHeadCheckTests {
    private func read(_ text: String) throws(RequestHeadCheck.Fault) -> RequestHeadCheck {
        var head = RequestHeadCheck()
        for byte in text.utf8 { try head.read(byte) }
        return head
    }

    @Test(arguments: [
        "GET / HTTP/1.1\r\nHost: a\r\n\r\n", "HEAD /a?b=%20 HTTP/1.0\r\n\r\n",
        "POST /rooms HTTP/1.1\r\nHost:a\r\nContent-Length:\t5\r\nX-Empty:\r\nCookie: a=b; c=\u{e9}\r\n\r\n",
    ])
    func aHeadEndsWithItsEmptyLine(text: String) throws {
        #expect(try read(text).isComplete)
        #expect(try !read(String(text.dropLast())).isComplete)
    }

    @Test(arguments: [
        "\r\n", "GET /\r\n", "GET  / HTTP/1.1\r\n", "GET / HTTP/2.0\r\n", "GET / HTTP/1.1 \r\n", "G:T / HTTP/1.1\r\n",
        "GET /\u{1} HTTP/1.1\r\n", "GET / HTTP/1.1\n", "GET / HTTP/1.1\r\r\n",
        "GET / HTTP/1.1\r\nContent-Length : 5\r\n", "GET / HTTP/1.1\r\n Host: a\r\n", "GET / HTTP/1.1\r\nHost\r\n",
        "GET / HTTP/1.1\r\n: a\r\n", "GET / HTTP/1.1\r\nHost: a\n", "GET / HTTP/1.1\r\nHost: a\rX-A: b\r\n",
        "GET / HTTP/1.1\r\nHost: a\u{0}\r\n", "GET / HTTP/1.1\r\nHost: a\r\n\n", "GET / HTTP/1.1\r\nH(): a\r\n",
    ])
    func whatIsNoRequestLineAndNoFieldIsAFault(text: String) {
        #expect(throws: RequestHeadCheck.Fault.malformed) { try read(text) }
    }

    @Test func aNameThatIsMisreadIsAFaultThatNamesIt() {
        #expect(throws: RequestHeadCheck.Fault.misleadingName("X")) { try read("GET / HTTP/1.1\r\nX: b\r\n") }
    }

    @Test func aHeadIsAsLongAsOneReadAtMost() throws {
        let line = "GET / HTTP/1.1\r\nCookie: "
        let fitting = RequestHeadCheck.limit - line.utf8.count - 4
        #expect(try read(line + String(repeating: "a", count: fitting) + "\r\n\r\n").isComplete)
        #expect(throws: RequestHeadCheck.Fault.tooLong) {
            try read(line + String(repeating: "a", count: fitting + 1) + "\r\n\r\n")
        }
    }
}
