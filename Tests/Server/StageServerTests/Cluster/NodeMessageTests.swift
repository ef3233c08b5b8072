import Testing
import WebSocketServer
import Wire

@testable import StageServer

@Suite struct NodeMessageTests {
    @Test(arguments: NodeMessage.versions) func whatIsEncodedIsDecoded(version: Int) throws {
        for message in NodeMessageSamples.all {
            #expect(try NodeMessage(decoding: message.encoded(as: version)) == message)
        }
    }

    @Test(arguments: NodeMessage.versions) func everyBeginningOfAMessageIsRefused(version: Int) {
        for message in NodeMessageSamples.all {
            let bytes = message.encoded(as: version)
            for count in bytes.indices {
                #expect(throws: (any Error).self) { try NodeMessage(decoding: Array(bytes.prefix(count))) }
            }
        }
    }

    @Test func whatANodeOfTheVersionBeforeHasSentIsUnderstood() throws {
        for (message, recorded) in zip(NodeMessageSamples.all, NodeMessageRecords.version4) {
            #expect(try NodeMessage(decoding: bytes(recorded)) == message)
        }
    }

    @Test func aNodeThatSpeaksTheVersionBeforeSendsWhatOneOfThatVersionSent() throws {
        for (message, recorded) in zip(NodeMessageSamples.fixed, NodeMessageRecords.version4) {
            #expect(message.encoded(as: 4) == bytes(recorded))
        }
    }

    @Test func aFrameOfTheNewestVersionIsShorterByTheFencingNumber() {
        let message = NodeMessage.step(NodeMessageSamples.step)
        #expect(message.encoded(as: 5).count == message.encoded(as: 4).count - 6)
    }

    @Test func otherVersionsAreRefused() {
        for version in [NodeMessage.versions.lowerBound - 1, NodeMessage.versions.upperBound + 1] {
            let bytes = NodeMessageSamples.all[0].encoded(as: version)
            let fault = #expect(throws: WireFault.self) { try NodeMessage(decoding: bytes) }
            #expect("\(fault, default: "")".contains("no version \(version), only 4...5"))
        }
    }

    private func bytes(_ text: String) -> [UInt8] {
        let digits = Array(text)
        return stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0...($0 + 1)]), radix: 16) }
    }
}
