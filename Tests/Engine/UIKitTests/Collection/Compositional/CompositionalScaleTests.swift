import QuartzCore
import Testing

@testable import UIKit

/// Layouts of a million items: counted, not timed.
@MainActor
@Suite struct CompositionalScaleTests {
    private final class CountedAttributes: UICollectionViewLayoutAttributes {
        nonisolated(unsafe) static var made = 0
        override init() {
            super.init()
            Self.made += 1
        }
    }

    private final class Layout: UICollectionViewCompositionalLayout {
        override class var layoutAttributesClass: AnyClass { CountedAttributes.self }
    }

    private final class Tag: UICollectionViewCell {
        var wanted: CGFloat = 60
        override func preferredLayoutAttributesFitting(
            _ attributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            attributes.size = CGSize(width: wanted, height: 30)
            return attributes
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
        let count: Int
        var cells = 0
        var announced: [Int] = []
        init(_ count: Int) { self.count = count }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            cells += 1
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            (cell as? Tag)?.wanted = CGFloat(30 + path.item * 37 % 90)
            return cell
        }
        func collectionView(_ view: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            announced += indexPaths.map(\.item)
        }
    }

    private let stage = Stage(width: 400, height: 800)

    /// What a layout of so many items makes at the start and in each of a hundred steps, and where its content is then.
    private func count(_ items: Int, _ section: NSCollectionLayoutSection) -> (start: Int, steps: [Int], cells: Int) {
        let source = Source(items)
        let layout = stage.perform { Layout(section: section) }
        CountedAttributes.made = 0
        let view = stage.perform {
            let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
            view.register(Tag.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            return view
        }
        stage.add(view)
        let start = CountedAttributes.made
        let steps = (0..<100).map { _ in
            CountedAttributes.made = 0
            stage.advance { view.contentOffset.y += 23 }
            return CountedAttributes.made
        }
        stage.perform { view.removeFromSuperview() }
        return (start, steps, source.cells)
    }

    private func list() -> NSCollectionLayoutSection {
        section(column(.fractionalWidth(1), .estimated(44), [layoutItem(.fractionalWidth(1), .estimated(44))]))
    }

    /// As many tags in a row as have room, which only asking tells.
    private func tags() -> NSCollectionLayoutSection {
        section(row(.fractionalWidth(1), .estimated(40), [layoutItem(.estimated(80), .estimated(40))]))
    }

    @Test func aMillionItemsStartAndScrollAsAThousandDo() {
        for make in [list, tags] {
            let (few, many) = (count(1000, make()), count(1_000_000, make()))
            #expect(few.start == many.start && few.steps == many.steps && few.cells == many.cells)
            #expect(few.start > 0 && few.steps.max() ?? 0 > 0)
        }
    }

    @Test func onlyGroupsOfItemsThatHaveBeenAskedAreSolved() {
        let model = GroupArrangement(
            size: CGSize(width: 400, height: 40), items: Array(repeating: .init(frame: .zero), count: 5))
        var groups = VariousGroups(count: 1_000_000, model: model, axes: FlowAxes(isVertical: true), spacing: 0)
        var solved = 0
        func solve(_ items: Range<Int>) -> GroupArrangement {
            solved += 1
            var group = model
            group.items = Array(model.items.prefix(min(3, items.count)))
            return group
        }
        groups.update([], solve)
        #expect(groups.groups == 200_000 && solved == 0)
        groups.update([500_000], solve)
        // Two around the item, and two at the end, where five have no room.
        #expect(solved == 4)
        #expect(groups.firstItem(of: groups.groups - 1) == 999_999 && groups.groups == 200_002)
    }

    /// As a layout that is made anew has them, whatever was asked when.
    @Test(arguments: 1...20) func theOrderOfQuestionsMakesNoDifference(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let count = Int.random(in: 1...300, using: &random)
        let widths = (0..<count).map { _ in CGFloat.random(in: 20...200, using: &random) }
        var known: Set<Int> = []
        func solve(_ items: Range<Int>) -> GroupArrangement {
            var group = GroupArrangement(size: CGSize(width: 400, height: 10))
            var x: CGFloat = 0
            for item in items {
                let width = known.contains(item) ? widths[item] : 90
                if x > 0, x + width > 400 { break }
                group.items.append(.init(frame: CGRect(x: x, y: 0, width: width, height: 10)))
                x += width
                group.size.height = max(group.size.height, known.contains(item) ? width / 3 : 10)
            }
            return group
        }
        func make() -> VariousGroups {
            VariousGroups(count: count, model: solve(0..<count), axes: FlowAxes(isVertical: true), spacing: 0.1)
        }
        var groups = make()
        groups.update([], solve)
        for _ in 0..<20 {
            let asked = (0..<Int.random(in: 1...5, using: &random)).map { _ in Int.random(in: 0..<count, using: &random)
            }
            known.formUnion(asked)
            groups.update(asked, solve)
            let all = known
            known = []
            var fresh = make()
            known = all
            fresh.update(Array(all), solve)
            #expect(groups.groups == fresh.groups)
            for group in 0..<fresh.groups {
                #expect(groups.start(of: group) == fresh.start(of: group))
                #expect(groups.firstItem(of: group) == fresh.firstItem(of: group))
                #expect(groups.arrangement(of: group).size == fresh.arrangement(of: group).size)
            }
            // Every item is in one group, in order.
            let capacities = (0..<groups.groups).map { groups.arrangement(of: $0).items.count }
            #expect(capacities.reduce(0, +) == count)
        }
    }

    @Test(arguments: 1...10) func sumsDependOnTheNumbersAlone(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let numbers = (0..<100).map { _ in CGFloat.random(in: -1...1, using: &random) }
        var (sums, others) = (PrefixSums(count: 100), PrefixSums(count: 100))
        for index in numbers.indices { sums.set(numbers[index], at: index) }
        for index in numbers.indices.shuffled(using: &random) {
            others.set(.random(in: -9...9, using: &random), at: index)
            others.set(numbers[index], at: index)
        }
        var total: CGFloat = 0
        for length in 0...100 {
            #expect(sums.sum(ofFirst: length) == others.sum(ofFirst: length))
            #expect((sums.sum(ofFirst: length) - total).magnitude < 1e-12)
            if length < 100 { total += numbers[length] }
        }
    }

    @Test func itemsAheadAreAnnounced() {
        let source = Source(1_000_000)
        let layout = stage.perform {
            UICollectionViewCompositionalLayout(
                section: section(
                    column(.fractionalWidth(1), .absolute(100), [layoutItem(.fractionalWidth(1), .fractionalHeight(1))])
                ))
        }
        let view = stage.perform {
            let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
            view.register(Tag.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            view.prefetchDataSource = source
            return view
        }
        stage.add(view)
        stage.advance { view.contentOffset.y = 10 }
        // 10...810 is seen, 810...1610 lies ahead.
        #expect(source.announced == Array(9...16))
        #expect(source.cells == 9)
    }
}
