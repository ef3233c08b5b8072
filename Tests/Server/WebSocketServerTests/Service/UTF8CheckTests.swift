import TestClient
import Testing

@testable import WebSocketServer

@Suite struct UTF8CheckTests {
    // The boundaries of each length, on both sides.
    private static let sequences: [[UInt8]] = [
        [0x00], [0x7F], [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2, 0x80], [0xDF, 0xBF], [0xC2, 0x7F], [0xC2],
        [0xE0, 0x9F, 0xBF], [0xE0, 0xA0, 0x80], [0xED, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xEE, 0x80, 0x80],
        [0xEF, 0xBF, 0xBF], [0xE1, 0x80], [0xE1, 0x80, 0xC0], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x90, 0x80, 0x80],
        [0xF4, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF1, 0x80, 0x80], [0xFE],
        [0xFF], Array("κόσμε".utf8), Array("\u{1F3A0}x".utf8), Array("a".utf8) + [0xE2, 0x28, 0xA1],
    ]

    @Test(arguments: sequences)
    func itAgreesWithTheStandardLibrary(bytes: [UInt8]) {
        var (whole, pieces) = (UTF8Check(), UTF8Check())
        let isText = String(validating: bytes, as: UTF8.self) != nil
        let isWhole = whole.append(bytes)
        #expect((isWhole && whole.isComplete) == isText)
        let results = bytes.map { pieces.append([$0]) }
        #expect((results.allSatisfy(\.self) && pieces.isComplete) == isText)
    }

    // RFC 6455, 8.1; Autobahn's 6.4.
    @Test func aTextThatCannotBeOneAnyMoreIsClosedBeforeItsEnd() throws {
        let echo = try EchoServer()
        defer { echo.server.stop() }
        let client = try echo.connect()
        try client.send(Array("κόσ".utf8) + [0xCE], .text, isFinal: false)
        try client.send([0xBC, 0xF4, 0x90], .continuation, isFinal: false)
        #expect(try client.closure().code == 1007)
    }

    @Test func aTextMayBeCutWithinACharacterButMustNotEndThere() throws {
        let echo = try EchoServer()
        defer { echo.server.stop() }
        let client = try echo.connect()
        try client.send([0xCE], .text, isFinal: false)
        try client.send([0xBA], .continuation)
        #expect(try client.message() == [2, 0xCE, 0xBA])
        try client.send([0xCE], .text)
        #expect(try client.closure().code == 1007)
    }
}
