import Glibc
import Testing

@testable import PreviewHost

@Suite struct FrameChannelTests {
    private let ends: (sender: FrameChannel, receiver: FrameChannel)

    init() throws {
        var pair: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0)
        ends = (FrameChannel(pair[0]), FrameChannel(pair[1]))
    }

    private func receive(timeout: Int32 = -1) -> [UInt8]? {
        if case .message(let bytes) = ends.receiver.receive(timeout: timeout) { bytes } else { nil }
    }

    @Test func whatThereIsRoomForIsSentAtOnce() {
        for length in [0, 1, 100, 5000] {
            let message = [UInt8](repeating: 7, count: length)
            let framed = FrameChannel.framed(message)
            #expect(ends.sender.sendAtOnce(framed) == framed.count)
            #expect(receive() == message)
        }
    }

    /// A process that reads nothing keeps nobody waiting, and what is left follows in its order.
    @Test func whatThereIsNoRoomForIsLeft() async {
        let message = (0..<400_000).map { UInt8(truncatingIfNeeded: $0) }
        let framed = FrameChannel.framed(message)
        let sent = ends.sender.sendAtOnce(framed)
        #expect(sent > 0 && sent < framed.count)
        #expect(ends.sender.sendAtOnce(framed) == 0)
        let (sender, next) = (ends.sender, [UInt8](repeating: 3, count: 10))
        async let isSent = Task.detached { sender.sendRest(of: framed, from: sent) && sender.send(next) }.value
        #expect(receive() == message)
        #expect(receive() == next)
        #expect(await isSent)
    }

    @Test func whoWaitsForEverHearsOfTheEnd() async {
        let receiver = ends.receiver
        async let isOver = Task.detached {
            if case .end = receiver.receive(timeout: -1) { true } else { false }
        }.value
        ends.sender.hangUp()
        #expect(await isOver)
        #expect(ends.sender.sendAtOnce([1]) == 0)
    }
}
