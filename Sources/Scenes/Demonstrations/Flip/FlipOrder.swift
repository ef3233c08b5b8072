/// The deck as a list of its cards' numbers: those that are flipped, then the queue.
///
/// It records what was deleted and added, to undo it.
struct FlipOrder: Equatable {
    /// The greatest number of cards of a deck.
    static let capacity = 100_000
    /// The number of changes that can be undone.
    static let memory = 1000

    /// The result of an undo.
    enum Reversal: Equatable {
        /// A deleted card is in front again.
        case restored(Int)
        /// An added card is gone.
        case removed(Int)
    }

    enum Edit: Equatable {
        case deleted(Int)
        case added(Int)
    }

    private(set) var cards: [Int]
    /// The number of flipped cards.
    private(set) var front = 0
    /// The changes that can be undone, the last one at the end.
    private(set) var edits: [Edit] = []
    /// The number of the next new card; no number is given twice until the deck is resized.
    private(set) var nextCard: Int

    init(count: Int) {
        cards = Array(0..<count)
        nextCard = count
    }

    /// Makes an order of its attributes.
    ///
    /// - Parameters:
    ///   - cards: the cards' numbers, each once, and below `nextCard`.
    ///   - front: the number of flipped cards, at most as many as there are cards.
    ///   - edits: at most ``memory``; what was deleted is not among the cards.
    ///   - nextCard: the number of the next new card.
    init(cards: [Int], front: Int, edits: [Edit], nextCard: Int) {
        self.cards = cards
        self.front = front
        self.edits = edits
        self.nextCard = nextCard
    }

    var count: Int { cards.count }
    /// The cards that are not flipped, front to back.
    var queue: ArraySlice<Int> { cards[front...] }
    var current: Int? { queue.first }
    /// The card that was flipped last.
    var previous: Int? { cards[..<front].last }

    mutating func flipDown() -> Int? {
        guard let card = current else { return nil }
        front += 1
        return card
    }

    mutating func flipUp() -> Int? {
        guard let card = previous else { return nil }
        front -= 1
        return card
    }

    /// Removes the front card, and returns it.
    ///
    /// O(count).
    mutating func delete() -> Int? {
        guard let card = current else { return nil }
        cards.remove(at: front)
        remember(.deleted(card))
        return card
    }

    /// Puts a new card in front, and returns it; nil if the deck is full.
    ///
    /// O(count).
    mutating func add() -> Int? {
        guard count < Self.capacity else { return nil }
        let card = nextCard
        nextCard += 1
        cards.insert(card, at: front)
        remember(.added(card))
        return card
    }

    /// Undoes the last deletion or addition.
    ///
    /// A deleted card comes back to the front. O(count).
    mutating func undo() -> Reversal? {
        switch edits.popLast() {
        case .deleted(let card):
            cards.insert(card, at: front)
            return .restored(card)
        case .added(let card):
            guard let index = cards.firstIndex(of: card) else { return nil }
            cards.remove(at: index)
            if index < front { front -= 1 }
            return .removed(card)
        case nil:
            return nil
        }
    }

    /// Moves a card of the queue to another place in it.
    ///
    /// O(distance from the front).
    mutating func move(_ card: Int, to place: Int) {
        guard let index = queue.firstIndex(of: card) else { return }
        cards.remove(at: index)
        cards.insert(card, at: min(front + max(place, 0), cards.count))
    }

    /// Adds cards at the rear, or removes them there.
    ///
    /// What was done before can't be undone any more, and new cards are numbered on from the highest that is left.
    /// O(count).
    mutating func resize(to count: Int) {
        edits = []
        if count < cards.count {
            cards.removeLast(cards.count - count)
            front = min(front, count)
        }
        nextCard = (cards.max() ?? -1) + 1
        let new = count - cards.count
        cards += nextCard..<(nextCard + new)
        nextCard += new
    }

    private mutating func remember(_ edit: Edit) {
        if edits.count == Self.memory { edits.removeFirst() }
        edits.append(edit)
    }
}
