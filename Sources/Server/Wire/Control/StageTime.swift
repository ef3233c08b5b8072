/// The stage tick that a room shows, and how its time passes.
///
/// Stage ticks count steps of 1/60 s of the stage's own time, unlike the tick of snapshots and deltas, which counts the
/// server's.
public struct StageTime: Codable, Equatable, Sendable {
    /// The rate at which time passes: 0 while it stands still, else 0.05...1.
    public var rate: Double
    /// Whether the newest stage tick is shown.
    public var isLive: Bool
    /// The stage tick that is shown.
    public var tick: UInt32
    /// The first stage tick that can be shown.
    public var oldest: UInt32
    /// The last stage tick that can be shown.
    public var newest: UInt32

    /// The progress of a search for an earlier stage tick; nil while there is none.
    public var search: Search?

    /// The history that was cut off last, because of input at an earlier stage tick; nil if none can be restored.
    public var cut: Cut?

    /// A part of the history that was cut off: what came after a stage tick.
    public struct Cut: Codable, Equatable, Sendable {
        /// The stage tick after which it was cut off.
        public var tick: UInt32
        /// The newest stage tick that there was until then.
        public var newest: UInt32

        /// Makes a part of its ticks.
        public init(tick: UInt32, newest: UInt32) {
            self.tick = tick
            self.newest = newest
        }
    }

    /// The progress of a search for a stage tick.
    public struct Search: Codable, Equatable, Sendable {
        /// The stage tick that is sought.
        public var target: UInt32
        /// The stage tick at which the simulation of the way began.
        public var from: UInt32
        /// The stage tick that the simulation has reached.
        public var reached: UInt32

        /// Makes a progress of its ticks.
        public init(target: UInt32, from: UInt32, reached: UInt32) {
            self.target = target
            self.from = from
            self.reached = reached
        }
    }

    enum CodingKeys: String, CodingKey {
        case rate
        case isLive = "live"
        case tick, oldest, newest, search, cut
    }

    /// Makes a time without a search or a cut.
    public init(rate: Double, isLive: Bool, tick: UInt32, oldest: UInt32, newest: UInt32) {
        self.rate = rate
        self.isLive = isLive
        self.tick = tick
        self.oldest = oldest
        self.newest = newest
    }

    /// Returns the time `seconds` later, if it passes at its rate.
    ///
    /// The stage tick does not become the newest by that: a notice says when it has.
    public func later(_ seconds: Double) -> StageTime {
        guard rate > 0, seconds > 0 else { return self }
        var time = self
        let steps = UInt32(min(seconds * rate * Double(WireFormat.ticksPerSecond), Double(UInt32.max)))
        let (end, isBeyond) = tick.addingReportingOverflow(steps)
        time.tick = isBeyond ? .max : end
        if isLive {
            time.newest = time.tick
            time.oldest = max(oldest, time.newest - min(time.newest, WireFormat.historyLimit))
        } else {
            time.tick = min(time.tick, newest)
        }
        return time
    }
}
