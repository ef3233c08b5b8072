import Testing

@testable import UIKit

@Suite struct IndexShiftAgreementTests {
    /// Against doing the changes to an array.
    @Test(arguments: 0..<100)
    func placesAreThoseOfAnArrayThatIsChanged(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let count = Int.random(in: 0...30, using: &random)
        let removed = Set((0..<count).filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
        var array: [Int?] = (0..<count).filter { !removed.contains($0) }
        var inserted: Set<Int> = []
        for _ in 0..<Int.random(in: 0...10, using: &random) {
            let place = Int.random(in: 0...array.count, using: &random)
            inserted = Set(inserted.map { $0 >= place ? $0 + 1 : $0 }).union([place])
            array.insert(nil, at: place)
        }
        let shift = IndexShift(removed: removed, inserted: inserted)
        for old in 0..<count {
            #expect(shift.newIndex(of: old) == array.firstIndex { $0 == old })
        }
    }
}
