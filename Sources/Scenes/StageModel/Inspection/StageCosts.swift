/// What somebody wants to know of a stage's costs: what differs from what is known.
public struct CostQuestion: Equatable, Sendable, Codable {
    /// The record of which something is known; 0 for none.
    public var record: UInt32
    /// The record's version that is known.
    public var version: UInt64
    /// The stage ticks of the steps whose parts are told.
    public var steps: [UInt32]
    /// Whether the faults are wanted, which take longer to find than all else.
    public var wantsFaults: Bool

    /// Makes a question of its attributes, of which steps beyond the limit are left out.
    public init(record: UInt32 = 0, version: UInt64 = 0, steps: [UInt32] = [], wantsFaults: Bool = true) {
        self.record = record
        self.version = version
        self.steps = Array(steps.prefix(StageCosts.detailsLimit))
        self.wantsFaults = wantsFaults
    }
}

/// What a stage's steps cost while somebody inspects it.
public struct StageCosts: Equatable, Sendable {
    /// The greatest number of steps that are known at once.
    public static let stepLimit = 600
    /// The greatest number of steps whose parts are told at once.
    public static let detailsLimit = 32
    /// The greatest number of faults.
    public static let faultLimit = 12

    /// The number of the record of steps; another one than before: those that were told before count no more.
    public var record: UInt32
    /// The record's version after all that is told here.
    public var version: UInt64
    /// The steps that changed, by ascending tick.
    public var steps: [StepCost]
    /// The parts of the steps that were asked for, as far as they are known.
    public var details: [StepParts]
    /// What the steps of the last second show that costs more than it has to; empty if it was not asked for.
    public var faults: [CostFault]

    /// Makes costs of their attributes, of which what is beyond the limits is left out.
    public init(
        record: UInt32 = 0, version: UInt64 = 0, steps: [StepCost] = [], details: [StepParts] = [],
        faults: [CostFault] = []
    ) {
        self.record = record
        self.version = version
        self.steps = Array(steps.suffix(Self.stepLimit))
        self.details = Array(details.prefix(Self.detailsLimit))
        self.faults = Array(faults.prefix(Self.faultLimit))
    }
}

/// The parts that a step is made of.
public enum StepPart: Int, CaseIterable, Sendable {
    /// Calls of a collection view: of its layout's `prepare()`, of its queries, of its invalidation, of cells for their sizes,
    /// the making and the reuse of cells, and the data source's filling them.
    case prepare, elements, item, invalidation, sizing, made, reused, configured
    /// What a stage does beside these.
    case touches, timers, views, constraints, animation, drawing, capture

    /// The parts that are counted: the calls.
    public static let counted = Array(allCases.prefix { $0 != .touches })
}

/// What a step costs: numbers alone, as there is one for each step while somebody inspects.
public struct StepCost: Sendable {
    /// A time for each of the ``StepPart``s.
    public typealias Times = InlineArray<15, UInt64>
    /// A number for each of those that are counted.
    public typealias Counts = InlineArray<8, Int>

    /// The step's stage tick.
    public var tick: UInt32
    /// Whether a finger went down in it.
    public var beginsGesture: Bool
    /// The nanoseconds of each of the ``StepPart``s, without those in it.
    public var times = Times(repeating: 0)
    /// The number of calls of each of those that are counted.
    public var counts = Counts(repeating: 0)
    /// The attributes that layouts returned for rectangles.
    public var returned: Int
    /// Those of them that were in sight.
    public var seen: Int

    /// Makes the costs of a step, in which missing times and counts are 0 and those beyond are left out.
    public init(
        tick: UInt32, beginsGesture: Bool = false, times: [UInt64] = [], counts: [Int] = [], returned: Int = 0,
        seen: Int = 0
    ) {
        self.tick = tick
        self.beginsGesture = beginsGesture
        self.returned = max(returned, 0)
        self.seen = max(seen, 0)
        for kind in 0..<min(times.count, self.times.count) { self.times[kind] = times[kind] }
        for kind in 0..<min(counts.count, self.counts.count) { self.counts[kind] = max(counts[kind], 0) }
    }
}

extension StepCost: Equatable {
    /// Returns whether two steps cost the same.
    public static func == (a: StepCost, b: StepCost) -> Bool {
        guard a.tick == b.tick, a.beginsGesture == b.beginsGesture, a.returned == b.returned, a.seen == b.seen else {
            return false
        }
        for kind in a.times.indices where a.times[kind] != b.times[kind] { return false }
        for kind in a.counts.indices where a.counts[kind] != b.counts[kind] { return false }
        return true
    }
}

/// The parts of a step, in their order.
public struct StepParts: Equatable, Sendable {
    /// The greatest number of parts.
    public static let limit = 300
    /// The greatest number of bytes of their texts in UTF-8.
    public static let textLimit = 16_000

    /// The step's stage tick.
    public var tick: UInt32
    /// The parts in the order in which they began.
    public var list: [Entry]
    /// The number of parts beyond those.
    public var omitted: Int

    /// Makes a list, of which parts beyond the limits are left out.
    public init(tick: UInt32, list: [Entry], omitted: Int = 0) {
        self.tick = tick
        var rest = Self.textLimit
        self.list = Array(
            list.prefix(Self.limit).prefix { entry in
                rest -= entry.owner.utf8.count + entry.detail.utf8.count
                return rest >= 0
            })
        self.omitted = max(omitted, 0) + list.count - self.list.count
    }

