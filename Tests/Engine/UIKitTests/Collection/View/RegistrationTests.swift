import QuartzCore
import Testing

@testable import UIKit

/// A cell of a nib.
final class NibbedCell: UICollectionViewCell {
    private(set) var isAwake = false
    override func awakeFromNib() { isAwake = true }
}

@MainActor
@Suite struct RegistrationTests {
    private let stage = Stage(width: 300, height: 600)

    private func show(_ layout: UICollectionViewLayout, _ source: any UICollectionViewDataSource) -> UICollectionView {
        let view = stage.perform {
            let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
            view.dataSource = source
            return view
        }
        stage.add(view)
        return view
    }

    /// Headers choose their heights, so that they are placed more than once.
    @Test func aViewThatItsRegistrationHidesStaysHidden() {
        let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: "head") {
            view, _, path in view.isHidden = path.section == 0
        }
        final class Source: NSObject, UICollectionViewDataSource {
            let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
            let header: UICollectionView.SupplementaryRegistration<UICollectionReusableView>
            init(_ header: UICollectionView.SupplementaryRegistration<UICollectionReusableView>) {
                self.header = header
            }
            func numberOfSections(in view: UICollectionView) -> Int { 2 }
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                view.dequeueConfiguredReusableCell(using: cell, for: path, item: 0)
            }
            func collectionView(
                _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
            ) -> UICollectionReusableView {
                view.dequeueConfiguredReusableSupplementary(using: header, for: path)
            }
        }
        let source = Source(header)
        let layout = stage.perform {
            let rows = section(
                row(.fractionalWidth(1), .absolute(100), [layoutItem(.fractionalWidth(1), .fractionalHeight(1))]))
            rows.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: layoutSize(.fractionalWidth(1), .estimated(40)), elementKind: "head", alignment: .top)
            ]
            return UICollectionViewCompositionalLayout(section: rows)
        }
        let view = show(layout, source)
        var heads: [UIView] {
            (0...1).compactMap {
                view.supplementaryView(forElementKind: "head", at: IndexPath(item: 0, section: $0))
            }
        }
        #expect(heads.map(\.isHidden) == [true, false])
        stage.perform {
            layout.invalidateLayout()
            view.bounds.size.width = 280
        }
        stage.advance()
        #expect(heads.map(\.isHidden) == [true, false] && heads.map(\.bounds.width) == [280, 280])
    }

    @Test func aRegistrationMayHaveANib() throws {
        let cell = "<collectionViewCell id=\"c\" customClass=\"NibbedCell\"/>"
        InterfaceXML.use(
            [try InterfaceXML.nib("NibbedCell", cell)], [InterfaceClass(name: "NibbedCell", type: NibbedCell.self)])
        final class Source: NSObject, UICollectionViewDataSource {
            let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int>(
                cellNib: UINib(nibName: "NibbedCell", bundle: nil)
            ) { cell, _, item in cell.tag = item }
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                view.dequeueConfiguredReusableCell(using: cell, for: path, item: path.item + 7)
            }
        }
        let source = Source()
        let view = show(stage.perform { UICollectionViewFlowLayout() }, source)
        #expect(view.visibleCells.map(\.tag).sorted() == [7, 8])
        #expect(view.visibleCells.allSatisfy { ($0 as? NibbedCell)?.isAwake == true })
    }

    /// Layouts make attributes of classes that are known at run time only.
    @Test func attributesAreMadeByTheirClass() {
        final class Own: UICollectionViewLayoutAttributes {
            var angle: CGFloat = 0
        }
        let type: UICollectionViewLayoutAttributes.Type = Own.self
        let path = IndexPath(item: 1, section: 2)
        let made = [
            type.init(forCellWith: path), type.init(forSupplementaryViewOfKind: "head", with: path),
            type.init(forDecorationViewOfKind: "back", with: path),
        ]
        #expect(made.allSatisfy { $0 is Own && $0.indexPath == path })
        #expect(made.map(\.representedElementKind) == [nil, "head", "back"])
        #expect(NSIndexPath(item: 1, section: 2).section == 2 && NSIndexPath(row: 1, section: 2).item == 1)
    }
}
