import InterfaceFiles
import QuartzCore
import Testing

@testable import UIKit

/// Content views of cells that have a class of the app's own, as seungchann/wanted-pre-onboarding-iOS has.
@MainActor
@Suite struct CellContentTests {
    private final class WeatherView: UIView {
        var label: UILabel!
        static let entry = InterfaceClass(
            name: "WeatherView", type: WeatherView.self,
            properties: ["label": InterfaceClass.property(\WeatherView.label)])
    }

    private final class ItemCell: UICollectionViewCell {
        var own: WeatherView!
        static let entry = InterfaceClass(
            name: "ItemCell", type: ItemCell.self, properties: ["own": InterfaceClass.property(\ItemCell.own)])
    }

    private final class RowCell: UITableViewCell {
        var own: WeatherView!
        static let entry = InterfaceClass(
            name: "RowCell", type: RowCell.self, properties: ["own": InterfaceClass.property(\RowCell.own)])
    }

    private let stage = Stage(width: 300, height: 600)

    private func content(_ name: String) -> String {
        """
        <\(name) key="contentView" customClass="WeatherView" id="v">\(InterfaceXML.frame(0, 0, 300, 44))
        <subviews><label id="l" text="Rain">\(InterfaceXML.frame(10, 5, 60, 20))</label></subviews>
        <connections><outlet property="label" destination="l"/></connections></\(name)>
        <connections><outlet property="own" destination="v"/></connections>
        """
    }

    private func made(_ controller: String) throws -> UIViewController? {
        InterfaceXML.use(
            [try InterfaceXML.storyboard("Main", initial: "list", [controller])],
            [WeatherView.entry, ItemCell.entry, RowCell.entry])
        return stage.perform { UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() }
    }

    @Test func anItemsContentIsOfItsClass() throws {
        let controller = try made(
            """
            <collectionViewController id="list"><collectionView key="view" id="c">\(InterfaceXML.frame(0, 0, 300, 600))
            <collectionViewFlowLayout key="collectionViewLayout" id="f"/><cells>
            <collectionViewCell reuseIdentifier="Item" id="i" customClass="ItemCell">\(InterfaceXML.frame(0, 0, 300, 44))
            \(content("collectionViewCellContentView"))</collectionViewCell></cells></collectionView>
            </collectionViewController>
            """)
        let list = try #require((controller as? UICollectionViewController)?.collectionView)
        let cell = stage.perform {
            list.dequeueReusableCell(withReuseIdentifier: "Item", for: IndexPath(item: 0, section: 0)) as? ItemCell
        }
        #expect(cell?.own.label.text == "Rain" && cell?.own === cell?.contentView && cell?.own.superview === cell)
    }

    @Test func aRowsContentIsOfItsClass() throws {
        let controller = try made(
            """
            <tableViewController id="list"><tableView key="view" dataMode="prototypes" style="plain" id="t">
            \(InterfaceXML.frame(0, 0, 300, 600))<prototypes>
            <tableViewCell id="r" reuseIdentifier="Row" customClass="RowCell">\(InterfaceXML.frame(0, 0, 300, 44))
            \(content("tableViewCellContentView"))</tableViewCell></prototypes></tableView></tableViewController>
            """)
        let cell = stage.perform {
            (controller as? UITableViewController)?.tableView.dequeueReusableCell(withIdentifier: "Row") as? RowCell
        }
        #expect(cell?.own.label.text == "Rain" && cell?.own === cell?.contentView && cell?.own.superview === cell)
    }
}
