@testable import PastedLayouts
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct ControllerTests {
    private let stage = Stage()

    @Test func theGalleryIsPlacedByItsConstraints() throws {
        let controller = stage.perform { GalleryViewController() }
        controller.photos = (0..<200).map { .init(title: "\($0)", tint: .blue) }
        stage.show(controller)
        let label = controller.titleLabel.frame
        #expect(label.minY == 12 && label.midX == 200 && label.height == 24)
        #expect(controller.collectionView.frame == CGRect(x: 0, y: 48, width: 400, height: 752))
        #expect(controller.badge.frame == CGRect(x: 368, y: 16, width: 16, height: 16))
        let cell = try #require(controller.collectionView.visibleCells.first)
        #expect(cell.contentView.backgroundColor == .blue && cell.accessibilityLabel == "0")
        stage.advance { controller.collectionView.contentOffset.y = 100 }
        #expect(!controller.prefetched.isEmpty)

        stage.perform { controller.moveBadge() }
        #expect(stage.seen(controller.badge).position.x == 376)
        stage.settle()
        #expect(controller.badge.frame.maxX == 344)

        stage.perform { controller.removePhoto(at: IndexPath(item: 3, section: 0)) }
        stage.settle()
        #expect(controller.collectionView.numberOfItems(inSection: 0) == 199)
        stage.perform { controller.showList() }
        stage.settle()
        #expect(controller.titleLabel.text == "List")
        #expect(controller.collectionView.visibleCells.allSatisfy { $0.bounds.size == CGSize(width: 360, height: 60) })
    }

    @Test func aPressedPhotoShrinksAndSwellsBack() throws {
        let controller = stage.perform { GalleryViewController() }
        controller.photos = (0..<200).map { .init(title: "\($0)", tint: .blue) }
        stage.show(controller)
        let cell = try #require(controller.collectionView.visibleCells.first)
        stage.advance { stage.send(.began, 30, 80) }
        stage.advance(steps: 20)
        #expect(cell.transform == CGAffineTransform(scaleX: 0.95, y: 0.95))
        stage.advance { stage.send(.ended, 30, 80) }
        stage.settle()
        #expect(cell.transform == .identity && cell.isSelected)
    }

    @Test func aCollectionViewControllerIsItsViewsSourceAndDelegate() throws {
        let controller = stage.perform { ColorsViewController() }
        stage.show(controller)
        #expect(controller.collectionView.visibleCells.count == 7)
        #expect(controller.collectionView.numberOfSections == 2)
        let headers = controller.collectionView.visibleSupplementaryViews(
            ofKind: UICollectionView.elementKindSectionHeader)
        #expect(headers.compactMap { ($0 as? TitleHeader)?.label.text } == ["Palette 1", "Palette 2"])
        stage.advance { stage.send(.began, 60, 100) }
        stage.advance { stage.send(.ended, 60, 100) }
        #expect(controller.selected == IndexPath(item: 0, section: 0))
        stage.advance { controller.collectionView.contentOffset.y = -5 }
        #expect(controller.scrolls == 1)
    }

    @Test func theDetailSpringsInAndBackAndIsThrownAway() {
        let controller = stage.perform { DetailViewController() }
        stage.show(controller)
        let card = controller.card
        #expect(controller.blurView.layer.drawing.blur == .dark)
        #expect(stage.seen(card).opacity == 0)
        stage.settle()
        #expect(stage.seen(card).opacity == 1 && card.transform == .identity)
        #expect(card.center == CGPoint(x: 200, y: 400))

        // Slowly to the side, held still, and let go.
        stage.advance { stage.send(.began, 200, 400) }
        for step in 1...20 { stage.advance { stage.send(.moved, 200 + CGFloat(step * 4), 400) } }
        #expect(abs(card.center.x - 272) <= 12 && card.transform != .identity)
        stage.advance(steps: 30)
        stage.advance { stage.send(.ended, 280, 400) }
        stage.settle()
        #expect(card.center == CGPoint(x: 200, y: 400))
        #expect(!controller.isDismissed)

        stage.flick(from: CGPoint(x: 150, y: 400), by: CGPoint(x: 200, y: 0), steps: 6)
        stage.settle()
        #expect(controller.isDismissed && card.superview == nil)
    }

    @Test func aDoubleTapReachesItsMethod() {
        let controller = stage.perform { DetailViewController() }
        stage.show(controller)
        stage.settle()
        for _ in 0..<2 {
            stage.advance { stage.send(.began, 200, 400) }
            stage.advance { stage.send(.ended, 200, 400) }
        }
        #expect(controller.taps == 1)
    }
}
