import Foundation
import StageModel

extension InputScript {
    /// The script in the format that `simulate` reads: reading it gives an equal script.
    ///
    /// Pointers are numbered anew, in order of appearance. A time that no number of milliseconds gives exactly becomes
    /// the nearest; events that are not `InputEvent.recordable` must not be in the script. O(entries).
    public var jsonLines: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var text = Data()
        func write(_ line: some Encodable) {
            guard let line = try? encoder.encode(line) else { return }
            text += line
            text.append(UInt8(ascii: "\n"))
        }
        if let start { write(StartLine(restore: start.checkpoint, tick: start.tick)) }
        var numbers: [UInt64: Int] = [:]
        for entry in entries {
            var line = EntryLine(entry)
            if case .pointer(let sample) = entry.event {
                line.pointer = numbers[sample.pointer, default: numbers.count + 1]
                numbers[sample.pointer] = line.pointer
            }
            write(line)
        }
        return text
    }
}

private struct StartLine: Encodable {
    var restore: StageCheckpoint
    var tick: UInt32
}

/// A line's fields, of which only those of its kind are present.
private struct EntryLine: Encodable {
    struct Wheel: Encodable {
        var x, y, dx, dy: Double
    }

    var tick: UInt32
    var pointer: Int?
    var phase: String?
    var x: Double?
    var y: Double?
    var t: Double?
    var wheel: Wheel?
    var action: String?
    var set: [String: StageValue]?
    var key: String?
    var text: String?
    var enter: Bool?

    init(_ entry: InputScript.Entry) {
        tick = entry.tick
        switch entry.event {
        case .pointer(let sample):
            (phase, x, y) = (sample.phase.name, sample.x, sample.y)
            t = sample.time.map(PointerSample.milliseconds)
        case .wheel(let sample): wheel = Wheel(x: sample.x, y: sample.y, dx: sample.dx, dy: sample.dy)
        case .action(let name): action = name
        case .set(let changes): set = changes
        case .key(let key): self.key = key.name
        case .text(let typed): (text, enter) = (typed.text, typed.isEntered ? true : nil)
        }
    }
}
