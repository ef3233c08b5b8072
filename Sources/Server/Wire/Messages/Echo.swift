/// The answer to a probe, from which a viewer estimates the round trip and the server's clock.
public struct Echo: Equatable, Sendable {
    /// The probe's time, as it was sent; milliseconds, at least 0.
    public var probe: Double
    /// The server's monotonic clock when the echo was written; milliseconds, at least 0.
    public var time: Double

    /// Makes an echo of its times.
    public init(probe: Double, time: Double) {
        self.probe = probe
        self.time = time
    }
}
