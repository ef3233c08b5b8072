import StageModel

extension RecordedSimulation {
    /// The history after a step at which an event took effect later, and made that step the newest one.
    struct Cut {
        let tick: UInt32
        let newest: UInt32
        let tail: StageHistory.Tail
    }

    /// The step after which history was cut off last, and the newest step that there was until then; nil if it cannot
    /// be restored.
    public var cut: (tick: UInt32, newest: UInt32)? {
        guard let setAside, stageTicks.contains(setAside.tick), history.rest(before: setAside.tick) != nil else {
            return nil
        }
        return (setAside.tick, setAside.newest)
    }

    /// Begins to show the step of ``cut``, after which the history that was cut off comes again.
    public func restoreCut(after events: [InputEvent]) {
        guard let tick = cut?.tick, let setAside else { return }
        seek(to: tick, after: events)
        // The events may have cut off something else on the way.
        self.setAside = setAside
        if sought == nil { exchangeCut() } else { sought?.restoresCut = true }
    }

    /// Exchanges the history after the step that is shown, that of the cut, with what was cut off there.
    func exchangeCut() {
        guard let cut = setAside, shown.tick == cut.tick else { return }
        setAside = Cut(tick: cut.tick, newest: newest, tail: history.cut(after: cut.tick))
        history.append(cut.tail)
        simulation.forgetLaterCosts()
        past = Past(newest: cut.newest, live: nil)
    }

    /// Makes the step that is shown the newest one, and sets the history after it aside.
    ///
    /// - Returns: events that cancel the pointers that are down, as nobody holds them.
    func leaveThePast() -> [InputEvent] {
        guard let past else { return [] }
        self.past = nil
        let tail = history.cut(after: shown.tick)
        simulation.forgetLaterCosts()
        if past.newest > shown.tick { setAside = Cut(tick: shown.tick, newest: past.newest, tail: tail) }
        return shown.cancellations
    }

    /// Forgets the history that was set aside if both together exceed the capacity.
    func limitCut() {
        if let setAside, history.cost + setAside.tail.cost > history.capacity { self.setAside = nil }
    }
}
