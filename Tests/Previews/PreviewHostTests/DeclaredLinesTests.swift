import StageModel
import Testing

@testable import PreviewHost

/// Where sources declare classes and their functions.
@Suite struct DeclaredLinesTests {
    private func lines(_ files: [String: String]) -> DeclaredLines {
        DeclaredLines(
            files.sorted { $0.key < $1.key }.map {
                ($0.key, $0.value.split(separator: "\n", omittingEmptySubsequences: false))
            })
    }

    private static let deck = """
        // class Deck lies here
        final class Deck: UICollectionViewLayout {
            class var step: Int { 1 }
            override func prepare() {}
            /* Not */ override func layoutAttributesForElements(in rect: CGRect) -> [Any]? { nil }
        }

        final class Cards: UICollectionViewController {
            override func collectionView(_ view: Any, numberOfItemsInSection section: Int) -> Int { 3 }
            override func collectionView(
                _ collectionView: UICollectionView,
                cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { cell() }
        }

        extension Game.Deck { func deal() {} }
        """

    @Test func aFunctionIsFoundByItsNameOrALabel() {
        let lines = lines(["Deck.swift": Self.deck])
        #expect(lines.place(of: "Deck", "prepare") == SourcePlace(file: "Deck.swift", line: 4))
        #expect(lines.place(of: "Deck", "layoutAttributesForElements") == SourcePlace(file: "Deck.swift", line: 5))
        #expect(lines.place(of: "Cards", "cellForItemAt") == SourcePlace(file: "Deck.swift", line: 10))
        #expect(lines.place(of: "Deck", "deal") == SourcePlace(file: "Deck.swift", line: 16))
    }

    @Test func aClassIsFoundWhereItHasNoSuchFunction() {
        let lines = lines(["Deck.swift": Self.deck])
        #expect(lines.place(of: "Deck", "invalidateLayout") == SourcePlace(file: "Deck.swift", line: 2))
        #expect(lines.place(of: "Cards") == SourcePlace(file: "Deck.swift", line: 8))
        #expect(lines.place(of: "UICollectionViewFlowLayout") == nil)
    }

    @Test func whatIsDeclaredTwiceIsNotFound() {
        let lines = lines(["A.swift": "private class Cell {}\nclass A {}", "B.swift": "\nprivate class Cell {}"])
        #expect(lines.place(of: "Cell") == nil)
        #expect(lines.place(of: "A") == SourcePlace(file: "A.swift", line: 2))
    }
}
