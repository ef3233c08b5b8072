import Foundation
import Testing

@testable import Simulation

func isClose(_ a: Double, _ b: Double, _ tolerance: Double = 1e-6) -> Bool { abs(a - b) <= tolerance }

extension AlbumFormulas {
    /// The pager is as its own offset says, and nothing that should be seen is missing.
    func expectPager(_ record: TickRecord) {
        let view = record.hd
        let offset = view.contentOffset[0]
        #expect(view.frame == [0, 0, width, hdHeight])
        #expect(isClose(view.contentSize[0], width * Double(count)))
        for item in view.items {
            let size = hdCellSize(item.item, offset: offset)
            #expect(isClose(item.center[0], width * (Double(item.item) + 0.5)) && isClose(item.center[1], hdHeight / 2))
            #expect(isClose(item.size[0], size.width) && isClose(item.size[1], size.height), "tick \(record.tick)")
        }
        for item in 0..<count {
            let middle = width * (Double(item) + 0.5) - offset
            let half = hdCellSize(item, offset: offset).width / 2
            if middle - half < width - 1e-6, middle + half > 1e-6 { #expect(view.seen[item] != nil) }
        }
    }

    /// The strip while the pager is the master and nothing is left of an earlier state.
    func expectFollowing(_ record: TickRecord) {
        let (strip, offset) = stripFollowing(offset: record.hd.contentOffset[0])
        #expect(isClose(record.thumbnails.contentOffset[0], offset), "tick \(record.tick)")
        expectStrip(record, strip)
    }

    func expectStrip(_ record: TickRecord, _ strip: Strip) {
        let view = record.thumbnails
        #expect(view.frame == [0, height - 104, width, 60])
        #expect(isClose(view.contentInset[1], strip.inset) && isClose(view.contentInset[3], strip.inset))
        #expect(isClose(view.contentSize[0], strip.contentWidth), "tick \(record.tick)")
        let items = Dictionary(uniqueKeysWithValues: view.items.map { ($0.item, $0) })
        for item in 0..<count {
            let (center, width) = strip.cell(item)
            let left = center - width / 2 - view.contentOffset[0]
            guard width > 1e-6, left < self.width - 1e-6, left + width > 1e-6 else { continue }
            guard let cell = items[item] else {
                Issue.record("thumbnail \(item) is missing in tick \(record.tick)")
                continue
            }
            #expect(
                isClose(cell.center[0], center) && isClose(cell.size[0], width) && cell.center[1] == 30
                    && cell.size[1] == 60, "thumbnail \(item) in tick \(record.tick)")
        }
    }
}

/// No item that is seen in two steps running moves or grows by more than `limit` points on the stage.
func expectContinuous(_ records: [TickRecord], limit: Double, _ view: KeyPath<TickRecord, ViewRecord> & Sendable) {
    for (before, after) in zip(records, records.dropFirst()) {
        let seen = before[keyPath: view].seen
        for (item, now) in after[keyPath: view].seen {
            guard let was = seen[item] else { continue }
            #expect(
                abs(now.x - was.x) <= limit && abs(now.width - was.width) <= limit, "item \(item) in tick \(after.tick)"
            )
        }
    }
}
