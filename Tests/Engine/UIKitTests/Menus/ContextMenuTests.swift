import QuartzCore
import Testing

@testable import UIKit

/// Menus of items on which a finger is held.
@MainActor
@Suite struct ContextMenuTests {
    private final class Delegate: NSObject, UICollectionViewDelegate {
        var calls: [String] = []
        var hasMenu = true
        var style = UIContextMenuInteractionCommitStyle.dismiss
        var preview: UITargetedPreview?
        var controller: UIViewController?

        func collectionView(
            _ view: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath], point: CGPoint
        ) -> UIContextMenuConfiguration? {
            calls.append("menu of \(paths.map(\.item))")
            guard hasMenu else { return nil }
            return UIContextMenuConfiguration(
                identifier: NSString(string: "menu"), previewProvider: controller.map { controller in { controller } }
            ) { [weak self] _ in
                UIMenu(
                    children: ["Copy", "Share"].map { title in
                        UIAction(title: title) { _ in self?.calls.append(title) }
                    })
            }
        }
        func collectionView(
            _ view: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
            highlightPreviewForItemAt path: IndexPath
        ) -> UITargetedPreview? { preview }
        func collectionView(
            _ view: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            calls.append("will display")
            animator?.addAnimations { [weak self] in self?.calls.append("animates") }
            animator?.addCompletion { [weak self] in self?.calls.append("is open") }
        }
        func collectionView(
            _ view: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            calls.append("will end")
            animator?.addCompletion { [weak self] in self?.calls.append("is closed") }
        }
        func collectionView(
            _ view: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            calls.append("preview")
            animator.preferredCommitStyle = style
        }
        func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
            calls.append("select \(path.item)")
        }
    }

    private let board: Board
    private let delegate = Delegate()
    private var stage: Stage { board.stage }

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 180, height: 60)
        board = Board([(0..<40).map { "\($0)" }], layout: layout, stage: Stage(width: 320, height: 568))
        board.stage.perform { board.view.delegate = delegate }
    }

    /// A controller that has a menu for one item, as apps had before iOS 16 (VorkhlikArtem/AppWithDiffableDataSource).
    private final class Controller: UICollectionViewController {
        override func collectionView(
            _ view: UICollectionView, contextMenuConfigurationForItemAt path: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: NSString(string: "\(path.item)"), previewProvider: nil)
        }
    }

    @Test func aControllersMenuOfOneItemIsAskedFor() {
        stage.perform {
            let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
            let delegate: any UICollectionViewDelegate = controller
            let menus = [[IndexPath(item: 3, section: 0)], []].map { paths in
                delegate.collectionView(
                    controller.collectionView, contextMenuConfigurationForItemsAt: paths, point: .zero)
            }
            #expect(menus[0]?.identifier as? NSString == "3" && menus[1] == nil)
        }
    }

    private func hold(_ x: CGFloat, _ y: CGFloat) {
        stage.down(x, y)
        stage.advance(steps: 32)
    }

    private func open() {
        hold(160, 100)
        stage.up(160, 100)
        stage.settle()
    }

    private var presenter: MenuPresenter? { MenuPresenter.current(in: stage.window) }

    private func rows(_ view: UIView? = nil) -> [MenuRow] {
        let view = view ?? stage.window
        return (view as? MenuRow).map { [$0] } ?? view.subviews.flatMap { rows($0) }
    }

    private func place(_ title: String) throws -> CGPoint {
        let row = try #require(rows().first { $0.element.title == title })
        return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
    }

    private func tap(_ point: CGPoint) {
        stage.down(point.x, point.y)
        stage.up(point.x, point.y)
        stage.settle()
    }

    @Test func aHeldItemIsLiftedAndItsMenuOpens() {
        stage.down(160, 100)
        stage.advance(steps: 20)
        #expect(presenter == nil && delegate.calls.isEmpty)
        stage.advance(steps: 12)
        #expect(delegate.calls == ["menu of [1]", "will display", "animates"])
        stage.up(160, 100)
        stage.settle()
        #expect(delegate.calls.last == "is open")
        #expect(rows().map(\.element.title) == ["Copy", "Share"])
        #expect(board.view.contextMenuItem == IndexPath(item: 1, section: 0))
        // Its cell is not seen meanwhile, and nothing was selected.
        #expect(board.view.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 0)
        #expect(!delegate.calls.contains("select 1"))
    }

    @Test func aTapBesideItClosesIt() {
        open()
        tap(CGPoint(x: 10, y: 560))
        #expect(Array(delegate.calls.suffix(2)) == ["will end", "is closed"])
        #expect(presenter == nil && rows().isEmpty)
        #expect(board.view.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 1)
        #expect(board.view.contextMenuItem == nil)
    }

    @Test func aChoiceClosesItBeforeItIsPerformed() throws {
        open()
        tap(try place("Share"))
        #expect(Array(delegate.calls.suffix(3)) == ["will end", "Share", "is closed"])
    }

    @Test func theFingerThatOpenedItChoosesWhereItIsLifted() throws {
        hold(160, 100)
        stage.advance(steps: 30)
        let place = try place("Copy")
        stage.move(place.x, place.y)
        #expect(rows().filter(\.isHighlighted).map(\.element.title) == ["Copy"])
        stage.up(place.x, place.y)
        stage.settle()
        #expect(delegate.calls.contains("Copy") && presenter == nil)
    }

    @Test func aTapOnWhatIsLiftedIsTheDelegates() {
        open()
        tap(CGPoint(x: 160, y: 100))
        #expect(delegate.calls.filter { ["preview", "will end"].contains($0) } == ["preview", "will end"])
        #expect(presenter == nil)
    }

    @Test func withoutAMenuNothingHappens() {
        delegate.hasMenu = false
        hold(160, 100)
        #expect(presenter == nil && delegate.calls == ["menu of [1]"])
        stage.up(160, 100)
        #expect(delegate.calls == ["menu of [1]", "select 1"])
    }

    @Test func itClosesWhenItsItemIsMovedBelowIt() {
        open()
        stage.advance { board.view.contentOffset.y = 30 }
        stage.settle()
        #expect(presenter == nil && delegate.calls.last == "is closed")
    }

    @Test func itClosesWhenALayoutMovesItsItem() {
        open()
        stage.advance {
            (board.view.collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset.top = 70
        }
        stage.settle()
        #expect(presenter == nil && delegate.calls.last == "is closed")
    }

    @Test func apartOfTheCellCanBeLiftedInstead() throws {
        let cell = try #require(board.view.cellForItem(at: IndexPath(item: 1, section: 0)))
        stage.perform {
            let badge = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
            badge.alpha = 0.6
            cell.contentView.addSubview(badge)
            delegate.preview = UITargetedPreview(view: badge)
        }
        let badge = cell.contentView.subviews[0]
        open()
        #expect(badge.alpha == 0 && cell.alpha == 1)
        // The menu is the cell's, so a layout pass that leaves that alone leaves the menu open.
        stage.advance { board.view.setNeedsLayout() }
        #expect(presenter != nil && board.view.contextMenuItem == IndexPath(item: 1, section: 0))
        tap(CGPoint(x: 10, y: 560))
        #expect(presenter == nil && badge.alpha == 0.6)
    }

    private final class Preview: UIViewController {
        var calls: [String] = []
        override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
    }

    @Test func aPreviewsControllerAppearsAndIsGivenBack() {
        let controller = stage.perform { Preview() }
        delegate.controller = controller
        open()
        #expect(controller.calls == ["will appear", "did appear"] && controller.view.window != nil)
        tap(CGPoint(x: 10, y: 560))
        #expect(controller.calls.suffix(2) == ["will disappear", "did disappear"])
        #expect(controller.view.alpha == 1 && controller.view.superview == nil)
    }

    @Test func menuAndItemAreInTheWindowBesideEachOther() throws {
        // The item at the lower edge has no room below it.
        hold(160, 545)
        stage.up(160, 545)
        stage.settle()
        let presenter = try #require(presenter)
        let lifted = try #require(presenter.subviews.first { $0 is LiftedPreview })
        #expect(stage.window.bounds.contains(lifted.frame) && stage.window.bounds.contains(presenter.panel.frame))
        #expect(!lifted.frame.intersects(presenter.panel.frame))
    }
}
