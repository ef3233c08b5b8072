import Foundation

/// Parts of a circle.
enum Sectors {
    /// Returns from where to where the parts go, in turns from the top clockwise, 0...1.
    static func turns(_ sizes: [ChartMark.SectorSize]) -> [(start: Double, end: Double)] {
        var whole = 0.0
        for size in sizes {
            switch size {
            case .share(let share): whole += max(share, 0)
            case .between(_, let end): whole = max(whole, end)
            }
        }
        var next = 0.0
        return sizes.map { size in
            guard whole > 0 else { return (0, 0) }
            switch size {
            case .share(let share):
                defer { next += max(share, 0) }
                return (next / whole, (next + max(share, 0)) / whole)
            case .between(let start, let end): return (start / whole, end / whole)
            }
        }
    }
}
