import Testing
import Wire

@Suite struct RandomBytesTests {
    @Test(arguments: UInt64(0)..<20)
    func randomBytesAreAMessageOrAFault(seed: UInt64) {
        var random = SplitMix(seed: seed)
        for _ in 0..<2000 {
            var bytes = (0..<Int.random(in: 0...80, using: &random)).map { _ in
                UInt8.random(in: .min ... .max, using: &random)
            }
            if !bytes.isEmpty, let type = MessageType.allCases.randomElement(using: &random) {
                bytes[0] = type.rawValue
            }
            check(bytes)
        }
    }

    @Test(arguments: UInt64(0)..<20)
    func aVectorWithAFewBytesChangedIsAMessageOrAFault(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        for vector in try VectorFile().valid {
            for _ in 0..<100 {
                var bytes = vector.bytes
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: .min ... .max, using: &random)
                }
                check(bytes)
            }
        }
    }

    /// A server's message that is accepted says nothing that its encoder would not: encoded again it decodes to
    /// itself.
    private func check(_ bytes: [UInt8]) {
        if let message = try? ViewerMessage(decoding: bytes) {
            #expect(message.encoded() == bytes)
        }
        if case .snapshot(let stage) = try? ServerMessage(decoding: bytes) {
            var encoder = FrameEncoder()
            #expect(throws: Never.self) { try ServerMessage(decoding: encoder.snapshot(stage)) }
        }
    }
}
