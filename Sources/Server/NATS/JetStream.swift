import CNATS
import Foundation

/// A message that a stream keeps.
public struct StoredMessage: Equatable, Sendable {
    /// The sequence number in the stream.
    public let sequence: UInt64
    /// When it was stored: nanoseconds since 1970, by the server's clock.
    public let time: Int64
    /// The message's bytes.
    public let payload: [UInt8]
}

/// The storage of NATS servers: key-value buckets, and streams of messages.
///
/// Calls wait for the server's answer, on any thread.
public final class JetStream: Sendable {
    /// The result of a message that ``append(_:to:)`` sent.
    public struct Acknowledgement: Sendable {
        /// The message's subject.
        public let subject: String
        /// The message's bytes.
        public let payload: [UInt8]
        /// nil: it is not known whether it is stored.
        public let sequence: UInt64?
    }

    let context: NATSConnection.Pointer
    private let connection: NATSConnection
    private let timeout: Duration

    /// Opens the storage of a connection.
    ///
    /// - Parameters:
    ///   - connection: the connection.
    ///   - timeout: the time that each call may take.
    ///   - acknowledged: is called for each message of ``append(_:to:)``, on a thread of libnats.
    /// - Throws: ``NATSError``.
    public init(
        _ connection: NATSConnection, timeout: Duration = .seconds(2),
        acknowledged: @escaping @Sendable (Acknowledgement) -> Void = { _ in }
    ) throws(NATSError) {
        self.connection = connection
        self.timeout = timeout
        var options = jsOptions()
        jsOptions_Init(&options)
        options.Wait = timeout.milliseconds
        options.PublishAsync.AckHandler = receiveAcknowledgement
        options.PublishAsync.AckHandlerClosure = Unmanaged.passRetained(HandlerBox(acknowledged)).toOpaque()
        options.PublishAsync.MaxPending = 1 << 16
        var context: OpaquePointer?
        try check(natsConnection_JetStream(&context, connection.pointer.value, &options), "use JetStream")
        self.context = .init(value: context!)
    }

    deinit {
        jsCtx_Destroy(context.value)
    }

    // MARK: Streams

    /// Makes a stream that keeps what is published on some subjects, if there is none of that name yet: `js_AddStream`.
    ///
    /// - Parameters:
    ///   - name: the stream's name.
    ///   - subjects: the subjects, which may have wildcards.
    ///   - replicas: the number of servers that keep it, 1, 3 or 5.
    ///   - maximumAge: the age at which messages are deleted.
    ///   - maximumBytes: the bytes of all messages, beyond which the oldest are deleted.
    /// - Throws: ``NATSError``.
    public func makeStream(
        _ name: String, subjects: [String], replicas: Int, maximumAge: Duration, maximumBytes: Int64
    ) throws(NATSError) {
        var information: UnsafeMutablePointer<jsStreamInfo>?
        if js_GetStreamInfo(&information, context.value, name, nil, nil) == NATS_OK {
            return jsStreamInfo_Destroy(information)
        }
        var configuration = jsStreamConfig()
        jsStreamConfig_Init(&configuration)
        let copies = ([name] + subjects).map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        var pointers = copies.dropFirst().map { UnsafePointer($0) }
        configuration.Name = UnsafePointer(copies[0])
        configuration.SubjectsLen = Int32(pointers.count)
        configuration.Replicas = Int64(replicas)
        configuration.MaxAge = maximumAge.milliseconds * 1_000_000
        configuration.MaxBytes = maximumBytes
        configuration.AllowDirect = true
        let status = pointers.withUnsafeMutableBufferPointer { buffer in
            configuration.Subjects = buffer.baseAddress
            return js_AddStream(&information, context.value, &configuration, nil, nil)
        }
        try check(status, "make the stream \(name)")
        jsStreamInfo_Destroy(information)
    }

    /// Returns when a stream was made; nil if there is none of that name: `js_GetStreamInfo`.
    ///
    /// - Parameter name: the stream's name.
    /// - Returns: nanoseconds since 1970, by the server's clock.
    /// - Throws: ``NATSError``.
    public func creationTime(of name: String) throws(NATSError) -> Int64? {
        var information: UnsafeMutablePointer<jsStreamInfo>?
        let status = js_GetStreamInfo(&information, context.value, name, nil, nil)
        if status == NATS_NOT_FOUND { return nil }
        try check(status, "ask for the stream \(name)")
        defer { jsStreamInfo_Destroy(information) }
        return information?.pointee.Created
    }

