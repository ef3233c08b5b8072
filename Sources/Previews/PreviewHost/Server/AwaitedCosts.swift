import StageModel

/// What the steps of a stage cost that another process simulates, between a question and its answer.
struct AwaitedCosts {
    /// The questions that have no answer yet; only that of the last one counts.
    private var questions = 0
    private var answer: StageCosts?

    /// Whether a question was asked of which nobody has taken the answer.
    var isAwaiting: Bool { questions > 0 || answer != nil }

    /// Asks anew: answers to what was asked before don't count.
    mutating func ask() {
        questions += 1
        answer = nil
    }

    mutating func receive(_ costs: StageCosts) {
        questions = max(questions - 1, 0)
        if questions == 0 { answer = costs }
    }

    /// Returns the answer, once; nil if there is none yet.
    mutating func take() -> StageCosts? {
        defer { answer = nil }
        return answer
    }
}
