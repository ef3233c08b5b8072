import Testing

@testable import WebSocketServer

@Suite struct RequestStreamCheckTests {
    private static let get = "GET / HTTP/1.1\r\n\r\n"
    private static let post = "POST / HTTP/1.1\r\nContent-Length: 5\r\n\r\n"

    @Test func headsAndBodiesFollowEachOther() throws {
        var stream = RequestStreamCheck()
        // A body may look like anything.
        try stream.read((Self.get + Self.post + "X:\n\n\n").utf8)
        try stream.read(Self.get.utf8)
        let (get, post) = (Self.get.utf8.count, Self.post.utf8.count)
        let ends = (0..<4).map { _ in stream.takeHead()?.end }
        #expect(ends == [get, get + post, get + post + 5 + get, nil])
        #expect(throws: RequestHeadCheck.Fault.malformed) { try stream.read("X\r\n".utf8) }
    }

    @Test(arguments: [
        "POST / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: 5\r\n\r\n",
        "POST / HTTP/1.1\r\nContent-Length: 5\r\nContent-Length: 5\r\n\r\n",
        "POST / HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n",
        "GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", "GET / HTTP/1.1\r\nUpgrade: websocket\r\n\r\n",
    ])
    func whatHasNoLengthThatIsReadIsTheLastRequest(head: String) throws {
        var stream = RequestStreamCheck()
        try stream.read((head + Self.get).utf8)
        #expect(stream.isOver)
        let ends = [stream.takeHead()?.end, stream.takeHead()?.end]
        #expect(ends == [head.utf8.count, nil])
    }

    @Test func onlyOfABodyBytesMayPassUnread() throws {
        var stream = RequestStreamCheck()
        try stream.read(Self.post.utf8)
        let isBody = stream.skip(5)
        try stream.read(Self.get.utf8)
        try stream.read(Self.post.utf8)
        let isMore = stream.skip(6)
        #expect(isBody && !isMore)
        #expect(stream.isOver)
    }
}
