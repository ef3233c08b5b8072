/// What an attack did to innocent viewers.
struct SiegeOutcome {
    /// What must hold beyond the control.
    static let shareBound = 0.02
    static let delayBound = 100.0
    /// By what share of itself memory may grow that has a bound.
    static let growthBound = 0.2

    let attack: String
    let attacked: Witness.View
    let control: Witness.View
    /// Seconds from the attack's end to the last late frame; nil if there was no end to them.
    let recovery: Double?
    /// The server's bytes.
    let memory: (before: Int, after: Int)
    let isMemoryBounded: Bool
    /// Why the attack ended early, if it did.
    let failure: String?

    var isHeld: Bool {
        attacked.lateShare - control.lateShare <= Self.shareBound
            && attacked.worst - control.worst <= Self.delayBound && recovery != nil
            && (!isMemoryBounded || Double(memory.after) <= Double(memory.before) * (1 + Self.growthBound))
    }

    /// One line.
    var line: String {
        func text(_ view: Witness.View) -> String {
            "\(tenths(100 * view.lateShare))% \(Int(view.worst.rounded())) ms"
        }
        let recovered = recovery.map { "recovered in \(tenths($0)) s" } ?? "did not recover"
        let (before, after) = (Double(memory.before) / 1e6, Double(memory.after) / 1e6)
        return "\(isHeld ? "held" : "NOT HELD")  \(attack): \(text(attacked)), control \(text(control)); "
            + "\(recovered), \(tenths(after)) MB after \(tenths(before))"
            + (failure.map { "; ended early: \($0)" } ?? "")
    }

    private func tenths(_ value: Double) -> String { String((value * 10).rounded() / 10) }
}
