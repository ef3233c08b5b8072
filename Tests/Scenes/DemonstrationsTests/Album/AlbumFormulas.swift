import Foundation

@testable import Demonstrations

/// The specification's formulas with its own names and numbers, written once more.
struct AlbumFormulas {
    var width: Double
    var height: Double
    var count: Int

    struct Strip {
        var cell: (Int) -> (center: Double, width: Double)
        var inset: Double
        var contentWidth: Double
    }

    func ratio(_ item: Int) -> Double {
        let size = AlbumPhotos.all[item % AlbumPhotos.all.count].size
        return Double(size.height) / Double(size.width)
    }

    var hdHeight: Double { height - 104 }

    func hdSize(_ item: Int) -> (width: Double, height: Double) {
        let r = ratio(item)
        return r < hdHeight / width ? (width, width * r) : (hdHeight / r, hdHeight)
    }

    func thumbnailWidth(_ item: Int) -> Double {
        let r = ratio(item)
        if r > 60.0 / 30 { return 30 }
        if r < 60.0 / 160 { return 160 }
        return 60 / r
    }

    func position(offset: Double) -> (p: Int, f: Double) {
        let pages = offset / width
        let p = max(0, min(count - 1, Int((pages + 1e-12).rounded(.towardZero))))
        let f = pages - Double(p)
        return (p, abs(f) < 1e-12 ? 0 : f)
    }

    func hdCellSize(_ item: Int, offset: Double) -> (width: Double, height: Double) {
        let (p, f) = position(offset: offset)
        let size = hdSize(item)
        if item == p { return (max(40, size.width - 100 * f), size.height) }
        if item == p + 1 { return (max(40, size.width - 100 * (1 - f)), size.height) }
        return (width, hdHeight)
    }

    func stripFollowing(offset: Double) -> (strip: Strip, offset: Double) {
        var (p, f) = position(offset: offset)
        let hasNext = p + 1 < count
        if !hasNext, f > 0 { f = 0 }
        let l = 13 * (1 - f) + 2
        let r = 17 - l
        let w = thumbnailWidth(p)
        let fw = f < 0 ? w : (w - 30) * (1 - f) + 30
        let center = f < 0 ? 15 + w / 2 : 32 * Double(p) + l + fw / 2
        let nw = hasNext ? (thumbnailWidth(p + 1) - 30) * f + 30 : 30
        let next = center + fw / 2 + 15 + nw / 2
        let inset = width / 2 - 15 - (fw + nw - 30) / 2
        let strip = Strip(
            cell: { i in
                if i < p { return (32 * Double(i) + 2 + 15, 30) }
                if i == p { return (center, fw) }
                if i == p + 1 { return (next, nw) }
                return (next + nw / 2 + r + 32 * Double(i - p - 2) + 15, 30)
            }, inset: inset, contentWidth: 30 + fw + nw + 32 * Double(max(0, count - 2)) + 2)
        return (strip, (f < 0 ? w * f : 32 * (Double(p) + f)) - inset)
    }

    func stripAlone(_ a: Int, _ q: Double) -> Strip {
        let space = 13 * q + 2
        let aw = (thumbnailWidth(a) - 30) * q + 30
        let center = 32 * Double(a) + space + aw / 2
        return Strip(
            cell: { i in
                if i < a { return (32 * Double(i) + 2 + 15, 30) }
                if i == a { return (center, aw) }
                return (center + aw / 2 + space + 32 * Double(i - a - 1) + 15, 30)
            }, inset: width / 2 - space - aw / 2, contentWidth: 2 * space + aw + 32 * Double(count - 1))
    }

    func duration(_ item: Int) -> Double { max(0.25, 0.25 * thumbnailWidth(item) / 80) }
}
