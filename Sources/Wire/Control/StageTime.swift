/// Which moment of a stage's own time a room shows. Moments are steps of 1/60 s.
public struct StageTime: Codable, Equatable, Sendable {
    /// How fast it goes: 0 stands still, else 0.05...1.
    public var rate: Double
    /// Whether the newest moment is shown.
    public var isLive: Bool
    /// The moment that is shown.
    public var tick: UInt32
    /// The first moment that can be shown.
    public var oldest: UInt32
    /// The last one.
    public var newest: UInt32

    /// While a moment is sought; nil: none is.
    public var search: Search?

    /// What was cut off last, as somebody acted at a moment that was before; nil: nothing can be given back.
    public var cut: Cut?

    /// What came after a moment, up to the newest one that there was.
    public struct Cut: Codable, Equatable, Sendable {
        public var tick: UInt32
        public var newest: UInt32

        public init(tick: UInt32, newest: UInt32) {
            self.tick = tick
            self.newest = newest
        }
    }

    /// How far the way to a moment that is sought has been simulated.
    public struct Search: Codable, Equatable, Sendable {
        /// The moment that is sought.
        public var target: UInt32
        /// Where the way begins, and the moment on it to which it has come.
        public var from: UInt32
        public var reached: UInt32

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

    public init(rate: Double, isLive: Bool, tick: UInt32, oldest: UInt32, newest: UInt32) {
        self.rate = rate
        self.isLive = isLive
        self.tick = tick
        self.oldest = oldest
        self.newest = newest
    }

    /// What it is `seconds` later if it goes on at its usual pace. A moment that was before does not become the newest
    /// one by that: whoever is told of it is told when it has.
    public func later(_ seconds: Double) -> StageTime {
        guard rate > 0, seconds > 0 else { return self }
        var time = self
        let steps = UInt32(min(seconds * rate * Double(WireFormat.ticksPerSecond), Double(UInt32.max)))
        let (end, isBeyond) = tick.addingReportingOverflow(steps)
        time.tick = isBeyond ? .max : end
        if isLive {
            time.newest = time.tick
            time.oldest = max(oldest, time.newest - min(time.newest, WireFormat.momentLimit))
        } else {
            time.tick = min(time.tick, newest)
        }
        return time
    }
}
