import SwiftUI

/// What stands by a value of an axis: a line, a tick or a label.
@preconcurrency @MainActor
public protocol AxisMark {
    /// The type of what it is made of.
    associatedtype Body: AxisMark
    /// What it is made of.
    @AxisMarkBuilder var body: Body { get }
}

extension AxisMark where Body == Never {
    /// Is not asked for: it stands by the value itself.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: AxisMark {}

/// What stands by a value of an axis and has no body.
@MainActor
protocol PrimitiveAxisMark: AxisMark where Body == Never {
    /// Returns the lines, ticks and labels of a value.
    func pieces(for value: AxisValue) -> [AxisPiece]
}

extension AxisMark {
    /// Returns the lines, ticks and labels of a value.
    func all(for value: AxisValue) -> [AxisPiece] {
        (self as? any PrimitiveAxisMark)?.pieces(for: value) ?? body.all(for: value)
    }
}

/// A line, a tick or a label by a value of an axis.
struct AxisPiece {
    enum Kind {
        case grid(StrokeStyle?, isCentered: Bool)
        case tick(length: CGFloat?, StrokeStyle?, isCentered: Bool)
        case label(AxisLabel)
    }

    let kind: Kind
    var style: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero
}

/// A label by a value of an axis.
struct AxisLabel {
    /// What is shown; nil for the value's name.
    var view: ((AxisValue) -> AnyView)?
    /// Whether it is in the middle of the way to the next value; nil for the usual.
    var isCentered: Bool?
    /// The point of it that is at the value; nil for the usual.
    var anchor: UnitPoint?
    /// How far it is turned, clockwise.
    var angle = Angle.zero
    /// Whether it goes where others are in its way.
    var yields = true
    /// The points between it and the axis; nil for the usual.
    var spacing: (horizontal: CGFloat?, vertical: CGFloat?) = (nil, nil)
}

/// What stands by a value of an axis, of any type.
public nonisolated struct AnyAxisMark: PrimitiveAxisMark {
    private let mark: any AxisMark

    /// Makes one of a mark.
    public init<M: AxisMark>(_ mark: M) { self.mark = mark }
    /// Makes one of a mark.
    public init<M: AxisMark>(erasing mark: M) { self.mark = mark }

    @MainActor
    func pieces(for value: AxisValue) -> [AxisPiece] { mark.all(for: value) }
}

/// What stands by a value of an axis, of several statements or none.
public nonisolated struct SeveralAxisMarks: PrimitiveAxisMark {
    let parts: [any AxisMark]

    @MainActor
    func pieces(for value: AxisValue) -> [AxisPiece] { parts.flatMap { $0.all(for: value) } }
}

/// What stands by a value of an axis, of a condition, or nothing.
public nonisolated struct OptionalAxisMark<Content: AxisMark>: PrimitiveAxisMark {
    let content: Content?

    @MainActor
    func pieces(for value: AxisValue) -> [AxisPiece] { content?.all(for: value) ?? [] }
}

/// What stands by a value of an axis and looks otherwise.
nonisolated struct ChangedAxisMark<Content: AxisMark>: PrimitiveAxisMark {
    let content: Content
    let change: (inout AxisPiece) -> Void

    @MainActor
    func pieces(for value: AxisValue) -> [AxisPiece] {
        content.all(for: value).map {
            var piece = $0
            change(&piece)
            return piece
        }
    }
}

extension AxisMark {
    /// Sets what it is filled with.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        let style = AnyShapeStyle(style)
        return ChangedAxisMark(content: self) { $0.style = $0.style ?? style }
    }
    /// Sets the font of labels.
    public nonisolated func font(_ font: Font?) -> some AxisMark {
        ChangedAxisMark(content: self) { $0.font = $0.font ?? font }
    }
    /// Moves it, in points.
    public nonisolated func offset(_ offset: CGSize) -> some AxisMark {
        ChangedAxisMark(content: self) {
            $0.offset = CGSize(width: $0.offset.width + offset.width, height: $0.offset.height + offset.height)
        }
    }
    /// Moves it, in points.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        offset(CGSize(width: x, height: y))
    }
}

/// What makes one mark of an axis of the statements of a closure.
@resultBuilder
public enum AxisMarkBuilder {
    /// Takes a mark.
    public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
    /// Makes a mark of no statement.
    public static func buildBlock() -> SeveralAxisMarks { SeveralAxisMarks(parts: []) }
    /// Makes a mark of one statement.
    public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }
    /// Makes a mark of several statements.
    public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> SeveralAxisMarks {
        var parts: [any AxisMark] = []
        repeat parts.append(each content)
        return SeveralAxisMarks(parts: parts)
    }
    /// Makes a mark of a condition without an alternative.
    public static func buildIf<Content: AxisMark>(_ content: Content?) -> OptionalAxisMark<Content> {
        OptionalAxisMark(content: content)
    }
    /// Makes a mark of the first branch.
    public static func buildEither<First: AxisMark>(first: First) -> AnyAxisMark { AnyAxisMark(first) }
    /// Makes a mark of the second branch.
    public static func buildEither<Second: AxisMark>(second: Second) -> AnyAxisMark { AnyAxisMark(second) }
    /// Makes a mark of what needs a version of the system.
    public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> AnyAxisMark {
        AnyAxisMark(content)
    }
}
