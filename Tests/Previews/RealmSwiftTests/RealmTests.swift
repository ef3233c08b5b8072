import Foundation
import QuartzCore
import Testing

@testable import RealmSwift

final class Card: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var name = ""
    @Persisted var rank: Double
    @Persisted var isDone: Bool
    @Persisted var day: Date?
    @Persisted var next: Card?
    @Persisted var tags: List<String>
    @Persisted(originProperty: "cards") var decks: LinkingObjects<Deck>
}

/// As objects were written before `@Persisted`.
final class Deck: Object {
    dynamic var title = ""
    let cards = List<Card>()
}

/// What a realm finds, and tells of changes, as Realm's documentation of version 10 says.
@MainActor @Suite struct RealmTests {
    private let clock = FrameClock()

    private func onStage(_ work: (Realm) throws -> Void) throws {
        try clock.perform { try work(Realm()) }
    }

    private func takeTurn() {
        clock.setTime(clock.time + 1)
        clock.runDueWork()
    }

    private func card(_ id: Int, _ name: String, _ rank: Double = 0) -> Card {
        Card(value: ["id": id, "name": name, "rank": rank])
    }

    @Test func anObjectBeginsWithTheValuesOfItsTypes() throws {
        try onStage { _ in
            let card = Card()
            #expect(card.id == 0 && card.name.isEmpty && card.rank == 0 && !card.isDone && card.day == nil)
            #expect(card.tags.isEmpty && card.realm == nil)
            let made = Card(value: ["name": "a", "rank": 2, "next": ["id": 7], "tags": ["x", "y"]] as [String: Any])
            #expect(made.name == "a" && made.rank == 2 && made.next?.id == 7 && Array(made.tags) == ["x", "y"])
            #expect(made.value(forKey: "name") as? String == "a")
        }
    }

    @Test func resultsAreWhatIsThereNow() throws {
        try onStage { realm in
            let all = realm.objects(Card.self)
            let first = all.filter("rank > %@ AND name BEGINSWITH[c] %@", 1, "A").sorted(
                byKeyPath: "name", ascending: false)
            #expect(all.isEmpty && first.isEmpty)
            try realm.write {
                realm.add([card(1, "aa", 2), card(2, "ab", 3), card(3, "ac", 1), card(4, "b", 5)])
                #expect(all.count == 4)
            }
            #expect(first.map(\.name) == ["ab", "aa"])
            #expect(try Realm() == realm && Realm().objects(Card.self).count == 4)
            #expect(realm.object(ofType: Card.self, forPrimaryKey: 3)?.name == "ac")
            try realm.write { first[0].name = "zz" }
            #expect(first.map(\.name) == ["aa"])
            let total: Double = all.sum(ofProperty: "rank")
            #expect(total == 11 && all.max(ofProperty: "rank") as Double? == 5)
            try realm.write {
                realm.delete(all.where { $0.rank >= 3 || $0.name.starts(with: "AC", options: .caseInsensitive) })
            }
            #expect(all.map(\.id) == [1])
        }
    }

    @Test func anotherStageHasObjectsOfItsOwn() throws {
        try onStage { realm in try realm.write { realm.add(card(1, "a")) } }
        #expect(try FrameClock().perform { try Realm().isEmpty })
        try onStage { #expect(!$0.isEmpty) }
    }

    @Test func whatAnObjectLeadsToIsAddedAndLeadsBack() throws {
        try onStage { realm in
            let deck = Deck()
            deck.cards.append(objectsIn: [card(1, "a"), card(2, "b")])
            try realm.write { realm.add(deck) }
            let found = try #require(realm.objects(Card.self).last)
            #expect(found.name == "b" && found.decks.first === deck && found.realm == realm)
            try realm.write { deck.cards.remove(at: 1) }
            #expect(found.decks.isEmpty && realm.objects(Card.self).count == 2)
        }
    }

    @Test func aPrimaryKeyIsOneObjects() throws {
        try onStage { realm in
            let old = card(1, "a")
            try realm.write {
                realm.add(old)
                realm.add(card(1, "b"), update: .modified)
                realm.create(Card.self, value: ["id": 2, "name": "c"], update: .all)
            }
            #expect(realm.objects(Card.self).map(\.name) == ["b", "c"] && old.isInvalidated)
            try realm.write { realm.delete(realm.objects(Card.self).last!) }
            #expect(realm.object(ofType: Card.self, forPrimaryKey: 2) == nil)
            realm.beginWrite()
            realm.delete(realm.objects(Card.self).first!)
            realm.add(card(3, "d"))
            realm.cancelWrite()
            #expect(realm.object(ofType: Card.self, forPrimaryKey: 1)?.name == "b")
            #expect(realm.object(ofType: Card.self, forPrimaryKey: 3) == nil)
        }
    }

    @Test func whatFailsAddsAndDeletesNothing() throws {
        try onStage { realm in
            let kept = card(1, "a")
            try realm.write { realm.add(kept) }
            #expect(throws: CancellationError.self) {
                try realm.write {
                    realm.delete(kept)
                    realm.add(card(2, "b"))
                    throw CancellationError()
                }
            }
            #expect(realm.objects(Card.self).map(\.id) == [1] && !kept.isInvalidated && !realm.isInWriteTransaction)
        }
    }

    @Test func anObserverHearsWhereElementsWereAndAre() throws {
        var lines: [String] = []
        var tokens: [NotificationToken] = []
        try onStage { realm in
            let sorted = realm.objects(Card.self).sorted(by: \.id)
            try realm.write { realm.add([card(1, "a"), card(3, "c"), card(5, "e")]) }
            tokens = [
                sorted.observe { change in
                    switch change {
                    case .initial(let all): lines.append("initial \(all.count)")
                    case .update(let all, let deletions, let insertions, let modifications):
                        lines.append("\(all.count) -\(deletions) +\(insertions) *\(modifications)")
                    case .error: lines.append("error")
                    }
                },
                sorted[2].observe { (change: ObjectChange<Card>) in
                    if case .change(_, let properties) = change { lines.append("set \(properties.map(\.name))") }
                    if case .deleted = change { lines.append("deleted") }
                },
            ]
        }
        takeTurn()
        #expect(lines == ["initial 3"])
        try onStage { realm in
            let sorted = realm.objects(Card.self).sorted(by: \.id)
            try realm.write {
                sorted[2].name = "E"
                realm.delete(sorted[0])
                realm.add([card(2, "b"), card(4, "d")])
            }
            #expect(lines == ["initial 3"])
        }
        takeTurn()
        #expect(lines == ["initial 3", "4 -[0] +[0, 2] *[2]", "set [\"name\"]"])
        try onStage { realm in
            try realm.write(withoutNotifying: tokens) { realm.delete(realm.objects(Card.self).last!) }
        }
        takeTurn()
        #expect(lines.count == 3)
        try onStage { realm in
            tokens[0].invalidate()
            try realm.write { realm.deleteAll() }
        }
        takeTurn()
        #expect(lines.dropFirst(3) == ["deleted"])
    }

    @Test func identifiersAreTheSameEachTimeAStageIsRepeated() throws {
        func made() -> [String] {
            FrameClock().perform { [ObjectId.generate().stringValue, ObjectId().stringValue, UUID.initial.uuidString] }
        }
        let first = made()
        #expect(first == made() && Set(first).count == 3 && first[0].count == 24)
        #expect(ObjectId(first[0])?.stringValue == first[0] && ObjectId("x") == nil)
    }
}
