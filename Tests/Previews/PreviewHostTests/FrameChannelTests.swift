import Foundation
import Glibc
import SystemCallCount
import Testing

@testable import PreviewHost

@Suite struct FrameChannelTests {
    /// Both ends of a channel in this process.
    private let server, child: FrameChannel

    init() throws {
        var pair: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0)
        let memory = try #require(SharedRings.makeMemory())
        defer { close(memory) }
        server = FrameChannel(pair[0], try #require(SharedRings(memory)), of: .server, limit: 1_000_000)
        child = FrameChannel(pair[1], try #require(SharedRings(memory)), of: .child)
    }

    private func receive(_ channel: FrameChannel, timeout: Int32 = -1) -> [UInt8]? {
        if case .message(let bytes) = channel.receive(timeout: timeout) { bytes } else { nil }
    }

    private func hasEnded(_ channel: FrameChannel) -> Bool {
        if case .end = channel.receive(timeout: -1) { true } else { false }
    }

    @Test func whatThereIsRoomForIsSentAtOnce() {
        for length in [0, 1, 100, 5000] {
            let message = [UInt8](repeating: 7, count: length)
            let framed = FrameBuffer.framed(message)
            #expect(server.sendAtOnce(framed) == framed.count)
            #expect(receive(child) == message)
            #expect(child.send(message))
            #expect(receive(server) == message)
        }
        #expect(receive(child, timeout: 0) == nil)
    }

    /// A process that reads nothing keeps nobody waiting, and what is left follows in its order.
    @Test func whatThereIsNoRoomForIsLeft() async {
        let message = (0..<400_000).map { UInt8(truncatingIfNeeded: $0) }
        let framed = FrameBuffer.framed(message)
        let sent = server.sendAtOnce(framed)
        #expect(sent > 0 && sent < framed.count)
        #expect(server.sendAtOnce(framed) == 0)
        let (sender, next) = (server, [UInt8](repeating: 3, count: 10))
        async let isSent = Task.detached { sender.sendRest(of: framed, from: sent) && sender.send(next) }.value
        #expect(receive(child) == message)
        #expect(receive(child) == next)
        #expect(await isSent)
    }

    @Test func longMessagesGoBothWaysAtOnce() async {
        let messages = (0..<50).map { number in
            (0..<(number * 7919 % 150_000)).map { UInt8(truncatingIfNeeded: $0 &* (number | 1)) }
        }
        // Threads of their own: each waits for another.
        Thread.detachNewThread { [child] in
            while case .message(let bytes) = child.receive(timeout: -1), child.send(bytes) {}
        }
        Thread.detachNewThread { [server] in
            for message in messages where !server.send(message) { break }
        }
        for message in messages { #expect(receive(server) == message) }
        server.hangUp()
    }

    @Test func whoWaitsForEverHearsOfTheEnd() async {
        for (one, other) in [(server, child), (child, server)] {
            async let isOver = Task.detached { self.hasEnded(other) }.value
            async let isTold = Task.detached {
                other.awaitNews()
                return true
            }.value
            one.hangUp()
            #expect(await isOver)
            #expect(await isTold)
        }
    }

    /// As the server learns of a process's end from the kernel alone.
    @Test func whatWasSentBeforeTheEndIsReceived() {
        #expect(child.send([1, 2, 3]))
        var trap = FrameBuffer.framed([8, 11])
        trap += FrameBuffer.framed([9])
        #expect(write(child.descriptor, trap, trap.count) == trap.count)
        server.endMessages()
        #expect(receive(server) == [1, 2, 3])
        #expect(hasEnded(server))
        #expect(!server.isMalformed)
        shutdown(child.descriptor, Int32(SHUT_RDWR))
        var words = FrameBuffer(limit: 100)
        #expect(server.lastMessage(&words) == [8, 11])
        #expect(server.lastMessage(&words) == [9])
        #expect(server.lastMessage(&words) == nil)
    }

    @Test func whoWaitsForRoomHearsOfTheEnd() async {
        let child = child
        async let isSent = Task.detached { child.send([UInt8](repeating: 1, count: 1 << 20)) }.value
        server.hangUp()
        #expect(await !isSent)
    }

    @Test func aMessageThatIsTooLongIsTheEnd() {
        #expect(child.sendAtOnce([255, 255, 255, 127]) == 4)
        #expect(hasEnded(server))
        #expect(server.isMalformed)
    }

    /// Between two that are awake a message is memory alone.
    @Test(.enabled(if: counts_system_calls()))
    func whoIsAwakeIsToldWithoutASystemCall() {
        let message = [UInt8](repeating: 7, count: 1000)
        let before = thread_system_call_count()
        for _ in 0..<1000 {
            #expect(server.send(message))
            #expect(receive(child) == message)
            #expect(child.send(message))
            #expect(receive(server) == message)
        }
        let after = thread_system_call_count()
        #expect(after.futex == before.futex)
        #expect(after.send == before.send)
        #expect(after.receive == before.receive)
        #expect(after.wait == before.wait)
    }
}
