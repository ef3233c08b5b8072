/// Where a stage stood when nothing moved: enough to make another one that goes on from there.
public struct StageCheckpoint: Equatable, Codable, Sendable {
    /// The scene's name.
    public var scene: String
    /// Points.
    public var stageWidth: Double
    public var stageHeight: Double
    /// Every parameter's value.
    public var parameters: [String: StageValue]
    /// Where the scene stood, in its own terms; empty is where it starts.
    public var restoration: [String: StageValue]

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
