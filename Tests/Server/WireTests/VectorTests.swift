import Foundation
import StageModel
import Testing
import Wire

@Suite struct VectorTests {
    let file: VectorFile

    init() throws {
        try VectorRecorder.recordIfAsked.get()
        file = try VectorFile()
    }

    @Test func everyVectorDecodesToItsMeaning() throws {
        #expect(file.valid.count >= 16)
        for vector in file.valid {
            let meaning =
                switch vector.sender {
                case .server: try ServerPart(decoding: vector.bytes).meaning
                case .viewer: try ViewerMessage(decoding: vector.bytes).meaning
                }
            #expect(try VectorFile.canonical(meaning) == vector.message, "\(vector.name)")
        }
    }

    @Test func everyMalformedFrameIsRefusedWithItsCloseCode() {
        #expect(file.malformed.count >= 60)
        for vector in file.malformed {
            let fault = #expect(throws: WireFault.self, "\(vector.sender): \(vector.name)") {
                try decode(vector.bytes, from: vector.sender)
            }
            #expect(fault?.code.rawValue == vector.closeCode, "\(vector.sender): \(vector.name)")
            #expect(fault?.reason.utf8.count ?? 0 < 124)
        }
    }

    @Test func theSequenceLeadsToItsResult() throws {
        var frames = FrameDecoder()
        var stages: [StageSnapshot] = []
        for message in file.sequenceMessages {
            for part in try ServerMessage(decoding: message).parts { try frames.apply(part) }
            stages.append(try #require(frames.stage))
        }
        #expect(stages == SampleSequence.stages)
        #expect(try VectorFile.canonical(stages.last?.fullMeaning ?? [:]) == file.sequenceResult)
    }

    @Test func theSequenceIsWhatTheEncodersMakeOfItsStages() {
        #expect(file.sequenceMessages == SampleSequence.messages)
    }

    @Test func everyMessageIsItsParts() throws {
        #expect(file.messages.map(\.bytes) == SampleMessages.messages.map(\.bytes))
        for vector in file.messages {
            let parts = try ServerMessage(decoding: vector.bytes).parts.map(\.meaning)
            #expect(try VectorFile.canonical(parts) == vector.message, "\(vector.name)")
        }
        for vector in file.malformedMessages {
            let fault = #expect(throws: WireFault.self, "\(vector.name)") { try ServerMessage(decoding: vector.bytes) }
            #expect(fault?.code.rawValue == vector.closeCode, "\(vector.name)")
        }
    }

    @Test func theConstantsAreTheFormats() throws {
        #expect(try VectorFile.canonical(WireFormat.constants) == file.constants)
    }

    @Test func samplesEncodeToTheCommittedBytes() throws {
        var encoder = FrameEncoder()
        let bytes = Dictionary(uniqueKeysWithValues: file.valid.map { ($0.name, $0.bytes) })
        #expect(bytes["two cards"] == encoder.snapshot(SampleStages.cards))
        #expect(bytes["every attribute"] == encoder.snapshot(SampleStages.dressed))
        #expect(bytes["scrolled by 12.5 pt"] == encoder.delta(from: SampleStages.cards, to: SampleStages.scrolled))
        #expect(
            bytes["one layer removed, two new, with every attribute"]
                == encoder.delta(from: SampleStages.scrolled, to: SampleStages.dressed))
        for sample in SampleMessages.server { #expect(bytes[sample.name] == sample.bytes) }
        #expect(bytes["a step without a history"] == SampleSequence.parts[1])
        for sample in SampleMessages.viewer { #expect(bytes[sample.name] == sample.message.encoded()) }
    }

    @Test func everyVectorCutShortIsAFault() {
        for vector in file.valid where !SampleMessages.openEnded.contains(vector.name) {
            for length in 0..<vector.bytes.count {
                #expect(throws: WireFault.self, "\(vector.name), \(length) bytes") {
                    try decode(Array(vector.bytes.prefix(length)), from: vector.sender)
                }
            }
        }
    }

    @Test func everyVectorWithAByteMoreIsAFault() {
        for vector in file.valid where !SampleMessages.openEnded.contains(vector.name) {
            #expect(throws: WireFault.self, "\(vector.name)") { try decode(vector.bytes + [0], from: vector.sender) }
        }
    }

    private func decode(_ bytes: [UInt8], from sender: VectorFile.Sender) throws {
        switch sender {
        case .server: _ = try ServerPart(decoding: bytes)
        case .viewer: _ = try ViewerMessage(decoding: bytes)
        }
    }
}
