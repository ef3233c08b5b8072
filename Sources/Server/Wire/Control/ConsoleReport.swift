import StageModel

/// What a stage's code has printed since a viewer was told last.
public struct ConsoleReport: Equatable, Sendable {
    /// The report's number among those to a viewer, from 1.
    ///
    /// The next one comes after the viewer has confirmed this one.
    public var number: UInt32
    /// Whether the viewer forgets what it was told before.
    public var isWhole: Bool
    /// The changes of the list of lines, in their order.
    public var changes: [StageConsole.Change]

    /// Makes a report of its attributes.
    public init(number: UInt32, isWhole: Bool = false, changes: [StageConsole.Change] = []) {
        self.number = number
        self.isWhole = isWhole
        self.changes = changes
    }
}

extension ConsoleReport: Codable {
    enum CodingKeys: String, CodingKey {
        case number
        case isWhole = "whole"
        case changes = "lines"
    }

    /// Encodes the report as an object in which changes are lists of a stage tick or null and a text or null.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(number, forKey: .number)
        try container.encode(isWhole, forKey: .isWhole)
        try container.encode(changes.map(ChangeRow.init), forKey: .changes)
    }

    /// Decodes a report.
    ///
    /// - Throws: `DecodingError` for an object that is none.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            number: try container.decode(UInt32.self, forKey: .number),
            isWhole: try container.decode(Bool.self, forKey: .isWhole),
            changes: try container.decode([ChangeRow].self, forKey: .changes).map(\.change))
    }
}

/// A change as a list: a line's stage tick and text; the tick after which lines are gone, and null; twice null if all are.
private struct ChangeRow: Codable {
    let change: StageConsole.Change

    init(_ change: StageConsole.Change) {
        self.change = change
    }

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        let tick = try list.decodeIfPresent(UInt32.self)
        let text = try list.decodeIfPresent(String.self)
        switch (tick, text) {
        case (let tick?, let text?): change = .line(tick: tick, text: text)
        case (let tick?, nil): change = .cut(after: tick)
        case (nil, nil): change = .clear
        case (nil, .some):
            throw DecodingError.dataCorruptedError(in: list, debugDescription: "a line without a stage tick")
        }
    }

    func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        switch change {
        case .line(let tick, let text):
            try list.encode(tick)
            try list.encode(text)
        case .cut(let tick):
            try list.encode(tick)
            try list.encodeNil()
        case .clear:
            try list.encodeNil()
            try list.encodeNil()
        }
    }
}
