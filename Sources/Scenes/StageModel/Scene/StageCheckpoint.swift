/// The state of a stage at rest, or of several stages side by side, from which another simulation goes on.
public struct StageCheckpoint: Equatable, Sendable {
    /// The largest number of stages that show a scene side by side.
    public static let mostStages = 6

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
    /// The stages to the right of the first one, which show the same scene with the same parameters.
    public var others: [Stage]

    /// One of several stages: its size, and where the scene stood on it.
    public struct Stage: Equatable, Codable, Sendable {
        /// The stage's width in points.
        public var width: Double
        /// The stage's height in points.
        public var height: Double
        /// The scene's own record of where it stood on this stage; empty where it starts.
        public var restoration: [String: StageValue]

        /// Makes a stage of its attributes.
        public init(width: Double, height: Double, restoration: [String: StageValue] = [:]) {
            self.width = width
            self.height = height
            self.restoration = restoration
        }
    }

    /// Makes a checkpoint of its attributes.
    public init(
        scene: String, stageWidth: Double, stageHeight: Double, parameters: [String: StageValue] = [:],
        restoration: [String: StageValue] = [:], others: [Stage] = []
    ) {
        self.scene = scene
        self.stageWidth = stageWidth
        self.stageHeight = stageHeight
        self.parameters = parameters
        self.restoration = restoration
        self.others = others
    }

    /// All stages, from the left.
    public var stages: [Stage] {
        [Stage(width: stageWidth, height: stageHeight, restoration: restoration)] + others
    }
}

extension StageCheckpoint: Codable {
    enum CodingKeys: String, CodingKey {
        case scene, stageWidth, stageHeight, parameters, restoration, others
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
        others = try container.decodeIfPresent([Stage].self, forKey: .others) ?? []
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
        if !others.isEmpty { try container.encode(others, forKey: .others) }
    }
}
