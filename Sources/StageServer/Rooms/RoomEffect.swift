import StageModel
import WebSocketServer
import Wire

/// What a room's step leads to on the server's thread.
enum RoomEffect: Sendable {
    /// For everyone who watches; each replaces the one before it.
    case show(StageFrame)
    case room(RoomState)
    case state(SceneState)
    case time(ToldTime)
    case cursors([Cursor])
    /// For one connection; each replaces the one before it.
    case welcome(Welcome, UInt64)
    case refused(Refusal, UInt64)
    /// For those who look into the stage.
    case scrolls(StageScrolls, Set<UInt64>)
    /// For those who may change what is shown.
    case editing(EditingState, [UInt64])
    case close(WebSocketClosure, UInt64)
    /// Links with an older key give nothing from now on.
    case setKey(RandomToken)
    case closeAll(WebSocketClosure)
    /// The room ends, unless somebody has come in the meantime.
    case endIfEmpty
}
