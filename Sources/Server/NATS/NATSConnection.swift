import CNATS
import Foundation

/// A message that was published on a subject.
///
/// Core NATS delivers it at most once.
public struct NATSMessage: Sendable {
    /// The subject.
    public let subject: String
    /// The message's bytes.
    public let payload: [UInt8]

    init(_ message: OpaquePointer) {
        subject = natsMsg_GetSubject(message).map { String(cString: $0) } ?? ""
        payload = Self.payload(of: message)
    }

    static func payload(of message: OpaquePointer) -> [UInt8] {
        guard let data = natsMsg_GetData(message) else { return [] }
        return Array(UnsafeRawBufferPointer(start: data, count: Int(natsMsg_GetDataLength(message))))
    }
}

/// A connection to one of several NATS servers, which is restored whenever it breaks.
///
/// Any thread may use it.
public final class NATSConnection: Sendable {
    /// A change of the connection to the server.
    public enum LineEvent: Sendable {
        case broken
        case restored
    }

    let pointer: Pointer
    private let lineEvents: Unmanaged<HandlerBox<LineEvent>>

    /// A pointer of libnats, which guards it with locks.
    struct Pointer: @unchecked Sendable {
        let value: OpaquePointer
    }

    /// Connects: `natsConnection_Connect`.
    ///
    /// - Parameters:
    ///   - options: the servers and credentials.
    ///   - lineEvent: is called on a thread of libnats.
    /// - Throws: ``NATSError`` if no server can be reached, or none accepts the credentials.
    public init(_ options: NATSOptions, lineEvent: @escaping @Sendable (LineEvent) -> Void) throws(NATSError) {
        let handle = try NATSOptionsHandle(options)
        let box = Unmanaged.passRetained(HandlerBox(lineEvent))
        lineEvents = box
        var connection: OpaquePointer?
        do throws(NATSError) {
            try check(
                natsOptions_SetDisconnectedCB(handle.pointer, lineBroke, box.toOpaque()), "watch the connection")
            try check(
                natsOptions_SetReconnectedCB(handle.pointer, lineCameBack, box.toOpaque()), "watch the connection")
            // Its default handler writes to standard error.
            try check(natsOptions_SetErrorHandler(handle.pointer, ignoreError, nil), "watch the connection")
            let servers = options.servers.joined(separator: ", ")
            try check(natsConnection_Connect(&connection, handle.pointer), "connect to NATS at \(servers)")
        } catch {
            box.release()
            throw error
        }
        pointer = Pointer(value: connection!)
    }

    deinit {
        natsConnection_Destroy(pointer.value)
        // Callbacks that are under way may still hold the box: it is small, and there is one a connection.
    }

    /// Whether there is a connection to a server just now.
    public var isConnected: Bool { natsConnection_Status(pointer.value) == NATS_CONN_STATUS_CONNECTED }

    /// The greatest length of a message that the server takes, in bytes.
    public var maximumPayload: Int { Int(natsConnection_GetMaxPayload(pointer.value)) }

    /// The numbers of bytes of sent and received messages.
    public var traffic: (sent: UInt64, received: UInt64) {
        var statistics: OpaquePointer?
        guard natsStatistics_Create(&statistics) == NATS_OK else { return (0, 0) }
        defer { natsStatistics_Destroy(statistics) }
        var received: UInt64 = 0
        var sent: UInt64 = 0
        guard natsConnection_GetStats(pointer.value, statistics) == NATS_OK else { return (0, 0) }
        natsStatistics_GetCounts(statistics, nil, &received, nil, &sent, nil)
        return (sent, received)
    }

    /// Publishes a message, which is in the kernel's buffer when this returns: `natsConnection_Publish`.
    public func publish(_ payload: [UInt8], to subject: String) throws(NATSError) {
        try check(
            natsConnection_Publish(pointer.value, subject, payload, Int32(payload.count)), "publish to \(subject)")
    }

    /// Waits until the server has received everything that was published: `natsConnection_FlushTimeout`.
    public func flush(timeout: Duration) throws(NATSError) {
        try check(natsConnection_FlushTimeout(pointer.value, max(timeout.milliseconds, 1)), "flush")
    }

    /// Subscribes to a subject, which may have wildcards: `natsConnection_Subscribe`.
    ///
    /// - Parameters:
    ///   - subject: the subject.
    ///   - pendingBytes: the number of bytes that may wait for `handler`; more are dropped.
    ///   - handler: is called for one message after the other, on a thread of libnats.
    /// - Returns: a subscription, which ends when it is released.
    /// - Throws: ``NATSError``.
    public func subscribe(
        to subject: String, pendingBytes: Int = 8 << 20, handler: @escaping @Sendable (NATSMessage) -> Void
    ) throws(NATSError) -> NATSSubscription {
        let box = Unmanaged.passRetained(HandlerBox(handler))
        var subscription: OpaquePointer?
        let status = natsConnection_Subscribe(&subscription, pointer.value, subject, receiveMessage, box.toOpaque())
        guard status == NATS_OK, let subscription else {
            box.release()
            throw NATSError(status, "subscribe to \(subject)")
        }
        natsSubscription_SetOnCompleteCB(subscription, releaseMessageHandler, box.toOpaque())
        natsSubscription_SetPendingLimits(subscription, -1, Int32(pendingBytes))
        natsSubscription_NoDeliveryDelay(subscription)
        return NATSSubscription(subscription)
    }
}

/// A subscription, which ends when it is released.
public final class NATSSubscription: Sendable {
    private let pointer: NATSConnection.Pointer

    init(_ pointer: OpaquePointer) {
        self.pointer = .init(value: pointer)
    }

    /// The number of messages that were dropped, as they were not handled fast enough.
    public var dropped: UInt64 {
        var count: Int64 = 0
        guard natsSubscription_GetDropped(pointer.value, &count) == NATS_OK else { return 0 }
        return UInt64(max(count, 0))
    }

    deinit {
        natsSubscription_Unsubscribe(pointer.value)
        natsSubscription_Destroy(pointer.value)
    }
}

/// A closure that is passed through C.
final class HandlerBox<Value: Sendable>: Sendable {
    let call: @Sendable (Value) -> Void

    init(_ call: @escaping @Sendable (Value) -> Void) {
        self.call = call
    }

    static func at(_ closure: UnsafeMutableRawPointer?) -> HandlerBox? {
        closure.map { Unmanaged<HandlerBox>.fromOpaque($0).takeUnretainedValue() }
    }
}

private func receiveMessage(
    _: OpaquePointer?, _: OpaquePointer?, message: OpaquePointer?, closure: UnsafeMutableRawPointer?
) {
    guard let message else { return }
    defer { natsMsg_Destroy(message) }
    HandlerBox<NATSMessage>.at(closure)?.call(NATSMessage(message))
}

private func releaseMessageHandler(closure: UnsafeMutableRawPointer?) {
    if let closure { Unmanaged<HandlerBox<NATSMessage>>.fromOpaque(closure).release() }
}

private func lineBroke(_: OpaquePointer?, closure: UnsafeMutableRawPointer?) {
    HandlerBox<NATSConnection.LineEvent>.at(closure)?.call(.broken)
}

private func lineCameBack(_: OpaquePointer?, closure: UnsafeMutableRawPointer?) {
    HandlerBox<NATSConnection.LineEvent>.at(closure)?.call(.restored)
}

private func ignoreError(_: OpaquePointer?, _: OpaquePointer?, _: natsStatus, _: UnsafeMutableRawPointer?) {}