    /// Sends a message to the stream that keeps its subject, and returns before it is stored: `js_PublishAsync`.
    ///
    /// - Throws: ``NATSError``.
    public func append(_ payload: [UInt8], to subject: String) throws(NATSError) {
        var options = jsPubOptions()
        jsPubOptions_Init(&options)
        options.MaxWait = timeout.milliseconds
        let status = js_PublishAsync(context.value, subject, payload, Int32(payload.count), &options)
        try check(status, "append to \(subject)")
    }

    /// Stores a message, if the last one of its subject is the expected one: `js_Publish`.
    ///
    /// - Parameters:
    ///   - payload: the message.
    ///   - subject: its subject.
    ///   - last: the sequence number of the expected last message; 0 for none.
    /// - Returns: the new message's sequence number.
    /// - Throws: ``NATSError``, of kind `conflict` if the last message is another one.
    public func append(_ payload: [UInt8], to subject: String, after last: UInt64) throws(NATSError) -> UInt64 {
        var options = jsPubOptions()
        jsPubOptions_Init(&options)
        options.MaxWait = timeout.milliseconds
        if last == 0 { options.ExpectNoMessage = true } else { options.ExpectLastSubjectSeq = last }
        var acknowledgement: UnsafeMutablePointer<jsPubAck>?
        let status = js_Publish(
            &acknowledgement, context.value, subject, payload, Int32(payload.count), &options, nil)
        try check(status, "append to \(subject)")
        defer { jsPubAck_Destroy(acknowledgement) }
        return acknowledgement!.pointee.Sequence
    }

    /// Stores a message with headers, if the last one of its subject is the expected one: `js_PublishMsg`.
    ///
    /// - Throws: ``NATSError``, of kind `conflict` if the last message is another one.
    func append(
        _ payload: [UInt8], to subject: String, headers: [(name: String, value: String)], after last: UInt64
    ) throws(NATSError) {
        var options = jsPubOptions()
        jsPubOptions_Init(&options)
        options.MaxWait = timeout.milliseconds
        options.ExpectLastSubjectSeq = last
        var message: OpaquePointer?
        try check(
            natsMsg_Create(&message, subject, nil, payload, Int32(payload.count)), "make a message to \(subject)")
        defer { natsMsg_Destroy(message) }
        for (name, value) in headers {
            try check(natsMsgHeader_Set(message, name, value), "make a message to \(subject)")
        }
        try check(js_PublishMsg(nil, context.value, message, &options, nil), "append to \(subject)")
    }

    /// Waits until everything that ``append(_:to:)`` has sent is stored: `js_PublishAsyncComplete`.
    ///
    /// - Throws: ``NATSError``.
    public func flush(timeout: Duration) throws(NATSError) {
        var options = jsPubOptions()
        jsPubOptions_Init(&options)
        options.MaxWait = max(timeout.milliseconds, 1)
        try check(js_PublishAsyncComplete(context.value, &options), "store what was appended")
    }

    /// Reads everything that a stream keeps of a subject, in order.
    ///
    /// O(messages).
    ///
    /// - Throws: ``NATSError``.
    public func messages(of subject: String, in stream: String) throws(NATSError) -> [StoredMessage] {
        guard let last = try lastSequence(of: subject, in: stream) else { return [] }
        var options = jsSubOptions()
        jsSubOptions_Init(&options)
        options.Ordered = true
        var subscription: OpaquePointer?
        let status = stream.withCString { name in
            options.Stream = name
            return js_SubscribeSync(&subscription, context.value, subject, nil, &options, nil)
        }
        try check(status, "read \(subject)")
        defer { natsSubscription_Destroy(subscription) }
        var messages: [StoredMessage] = []
        while messages.last?.sequence ?? 0 < last {
            var message: OpaquePointer?
            try check(natsSubscription_NextMsg(&message, subscription, timeout.milliseconds), "read \(subject)")
            guard let message else { break }
            defer { natsMsg_Destroy(message) }
            messages.append(Self.stored(message))
        }
        return messages
    }

