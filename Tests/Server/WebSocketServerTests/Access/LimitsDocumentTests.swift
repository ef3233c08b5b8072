import Foundation
import Testing

@testable import WebSocketServer

/// The limits in README.md's table are those that a server has by itself.
@Suite struct LimitsDocumentTests {
    @Test func theTableHasTheDefaults() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../../..")
        let document = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
        let limits = ConnectionLimits()
        let (accepts, handshakes) = (limits.accepts, limits.handshakes)
        let number = { (value: Int) in value.formatted(.number.locale(Locale(identifier: "en"))) }
        for row in [
            "| open connections | \(limits.connectionsPerAddress) WebSockets, and "
                + "\(limits.socketsPerAddress - limits.connectionsPerAddress) for the page |",
            "| new connections | \(limits.socketsPerAddress) at once, then \(accepts.perSecondPerAddress) a second, with TLS "
                + "\(handshakes.perSecondPerAddress); of all addresses \(accepts.perSecond) a second, with TLS "
                + "\(handshakes.perSecond); each address in turn |",
            "| HTTP requests | \(number(10 * limits.requestsPerSecond)) at once, then \(limits.requestsPerSecond) a second |",
            "| private rooms made, logs read | \(limits.costlyRequests) at once, then one every "
                + "\(limits.costlyRequestInterval) seconds |",
            "| messages | \(number(2 * limits.messageCostPerSecond)) of the cheapest at once, then "
                + "\(number(limits.messageCostPerSecond)) a second;",
            "| TLS handshake, request's headers (\(RequestHeadCheck.limit / 1024) KB), body | "
                + "\(limits.handshakeTimeout) seconds each |",
            "| silence | pinged after \(limits.pingInterval) seconds | 1008 after \(limits.silenceLimit) |",
        ] {
            #expect(document.contains("\n\(row)"), "\(row)")
        }
    }
}
