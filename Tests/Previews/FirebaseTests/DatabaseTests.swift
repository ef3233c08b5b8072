import Foundation
import Testing

@testable import Firebase

/// A tree of values, as Firebase's documentation of the Realtime Database tells.
@MainActor @Suite(.serialized) struct DatabaseTests {
    private let stage = FirebaseFixture()
    private var root: DatabaseReference { Database.database().reference() }

    @Test func aPlaceIsDescribedByItsAddress() {
        stage.onStage { #expect(root.child("users/ada").description == "https://stage.firebaseio.com/users/ada") }
    }

    @Test func valuesAreReadAsTheyWereWritten() {
        stage.onStage {
            root.child("users/ada").setValue(
                ["name": "Ada", "age": 36, "is": ["well": true], "gone": NSNull()] as [String: Any])
            var read: DataSnapshot?
            root.child("users").observeSingleEvent(of: .value) { snapshot, _ in read = snapshot }
            #expect(read == nil)
            stage.takeTurns()
            let users = read?.value as? [String: Any]
            let ada = users?["ada"] as? [String: Any]
            #expect(ada?["name"] as? String == "Ada" && ada?["age"] as? Int == 36 && ada?["age"] as? Double == 36)
            #expect(ada?.count == 3 && read?.childrenCount == 1 && read?.key == "users")
            #expect(read?.childSnapshot(forPath: "ada/is/well").value as? Bool == true)
            #expect((read?.children.allObjects as? [DataSnapshot])?.map(\.key) == ["ada"])
            root.child("users").removeValue()
            root.child("users").getData { _, snapshot in read = snapshot }
            stage.takeTurns()
            #expect(read?.exists() == false && read?.value is NSNull)
        }
    }

    @Test func listsAreOnesWhoseNamesAreTheirNumbers() {
        stage.onStage {
            root.child("list").setValue(["a", "b"])
            #expect(root.child("list").snapshot().value as? [String] == ["a", "b"])
            root.child("list/7").setValue("c")
            #expect((root.child("list").snapshot().value as? [String: Any])?.count == 3)
        }
    }

    @Test func observersHearOfWhatChanges() {
        stage.onStage {
            var heard: [String] = []
            let posts = root.child("posts")
            let first = posts.childByAutoId()
            first.setValue(["text": "one"])
            posts.observe(.childAdded) { heard.append("added \(($0.value as? [String: Any])?["text"] ?? "")") }
            posts.observe(.childChanged) { heard.append("changed \($0.key == first.key)") }
            posts.observe(.childRemoved) { heard.append("removed \($0.key == first.key)") }
            let handle = posts.observe(.value) { heard.append("\($0.childrenCount)") }
            stage.takeTurns()
            #expect(heard == ["added one", "1"])
            heard = []
            posts.childByAutoId().updateChildValues(["text": "two"])
            root.child("elsewhere").setValue(1)
            stage.takeTurns()
            #expect(heard == ["added two", "2"])
            heard = []
            posts.removeObserver(withHandle: handle)
            first.updateChildValues(["text": "three"]) { error, _ in heard.append("\(error == nil)") }
            stage.takeTurns()
            #expect(heard == ["changed true", "true"])
            heard = []
            first.removeValue()
            stage.takeTurns()
            #expect(heard == ["removed true"])
            posts.removeAllObservers()
            root.setValue(nil)
            stage.takeTurns()
            #expect(heard.count == 1)
        }
    }

    @Test func childrenAreAskedForInAnOrder() {
        stage.onStage {
            root.setValue(["c": ["n": 3], "a": ["n": 2], "b": ["n": "x"], "d": [:] as [String: Int], "e": ["m": 1]])
            func keys(_ query: DatabaseQuery) -> [String] { query.snapshot().ordered.map(\.name) }
            let byNumber = root.queryOrdered(byChild: "n")
            #expect(keys(root) == ["a", "b", "c", "e"] && keys(byNumber) == ["e", "a", "c", "b"])
            #expect(keys(byNumber.queryLimited(toLast: 2)) == ["c", "b"])
            #expect(keys(byNumber.queryStarting(atValue: 2).queryEnding(atValue: 3)) == ["a", "c"])
            #expect(keys(byNumber.queryEqual(toValue: 3)) == ["c"])
            #expect(keys(byNumber.queryStarting(afterValue: 2).queryLimited(toFirst: 1)) == ["c"])
            #expect(keys(root.queryOrderedByKey().queryEnding(beforeValue: "c")) == ["a", "b"])
            #expect(keys(root.child("a").queryOrderedByValue()) == ["n"])
        }
    }

    @Test func transactionsCountAndTimesAreTheStages() {
        stage.onStage {
            for _ in 0..<2 {
                root.child("likes").runTransactionBlock { data in
                    data.value = (data.value as? Int ?? 0) + 1
                    return .success(withValue: data)
                }
            }
            root.child("at").setValue(ServerValue.timestamp())
            stage.takeTurns()
            #expect(root.child("likes").snapshot().value as? Int == 2)
            #expect((root.child("at").snapshot().value as? Double ?? 0) > 1e12)
        }
    }
}
