import QuartzCore
import Testing

@testable import UIKit

/// Rows that have the heights that their cells want.
@MainActor @Suite struct TableSizingTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var heights: [CGFloat] = []
        var made: [Int] = []
        func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }
        func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            made.append(path.row)
            let cell = view.dequeueReusableCell(withIdentifier: "row", for: path)
            (cell as? Row)?.height.constant = heights[path.row]
            return cell
        }
    }

    private final class Row: UITableViewCell {
        private let box = UIView()
        private(set) lazy var height = box.heightAnchor.constraint(equalToConstant: 10)

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
                contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 8),
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                contentView.trailingAnchor.constraint(equalTo: box.trailingAnchor), height,
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private let stage = Stage(width: 320, height: 480)
    private let source = Source()

    private func table(_ heights: [CGFloat]) -> UITableView {
        source.heights = heights
        let table = stage.perform { UITableView(frame: stage.window.bounds) }
        stage.perform {
            table.register(Row.self, forCellReuseIdentifier: "row")
            (table.dataSource, table.delegate) = (source, source)
        }
        stage.add(table)
        return table
    }

    private func frames(_ table: UITableView) -> [ClosedRange<CGFloat>] {
        stage.perform { table.visibleCells.map { $0.frame.minY...$0.frame.maxY } }
    }

    @Test func rowsHaveTheHeightsOfTheirConstraintsAndOthersTheEstimate() {
        let table = table([84, 34, 184] + [CGFloat](repeating: 284, count: 10))
        #expect(frames(table) == [0...100, 100...150, 150...350, 350...650])
        // Those that have been seen for a moment are known, the others have 44 points.
        let known = Set(source.made).count
        #expect(known >= 4)
        stage.perform {
            table.estimatedRowHeight = 100
            table.layoutIfNeeded()
        }
        #expect(frames(table).last == 350...650)
        let expected = CGFloat(350 + (known - 3) * 300 + (13 - known) * 100)
        #expect(stage.perform { table.contentSize.height } == expected)
    }

    @Test func whatIsSeenStaysInItsPlaceWhileRowsAboveItAreSeenForTheFirstTime() {
        let table = table([CGFloat](repeating: 84, count: 40))
        stage.perform {
            table.reloadData()
            table.contentOffset.y = 600
        }
        stage.advance()
        // Upward, a point at a time, no row moves but by the scrolling.
        for _ in 0..<300 {
            let before = stage.perform {
                table.visibleCells.map { (cell: $0, y: $0.frame.minY - table.contentOffset.y) }
            }
            let moved = stage.perform { () -> CGFloat in
                table.contentOffset.y -= 2
                table.layoutIfNeeded()
                return 2
            }
            for (cell, y) in before where cell.superview != nil {
                let now = stage.perform { cell.frame.minY - table.contentOffset.y }
                guard stage.perform({ table.indexPath(for: cell) }) != nil, abs(now - y) < 400 else { continue }
                #expect(now - y == moved)
            }
        }
    }

    @Test func theDelegatesAndTheTablesHeightsGoBefore() {
        let table = table([84, 34])
        stage.advance { table.rowHeight = 60 }
        #expect(frames(table) == [0...60, 60...120])
    }

    @Test func anEmptyGroupOfChangesResizesTheRowsAnimated() throws {
        let table = table([84, 34])
        let cells = stage.perform { table.visibleCells }
        stage.perform {
            (cells[0] as? Row)?.height.constant = 184
            table.beginUpdates()
            table.endUpdates()
        }
        stage.advance()
        #expect(stage.perform { table.visibleCells } == cells)
        #expect(frames(table) == [0...200, 200...250])
        let shown = try #require(cells[1].layer.presentation())
        #expect(shown.frame.minY < 200 && shown.frame.minY >= 100)
        source.heights.append(20)
        stage.advance {
            table.performBatchUpdates {
                table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
            }
        }
        #expect(stage.perform { table.visibleCells.count } == 3)
    }

    /// amratab/ThreeLevelAccordian: a list whose rows are folded away by a height of nothing.
    @Test func anEmptyGroupOfChangesAsksTheDelegateForHeights() throws {
        final class Folds: NSObject, UITableViewDataSource, UITableViewDelegate {
            var heights: [CGFloat] = [60, 0, 60]
            func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }
            func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
            func tableView(_ view: UITableView, heightForRowAt path: IndexPath) -> CGFloat { heights[path.row] }
        }
        let folds = Folds()
        let table = stage.perform { UITableView(frame: stage.window.bounds) }
        stage.perform { (table.dataSource, table.delegate) = (folds, folds) }
        stage.add(table)
        let last = try #require(stage.perform { table.cellForRow(at: IndexPath(row: 2, section: 0)) })
        stage.perform {
            folds.heights[1] = 44
            table.beginUpdates()
            table.endUpdates()
        }
        stage.advance()
        #expect(stage.perform { table.rectForRow(at: IndexPath(row: 2, section: 0)).minY } == 104)
        let shown = try #require(last.layer.presentation())
        #expect(last.frame.minY == 104 && shown.frame.minY < 104)
        stage.perform {
            folds.heights[1] = 0
            table.performBatchUpdates(nil)
        }
        stage.settle()
        #expect(last.frame.minY == 60)
    }

    @Test func anotherWidthIsAskedFor() {
        let table = table([84])
        let cell = stage.perform { table.visibleCells[0] }
        let label = stage.perform { UILabel() }
        stage.perform {
            cell.contentConfiguration = {
                var content = cell.defaultContentConfiguration()
                content.text = String(repeating: "card ", count: 40)
                return content
            }()
            label.text = ""
            table.beginUpdates()
            table.endUpdates()
        }
        stage.advance()
        let narrow = stage.perform { table.rectForRow(at: IndexPath(row: 0, section: 0)).height }
        stage.advance { table.frame.size.width = 1200 }
        let wide = stage.perform { table.rectForRow(at: IndexPath(row: 0, section: 0)).height }
        #expect(narrow > wide && wide >= 44)
    }

    @Test func standardLabelsOfSeveralLinesMakeARowHigher() {
        final class Texts: NSObject, UITableViewDataSource {
            func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
                cell.textLabel?.text = "Layout"
                cell.detailTextLabel?.numberOfLines = 0
                cell.detailTextLabel?.text = String(repeating: "a line of words ", count: path.row * 8 + 1)
                return cell
            }
        }
        let texts = Texts()
        let table = stage.perform { UITableView(frame: stage.window.bounds) }
        stage.perform { table.dataSource = texts }
        stage.add(table)
        let frames = frames(table)
        #expect(frames[0] == 0...44)
        for (frame, cell) in zip(frames.dropFirst(), stage.perform { table.visibleCells }.dropFirst()) {
            let labels = stage.perform { [cell.textLabel, cell.detailTextLabel].compactMap { $0?.frame } }
            #expect(labels[0].minY >= 4 && labels[0].maxY == labels[1].minY)
            #expect(labels[1].maxY <= frame.upperBound - frame.lowerBound - 4)
        }
    }

    /// Coder-ACJHP/UICMessenger: what is said, in cells that their labels are added to without the content view.
    @Test func aRowHasTheHeightOfWhatIsAddedToTheCellItself() {
        final class Message: UITableViewCell {
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                let (stack, label) = (UIStackView(), UILabel())
                stack.axis = .vertical
                stack.distribution = .fillProportionally
                stack.translatesAutoresizingMaskIntoConstraints = false
                label.numberOfLines = 0
                label.text = String(repeating: "word ", count: 30)
                stack.addArrangedSubview(UIImageView())
                stack.addArrangedSubview(label)
                addSubview(stack)
                NSLayoutConstraint.activate([
                    stack.topAnchor.constraint(equalTo: topAnchor, constant: 20),
                    stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20),
                    stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 32),
                    stack.widthAnchor.constraint(lessThanOrEqualToConstant: 250),
                ])
            }

            required init?(coder: NSCoder) { nil }
        }
        source.heights = [0, 0]
        let table = stage.perform { UITableView(frame: stage.window.bounds) }
        stage.perform {
            table.register(Message.self, forCellReuseIdentifier: "row")
            table.dataSource = source
        }
        stage.add(table)
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: 30)
        let wanted = label.sizeThatFits(CGSize(width: 250, height: CGFloat.greatestFiniteMagnitude)).height
        #expect(wanted > 40)
        for row in frames(table) { #expect(abs(row.upperBound - row.lowerBound - wanted - 40) < 1) }
    }

    /// The header of a nib may have its content in itself, as in nghialv/Hakuba.
    @Test(arguments: [true, false])
    func aHeaderHasTheHeightOfItsConstraints(areInContent: Bool) {
        final class Headers: NSObject, UITableViewDataSource, UITableViewDelegate {
            var areInContent = true
            func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
            func tableView(_ view: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                let content = areInContent ? header.contentView : header
                content.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
                    box.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                    box.heightAnchor.constraint(equalToConstant: 50),
                ])
                return header
            }
        }
        let headers = Headers()
        headers.areInContent = areInContent
        let table = stage.perform { UITableView(frame: stage.window.bounds) }
        stage.perform { (table.dataSource, table.delegate) = (headers, headers) }
        stage.add(table)
        #expect(stage.perform { table.rectForHeader(inSection: 0).height } == 60)
        // Above a header of a plain table is its padding.
        #expect(frames(table) == [82...126])
    }
}
