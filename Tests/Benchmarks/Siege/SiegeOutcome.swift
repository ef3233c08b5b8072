/// What an attack did to innocent viewers.
struct SiegeOutcome {
    /// What must hold beyond the control.
    static let shareBound = 0.02
    static let delayBound = 100.0

    let attack: String
    let attacked: Witness.View
    let control: Witness.View
    /// Seconds from the attack's end to the last late frame; nil if there was no end to them.
    let recovery: Double?
    /// By how many bytes the server has grown.
    let memory: Int
    /// Why the attack ended early, if it did.
    let failure: String?

    var isHeld: Bool {
        attacked.lateShare - control.lateShare <= Self.shareBound
            && attacked.worst - control.worst <= Self.delayBound && recovery != nil
    }

    /// One line.
    var line: String {
        func text(_ view: Witness.View) -> String {
            "\(tenths(100 * view.lateShare))% \(Int(view.worst.rounded())) ms"
        }
        let recovered = recovery.map { "recovered in \(tenths($0)) s" } ?? "did not recover"
        return "\(isHeld ? "held" : "NOT HELD")  \(attack): \(text(attacked)), control \(text(control)); "
            + "\(recovered), \(tenths(Double(memory) / 1e6)) MB more" + (failure.map { "; ended early: \($0)" } ?? "")
    }

    private func tenths(_ value: Double) -> String { String((value * 10).rounded() / 10) }
}
