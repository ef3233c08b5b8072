/// The state of a stage at rest, from which another simulation goes on.
public struct StageCheckpoint: Equatable, Codable, Sendable {
    /// The scene's name.
    public var scene: String
    /// The stage's width in points.
    public var stageWidth: Double
    /// The stage's height in points.
    public var stageHeight: Double
    /// Every parameter's value, by name.
    public var parameters: [String: StageValue]
    /// The scene's own record of where it stood, by names of its choice; empty where it starts.
    public var restoration: [String: StageValue]

    /// Makes a checkpoint of its attributes.
    public init(
        scene: String, stageWidth: Double, stageHeight: Double, parameters: [String: StageValue] = [:],
        restoration: [String: StageValue] = [:]
    ) {
        self.scene = scene
        self.stageWidth = stageWidth
        self.stageHeight = stageHeight
        self.parameters = parameters
        self.restoration = restoration
    }
}
