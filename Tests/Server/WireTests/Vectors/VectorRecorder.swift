import Foundation
import StageModel
import TestSupport
import Testing
import Wire

/// The recorder that rewrites the vector file from the samples if ZOETROPE_RECORD is 1.
///
/// A change of its bytes is a change of the wire, which needs another sub-protocol.
enum VectorRecorder {
    /// Happens once, however many tests ask.
    static let recordIfAsked = Result {
        if Recording.isOn { try record() }
    }

    private static func record() throws {
        var encoder = FrameEncoder()
        let stages = [SampleStages.cards, SampleStages.scrolled, SampleStages.dressed, SampleStages.plain]
        var frames = [("an empty stage", encoder.snapshot(SampleStages.empty))]
        frames.append(("two cards", encoder.snapshot(stages[0])))
        frames.append(("every attribute", encoder.snapshot(stages[2])))
        frames.append(("a gradient of twelve colours", encoder.snapshot(SampleStages.rainbow)))
        frames.append(("filters", encoder.snapshot(SampleStages.filtered)))
        let deltas = [
            ("scrolled by 12.5 pt", encoder.delta(from: stages[0], to: stages[1])),
            ("one layer removed, two new, with every attribute", encoder.delta(from: stages[1], to: stages[2])),
            ("back to the defaults, affine transform", encoder.delta(from: stages[2], to: stages[3])),
            ("over steps in between", encoder.delta(from: stages[0], to: stages[2])),
            ("nothing but the tick", encoder.delta(from: SampleStages.empty, to: tick1)),
        ]
        let valid =
            try (frames + deltas + SampleMessages.server).map {
                try entry($0.0, .server, $0.1, ServerPart(decoding: $0.1).meaning)
            }
            + SampleMessages.viewer.map { try entry($0.name, .viewer, $0.message.encoded(), $0.message.meaning) }
        let malformed = try MalformedFrames.all.map {
            try VectorFile.canonical([
                "name": $0.name, "sender": $0.sender.rawValue, "hex": $0.bytes.hex, "closeCode": Int($0.code.rawValue),
            ])
        }
        let control = try SampleControl.all.map {
            try VectorFile.canonical([
                "name": $0.name, "sender": $0.sender.rawValue, "text": String(decoding: $0.bytes, as: UTF8.self),
            ])
        }
        let malformedControl = try MalformedControl.all.map {
            try VectorFile.canonical([
                "name": $0.name, "sender": $0.sender.rawValue, "text": $0.text, "closeCode": Int($0.code.rawValue),
            ])
        }
        let messages = try SampleMessages.messages.map {
            try VectorFile.canonical([
                "name": $0.name, "hex": $0.bytes.hex,
                "parts": try ServerMessage(decoding: $0.bytes).parts.map(\.meaning),
            ])
        }
        let malformedMessages = try MalformedFrames.messages.map {
            try VectorFile.canonical(["name": $0.name, "hex": $0.bytes.hex, "closeCode": Int($0.code.rawValue)])
        }
        let text = """
            {
              "subprotocol": "\(WireFormat.subprotocol)",
              "valid": [
            \(list(valid))
              ],
              "malformed": [
            \(list(malformed))
              ],
              "messages": [
            \(list(messages))
              ],
              "malformedMessages": [
            \(list(malformedMessages))
              ],
              "control": [
            \(list(control))
              ],
              "malformedControl": [
            \(list(malformedControl))
              ],
              "sequence": {
                "messages": \(try VectorFile.canonical(SampleSequence.messages.map(\.hex))),
                "result": \(try VectorFile.canonical(SampleSequence.stages[SampleSequence.stages.count - 1].fullMeaning))
              },
              "constants": \(try VectorFile.canonical(WireFormat.constants))
            }

            """
        if let changes = try Recording.write(text, to: VectorFile.url) { Issue.record("\(changes)") }
    }

    private static func list(_ entries: [String]) -> String {
        entries.map { "    " + $0 }.joined(separator: ",\n")
    }

    private static var tick1: StageSnapshot {
        var stage = SampleStages.empty
        stage.tick = 1
        return stage
    }

    private static func entry(
        _ name: String, _ sender: VectorFile.Sender, _ bytes: [UInt8], _ message: [String: Any]
    ) throws -> String {
        try VectorFile.canonical(["name": name, "sender": sender.rawValue, "hex": bytes.hex, "message": message])
    }
}
