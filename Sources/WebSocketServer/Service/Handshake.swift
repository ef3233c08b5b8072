import CLibwebsockets

/// The checks of an upgrade that libwebsockets leaves to its user.
enum Handshake {
    /// libwebsockets binds a client that names no sub-protocol to the first one, and drops one that names an unknown
    /// one without a word; both are told what is wrong instead.
    ///
    /// - Returns: 0 to go on, 1 after an answer, -1 to hang up.
    static func confirm(_ wsi: OpaquePointer, subprotocol: String) -> Int32 {
        let offered = Headers.value(of: WSI_TOKEN_PROTOCOL, wsi) ?? ""
        let names = offered.split(separator: ",").map { $0.trimmingSpaces() }
        // The first name decides which protocol libwebsockets binds.
        if names.first(where: { $0 == subprotocol || $0 == "http" }) == Substring(subprotocol) { return 0 }
        let page = ErrorPage(
            status: 400, title: "Bad Request", text: "A WebSocket here must offer the sub-protocol \(subprotocol).")
        return HTTPResponder.send(page, to: wsi, hasBody: true) < 0 ? -1 : 1
    }
}

extension Substring {
    fileprivate func trimmingSpaces() -> Substring {
        let head = drop { $0 == " " || $0 == "\t" }
        return head.dropLast(head.reversed().prefix { $0 == " " || $0 == "\t" }.count)
    }
}
