import PreviewProtocol
import Testing

@testable import PreviewCompiler

@Suite struct LiteralEditTests {
    private let source = """
        class Deck: UICollectionViewLayout {
            var gap: CGFloat = 8 // points
            var ratio = 0.5
            var columns = 2
            var isOn = true
            var style = Style.fan
            var look: Style = .fan
            var tint: UIColor = .red
            var insets = UIEdgeInsets(top: 1, left: a, bottom: 3, right: 4)
            var border: UIEdgeInsets = .zero
            var peek: CGFloat = 64 // 10...120 points
            var count = 3 // 1...9
            var shift: CGPoint = .zero // -5...5
            enum Style { case fan, pile }
        }
        """

    private func changed(_ values: [String: TunedValue]) throws -> [String] {
        let files = project(["A.swift": source])
        let index = ProjectIndex(files)
        let properties = index.types.flatMap { TunableProperty.all(of: $0.type, in: $0.file, index) }
        var edits = SourceEdits(of: files[0].text)
        edits.append(try LiteralEdits.edits(of: properties, values: values))
        let old = source.split(separator: "\n")
        let new = String(decoding: edits.applied(), as: UTF8.self).split(separator: "\n")
        return zip(old, new).filter { $0 != $1 }.map { String($1).trimmed }
    }

    @Test(arguments: [
        ("gap", TunedValue.number(12.5), "var gap: CGFloat = 12.5 // points"),
        ("gap", .number(12), "var gap: CGFloat = 12 // points"),
        ("gap", .number(1.0 / 3), "var gap: CGFloat = 0.3333 // points"),
        // Without the point it would be of another type.
        ("ratio", .number(1), "var ratio = 1.0"), ("columns", .number(5), "var columns = 5"),
        ("isOn", .flag(false), "var isOn = false"), ("style", .text("pile"), "var style = Style.pile"),
        ("look", .text("pile"), "var look: Style = .pile"),
        ("tint", .text("#ff8000"), "var tint: UIColor = UIColor(red: 1, green: 0.502, blue: 0, alpha: 1)"),
        ("insets.top", .number(9), "var insets = UIEdgeInsets(top: 9, left: a, bottom: 3, right: 4)"),
        ("peek", .number(120), "var peek: CGFloat = 120 // 10...120 points"),
        ("border.left", .number(7), "var border: UIEdgeInsets = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 0)"),
    ])
    func onlyTheLiteralChanges(name: String, value: TunedValue, expected: String) throws {
        #expect(try changed(["Deck.\(name)": value]) == [expected])
    }

    @Test(arguments: [
        ("columns", TunedValue.number(1.5), "whole numbers"), ("style", .text("heap"), "fan, pile"),
        ("tint", .text("red"), "#rrggbb"), ("gap", .number(.infinity), "numbers"),
        ("insets.top", .flag(true), "numbers"), ("gap", .number(1e308), "between -1e15 and 1e15"),
        ("peek", .number(120.5), "10...120"), ("peek", .number(9), "10...120"), ("count", .number(10), "1...9"),
        ("shift.x", .number(-6), "-5...5"), ("border.left", .number(1e300), "between"),
    ])
    func aValueOfAnotherKindIsRefusedWithTheChoices(name: String, value: TunedValue, expected: String) {
        let fault = #expect(throws: LiteralEdits.Fault.self) { try changed(["Deck.\(name)": value]) }
        #expect(fault?.description.contains(expected) == true)
    }
}
