import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct ViewControllerTests {
    private final class Recorder: UIViewController {
        var calls: [String] = []
        override func loadView() {
            calls.append("loadView")
            super.loadView()
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            calls.append("viewDidLoad")
        }
        override func viewWillLayoutSubviews() { calls.append("willLayout") }
        override func viewDidLayoutSubviews() { calls.append("didLayout") }
        override func willMove(toParent parent: UIViewController?) {
            calls.append(parent == nil ? "willMove nil" : "willMove")
        }
        override func didMove(toParent parent: UIViewController?) {
            calls.append(parent == nil ? "didMove nil" : "didMove")
        }
    }

    private let stage = Stage(width: 320, height: 480)

    /// A controller that makes its collection view itself.
    private final class OwnDeck: UICollectionViewController {
        override func loadView() {
            view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
            collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        }
    }

    /// A controller that makes nothing but its collection view, as EduardLev/UICollectionViewFlowLayoutExample_Swift does.
    private final class BareDeck: UICollectionViewController {
        private(set) var loads = 0
        override func loadView() {
            loads += 1
            collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            collectionView?.backgroundColor = .red
        }
    }

    @Test func aCollectionViewControllerMayMakeItsCollectionViewAlone() {
        let deck = stage.perform { BareDeck(collectionViewLayout: UICollectionViewFlowLayout()) }
        stage.show(deck)
        #expect(deck.loads == 1)
        #expect(deck.collectionView.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(deck.collectionView.dataSource === deck && deck.collectionView.backgroundColor == .red)
    }

    @Test func aCollectionViewControllerMayBeMadeWithoutALayout() {
        let deck = stage.perform { OwnDeck() }
        stage.show(deck)
        #expect(deck.collectionView.superview === deck.view)
        #expect(deck.collectionViewLayout is UICollectionViewFlowLayout)
    }

    @Test func theViewIsLoadedOnceWhenItIsAskedFor() {
        stage.perform {
            let controller = Recorder()
            #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
            _ = controller.view
            _ = controller.view
            #expect(controller.calls == ["loadView", "viewDidLoad"])
        }
    }

    @Test func theRootsViewFillsTheWindowAndFollowsIt() {
        let controller = stage.perform { Recorder() }
        stage.advance { stage.window.rootViewController = controller }
        #expect(controller.calls == ["loadView", "viewDidLoad", "willLayout", "didLayout"])
        #expect(controller.view.frame == stage.window.bounds)
        stage.advance { stage.window.frame.size = CGSize(width: 640, height: 960) }
        #expect(controller.view.frame.size == CGSize(width: 640, height: 960))
        #expect(controller.calls.suffix(2) == ["willLayout", "didLayout"])
        #expect(controller.view.next === controller)
    }

    @Test func childrenHearOfTheirParents() {
        stage.perform {
            let (parent, child) = (Recorder(), Recorder())
            parent.addChild(child)
            child.didMove(toParent: parent)
            #expect(parent.children == [child] && child.parent === parent)
            child.willMove(toParent: nil)
            child.removeFromParent()
            #expect(parent.children.isEmpty && child.parent == nil)
            #expect(child.calls == ["willMove", "didMove", "willMove nil", "didMove nil"])
        }
    }

    @Test func aReplacedRootGoes() {
        let (first, second) = stage.perform { (Recorder(), Recorder()) }
        stage.perform {
            stage.window.rootViewController = first
            stage.window.rootViewController = second
        }
        #expect(first.view.superview == nil)
        #expect(second.view.superview === stage.window)
    }
}