    /// Deletes what a stream keeps of a subject: `js_PurgeStream`.
    ///
    /// - Parameters:
    ///   - subject: the subject.
    ///   - stream: the stream's name.
    ///   - sequence: the sequence number of the first message that stays; nil if none does.
    /// - Throws: ``NATSError``.
    public func purge(_ subject: String, in stream: String, before sequence: UInt64? = nil) throws(NATSError) {
        // Nothing is before the first message; the server would take 1 for none, and delete all.
        if let sequence, sequence <= 1 { return }
        var options = jsOptions()
        jsOptions_Init(&options)
        options.Wait = timeout.milliseconds
        let status = subject.withCString { subject in
            options.Stream.Purge.Subject = subject
            options.Stream.Purge.Sequence = sequence ?? 0
            return js_PurgeStream(context.value, stream, &options, nil)
        }
        try check(status, "forget \(subject)")
    }

    /// Returns the sequence number of a subject's last message; nil if there is none: `js_GetLastMsg`.
    ///
    /// - Throws: ``NATSError``.
    public func lastSequence(of subject: String, in stream: String) throws(NATSError) -> UInt64? {
        var message: OpaquePointer?
        let status = js_GetLastMsg(&message, context.value, stream, subject, nil, nil)
        if status == NATS_NOT_FOUND { return nil }
        try check(status, "read \(subject)")
        defer { natsMsg_Destroy(message) }
        return natsMsg_GetSequence(message)
    }

    /// Returns when a message was stored: `js_GetMsg`.
    ///
    /// - Parameters:
    ///   - sequence: its sequence number.
    ///   - stream: the stream's name.
    /// - Returns: nanoseconds since 1970, by the server's clock.
    /// - Throws: ``NATSError``.
    public func time(of sequence: UInt64, in stream: String) throws(NATSError) -> Int64 {
        var message: OpaquePointer?
        try check(js_GetMsg(&message, context.value, stream, sequence, nil, nil), "read message \(sequence)")
        defer { natsMsg_Destroy(message) }
        return natsMsg_GetTime(message)
    }

    private static func stored(_ message: OpaquePointer) -> StoredMessage {
        var data: UnsafeMutablePointer<jsMsgMetaData>?
        let payload = NATSMessage.payload(of: message)
        guard natsMsg_GetMetaData(&data, message) == NATS_OK, let data else {
            return StoredMessage(sequence: 0, time: 0, payload: payload)
        }
        defer { jsMsgMetaData_Destroy(data) }
        return StoredMessage(
            sequence: data.pointee.Sequence.Stream, time: data.pointee.Timestamp, payload: payload)
    }

    // MARK: Buckets

    /// Returns a key-value bucket, which is made if there is none of that name yet: `js_KeyValue`, `js_CreateKeyValue`.
    ///
    /// - Parameters:
    ///   - name: the bucket's name.
    ///   - replicas: the number of servers that keep it, 1, 3 or 5.
    /// - Returns: the bucket.
    /// - Throws: ``NATSError``.
    public func bucket(_ name: String, replicas: Int) throws(NATSError) -> KeyValueBucket {
        var store: OpaquePointer?
        if js_KeyValue(&store, context.value, name) != NATS_OK {
            var configuration = kvConfig()
            kvConfig_Init(&configuration)
            configuration.Replicas = Int32(replicas)
            let status = name.withCString { name in
                configuration.Bucket = name
                return js_CreateKeyValue(&store, context.value, &configuration)
            }
            // Another node may have been first.
            if status != NATS_OK { try check(js_KeyValue(&store, context.value, name), "make the bucket \(name)") }
        }
        return KeyValueBucket(store!, of: self)
    }
}

private func receiveAcknowledgement(
    _: OpaquePointer?, message: OpaquePointer?, acknowledgement: UnsafeMutablePointer<jsPubAck>?,
    fault: UnsafeMutablePointer<jsPubAckErr>?, closure: UnsafeMutableRawPointer?
) {
    defer { natsMsg_Destroy(message) }
    guard let message else { return }
    let sent = NATSMessage(message)
    let sequence = fault == nil ? acknowledgement?.pointee.Sequence : nil
    HandlerBox<JetStream.Acknowledgement>.at(closure)?.call(
        .init(subject: sent.subject, payload: sent.payload, sequence: sequence))
}
