import Foundation

extension CGMutablePath {
    /// Begins a subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.move(point.applying(transform)))
    }

    /// - Precondition: a subpath was begun, as for every element that follows a current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        continueSubpath()
        append(.line(point.applying(transform)))
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        continueSubpath()
        append(.quad(control.applying(transform), end.applying(transform)))
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        continueSubpath()
        append(.curve(control1.applying(transform), control2.applying(transform), end.applying(transform)))
    }

    /// Ends the subpath with a line to its start; the current point is there. Does nothing without a subpath.
    public func closeSubpath() {
        guard let last = elements.last, last != .close else { return }
        append(.close)
    }

    /// Lines through the points, in a subpath of their own.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        append(contentsOf: path.elements.applying(transform))
    }

    /// What follows a closed subpath begins one at the same start; what has no start at all begins at (0, 0).
    private func continueSubpath() {
        switch elements.last {
        case nil: append(.move(.zero))
        case .close?: append(.move(elements.subpathStart ?? .zero))
        default: break
        }
    }
}
