import CoreGraphics
import Foundation
import Testing

/// As badoo/Chatto knows the presenters of its cells.
@Suite struct MapTableTests {
    private final class Cell: NSObject {}
    private final class Presenter {}

    @Test func aTableKeepsObjectsByEqualKeys() {
        let table = NSMapTable<NSString, Presenter>.strongToStrongObjects()
        table.setObject(Presenter(), forKey: "a")
        let second = Presenter()
        table.setObject(second, forKey: NSString(string: "a"))
        #expect(table.count == 1 && table.object(forKey: "a") === second && table.object(forKey: "b") == nil)
        table.setObject(Presenter(), forKey: "b")
        #expect(table.keyEnumerator().allObjects.compactMap { ($0 as? NSString) as String? } == ["a", "b"])
        #expect(table.objectEnumerator()?.allObjects.count == 2)
        table.removeObject(forKey: "a")
        #expect(table.count == 1 && table.object(forKey: "a") == nil)
        table.removeAllObjects()
        #expect(table.count == 0)
    }

    @Test func whatIsNotKeptIsGoneOnceItHasEnded() {
        let byCell = NSMapTable<Cell, Presenter>(keyOptions: .weakMemory, valueOptions: .weakMemory)
        let byName = NSMapTable<NSString, Presenter>.strongToWeakObjects()
        let ofCells = NSMapTable<Cell, NSString>.weakToStrongObjects()
        let presenter = Presenter()
        do {
            let cell = Cell()
            byCell.setObject(presenter, forKey: cell)
            byName.setObject(Presenter(), forKey: "gone")
            byName.setObject(presenter, forKey: "kept")
            ofCells.setObject("cell", forKey: cell)
            #expect(byCell.object(forKey: cell) === presenter && ofCells.count == 1)
        }
        #expect(byCell.count == 0 && ofCells.count == 0)
        #expect(byName.object(forKey: "gone") == nil && byName.object(forKey: "kept") === presenter)
    }

    @Test func keysMayBeToldApartByTheirIdentity() {
        let table = NSMapTable<NSMutableString, NSString>(
            keyOptions: [.strongMemory, .objectPointerPersonality], valueOptions: .strongMemory)
        let (one, two) = (NSMutableString(string: "a"), NSMutableString(string: "a"))
        table.setObject("one", forKey: one)
        table.setObject("two", forKey: two)
        #expect(table.count == 2 && table.object(forKey: one) == "one" && table.object(forKey: two) == "two")
    }
}
