import Foundation

extension CGMutablePath {
    /// Begins a subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.move(point.applying(transform)))
    }

    /// Adds a line from the current point.
    ///
    /// - Precondition: a subpath was begun, as for every element that follows a current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        continueSubpath()
        append(.line(point.applying(transform)))
    }

    /// Adds a quadratic Bézier curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        continueSubpath()
        append(.quad(control.applying(transform), end.applying(transform)))
    }

    /// Adds a cubic Bézier curve from the current point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        continueSubpath()
        append(.curve(control1.applying(transform), control2.applying(transform), end.applying(transform)))
    }

    /// Ends the subpath with a line to its start, which becomes the current point.
    ///
    /// Does nothing without a subpath.
    public func closeSubpath() {
        guard let last = elements.last, last != .close else { return }
        append(.close)
    }

    /// Adds lines through the points, in a subpath of their own.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds the elements of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        append(contentsOf: path.elements.applying(transform))
    }

    /// Begins a subpath where an element follows a closed one, at the same start; without any start at (0, 0).
    private func continueSubpath() {
        switch elements.last {
        case nil: append(.move(.zero))
        case .close?: append(.move(elements.subpathStart ?? .zero))
        default: break
        }
    }
}
