import Foundation

extension CGPath {
    /// The path at `fraction` of the way to another one with the same kinds of elements; nil if they differ in these.
    package func interpolated(to other: CGPath, fraction f: CGFloat) -> CGPath? {
        guard elements.count == other.elements.count else { return nil }
        var mixed: [PathElement] = []
        mixed.reserveCapacity(elements.count)
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * f, y: a.y + (b.y - a.y) * f)
        }
        for (a, b) in zip(elements, other.elements) {
            switch (a, b) {
            case (.move(let p), .move(let q)): mixed.append(.move(mix(p, q)))
            case (.line(let p), .line(let q)): mixed.append(.line(mix(p, q)))
            case (.quad(let c, let p), .quad(let d, let q)): mixed.append(.quad(mix(c, d), mix(p, q)))
            case (.curve(let a, let c, let p), .curve(let b, let d, let q)):
                mixed.append(.curve(mix(a, b), mix(c, d), mix(p, q)))
            case (.close, .close): mixed.append(.close)
            default: return nil
            }
        }
        return CGPath(elements: mixed)
    }
}
