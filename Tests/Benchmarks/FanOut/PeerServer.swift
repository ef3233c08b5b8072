import Foundation
import TestClient

/// A server of another library that sends each viewer a message of the bare loop's size 60 times a second.
struct PeerServer {
    let name: String
    private let program: String
    /// What prints nothing and succeeds where the library is installed.
    private let check: [String]
    private let script: String

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Peers").path
    /// Where `make need-peers` installs them.
    private static let python = ".build/peers/bin/python"

    static let all = [
        PeerServer(name: "ws (Node)", program: "node", check: ["-e", "require('ws')"], script: "ws.cjs"),
        PeerServer(name: "picows", program: python, check: ["-c", "import picows"], script: "picows_server.py"),
        PeerServer(
            name: "websockets", program: python, check: ["-c", "import websockets"], script: "websockets_server.py"),
    ]

    var isInstalled: Bool {
        guard let command = try? RunningCommand(program: "/usr/bin/env", [program] + check) else { return false }
        return (try? command.wait().status) == 0
    }

    /// Starts the server, which says on standard output at which port it is.
    ///
    /// - Returns: the server's own process.
    func start() throws -> RunningCommand {
        try RunningCommand(program: "/usr/bin/env", [program, "\(Self.folder)/\(script)"])
    }
}
