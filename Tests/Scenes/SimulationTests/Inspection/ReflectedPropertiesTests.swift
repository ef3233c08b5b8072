import StageModel
import Testing
import UIKit

@testable import Simulation

/// What an inspector is told of the properties of the project's own classes.
@MainActor
@Suite struct ReflectedPropertiesTests {
    private enum Side { case left, right(inset: CGFloat) }

    /// One whose description must not be asked for.
    private struct Secret: CustomStringConvertible {
        var count = 3
        var description: String { fatalError("asked for its description") }
    }

    private enum Mood: CustomStringConvertible {
        case calm
        var description: String { fatalError("asked for its description") }
    }

    /// One whose mirror must not be asked for.
    private struct Closed: CustomReflectable {
        var customMirror: Mirror { fatalError("asked for its mirror") }
    }

    private final class Model {
        let title = "Pots"
        weak var owner: Card?
    }

    private class Card: UIView {
        var gap: CGFloat = 12.5
        var isOpen = true
        var note: String?
        var side = Side.right(inset: 4)
        let plain = Side.left
        var prices = [3, 4, 5, 6, 7]
        var secret = Secret()
        var mood = Mood.calm
        var closed = Closed()
        let model = Model()
        lazy var heavy: Int = { fatalError("made") }()
        var computed: Int { fatalError("computed") }
        var tap: (() -> Void)?
        var tint = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        var index = IndexPath(item: 4, section: 1)
    }

    private final class SpecialCard: Card {
        var extra = CGRect(x: 1, y: 2, width: 3, height: 4)
    }

    private func groups(_ view: UIView) -> [ViewDetails.Group] {
        ReflectedProperties.groups(of: view.layer) { "\($0)" }
    }

    private func value(_ name: String, of view: UIView) -> String? {
        groups(view).first?.rows.first { $0.name == name }?.value
    }

    @Test(arguments: [
        ("gap", "12.5"), ("isOpen", "true"), ("note", "nil"), ("side", ".right"), ("side.inset", "4"),
        ("plain", ".left"),
        ("prices", "5 of Array<Int>"), ("prices[2]", "5"), ("secret", "Secret"), ("secret.count", "3"),
        ("mood", "Mood"),
        ("closed", "Closed"), ("model", "Model"), ("model.title", "\u{201c}Pots\u{201d}"), ("heavy", "not made yet"),
        ("tint", "#FF0000"), ("index", "1 - 4"), ("tap", "nil"),
    ])
    func valuesAreReadAndNoCodeIsCalled(name: String, text: String) {
        #expect(value(name, of: Card()) == text)
    }

    @Test func whatIsComputedIsNotRead() {
        #expect(value("computed", of: Card()) == nil)
        #expect(value("prices[3]", of: Card()) == nil)
    }

    @Test func propertiesOfClassesBetweenItAndUIKitAreListed() {
        let card = SpecialCard()
        #expect(groups(card).map(\.title) == ["Properties, SpecialCard"])
        #expect(groups(card).first?.rows.first == ViewDetails.Row("extra", "1, 2 \u{b7} 3 \u{d7} 4"))
        #expect(value("gap", of: card) == "12.5")
    }

    @Test func circlesEnd() {
        let card = Card()
        card.model.owner = card
        #expect(value("model.owner", of: card) == "Card")
        #expect(groups(card).first?.rows.count { $0.name.hasPrefix("model.owner") } == 1)
    }

    @Test func viewsOfUIKitHaveNone() {
        #expect(groups(UILabel()).isEmpty)
    }

    @Test func manyPropertiesAreBounded() {
        final class Wide: UIView {
            var texts = (0..<40).map { _ in String(repeating: "x", count: 10_000) }
            var list = (0..<100_000).map { $0 }
            var nested = [[[[[1]]]]]
        }
        let details = ViewDetails(layer: 1, groups: [], properties: groups(Wide()))
        let bytes = details.properties.flatMap(\.rows).reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
        #expect(bytes <= ViewDetails.propertiesLimit)
        #expect(
            details.properties.first?.rows.contains { $0.name == "list" && $0.value == "100000 of Array<Int>" } == true)
    }

    @Test func aCollectionViewHasThoseOfItsLayoutAndItsSource() {
        final class Columns: UICollectionViewLayout { var columns = 2 }
        final class Source: NSObject, UICollectionViewDataSource {
            var items = ["a"]
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                UICollectionViewCell()
            }
        }
        let view = UICollectionView(frame: .zero, collectionViewLayout: Columns())
        let source = Source()
        view.dataSource = source
        #expect(
            groups(view).map(\.title) == ["Properties of the layout, Columns", "Properties of the data source, Source"])
        #expect(groups(view)[0].rows == [ViewDetails.Row("columns", "2")])
        withExtendedLifetime(source) {}
    }
}
