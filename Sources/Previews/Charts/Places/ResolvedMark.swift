import SwiftUI

/// Something that a chart shows, with all that other parts have to do with where it is.
struct ResolvedMark {
    let mark: ChartMark
    /// Where it is across; of a bar that stands on others from where to where.
    var x: MarkExtent
    /// Where it is upwards; of a bar that stands on others from where to where.
    var y: MarkExtent
    /// Whether its number is across, and not upwards.
    let isHorizontal: Bool
    /// Of a part of a circle from where to where it goes, in turns from the top.
    var turns: (start: Double, end: Double) = (0, 0)

    /// The number by which it is long; nil where it is from one value to another.
    var amount: Double? { (isHorizontal ? x : y).datum?.value.number }
    /// The value at which it stands.
    var place: PlotValue? { (isHorizontal ? y : x).datum?.value }
}

/// Finds where the parts of a chart are by the others.
enum MarkResolution {
    /// Returns the parts, those that stand on each other from where to where they reach.
    static func resolved(_ marks: [ChartMark]) -> [ResolvedMark] {
        var all = marks.map {
            ResolvedMark(mark: $0, x: $0.x, y: $0.y, isHorizontal: isHorizontal($0.kind, $0.x, $0.y))
        }
        stack(&all)
        turn(&all)
        return all
    }

    /// Whether what is said is a number across.
    static func isHorizontal(_ kind: ChartMark.Kind, _ x: MarkExtent, _ y: MarkExtent) -> Bool {
        switch kind {
        case .bar, .area: break
        default: return false
        }
        switch (x, y) {
        case (.between, .at), (.between, .none): return true
        case (.at, .none): return true
        case (.at(let x), .at(let y)):
            if case .number = x.value, x.upper == nil {
                if case .number = y.value { return y.upper != nil }
                return true
            }
            return false
        default: return false
        }
    }

    /// What stands on each other has a place and a kind in common, and a method.
    private struct Pile: Hashable {
        let place: PlotValue?
        let isHorizontal: Bool
        let isArea: Bool
        let group: PlotValue?
        let method: MarkStackingMethod
    }

    private static func stack(_ marks: inout [ResolvedMark]) {
        var piles: [Pile: [Int]] = [:]
        var order: [Pile] = []
        for (index, mark) in marks.enumerated() where mark.amount != nil {
            let method: MarkStackingMethod
            let isArea: Bool
            switch mark.mark.kind {
            case .bar(_, _, let stacking): (method, isArea) = (stacking, false)
            case .area(_, let stacking): (method, isArea) = (stacking, true)
            default: continue
            }
            let pile = Pile(
                place: mark.place, isHorizontal: mark.isHorizontal, isArea: isArea,
                group: mark.mark.look.groupBy?.value, method: method)
            if piles[pile] == nil { order.append(pile) }
            piles[pile, default: []].append(index)
        }
        for pile in order {
            let indices = piles[pile] ?? []
            let extents = Stacking.extents(indices.map { marks[$0].amount ?? 0 }, pile.method)
            for (index, extent) in zip(indices, extents) {
                let label = (pile.isHorizontal ? marks[index].x : marks[index].y).datum?.label ?? ""
                let reach = MarkExtent.between(
                    PlotDatum(label: label, value: .number(extent.start)),
                    PlotDatum(label: label, value: .number(extent.end)))
                if pile.isHorizontal { marks[index].x = reach } else { marks[index].y = reach }
            }
        }
    }

    private static func turn(_ marks: inout [ResolvedMark]) {
        var sectors: [(index: Int, size: ChartMark.SectorSize)] = []
        for (index, mark) in marks.enumerated() {
            if case .sector(let size, _, _, _) = mark.mark.kind { sectors.append((index, size)) }
        }
        for (sector, turns) in zip(sectors, Sectors.turns(sectors.map(\.size))) { marks[sector.index].turns = turns }
    }
}
