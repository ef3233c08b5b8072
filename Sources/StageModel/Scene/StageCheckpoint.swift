/// Where a stage stood when nothing moved: enough to make another one that goes on from there.
public struct StageCheckpoint: Equatable, Sendable {
    /// At most so many stages show a scene side by side.
    public static let mostStages = 6

    /// The scene's name.
    public var scene: String
    /// Points; of several stages side by side, the first one's.
    public var stageWidth: Double
    public var stageHeight: Double
    /// Every parameter's value.
    public var parameters: [String: StageValue]
    /// Where the scene stood, in its own terms; empty is where it starts.
    public var restoration: [String: StageValue]
    /// The stages to the right of the first one, which show the same scene with the same parameters.
    public var others: [Stage]

    /// One of several stages.
    public struct Stage: Equatable, Codable, Sendable {
        /// Points.
        public var width: Double
        public var height: Double
        /// As ``StageCheckpoint/restoration``.
        public var restoration: [String: StageValue]

        public init(width: Double, height: Double, restoration: [String: StageValue] = [:]) {
            self.width = width
            self.height = height
            self.restoration = restoration
        }
    }

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

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        scene = try container.decode(String.self, forKey: .scene)
        stageWidth = try container.decode(Double.self, forKey: .stageWidth)
        stageHeight = try container.decode(Double.self, forKey: .stageHeight)
        parameters = try container.decode([String: StageValue].self, forKey: .parameters)
        restoration = try container.decode([String: StageValue].self, forKey: .restoration)
        others = try container.decodeIfPresent([Stage].self, forKey: .others) ?? []
    }

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
