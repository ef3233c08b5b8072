/// The state of a stage at rest, or of several stages that a room shows at once, from which another simulation goes on.
public struct StageCheckpoint: Equatable, Sendable {
    /// The largest number of stages that show a scene at once.
    public static let mostStages = 8

    /// The scene's name.
    public var scene: String
    /// The first stage's width in points.
    public var stageWidth: Double
    /// The first stage's height in points.
    public var stageHeight: Double
    /// Every parameter's value, by name.
    public var parameters: [String: StageValue]
    /// The scene's own record of where it stood, by names of its choice; empty where it starts.
    public var restoration: [String: StageValue]
    /// The parameters that are the first stage's own, by name; empty where all stages have the same.
    public var overrides: [String: StageValue]
    /// The version of the code that the first stage shows; nil for the present one.
    public var version: String?
    /// The stages after the first one, which show the same scene.
    public var others: [Stage]
    /// The number of stages in a row, after which another row begins; nil for one row.
    public var columns: Int?
    /// Whether a finger on one stage moves all of them.
    public var sharesTouches: Bool

    /// One of several stages: its size, where the scene stood on it, and what it has of its own.
    public struct Stage: Equatable, Codable, Sendable {
        /// The stage's width in points.
        public var width: Double
        /// The stage's height in points.
        public var height: Double
        /// The scene's own record of where it stood on this stage; empty where it starts.
        public var restoration: [String: StageValue]
        /// The parameters that are this stage's own, by name: those of the room don't hold for them.
        public var overrides: [String: StageValue]
        /// The version of the code that this stage shows, as a preview names it; nil for the present one.
        public var version: String?

        /// Makes a stage of its attributes.
        public init(
            width: Double, height: Double, restoration: [String: StageValue] = [:],
            overrides: [String: StageValue] = [:], version: String? = nil
        ) {
            self.width = width
            self.height = height
            self.restoration = restoration
            self.overrides = overrides
            self.version = version
        }

        enum CodingKeys: String, CodingKey {
            case width, height, restoration, overrides, version
        }

        /// Decodes a stage, which earlier versions wrote without parameters of its own.
        ///
        /// - Throws: `DecodingError`.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            width = try container.decode(Double.self, forKey: .width)
            height = try container.decode(Double.self, forKey: .height)
            restoration = try container.decode([String: StageValue].self, forKey: .restoration)
            overrides = try container.decodeIfPresent([String: StageValue].self, forKey: .overrides) ?? [:]
            version = try container.decodeIfPresent(String.self, forKey: .version)
        }

        /// Encodes the stage.
        ///
        /// - Throws: `EncodingError`.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(width, forKey: .width)
            try container.encode(height, forKey: .height)
            try container.encode(restoration, forKey: .restoration)
            if !overrides.isEmpty { try container.encode(overrides, forKey: .overrides) }
            try container.encodeIfPresent(version, forKey: .version)
        }
    }

    /// Makes a checkpoint of its attributes.
    public init(
        scene: String, stageWidth: Double, stageHeight: Double, parameters: [String: StageValue] = [:],
        restoration: [String: StageValue] = [:], overrides: [String: StageValue] = [:], others: [Stage] = [],
        columns: Int? = nil, sharesTouches: Bool = false
    ) {
        self.scene = scene
        self.stageWidth = stageWidth
        self.stageHeight = stageHeight
        self.parameters = parameters
        self.restoration = restoration
        self.overrides = overrides
        self.others = others
        self.columns = columns
        self.sharesTouches = sharesTouches
    }

    /// All stages, from the left, row by row.
    public var stages: [Stage] {
        let first = Stage(
            width: stageWidth, height: stageHeight, restoration: restoration, overrides: overrides, version: version)
        return [first] + others
    }

    /// The same stages without values of the room's parameters, and where the scene starts.
    public var atTheirStart: StageCheckpoint {
        var result = with(
            stages.map { Stage(width: $0.width, height: $0.height, overrides: $0.overrides, version: $0.version) })
        result.parameters = [:]
        return result
    }

    /// Returns the checkpoint with other stages, of which there is at least one.
    public func with(_ stages: [Stage]) -> StageCheckpoint {
        var result = self
        (result.stageWidth, result.stageHeight) = (stages[0].width, stages[0].height)
        (result.restoration, result.overrides) = (stages[0].restoration, stages[0].overrides)
        result.version = stages[0].version
        result.others = Array(stages.dropFirst())
        return result
    }
}

extension StageCheckpoint: Codable {
    enum CodingKeys: String, CodingKey {
        case scene, stageWidth, stageHeight, parameters, restoration, overrides, version, others, columns,
            sharesTouches
    }

    /// Decodes a checkpoint.
    ///
    /// - Parameter decoder: the decoder.
    /// - Throws: `DecodingError`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        scene = try container.decode(String.self, forKey: .scene)
        stageWidth = try container.decode(Double.self, forKey: .stageWidth)
        stageHeight = try container.decode(Double.self, forKey: .stageHeight)
        parameters = try container.decode([String: StageValue].self, forKey: .parameters)
        restoration = try container.decode([String: StageValue].self, forKey: .restoration)
        overrides = try container.decodeIfPresent([String: StageValue].self, forKey: .overrides) ?? [:]
        version = try container.decodeIfPresent(String.self, forKey: .version)
        others = try container.decodeIfPresent([Stage].self, forKey: .others) ?? []
        columns = try container.decodeIfPresent(Int.self, forKey: .columns)
        sharesTouches = try container.decodeIfPresent(Bool.self, forKey: .sharesTouches) ?? false
    }

    /// Encodes the checkpoint.
    ///
    /// - Parameter encoder: the encoder.
    /// - Throws: `EncodingError`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(scene, forKey: .scene)
        try container.encode(stageWidth, forKey: .stageWidth)
        try container.encode(stageHeight, forKey: .stageHeight)
        try container.encode(parameters, forKey: .parameters)
        try container.encode(restoration, forKey: .restoration)
        if !overrides.isEmpty { try container.encode(overrides, forKey: .overrides) }
        try container.encodeIfPresent(version, forKey: .version)
        if !others.isEmpty { try container.encode(others, forKey: .others) }
        try container.encodeIfPresent(columns, forKey: .columns)
        if sharesTouches { try container.encode(sharesTouches, forKey: .sharesTouches) }
    }
}
