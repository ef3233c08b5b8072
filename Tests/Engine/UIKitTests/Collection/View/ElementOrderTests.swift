import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct ElementOrderTests {
    private func cell(_ item: Int) -> ElementKey { ElementKey(cell: IndexPath(item: item, section: 0)) }

    @Test func anElementComesBeforeTheNextOneThatThereIs() {
        var order = ElementOrder([cell(7), cell(3), cell(5)])
        #expect(order.insert(cell(4)) == cell(5))
        #expect(order.insert(cell(1)) == cell(3))
        #expect(order.insert(cell(8)) == nil)
        #expect(order.insert(cell(2)) == cell(3))
        #expect(order.insert(cell(6)) == cell(7))
    }

    @Test func decorationsComeFirstAndSupplementaryViewsLast() {
        let path = IndexPath(item: 0, section: 0)
        var order = ElementOrder([cell(0)])
        #expect(order.insert(ElementKey(.decorationView, "rule", at: path)) == cell(0))
        #expect(order.insert(ElementKey(.supplementaryView, "header", at: path)) == nil)
    }
}
