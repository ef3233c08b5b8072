import Foundation

/// What a session should show, as text that is small and differs by item: for each item and number the course over the steps.
///
/// Places are kept to a tenth of a point, other numbers to two thousandths, and those of perspective to a hundredth of that.
enum GoldenFile {
    private static let head = "zoetrope golden 2"

    /// Why a text is none.
    struct Fault: Error, Equatable {
        /// Counted from 1.
        var line: Int
    }

    // MARK: Writing

    /// Writes what each step of a run shows.
    ///
    /// O(the numbers in it).
    static func text(of frames: [CheckFrame]) -> String {
        var lines = [head, "steps \(frames.count) from tick \(frames.first?.tick ?? 0)"]
        for index in 0..<(frames.map(\.views.count).max() ?? 0) {
            let shown = frames.map { index < $0.views.count ? $0.views[index] : nil }
            for range in ranges(shown.map { $0?.name }) {
                let views = shown[range].compactMap(\.self)
                lines.append("view \(index) steps \(text(range)) \(views[0].name)")
                lines += tracks(views, Columns.view, from: range.lowerBound, indent: "  ")
                lines += items(of: views, from: range.lowerBound)
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func items(of views: [CheckFrame.View], from start: Int) -> [String] {
        var byPlace: [CheckFrame.Place: [CheckFrame.Item?]] = [:]
        for (step, view) in views.enumerated() {
            for item in view.items {
                byPlace[item.place, default: Array(repeating: nil, count: views.count)][step] = item
            }
        }
        return byPlace.sorted { $0.key < $1.key }.flatMap { place, items in
            ranges(items.map { $0.map { _ in "" } }).flatMap { range -> [String] in
                let steps = (range.lowerBound + start)..<(range.upperBound + start)
                return ["  item \(place.section).\(place.item) steps \(text(steps))"]
                    + tracks(items[range].compactMap(\.self), Columns.item, from: steps.lowerBound, indent: "    ")
            }
        }
    }

    private static func tracks<Owner>(
        _ owners: [Owner], _ columns: [Column<Owner>], from start: Int, indent: String
    ) -> [String] {
        columns.compactMap { column in
            let track = GoldenTrack(owners.map(column.read), from: start, within: column.precision)
            return track.keys.count == 1 && track.keys[0].value == column.usual
                ? nil : "\(indent)\(column.name) \(track.text)"
        }
    }

    /// Returns the ranges of steps in which something has one name.
    private static func ranges(_ names: [String?]) -> [Range<Int>] {
        var list: [Range<Int>] = []
        for (step, name) in names.enumerated() where name != nil {
            if let last = list.last, last.upperBound == step, names[step - 1] == name {
                list[list.count - 1] = last.lowerBound..<(step + 1)
            } else {
                list.append(step..<(step + 1))
            }
        }
        return list
    }

    private static func text(_ range: Range<Int>) -> String { "\(range.lowerBound)-\(range.upperBound - 1)" }

    // MARK: Reading

    /// The greatest number of steps: a log's hour, and the ten minutes after it in which a stage may come to rest.
    private static let stepLimit = (3600 + 600) * 60 + 1
    /// The greatest number of items, over all steps.
    private static let itemLimit = 4_000_000

    /// Reads what ``text(of:)`` wrote.
    ///
    /// - Throws: ``Fault``.
    static func frames(in text: String) throws(Fault) -> [CheckFrame] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.first.map(String.init) == head else { throw Fault(line: 1) }
        guard lines.count > 1, let steps = Words(lines[1]).count, let tick = UInt32(Words(lines[1]).last),
            0...stepLimit ~= steps, UInt64(tick) + UInt64(steps) <= UInt64(UInt32.max)
        else { throw Fault(line: 2) }
        var frames = (0..<steps).map { CheckFrame(tick: tick + UInt32($0), views: []) }
        var index = 2
        var rest = itemLimit
        while index < lines.count, !lines[index].isEmpty {
            guard let head = Words(lines[index]).view(steps) else { throw Fault(line: index + 1) }
            let viewLine = index
            index += 1
            let own = try columns(lines, &index, Columns.view, from: head.range.lowerBound, indent: "  ")
            for step in head.range {
                guard frames[step].views.count == head.number else { throw Fault(line: viewLine + 1) }
                var view = CheckFrame.View(name: head.name, frame: [0, 0, 0, 0], contentOffset: [0, 0], items: [])
                for (column, track) in own { column.write(&view, track[step]) }
                frames[step].views.append(view)
            }
            while index < lines.count, let item = Words(lines[index]).item(head.range) {
                rest -= item.range.count
                guard rest >= 0 else { throw Fault(line: index + 1) }
                index += 1
                let own = try columns(lines, &index, Columns.item, from: item.range.lowerBound, indent: "    ")
                for step in item.range {
                    var value = CheckFrame.Item(at: item.place)
                    for (column, track) in own { column.write(&value, track[step]) }
                    frames[step].views[head.number].items.append(value)
                }
            }
        }
        return frames
    }

    private static func columns<Owner>(
        _ lines: [Substring], _ index: inout Int, _ all: [Column<Owner>], from start: Int, indent: String
    ) throws(Fault) -> [(Column<Owner>, GoldenTrack)] {
        var found: [(Column<Owner>, GoldenTrack)] = []
        while index < lines.count, lines[index].hasPrefix(indent), !lines[index].hasPrefix(indent + "item ") {
            let words = lines[index].split(separator: " ")
            guard let column = all.first(where: { $0.name == words.first.map(String.init) }),
                let track = GoldenTrack(words.dropFirst(), from: start)
            else { throw Fault(line: index + 1) }
            found.append((column, track))
            index += 1
        }
        return found
    }
}

/// The words of a line.
private struct Words {
    private let line: Substring
    private let words: [Substring]

    init(_ line: Substring) {
        self.line = line
        words = line.split(separator: " ")
    }

    /// The number in `steps <number> from tick <tick>`.
    var count: Int? { words.count == 5 && words[0] == "steps" ? Int(words[1]) : nil }
    var last: String { words.last.map(String.init) ?? "" }

    /// Reads `view <number> steps <range> <name>`.
    func view(_ steps: Int) -> (number: Int, range: Range<Int>, name: String)? {
        let parts = line.split(separator: " ", maxSplits: 4, omittingEmptySubsequences: false)
        guard parts.count == 5, parts[0] == "view", let number = Int(parts[1]), number >= 0, parts[2] == "steps",
            let range = Self.range(parts[3]), range.upperBound <= steps
        else { return nil }
        return (number, range, String(parts[4]))
    }

    /// Reads `item <section>.<item> steps <range>`.
    func item(_ steps: Range<Int>) -> (place: CheckFrame.Place, range: Range<Int>)? {
        guard words.count == 4, words[0] == "item", words[2] == "steps", let range = Self.range(words[3]),
            steps.lowerBound <= range.lowerBound, range.upperBound <= steps.upperBound
        else { return nil }
        let place = words[1].split(separator: ".").compactMap { Int($0) }
        return place.count == 2 ? (CheckFrame.Place(section: place[0], item: place[1]), range) : nil
    }

    private static func range(_ word: Substring) -> Range<Int>? {
        let ends = word.split(separator: "-").compactMap { Int($0) }
        guard ends.count == 2, ends[0] <= ends[1], ends[1] < Int.max else { return nil }
        return ends[0]..<(ends[1] + 1)
    }
}

/// One number of what a step shows.
private struct Column<Owner> {
    let name: String
    let precision: GoldenTrack.Precision
    /// The value that is not written.
    let usual: Double
    let read: (Owner) -> Double
    let write: (inout Owner, Double) -> Void
}

private enum Columns {
    static var view: [Column<CheckFrame.View>] {
        list(["x", "y", "width", "height"], \CheckFrame.View.frame)
            + list(["offset.x", "offset.y"], \CheckFrame.View.contentOffset)
    }

    static var item: [Column<CheckFrame.Item>] {
        list(["center.x", "center.y"], \CheckFrame.Item.center) + list(["width", "height"], \CheckFrame.Item.size)
            + list(
                ["anchor.x", "anchor.y"], \CheckFrame.Item.anchorPoint, precision: { _ in .fraction },
                usual: { _ in 0.5 })
            + list(
                (0..<16).map { "m\($0 / 4 + 1)\($0 % 4 + 1)" }, \CheckFrame.Item.transform,
                precision: GoldenTrack.Precision.init(ofTransform:), usual: { $0 % 5 == 0 ? 1 : 0 })
            + [
                Column(name: "alpha", precision: .fraction, usual: 1, read: \.alpha, write: { $0.alpha = $1 }),
                Column(
                    name: "zIndex", precision: .exact, usual: 0, read: { Double($0.zIndex) },
                    write: { $0.zIndex = Int(exactly: $1.rounded()) ?? 0 }),
                Column(
                    name: "hidden", precision: .exact, usual: 0, read: { $0.hidden ? 1 : 0 },
                    write: { $0.hidden = $1 >= 0.5 }),
            ]
    }

    private static func list<Owner>(
        _ names: [String], _ path: WritableKeyPath<Owner, [Double]>,
        precision: (Int) -> GoldenTrack.Precision = { _ in .points }, usual: (Int) -> Double = { _ in 0 }
    ) -> [Column<Owner>] {
        names.enumerated().map { index, name in
            Column(
                name: name, precision: precision(index), usual: usual(index),
                read: { $0[keyPath: path].count > index ? $0[keyPath: path][index] : 0 },
                write: { $0[keyPath: path][index] = $1 })
        }
    }
}

extension CheckFrame.Item {
    /// An item of the usual attributes.
    fileprivate init(at place: CheckFrame.Place) {
        self.init(
            section: place.section == 0 ? nil : place.section, item: place.item, center: [0, 0], size: [0, 0],
            anchorPoint: [0.5, 0.5], transform: (0..<16).map { $0 % 5 == 0 ? 1 : 0 }, alpha: 1, zIndex: 0,
            hidden: false)
    }
}
