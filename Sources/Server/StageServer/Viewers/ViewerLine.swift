import WebSocketServer

/// What a viewer is reached by.
protocol ViewerLine: AnyObject {
    /// Unique among all connections.
    var id: UInt64 { get }
    var isClosing: Bool { get }

    /// - Returns: whether the message was sent at once.
    func send(_ message: OutgoingMessage) -> Bool
    func requestWritable()
    func close(_ closure: WebSocketClosure)
    /// - Returns: whether what a message costs is within what its sender may use.
    func charge(_ cost: Int) -> Bool
}

extension WebSocketConnection: ViewerLine {}