    /// A part of a step.
    public struct Entry: Equatable, Sendable {
        /// What it is.
        public var part: StepPart
        /// In how many others it lies.
        public var depth: Int
        /// The class whose method it is; may be empty.
        public var owner: String
        /// What it was given and what came of it; may be empty.
        public var detail: String
        /// The nanoseconds from the step's beginning to its own.
        public var start: UInt64
        /// The nanoseconds that it took, with all that lies in it.
        public var duration: UInt64

        /// Makes a part of its attributes, of which texts beyond the limits are cut.
        public init(
            _ part: StepPart, depth: Int = 0, owner: String = "", detail: String = "", start: UInt64 = 0,
            duration: UInt64 = 0
        ) {
            self.part = part
            self.depth = max(depth, 0)
            self.owner = owner.cut(to: StageView.textLimit)
            self.detail = detail.cut(to: ViewDetails.Row.valueLimit)
            self.start = start
            self.duration = duration
        }
    }
}

/// A line of a source file.
public struct SourcePlace: Codable, Equatable, Sendable {
    /// The greatest number of characters of a file's path.
    public static let fileLimit = 300

    /// The file's path from the project's folder on.
    public var file: String
    /// The line's number, from 1.
    public var line: Int

    /// Makes a place of its attributes, of which a path beyond the limit is cut.
    public init(file: String, line: Int) {
        self.file = file.cut(to: Self.fileLimit)
        self.line = max(line, 1)
    }
}

/// Something that costs more than it has to.
public struct CostFault: Equatable, Sendable {
    /// The id of the layer of the collection view.
    public var layer: UInt32
    /// The class that does it: of the layout, a cell or the data source.
    public var owner: String
    /// What is the matter, and what is usually done instead.
    public var sentence: String
    /// A word of the declaration of the class's method that does it, such as its name; empty if that is not known.
    public var method: String
    /// The line of the sources at which that method is declared, or else the class; nil if that is not known.
    public var place: SourcePlace?

    /// Makes a fault of its attributes, of which texts beyond the limits are cut.
    public init(layer: UInt32, owner: String, sentence: String, method: String = "", place: SourcePlace? = nil) {
        self.layer = layer
        self.owner = owner.cut(to: StageView.textLimit)
        self.sentence = sentence.cut(to: ViewDetails.Row.valueLimit)
        self.method = method.cut(to: StageView.textLimit)
        self.place = place
    }
}

// Steps, their parts and faults are lists, as there are many.

extension StageCosts: Codable {
    enum CodingKeys: String, CodingKey {
        case record, version, steps, details, faults
    }

    /// Decodes costs, within the limits.
    ///
    /// - Throws: `DecodingError` for an object that is none.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            record: try container.decode(UInt32.self, forKey: .record),
            version: try container.decode(UInt64.self, forKey: .version),
            steps: try container.decode([StepCost].self, forKey: .steps),
            details: try container.decode([StepParts].self, forKey: .details),
            faults: try container.decode([CostFault].self, forKey: .faults))
    }
}

extension StepCost: Codable {
    /// Decodes a list of the tick, whether a finger went down, the times, the counts, and the attributes returned and seen.
    ///
    /// - Throws: `DecodingError` for another list.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        self.init(
            tick: try list.decode(UInt32.self), beginsGesture: try list.decode(Bool.self),
            times: try list.decode([UInt64].self), counts: try list.decode([Int].self),
            returned: try list.decode(Int.self), seen: try list.decode(Int.self))
    }

    /// Encodes such a list.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(tick)
        try list.encode(beginsGesture)
        try list.encode(times.indices.map { times[$0] })
        try list.encode(counts.indices.map { counts[$0] })
        try list.encode(returned)
        try list.encode(seen)
    }
}

extension StepParts: Codable {
    enum CodingKeys: String, CodingKey {
        case tick
        case list = "parts"
        case omitted
    }

    /// Decodes parts, within the limits.
    ///
    /// - Throws: `DecodingError` for an object that is none.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let omitted = try container.decode(UInt32.self, forKey: .omitted)
        self.init(
            tick: try container.decode(UInt32.self, forKey: .tick),
            list: try container.decode([Entry].self, forKey: .list),
            omitted: Int(omitted))
    }
}

extension StepParts.Entry: Codable {
    /// Decodes a list of the part, the depth, the owner, the detail, the start and the duration.
    ///
    /// - Throws: `DecodingError` for another list.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        guard let part = StepPart(rawValue: try list.decode(Int.self)) else {
            throw DecodingError.dataCorruptedError(in: list, debugDescription: "there is no such part of a step")
        }
        self.init(
            part, depth: try list.decode(Int.self), owner: try list.decode(String.self),
            detail: try list.decode(String.self), start: try list.decode(UInt64.self),
            duration: try list.decode(UInt64.self))
    }

    /// Encodes such a list.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(part.rawValue)
        try list.encode(depth)
        try list.encode(owner)
        try list.encode(detail)
        try list.encode(start)
        try list.encode(duration)
    }
}

extension CostFault: Codable {
    /// Decodes a list of the layer, the owner, the sentence, the method, and the place's file and line, which are empty and 0
    /// if it is not known.
    ///
    /// - Throws: `DecodingError` for another list.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        self.init(
            layer: try list.decode(UInt32.self), owner: try list.decode(String.self),
            sentence: try list.decode(String.self), method: try list.decode(String.self))
        let (file, line) = (try list.decode(String.self), try list.decode(Int.self))
        if line > 0 { place = SourcePlace(file: file, line: line) }
    }

    /// Encodes such a list.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(layer)
        try list.encode(owner)
        try list.encode(sentence)
        try list.encode(method)
        try list.encode(place?.file ?? "")
        try list.encode(place?.line ?? 0)
    }
}
