import StageModel

/// The views of a stage that another process lists, between a question and its answer.
struct AwaitedViews {
    private var views: [StageView] = []
    /// The questions that have no answer yet; only that of the last one counts.
    private var questions = 0
    private var answer: StageViews?

    /// Whether a question was asked of which nobody has taken the answer.
    var isAwaiting: Bool { questions > 0 || answer != nil }

    /// Asks anew: answers to what was asked before don't count.
    mutating func ask() {
        questions += 1
        answer = nil
    }

    mutating func receive(_ list: ListedViews) {
        if let new = list.views { views = new }
        questions = max(questions - 1, 0)
        guard questions == 0 else { return }
        answer = StageViews(views: views, omitted: list.omitted, details: list.details)
    }

    /// Returns the answer, once; nil if there is none yet.
    mutating func take() -> StageViews? {
        defer { answer = nil }
        return answer
    }
}
