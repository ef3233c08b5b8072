import CLibwebsockets
import Foundation

/// The checks of an upgrade that libwebsockets leaves to its user.
enum Handshake {
    enum Refusal: String, CaseIterable {
        case upgrade
        case host
        case method
        case version
        case key
        case origin
        case subprotocol
    }

    /// The greatest length of the list of sub-protocols that libwebsockets reads, in bytes.
    private static let listLimit = 126
    /// The greatest length of a sub-protocol's name that libwebsockets reads, in bytes.
    private static let nameLimit = 63

    /// Returns the refusal of an upgrade to another protocol than `websocket`; nil for that one.
    ///
    /// libwebsockets would go on with HTTP/2, whose streams have no sockets that could be counted and limited.
    static func refusal(ofUpgradeTo name: String) -> Refusal? {
        name.lowercased() == "websocket" ? nil : .upgrade
    }

    /// Returns whether a name is that of the upgrade of RFC 7540, section 3.2.
    static func isHTTP2(_ name: String) -> Bool { name.lowercased() == "h2c" }

    /// Returns the refusal of a handshake that breaks RFC 6455, section 4.2.1, where libwebsockets does not check it.
    ///
    /// libwebsockets also binds a client that names no sub-protocol to the first one, and drops one that names an
    /// unknown one without an answer; both are refused with a reason instead.
    static func refusal(_ wsi: OpaquePointer, _ configuration: WebSocketServerConfiguration) -> Refusal? {
        guard lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) > 0 else { return .method }
        guard Headers.value(of: WSI_TOKEN_VERSION, wsi) == "13" else { return .version }
        guard isKey(Headers.value(of: WSI_TOKEN_KEY, wsi) ?? "") else { return .key }
        let admitted = configuration.origins.admits(
            origin: Headers.value(of: WSI_TOKEN_ORIGIN, wsi), host: Headers.value(of: WSI_TOKEN_HOST, wsi),
            isSecure: configuration.tls != nil)
        guard admitted else { return .origin }
        let names = offeredProtocols(wsi)
        guard lws_hdr_total_length(wsi, WSI_TOKEN_PROTOCOL) <= listLimit,
            names.allSatisfy({ $0.utf8.count <= nameLimit })
        else { return .subprotocol }
        // The first name decides which protocol libwebsockets binds.
        let bound = names.first { $0 == configuration.subprotocol || $0 == "http" }
        return bound == configuration.subprotocol ? nil : .subprotocol
    }

    /// Returns whether a text is 16 bytes in base64.
    private static func isKey(_ text: String) -> Bool {
        text.utf8.count == 24 && text.hasSuffix("==") && Data(base64Encoded: text)?.count == 16
    }

    /// Returns the sub-protocols that a peer offers, in its order.
    static func offeredProtocols(_ wsi: OpaquePointer) -> [String] {
        (Headers.value(of: WSI_TOKEN_PROTOCOL, wsi) ?? "").split(separator: ",").map { String($0.trimmingSpaces()) }
    }
}

extension Substring {
    fileprivate func trimmingSpaces() -> Substring {
        let head = drop { $0 == " " || $0 == "\t" }
        return head.dropLast(head.reversed().prefix { $0 == " " || $0 == "\t" }.count)
    }
}
