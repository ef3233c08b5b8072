import Fuzz
import TestSupport
import Testing
import Wire

/// 200,000 inputs for each decoder; `make fuzz` runs for as long as one likes.
@Suite struct RandomBytesTests {
    private static let rounds: [UInt64] = Array(0..<20)
    private static let inputs = 10_000

    private func seeds(_ sender: VectorFile.Sender) throws -> [[UInt8]] {
        let file = try VectorFile()
        return file.valid.filter { $0.sender == sender }.map(\.bytes)
            + file.malformed.filter { $0.sender == sender }.map(\.bytes)
    }

    @Test(arguments: rounds)
    func aViewersMessageIsOneThatItsEncoderSendsOrAFault(round: UInt64) throws {
        var mutation = Mutation(of: try seeds(.viewer), seed: round)
        for _ in 0..<Self.inputs {
            let bytes = mutation.next()
            if let fault = DecoderCheck.viewerMessage(bytes) { Issue.record("\(bytes.hex): \(fault)") }
        }
    }

    @Test(arguments: rounds)
    func aServersMessageIsItselfAfterAnotherWayOrAFault(round: UInt64) throws {
        var mutation = Mutation(of: try seeds(.server), seed: round)
        for _ in 0..<Self.inputs {
            let bytes = mutation.next()
            if let fault = DecoderCheck.serverMessage(bytes) { Issue.record("\(bytes.hex): \(fault)") }
        }
    }

    @Test(arguments: rounds)
    func aStreamLeadsToAStageOrAFault(round: UInt64) {
        let parts = SampleSequence.parts
        var mutations = parts.enumerated().map { Mutation(of: [$0.element], seed: 100 * round + UInt64($0.offset)) }
        for _ in 0..<Self.inputs / 10 {
            // The snapshot and the delta that make the steps' history, then what is changed.
            let stream = SampleSequence.history + (2..<parts.count).map { mutations[$0].next() }
            if let fault = DecoderCheck.stream(stream) { Issue.record("\(stream.map(\.hex)): \(fault)") }
        }
    }

    @Test(arguments: rounds)
    func aViewersRequestIsItselfAfterAnotherWayOrAFault(round: UInt64) throws {
        let file = try VectorFile()
        var mutation = Mutation(of: (file.control + file.malformedControl).map(\.bytes), seed: round)
        for _ in 0..<Self.inputs {
            let bytes = mutation.next()
            if let fault = DecoderCheck.viewerRequest(bytes) {
                Issue.record("\(String(decoding: bytes, as: UTF8.self)): \(fault)")
            }
        }
    }

    @Test(arguments: rounds)
    func randomBytesAreAMessageOrAFault(round: UInt64) {
        var random = SplitMix64(seed: round)
        for _ in 0..<1000 {
            var bytes = (0..<Int.random(in: 0...80, using: &random)).map { _ in
                UInt8.random(in: .min ... .max, using: &random)
            }
            if !bytes.isEmpty, let type = MessageType.allCases.randomElement(using: &random) {
                bytes[0] = type.rawValue
            }
            if let fault = DecoderCheck.viewerMessage(bytes) ?? DecoderCheck.serverMessage(bytes) {
                Issue.record("\(bytes.hex): \(fault)")
            }
        }
    }
}
