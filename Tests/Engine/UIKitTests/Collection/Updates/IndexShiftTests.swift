import Testing

@testable import UIKit

@Suite struct IndexShiftTests {
    /// Does what UIKit documents, one change at a time: takes out the removed and moved from the end, puts in the others from the
    /// start.
    private func bruteForce(_ count: Int, removed: Set<Int>, inserted: Set<Int>, moved: [Int: Int]) -> [Int?] {
        var list: [Int?] = Array(0..<count)
        for index in removed.union(moved.keys).sorted(by: >) { list.remove(at: index) }
        let arrivals = inserted.map { ($0, Int?.none) } + moved.map { ($0.value, $0.key) }
        for (index, element) in arrivals.sorted(by: { $0.0 < $1.0 }) { list.insert(element, at: index) }
        return list
    }

    @Test(arguments: 0..<300)
    func everyElementGoesWhereTheChangesOneByOneTakeIt(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let count = Int.random(in: 0...12, using: &random)
        var old = Set(0..<count)
        func take() -> Int? {
            guard let index = old.randomElement(using: &random) else { return nil }
            old.remove(index)
            return index
        }
        let removed = Set((0..<Int.random(in: 0...4, using: &random)).compactMap { _ in take() })
        let origins = (0..<Int.random(in: 0...3, using: &random)).compactMap { _ in take() }
        let insertions = Int.random(in: 0...4, using: &random)
        let total = count - removed.count + insertions
        var places = Array(Array(0..<total).shuffled(using: &random).prefix(insertions + origins.count))
        let moved = Dictionary(uniqueKeysWithValues: origins.map { ($0, places.removeLast()) })
        let inserted = Set(places)

        let shift = IndexShift(removed: removed, inserted: inserted, moved: moved)
        let expected = bruteForce(count, removed: removed, inserted: inserted, moved: moved)

        #expect(count + shift.growth == expected.count)
        for index in 0..<count {
            #expect(shift.newIndex(of: index) == expected.firstIndex(of: index), "element \(index)")
        }
    }
}
