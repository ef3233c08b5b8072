import StageModel

extension RecordedSimulation {
    /// What came after a moment at which somebody acted then, and made that moment the newest one.
    struct Cut {
        let tick: UInt32
        let newest: UInt32
        let tail: StageHistory.Tail
    }

    public var cut: (tick: UInt32, newest: UInt32)? {
        guard let setAside, moments.contains(setAside.tick), history.rest(before: setAside.tick) != nil else {
            return nil
        }
        return (setAside.tick, setAside.newest)
    }

    public func restoreCut() {
        guard let tick = cut?.tick, let setAside else { return }
        seek(to: tick)
        // What was sent may have cut off something else on the way.
        self.setAside = setAside
        if sought == nil { exchangeCut() } else { sought?.restoresCut = true }
    }

    /// Has the moment that is shown, that of the cut, be followed by what came after it before the cut.
    func exchangeCut() {
        guard let cut = setAside, shown.tick == cut.tick else { return }
        setAside = Cut(tick: cut.tick, newest: newest, tail: history.cut(after: cut.tick))
        history.append(cut.tail)
        past = Past(newest: cut.newest, live: nil)
    }

    /// Makes the moment that is shown the newest one. What comes after it is set aside.
    ///
    /// - Returns: what lifts the pointers that are down, as nobody holds them.
    func leaveThePast() -> [InputEvent] {
        guard let past else { return [] }
        self.past = nil
        let tail = history.cut(after: shown.tick)
        if past.newest > shown.tick { setAside = Cut(tick: shown.tick, newest: past.newest, tail: tail) }
        return shown.cancellations
    }

    /// Forgets what is set aside if it and the history are too much together.
    func limitCut() {
        if let setAside, history.cost + setAside.tail.cost > history.capacity { self.setAside = nil }
    }
}
