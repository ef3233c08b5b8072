import StageModel
import Wire

/// What must hold for any bytes that the wire's decoders are given, beside that they return.
public enum DecoderCheck {
    /// - Returns: what does not hold, or nil.
    public static func viewerMessage(_ bytes: [UInt8]) -> String? {
        guard let message = try? ViewerMessage(decoding: bytes) else { return nil }
        return message.encoded() == bytes ? nil : "a viewer's message is not what its encoder would send: \(message)"
    }

    /// - Returns: what does not hold, or nil.
    public static func serverMessage(_ bytes: [UInt8]) -> String? {
        switch try? ServerPart(decoding: bytes) {
        case .snapshot(let stage):
            var encoder = FrameEncoder()
            guard case .snapshot(stage)? = try? ServerPart(decoding: encoder.snapshot(stage)) else {
                return "a snapshot is not itself after another way over the wire: \(stage)"
            }
        case .delta(let delta):
            let base = StageSnapshot(tick: delta.base, stageSize: FixedPair(390, 844), nodes: [LayerNode(id: 1)])
            if let stage = try? base.applying(delta), stage.tick != delta.tick {
                return "a delta leads to the tick \(stage.tick): \(delta)"
            }
        case .cursors(let cursors):
            if cursors.encoded() != bytes { return "cursors are not what their encoder would send: \(cursors)" }
        case .echo(let echo):
            if echo.encoded() != bytes { return "an echo is not what its encoder would send: \(echo)" }
        case .step, .notice, nil:
            break
        }
        return nil
    }

    /// Whatever a connection is sent, its stage is one that another way over the wire leaves as it is, or a fault.
    ///
    /// - Parameter parts: each as ``serverMessage(_:)`` takes it, one after the other.
    /// - Returns: what does not hold, or nil.
    public static func stream(_ parts: [[UInt8]]) -> String? {
        var frames = FrameDecoder()
        for bytes in parts {
            let before = frames.stage
            do throws(WireFault) {
                try frames.apply(try ServerPart(decoding: bytes))
            } catch {
                guard frames.stage == before else { return "a fault has changed the stage: \(error.reason)" }
            }
        }
        guard let stage = frames.stage else { return nil }
        var encoder = FrameEncoder()
        guard case .snapshot(stage)? = try? ServerPart(decoding: encoder.snapshot(stage)) else {
            return "a stage is not itself after another way over the wire: \(stage)"
        }
        return nil
    }

    /// - Returns: what does not hold, or nil.
    public static func viewerRequest(_ bytes: [UInt8]) -> String? {
        do throws(WireFault) {
            let request = try ViewerRequest(decoding: bytes)
            let encoded = request.encoded()
            // Numbers may be longer than they were.
            guard encoded.count <= WireFormat.viewerMessageLimit else { return nil }
            guard let again = try? ViewerRequest(decoding: encoded), again == request else {
                return "a request is not itself after another way over the wire: \(request)"
            }
        } catch {
            if error.reason.isEmpty || error.reason.utf8.count > 123 {
                return "a reason that does not fit a close frame: \(error.reason)"
            }
        }
        return nil
    }
}
