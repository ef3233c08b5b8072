import Foundation
import PreviewProtocol
import Testing

@testable import PreviewCompiler

extension CompiledProjectTests {
    /// A waterfall after Ray Wenderlich's tutorial, which ends without its delegate, and one as devxoul/UICollectionViewFlexLayout, whose
    /// delegate's methods are optional and none of the flow layout's.
    @MainActor
    @Test func aLayoutIsAnsweredByADelegateOfItsOwnProtocol() throws {
        try write(
            """
            import UIKit

            protocol Heights: AnyObject {
                var columns: Int { get set }
                func collectionView(_ collectionView: UICollectionView, heightForPhotoAt indexPath: IndexPath) -> CGFloat
                func spacing(in section: Int) -> Double
                func color() -> UIColor?
                func prepared(_ names: [String])
                func unasked() -> Bool
            }
            extension Heights { func unasked() -> Bool { true } }

            @objc protocol Sizes: UICollectionViewDelegate {
                @objc optional func collectionView(
                    _ collectionView: UICollectionView, layout: Rows, sizeForItemAt indexPath: IndexPath) -> CGSize
                @objc optional func collectionView(_ collectionView: UICollectionView, layout: Rows, gapAt item: Int) -> CGFloat
            }

            class Waterfall: UICollectionViewLayout {
                weak var delegate: (any Heights)!
                private weak var other: Heights?
                var frames: [CGRect] = []
                override func prepare() {
                    delegate.prepared([])
                    guard let view = collectionView, delegate.unasked(), delegate.columns == 2 else { return }
                    frames = (0..<view.numberOfItems(inSection: 0)).map { item in
                        let height = delegate.collectionView(view, heightForPhotoAt: IndexPath(item: item, section: 0))
                        return CGRect(x: delegate.spacing(in: 0), y: Double(item), width: 10, height: height)
                    }
                }
            }

            class Rows: UICollectionViewLayout {
                var sizes: [CGSize] = []
                var gap: CGFloat = 0
                override func prepare() {
                    guard let view = collectionView, let delegate = view.delegate as? Sizes else { return }
                    sizes = [0, 1].map {
                        delegate.collectionView?(view, layout: self, sizeForItemAt: IndexPath(item: $0, section: 0)) ?? .zero
                    }
                    gap = delegate.collectionView?(view, layout: self, gapAt: 0) ?? 0
                }
            }

            @MainActor private func layout<Layout>(_ make: () -> UIViewController, _ type: Layout.Type) -> Layout? {
                let controller = make()
                controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
                controller.view.layoutIfNeeded()
                let view = controller.view.subviews.lazy.compactMap { $0 as? UICollectionView }.first
                return view?.collectionViewLayout as? Layout
            }

            @_cdecl("asked") public func asked() -> Bool {
                MainActor.assumeIsolated {
                    guard let layout = layout(zoetropeLayout_Deck_2eswift_Waterfall, Waterfall.self) else { return false }
                    return layout.frames.count == 40 && layout.frames[0].minX == 8
                        && layout.frames[0].height > 0 && layout.frames[1].height > layout.frames[0].height
                }
            }

            @_cdecl("cast") public func cast() -> Bool {
                MainActor.assumeIsolated {
                    guard let layout = layout(zoetropeLayout_Deck_2eswift_Rows, Rows.self) else { return false }
                    return layout.gap == 8 && layout.sizes.allSatisfy { $0.width > 0 }
                        && layout.sizes[0].height < layout.sizes[1].height
                }
            }
            """, to: "Deck.swift")
        #expect(try answer("asked") && answer("cast"))
    }

    /// fahlout/FlexibleCollectionViewLayouts: the protocol has a body for a method of which UIKit's own delegate has one, too.
    @MainActor
    @Test func aBodyThatUIKitHasTooIsAnsweredForTheLayout() throws {
        try write(
            """
            import UIKit
            protocol Columns: UICollectionViewDelegate {
                func collectionView(
                    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                    referenceSizeForHeaderInSection section: Int) -> CGSize
                func columnCount() -> Int
                func columnForItem(at indexPath: IndexPath, among columns: Int) -> Int
            }
            extension Columns {
                func collectionView(
                    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                    referenceSizeForHeaderInSection section: Int) -> CGSize { .zero }
                func columnCount() -> Int { 3 }
            }
            class Flexible: UICollectionViewLayout {
                weak var delegate: Columns?
                var count = 0
                var widths = [10, 20]
                override func prepare() {
                    count = delegate?.columnCount() ?? 0
                    _ = widths[delegate?.columnForItem(at: IndexPath(item: 0, section: 0), among: 2) ?? 2]
                }
            }
            @_cdecl("asked") public func asked() -> Bool {
                MainActor.assumeIsolated {
                    let controller = zoetropeLayout_Deck_2eswift_Flexible()
                    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
                    controller.view.layoutIfNeeded()
                    let view = controller.view.subviews.lazy.compactMap { $0 as? UICollectionView }.first
                    return (view?.collectionViewLayout as? Flexible)?.count == 3
                }
            }
            """, to: "Deck.swift")
        #expect(try answer("asked"))
    }

    /// llkenny/ActionSheetSelector: a nib's owner is a generic class, of which the file knows the name alone.
    @MainActor
    @Test func aNibIsConnectedToAGenericClassWhateverItsParametersAre() throws {
        try write(
            """
            <?xml version="1.0"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Sheet">
            <connections><outlet property="list" destination="v" id="o"/></connections></placeholder>
            <view id="v"/></objects></document>
            """, to: "Sheet.xib")
        try write(
            """
            import UIKit
            class Sheet<Item>: UIViewController { @IBOutlet weak var list: UIView! }
            extension Sheet { @IBAction func close(_ sender: UIButton) {} }
            #Preview { Sheet<Int>() }
            @_cdecl("connected") public func connected() -> Bool {
                MainActor.assumeIsolated {
                    zoetropeGeneric_Deck_2eswift_Sheet(Sheet<Int>.self).count == 1
                        && zoetropeGeneric_Deck_2eswift_Sheet(UIView.self).isEmpty
                }
            }
            """, to: "Deck.swift")
        #expect(try answer("connected"))
    }
}
