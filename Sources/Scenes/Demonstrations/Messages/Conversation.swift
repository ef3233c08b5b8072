/// The messages of the list: a script for the past, then exchanges of a message and its answer.
struct Conversation: Equatable {
    static let partner = "Flora"
    /// The most exchanges that a list takes.
    static let mostExchanges = 2000

    /// Of the past; the script begins anew when it is told.
    private(set) var pastCount: Int
    /// Messages that have been sent.
    private(set) var exchanges: Int
    /// What somebody wrote instead of the script's line, by the number of the exchange.
    private(set) var written: [Int: String]
    /// Whether the last of them has no answer yet.
    private(set) var isAwaitingAnswer: Bool
    private(set) var messages: [Message]

    init(pastCount: Int, exchanges: Int = 0, written: [Int: String] = [:]) {
        self.pastCount = pastCount
        self.exchanges = exchanges
        self.written = written.filter { (0..<exchanges).contains($0.key) }
        isAwaitingAnswer = false
        let script = ConversationScript.past
        // The last line of the script is the newest message.
        messages = (0..<pastCount).map { index in
            script[(index - pastCount % script.count + script.count) % script.count]
        }
        for exchange in 0..<exchanges { messages += self.exchange(exchange) }
    }

    /// What is sent next by whoever writes nothing.
    var proposal: String { ConversationScript.exchanges[exchanges % ConversationScript.exchanges.count].sent }

    /// The messages when nobody is writing any more.
    var settled: Conversation {
        isAwaitingAnswer ? Conversation(pastCount: pastCount, exchanges: exchanges, written: written) : self
    }

    private var isTyping: Bool { messages.last == .typing }

    /// Sends a text; without one the proposal.
    ///
    /// Whatever is not answered yet is answered first.
    mutating func send(_ text: String? = nil) {
        answer()
        written[exchanges] = text
        messages.append(exchange(exchanges)[0])
        exchanges += 1
        isAwaitingAnswer = true
    }

    /// Has the other one begin to write.
    mutating func type() {
        if isAwaitingAnswer, !isTyping { messages.append(.typing) }
    }

    /// Puts the answer in the place of the dots.
    mutating func answer() {
        guard isAwaitingAnswer else { return }
        isAwaitingAnswer = false
        if isTyping { messages.removeLast() }
        messages.append(exchange(exchanges - 1)[1])
    }

    private func exchange(_ index: Int) -> [Message] {
        if let text = written[index] {
            let answers = ConversationScript.answers
            return [.sent(text), .received(answers[index % answers.count])]
        }
        let exchange = ConversationScript.exchanges[index % ConversationScript.exchanges.count]
        return [.sent(exchange.sent), .received(exchange.answer)]
    }
}
