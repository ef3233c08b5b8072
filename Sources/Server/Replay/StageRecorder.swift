import StageModel
import Wire

/// A recorder of what a stage shows, step by step, as the messages that a viewer would have been sent.
public struct StageRecorder {
    /// The number of steps from one whole state to the next.
    ///
    /// A player that goes back begins at one of them.
    public static let keyframeInterval: UInt32 = 300

    /// The recorded messages, each after its length in four bytes, least significant first.
    ///
    /// The first is a snapshot.
    public private(set) var bytes: [UInt8] = []
    /// The names of the images on the stage.
    public private(set) var images: Set<String> = []
    /// What the stage's texts need of fonts.
    public private(set) var fonts = FontNeeds()

    private var encoder = FrameEncoder()
    private var last: StageSnapshot?
    private var lastKeyframe: UInt32 = 0

    /// Makes an empty recording.
    public init() {}

    /// Adds the stage's state after a later step than the one before.
    ///
    /// O(layers and the steps of their drawings).
    public mutating func append(_ snapshot: StageSnapshot) {
        for node in snapshot.nodes {
            if !node.contents.image.isEmpty { images.insert(node.contents.image) }
            for case .image(let image) in node.drawing.operations { images.insert(image.name) }
        }
        fonts.add(snapshot)
        defer { last = snapshot }
        if let last, last.stageSize == snapshot.stageSize {
            append(encoder.delta(from: last, to: snapshot))
            guard snapshot.tick >= lastKeyframe + Self.keyframeInterval else { return }
        }
        append(encoder.snapshot(snapshot))
        lastKeyframe = snapshot.tick
    }

    private mutating func append(_ message: [UInt8]) {
        withUnsafeBytes(of: UInt32(message.count).littleEndian) { bytes.append(contentsOf: $0) }
        bytes.append(contentsOf: message)
    }
}
