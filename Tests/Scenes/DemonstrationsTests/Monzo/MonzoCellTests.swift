import QuartzCore
import Testing
import UIKit

@testable import Demonstrations

@MainActor
@Suite struct MonzoCellTests {
    private nonisolated static let sizes = [
        CGSize(width: 130, height: 160), CGSize(width: 253.5, height: 160), CGSize(width: 1300, height: 160),
        CGSize(width: 39, height: 20), CGSize(width: 300, height: 96), CGSize(width: 253.5, height: 700),
    ]

    private func cell(_ item: Int, _ size: CGSize) -> MonzoCell {
        FrameClock().perform {
            let cell = MonzoCell(frame: CGRect(origin: .zero, size: size))
            cell.show(item: item, cornerRadius: 10)
            cell.layoutIfNeeded()
            return cell
        }
    }

    private func number(of cell: MonzoCell) throws -> UILabel {
        try #require(cell.contentView.subviews.compactMap { $0 as? UILabel }.last { $0.font.pointSize == 50 })
    }

    @Test(arguments: sizes, [0, 1, 9, 99])
    func theNumberIsWhiteInTheMiddle(size: CGSize, item: Int) throws {
        let cell = cell(item, size)
        let number = try number(of: cell)
        #expect(number.text == "\(item + 1)")
        #expect(number.textColor == .white)
        #expect(number.textAlignment == .center)
        #expect(number.frame == cell.contentView.bounds)
        #expect(!number.isHidden)
    }

    @Test(arguments: sizes, [0, 1, 2, 9])
    func detailsStayInsideTheCardAndOffTheNumbersLine(size: CGSize, item: Int) throws {
        let cell = cell(item, size)
        let number = try number(of: cell)
        let height = min(number.font.lineHeight, size.height)
        let line = CGRect(x: 0, y: (size.height - height) / 2, width: size.width, height: height)
        for view in cell.contentView.subviews where view !== number && !view.isHidden && !(view is MonzoSheen) {
            #expect(CGRect(origin: .zero, size: size).contains(view.frame), "\(view.frame)")
            #expect(line.intersection(view.frame).height < 0.001, "\(view.frame)")
        }
    }

    @Test(arguments: [0, 1])
    func detailsThatDontFitAreHidden(item: Int) {
        let shown = Self.sizes[...3].map { size in
            cell(item, size).contentView.subviews.filter { !$0.isHidden && $0.bounds.height > 0 }.count
        }
        #expect(shown[0] < shown[1])
        #expect(shown[1] == shown[2])
        #expect(shown[3] == 2, "the sheen and the number")
    }

    @Test func aReusedCellShowsItsNewItemAlone() throws {
        let size = Self.sizes[1]
        let reused = cell(0, size)
        FrameClock().perform {
            reused.show(item: 3, cornerRadius: 4)
            reused.layoutIfNeeded()
        }
        let fresh = cell(3, size)
        #expect(reused.backgroundColor == fresh.backgroundColor)
        #expect(reused.layer.cornerRadius == 4)
        func texts(_ cell: MonzoCell) -> [String?] { cell.contentView.subviews.map { ($0 as? UILabel)?.text } }
        #expect(texts(reused).compactMap { $0 }.sorted() == texts(fresh).compactMap { $0 }.sorted())
    }

    @Test func theMainCardIsRedAndTheOthersDiffer() {
        let colors = (0..<40).map { MonzoFace.of(item: $0).color }
        #expect(colors[0] == .red)
        #expect(Set(colors).count == colors.count)
        #expect(colors == (0..<40).map { MonzoFace.of(item: $0).color })
    }

    @Test func aPotSaysHowFullItIs() {
        let face = MonzoFace.of(item: 1)
        #expect((face.name, face.figure, face.note) == ("Holiday", "£636.00", "of £1,200"))
        #expect(face.progress == 0.53)
        #expect(MonzoFace.of(item: 7).figure == "£42.00")
        #expect(MonzoFace.of(item: 2).figure == "£7,750.00")
        for item in 1..<200 {
            #expect(0...1 ~= MonzoFace.of(item: item).progress ?? -1)
        }
    }
}
