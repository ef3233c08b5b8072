import Dispatch
import QuartzCore
import UIKit

/// What compositional layouts and diffable data sources cost with many items, without a scene around them.
@MainActor
enum LayoutBenchmark {
    private static let (few, many) = (1000, 1_000_000)
    /// The milliseconds that a layout of a million items is to take from nothing to its first cells.
    private static let startBound = 500.0
    /// How much longer a step with a million items may take than one with a thousand.
    private static let stepRatio = 1.2

    static func print(into table: FigureTable) {
        Swift.print("| compositional layout | items | start p50, ms | step p50, us | step p99, us |")
        Swift.print("|---|---|---|---|---|")
        for kind in Kind.allCases {
            // Turn by turn, as a machine's speed changes.
            var runs = [few: Run(), many: Run()]
            for _ in 0..<5 {
                for count in [few, many] { runs[count]?.measure(kind, count: count) }
            }
            for count in [few, many] {
                guard let run = runs[count] else { continue }
                let cells = [run.start.text(0.5), run.step.text(0.5), run.step.text(0.99)]
                Swift.print("| \(kind.rawValue) | \(count) | \(cells.joined(separator: " | ")) |")
            }
            guard let few = runs[few], let many = runs[many] else { continue }
            table.row("\(kind.rawValue), a million items: start p50, ms", many.start.percentile(0.5), .most(startBound))
            table.row(
                "\(kind.rawValue), a million items: step p50, us", many.step.percentile(0.5),
                baseline: few.step.percentile(0.5), .ratio(stepRatio))
        }
        printDiffable()
    }

    /// A layout whose items are placed in another way than those of the others.
    private enum Kind: String, CaseIterable {
        /// Three absolute items in a row.
        case grid
        /// Rows that size themselves.
        case list
        /// As many items in a row as have room, of widths that only their cells know.
        case tags
        /// The cells of a list, of a diffable data source.
        case diffable

        @MainActor func makeLayout() -> UICollectionViewLayout {
            switch self {
            case .grid:
                let item = NSCollectionLayoutItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)), subitems: [item])
                return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
            case .list, .diffable:
                let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
                return UICollectionViewCompositionalLayout.list(using: configuration)
            case .tags:
                let item = NSCollectionLayoutItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .estimated(80), heightDimension: .absolute(40)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), subitems: [item])
                return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
            }
        }
    }

    /// A view on virtual time that scrolls by 23 points a step, and once to its end and back.
    private struct Run {
        /// From nothing to the first cells, in milliseconds.
        private(set) var start = Figures()
        /// In microseconds.
        private(set) var step = Figures()

        @MainActor
        mutating func measure(_ kind: Kind, count: Int) {
            let clock = FrameClock()
            let source = Source(count: count)
            let began = DispatchTime.now().uptimeNanoseconds
            let (window, view, owner): (UIWindow, UICollectionView, AnyObject) = clock.perform {
                let window = UIWindow(frame: CGRect(origin: .zero, size: stageSize))
                let view = UICollectionView(frame: window.bounds, collectionViewLayout: kind.makeLayout())
                let owner = source.fill(view, isDiffable: kind == .diffable)
                window.addSubview(view)
                window.layoutIfNeeded()
                return (window, view, owner)
            }
            start.add(Double(DispatchTime.now().uptimeNanoseconds - began) / 1e6)
            for tick in 1...600 {
                let began = DispatchTime.now().uptimeNanoseconds
                clock.setTime(Double(tick) / 60)
                clock.perform {
                    view.contentOffset.y += tick == 300 ? -view.contentOffset.y : 23
                    clock.runDueWork()
                    window.layoutIfNeeded()
                }
                if tick > 60 { step.add(Double(DispatchTime.now().uptimeNanoseconds - began) / 1000) }
            }
            withExtendedLifetime((source, owner)) {}
        }
    }

    /// Cells with texts of various lengths.
    private final class Source: NSObject, UICollectionViewDataSource {
        private let count: Int
        private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = "Item \(item)"
            content.secondaryText = String(repeating: "word ", count: item * 37 % 23)
            cell.contentConfiguration = content
        }

        init(count: Int) { self.count = count }

        /// Returns what has to live as long as the view.
        func fill(_ view: UICollectionView, isDiffable: Bool) -> AnyObject {
            guard isDiffable else {
                view.dataSource = self
                return self
            }
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: self.registration, for: path, item: item)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(0..<count))
            source.apply(snapshot, animatingDifferences: false)
            return source
        }

        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: path.item)
        }
    }

    // MARK: Snapshots

    /// Prints what snapshots of a million items cost.
    private static func printDiffable() {
        Swift.print("\n| a snapshot of a million items | ms |")
        Swift.print("|---|---|")
        let clock = FrameClock()
        func measure<Result>(_ what: String, _ body: () -> Result) -> Result {
            let began = DispatchTime.now().uptimeNanoseconds
            let result = clock.perform(body)
            let time = Double(DispatchTime.now().uptimeNanoseconds - began) / 1e6
            Swift.print("| \(what) | \((time * 10).rounded() / 10) |")
            return result
        }
        let (window, view) = clock.perform {
            let window = UIWindow(frame: CGRect(origin: .zero, size: stageSize))
            let view = UICollectionView(frame: window.bounds, collectionViewLayout: Kind.list.makeLayout())
            window.addSubview(view)
            return (window, view)
        }
        let cells = Source(count: 0)
        let source = clock.perform { cells.fill(view, isDiffable: true) }
        guard let source = source as? UICollectionViewDiffableDataSource<Int, Int> else { return }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        measure("made") { snapshot.appendItems(Array(0..<many)) }
        func apply(_ what: String, animated: Bool = true) {
            measure(what) {
                source.apply(snapshot, animatingDifferences: animated)
                window.layoutIfNeeded()
            }
        }
        apply("applied to an empty view", animated: false)
        snapshot.insertItems([many], beforeItem: 0)
        apply("one item inserted at the beginning")
        snapshot.deleteItems([many / 2])
        apply("one deleted in the middle")
        snapshot.moveItem(5, afterItem: many - 1)
        apply("one moved to the end")
        snapshot.reconfigureItems([3])
        apply("one reconfigured")
        apply("applied again without a change")
    }
}
