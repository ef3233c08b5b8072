import Foundation
import Testing

@testable import Firebase

/// Documents, as Firebase's documentation of Cloud Firestore tells.
@MainActor @Suite(.serialized) struct FirestoreTests {
    private let stage = FirebaseFixture()
    private var cities: CollectionReference { Firestore.firestore().collection("cities") }

    private struct City: Codable, Equatable {
        @DocumentID var id: String?
        var name: String
        var size: Int
        var founded: Date?
        @ServerTimestamp var kept: Timestamp?
    }

    @Test func fieldsAreKeptChangedAndRemoved() {
        stage.onStage {
            let city = cities.document("LA")
            var heard: [String] = []
            city.updateData(["name": "x"]) { heard.append($0 == nil ? "kept" : "not there") }
            city.setData(["name": "Los Angeles", "size": 3, "at": Date(timeIntervalSince1970: 5), "tags": ["a"]])
            city.updateData([
                "size": FieldValue.increment(Int64(2)), "mayor.name": "Kim", "tags": FieldValue.arrayUnion(["a", "b"]),
            ])
            city.setData(["more": true], merge: true) { heard.append("\($0 == nil)") }
            var read: DocumentSnapshot?
            city.getDocument { document, _ in read = document }
            stage.takeTurns()
            #expect(heard == ["not there", "true"] && read?.exists == true && read?.documentID == "LA")
            let data = read?.data()
            #expect(
                data?["size"] as? Int == 5 && data?["more"] as? Bool == true
                    && data?["tags"] as? [String] == ["a", "b"])
            #expect(read?.get("mayor.name") as? String == "Kim" && (read?["at"] as? Timestamp)?.seconds == 5)
            city.updateData(["more": FieldValue.delete()])
            #expect(city.snapshot().data()?["more"] == nil)
            city.delete()
            #expect(!city.snapshot().exists && city.snapshot().data() == nil)
        }
    }

    @Test func documentsAreAskedForByTheirFields() {
        stage.onStage {
            for (name, size) in [("A", 3), ("B", 1), ("C", 2), ("D", 2)] {
                cities.document(name).setData(["size": size, "tags": [name, "all"]])
            }
            cities.document("E").setData(["name": "without"])
            cities.document("A").collection("parks").document("P").setData(["size": 9])
            func names(_ query: Query) -> String { query.documents().map(\.documentID).joined() }
            #expect(names(cities) == "ABCDE" && names(cities.order(by: "size")) == "BCDA")
            #expect(names(cities.order(by: "size", descending: true).limit(to: 2)) == "AC")
            #expect(names(cities.whereField("size", isEqualTo: 2)) == "CD")
            #expect(names(cities.whereField("size", isGreaterThan: 1).whereField("tags", arrayContains: "C")) == "C")
            #expect(names(cities.whereField("size", in: [1, 3])) == "AB")
            #expect(names(cities.order(by: "size").start(at: [2]).end(before: [3])) == "CD")
            #expect(names(cities.order(by: "size").start(afterDocument: cities.document("B").snapshot())) == "CDA")
            #expect(names(cities.order(by: "size").limit(toLast: 1)) == "A")
            #expect(names(cities.whereField(FieldPath.documentID(), isEqualTo: "E")) == "E")
            #expect(names(Firestore.firestore().collectionGroup("parks")) == "P")
        }
    }

    @Test func listenersHearOfEachChange() {
        stage.onStage {
            var heard: [String] = []
            let listener = cities.addSnapshotListener { snapshot, _ in
                heard.append((snapshot?.documentChanges ?? []).map { "\($0.type) \($0.document.documentID)" }.joined())
            }
            stage.takeTurns()
            cities.document("A").setData(["size": 1])
            stage.takeTurns()
            cities.document("A").updateData(["size": 2])
            Firestore.firestore().collection("others").addDocument(data: ["a": 1])
            stage.takeTurns()
            let batch = Firestore.firestore().batch()
            batch.deleteDocument(cities.document("A"))
            batch.setData(["size": 3], forDocument: cities.document("B"))
            batch.commit()
            stage.takeTurns()
            #expect(heard == ["", "added A", "modified A", "removed Aadded B"])
            listener.remove()
            cities.document("C").setData([:])
            stage.takeTurns()
            #expect(heard.count == 4)
        }
    }

    @Test func valuesAreWrittenAndRead() throws {
        try stage.onStage {
            let new = try cities.addDocument(
                from: City(name: "Rome", size: 3, founded: Date(timeIntervalSinceReferenceDate: 7), kept: nil))
            let city = try new.snapshot().data(as: City.self)
            #expect(city.id == new.documentID && city.name == "Rome" && city.size == 3 && city.kept != nil)
            #expect(city.founded == Date(timeIntervalSinceReferenceDate: 7) && new.snapshot().data()?["id"] == nil)
            new.updateData(["founded": Timestamp(date: Date(timeIntervalSinceReferenceDate: 9))])
            #expect(try new.snapshot().data(as: City.self).founded == Date(timeIntervalSinceReferenceDate: 9))
            #expect(throws: (any Error).self) { try cities.document("none").snapshot().data(as: City.self) }
        }
    }

    @Test func aDateThatIsNoNumberIsAMoment() {
        for seconds in [Double.nan, .infinity, -.infinity, 1e300] {
            #expect(Timestamp(date: Date(timeIntervalSince1970: seconds)) == Timestamp(seconds: 0, nanoseconds: 0))
        }
        #expect(Timestamp(date: Date(timeIntervalSince1970: -0.5)) == Timestamp(seconds: -1, nanoseconds: 500_000_000))
    }

    @Test func transactionsReadBeforeTheyWrite() {
        stage.onStage {
            let city = cities.document("A")
            city.setData(["size": 1])
            var result: Int?
            Firestore.firestore().runTransaction({ transaction, _ in
                let size = (try? transaction.getDocument(city))?.data()?["size"] as? Int ?? 0
                transaction.updateData(["size": size + 1], forDocument: city)
                return size + 1
            }) { value, _ in result = value as? Int }
            stage.takeTurns()
            #expect(result == 2 && city.snapshot().data()?["size"] as? Int == 2)
        }
    }

    @Test func filesAreKeptUnderTheirPaths() {
        stage.onStage {
            let place = Storage.storage().reference().child("covers/one")
            var heard: [String] = []
            place.putData(Data([1, 2])) { metadata, _ in heard.append("\(metadata?.size ?? 0) \(metadata?.name ?? "")")
            }
            place.downloadURL { url, _ in heard.append(url?.pathExtension ?? "") }
            place.getData(maxSize: 10) { data, _ in heard.append("\(data?.count ?? 0)") }
            Storage.storage().reference(withPath: "none").getData(maxSize: 10) { data, error in
                heard.append("\(data == nil && error != nil)")
            }
            stage.takeTurns()
            #expect(heard == ["2 one", "jpg", "2", "true"])
        }
    }
}
