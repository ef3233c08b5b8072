import CoreGraphics
import Foundation
import Testing

@Suite struct HashTableTests {
    private protocol Listener: AnyObject {}
    private final class Ear: Listener {}

    @Test func aWeakTableLosesWhatEnds() {
        let table = NSHashTable<any Listener>.weakObjects()
        let kept = Ear()
        do {
            let gone = Ear()
            table.add(kept)
            table.add(gone)
            table.add(kept)
            #expect(table.count == 2 && table.contains(gone))
        }
        #expect(table.count == 1 && table.allObjects.first === kept)
        table.remove(kept)
        #expect(table.anyObject == nil)
    }

    @Test func optionsSayWhetherATableKeepsItsObjects() {
        let (weak, strong) = (NSHashTable<Ear>(options: .weakMemory), NSHashTable<Ear>(options: [], capacity: 2))
        for table in [weak, strong] { table.add(Ear()) }
        #expect(weak.count == 0 && strong.count == 1)
    }

    @Test func aTableKeepsItsObjectsAndTellsEqualOnesAlike() {
        let table = NSHashTable<NSNumber>()
        table.add(NSNumber(value: 3))
        table.add(NSNumber(value: 3))
        #expect(table.count == 1 && table.contains(NSNumber(value: 3)))
        table.removeAllObjects()
        #expect(table.count == 0)
    }
}
