import QuartzCore
import Testing

@testable import UIKit

/// Signs at the ends of lists' cells.
@MainActor
@Suite struct CellAccessoryTests {
    private func custom(_ position: @escaping UICellAccessory.Placement.Position) -> UICellAccessory {
        .customView(
            configuration: .init(
                customView: UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)),
                placement: .trailing(displayed: .always, at: position)))
    }

    @Test func aViewStandsWhereItsPlacementSays() {
        let fixed: [UICellAccessory] = [.checkmark(), .disclosureIndicator()]
        func kinds(_ position: @escaping UICellAccessory.Placement.Position) -> [UICellAccessory.Kind] {
            UICellAccessory.ordered([custom(position)] + fixed).map(\.kind)
        }
        #expect(kinds { _ in 0 } == [.custom, .checkmark, .disclosureIndicator])
        #expect(kinds { $0.count } == [.checkmark, .disclosureIndicator, .custom])
        #expect(kinds { _ in 99 } == [.checkmark, .disclosureIndicator, .custom])
        let before = UICellAccessory.Placement.position(before: .disclosureIndicator())
        #expect(kinds(before) == [.checkmark, .custom, .disclosureIndicator])
        let after = UICellAccessory.Placement.position(after: .checkmark())
        #expect(kinds(after) == [.checkmark, .custom, .disclosureIndicator])
    }

    @Test(arguments: [nil, false, true])
    func aLineStandsBeforeASignForReorderingBesideOthers(isWanted: Bool?) throws {
        let stage = Stage()
        let cell = stage.perform { UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44)) }
        stage.add(cell)
        let reorder = UICellAccessory.reorder(displayed: .always, options: .init(showsVerticalSeparator: isWanted))
        func lines() throws -> Int {
            stage.advance()
            let signs = cell.subviews.compactMap { $0 as? CellAccessoryView }
            let sign = try #require(signs.first { $0.accessory.kind == .reorder })
            return sign.subviews.count { $0.bounds.width == 0.5 && !$0.isHidden }
        }
        stage.perform { cell.accessories = [.checkmark(), reorder] }
        #expect(try lines() == (isWanted == false ? 0 : 1))
        stage.perform { cell.accessories = [reorder] }
        #expect(try lines() == 0)
    }

    @Test func optionsChooseRoomAndColours() {
        let label = UICellAccessory.label(
            text: "3",
            options: .init(
                reservedLayoutWidth: .custom(40), font: .systemFont(ofSize: 9), adjustsFontForContentSizeCategory: true)
        )
        let view = CellAccessoryView(label, tint: .red)
        #expect((view.subviews.first as? UILabel)?.adjustsFontForContentSizeCategory == true)
        #expect(label.reservedLayoutWidth == 40 && label.font?.pointSize == 9)
        let delete = UICellAccessory.delete(options: .init(tintColor: .black, backgroundColor: .yellow))
        #expect(delete.tintColor == .black && delete.backgroundColor == .yellow && delete.isLeading)
        let fold = UICellAccessory.outlineDisclosure(options: .init(style: .cell, reservedLayoutWidth: .custom(7)))
        #expect(fold.reservedLayoutWidth == 7)
    }
}
