import Foundation

extension [PathElement] {
    /// The same outline, each subpath from its end to its start, the last one first.
    package var reversedSubpaths: [PathElement] {
        subpaths.reversed().flatMap { subpath -> [PathElement] in
            var elements: [PathElement] = [.move(subpath.segments.last?.end ?? subpath.start)]
            for segment in subpath.segments.reversed() {
                switch segment {
                case .line(let start, _): elements.append(.line(start))
                case .quad(let start, let control, _): elements.append(.quad(control, start))
                case .cubic(let start, let first, let second, _): elements.append(.curve(second, first, start))
                }
            }
            return subpath.isClosed ? elements + [.close] : elements
        }
    }
}
