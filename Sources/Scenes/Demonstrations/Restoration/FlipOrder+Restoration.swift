import SceneContract
import StageModel

/// The order as values: runs of numbers that follow one another, which for a deck that hands have rearranged are few.
extension FlipOrder {
    static let restorationNames = ["cards", "flipped", "nextCard", "edits"]

    /// O(count).
    var restoration: [String: StageValue] {
        [
            "cards": .list(runs.map { .list([.integer($0.lowerBound), .integer($0.count)]) }),
            "flipped": .integer(front), "nextCard": .integer(nextCard),
            "edits": .list(edits.map(\.value)),
        ]
    }

    private var runs: [Range<Int>] {
        var runs: [Range<Int>] = []
        for card in cards {
            if let last = runs.last, last.upperBound == card {
                runs[runs.count - 1] = last.lowerBound..<card + 1
            } else {
                runs.append(card..<card + 1)
            }
        }
        return runs
    }

    /// Restores an order; nil without `cards`.
    ///
    /// - Throws: ``SceneError``.
    init?(_ restoration: Restoration) throws {
        let highest = 1_000_000_000
        let next = try restoration.integer("nextCard", in: 0...highest) ?? highest
        let limits = "pairs of a first card and how many follow on, each card once and below nextCard (\(next)), "
        let allowed = limits + "\(Self.capacity) cards at most"
        var total = 0
        let runs = try restoration.list("cards", allowed: allowed) { value -> Range<Int>? in
            guard case .list(let pair) = value, pair.count == 2, let first = pair[0].wholeNumber,
                let count = pair[1].wholeNumber, (0..<next).contains(first), (1...next - first).contains(count)
            else { return nil }
            total += count
            return total <= Self.capacity ? first..<first + count : nil
        }
        guard let runs else { return nil }
        let cards = runs.flatMap { $0 }
        var known = Set(cards)
        guard known.count == cards.count else {
            throw SceneError.badValue("cards", .text("a card that is there twice"), allowed: allowed)
        }
        let front = try restoration.integer("flipped", in: 0...cards.count) ?? 0
        let edits = try restoration.list(
            "edits", allowed: "[\"deleted\", card] with a card that is gone, [\"added\", card]; \(Self.memory) at most"
        ) { value -> Edit? in
            guard let edit = Edit(value), (0..<next).contains(edit.card) else { return nil }
            // Undone, a card must not be there twice.
            if case .deleted(let card) = edit, !known.insert(card).inserted { return nil }
            return edit
        }
        self.init(
            cards: cards, front: front, edits: Array((edits ?? []).suffix(Self.memory)),
            nextCard: next < highest ? next : (known.max() ?? -1) + 1)
    }
}

extension FlipOrder.Edit {
    fileprivate var card: Int {
        switch self {
        case .deleted(let card), .added(let card): card
        }
    }

    fileprivate var value: StageValue {
        switch self {
        case .deleted(let card): .list([.text("deleted"), .integer(card)])
        case .added(let card): .list([.text("added"), .integer(card)])
        }
    }

    fileprivate init?(_ value: StageValue) {
        guard case .list(let pair) = value, pair.count == 2, let card = pair[1].wholeNumber else { return nil }
        switch pair[0] {
        case .text("deleted"): self = .deleted(card)
        case .text("added"): self = .added(card)
        default: return nil
        }
    }
}
