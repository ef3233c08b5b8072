import Foundation
import Testing

@testable import CoreGraphics

/// Apple's documentation of `CALayer.contentsCenter` and `UIImage.resizableImage(withCapInsets:resizingMode:)`: corners
/// keep their size, edges are stretched or repeated in one direction, the centre in both.
@Suite struct ImageSlicesTests {
    private let size = CGSize(width: 30, height: 20)
    /// Caps of 10 points left and right, of 5 above and below.
    private let center = CGRect(x: 1.0 / 3, y: 0.25, width: 1.0 / 3, height: 0.5)

    private func targets(_ slices: ImageSlices, _ target: CGRect) -> [CGRect] {
        slices.pieces(of: size, in: target).map(\.target)
    }

    @Test func cornersKeepTheirSizeAndTheCenterFillsWhatIsLeft() {
        let pieces = ImageSlices(center: center).pieces(of: size, in: CGRect(x: 0, y: 0, width: 100, height: 60))
        #expect(pieces.count == 9)
        #expect(pieces.first?.source == CGRect(x: 0, y: 0, width: 10, height: 5))
        #expect(pieces.first?.target == CGRect(x: 0, y: 0, width: 10, height: 5))
        #expect(pieces[4].source == CGRect(x: 10, y: 5, width: 10, height: 10))
        #expect(pieces[4].target == CGRect(x: 10, y: 5, width: 80, height: 50))
        #expect(pieces.last?.target == CGRect(x: 90, y: 55, width: 10, height: 5))
    }

    @Test func anImageAtItsOwnSizeIsOnePiece() {
        #expect(targets(ImageSlices(center: center), CGRect(x: 7, y: 8, width: 30, height: 20)).count == 1)
        #expect(targets(ImageSlices(center: center), CGRect(x: 7, y: 8, width: 90, height: 20)).count == 3)
    }

    @Test func aRepeatedCenterIsCutWhereItEnds() {
        let slices = ImageSlices(center: center, isTiled: true)
        let middle = targets(slices, CGRect(x: 0, y: 0, width: 45, height: 20))
        #expect(middle.map(\.minX) == [0, 10, 20, 30, 35])
        #expect(middle.map(\.width) == [10, 10, 10, 5, 10])
        let all = ImageSlices(isTiled: true).pieces(of: size, in: CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(all.map(\.target.width) == [30, 10, 30, 10] && all.last?.source.width == 10)
    }

    @Test func whatWouldTakeTooManyPiecesIsStretched() {
        let slices = ImageSlices(center: center, isTiled: true)
        #expect(targets(slices, CGRect(x: 0, y: 0, width: 400, height: 400)).count == 9)
        #expect(targets(slices, CGRect(x: 0, y: 0, width: 1e300, height: 1e300)).count <= 9)
    }

    @Test func capsThatHaveNoRoomAreMadeSmaller() {
        let row = targets(ImageSlices(center: center), CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(row.map(\.width) == [5, 5])
    }

    @Test(arguments: [CGFloat(0), 1]) func aNarrowCenterIsStretchedFromItsMiddle(width: CGFloat) {
        let slices = ImageSlices(center: CGRect(x: 0.5, y: 0, width: width / 30, height: 1))
        let pieces = slices.pieces(of: size, in: CGRect(x: 0, y: 0, width: 130, height: 20))
        #expect(pieces.count == 3)
        let middle = pieces[1].source
        #expect((middle.midX - (15 + width / 2)).magnitude < 1e-9 && middle.width > 0 && middle.width <= 0.2)
    }

    @Test func aPartIsShownAsIfItWereTheImage() {
        let slices = ImageSlices(part: CGRect(x: 0.5, y: 0, width: 0.5, height: 1))
        let pieces = slices.pieces(of: size, in: CGRect(x: 0, y: 0, width: 90, height: 20))
        #expect(pieces.map(\.source) == [CGRect(x: 15, y: 0, width: 15, height: 20)])
        #expect(pieces.map(\.target) == [CGRect(x: 0, y: 0, width: 90, height: 20)])
    }

    @Test func nothingIsShownOfNothing() {
        #expect(targets(.whole, .zero).isEmpty)
        #expect(ImageSlices.whole.pieces(of: .zero, in: CGRect(x: 0, y: 0, width: 9, height: 9)).isEmpty)
        #expect(targets(ImageSlices(part: .zero), CGRect(x: 0, y: 0, width: 9, height: 9)).isEmpty)
        let beyond = ImageSlices(center: CGRect(x: 2, y: -1, width: 5, height: 9))
        #expect(targets(beyond, CGRect(x: 0, y: 0, width: 60, height: 40)).allSatisfy { $0.maxX <= 60 })
    }
}
