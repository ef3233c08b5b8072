import SwiftUI

/// A label by a value of an axis.
public nonisolated struct AxisValueLabel<Content: View>: PrimitiveAxisMark {
    private let label: AxisLabel

    init(
        _ view: ((AxisValue) -> AnyView)?, _ centered: Bool?, _ anchor: UnitPoint?,
        _ collision: AxisValueLabelCollisionResolution, _ orientation: AxisValueLabelOrientation,
        _ spacing: (CGFloat?, CGFloat?)
    ) {
        label = AxisLabel(
            view: view, isCentered: centered, anchor: anchor, angle: orientation.angle, yields: collision.yields,
            spacing: spacing)
    }

    /// Makes one of a view.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(
            { _ in AnyView(content()) }, centered, anchor, collisionResolution, orientation,
            (horizontalSpacing, verticalSpacing))
    }

    @MainActor
    func pieces(for value: AxisValue) -> [AxisPiece] { [AxisPiece(kind: .label(label))] }
}

extension AxisValueLabel where Content == Text {
    /// Makes one with the value's name.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(nil, centered, anchor, collisionResolution, orientation, (horizontalSpacing, verticalSpacing))
    }
    /// Makes one with the value as a style writes it.
    public init<F: FormatStyle>(
        format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(
            AxisLabel.view(of: format), centered, anchor, collisionResolution, orientation,
            (horizontalSpacing, verticalSpacing))
    }
    /// Makes one with a text that is looked up in the app's translations.
    public init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            { _ in AnyView(Text(titleKey)) }, centered, anchor, collisionResolution, orientation,
            (horizontalSpacing, verticalSpacing))
    }
    /// Makes one with a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        let text = String(title)
        self.init(
            { _ in AnyView(Text(verbatim: text)) }, centered, anchor, collisionResolution, orientation,
            (horizontalSpacing, verticalSpacing))
    }
}

extension AxisLabel {
    /// Returns what shows a value as a style writes it, and by its name what is of another type.
    static func view<F: FormatStyle>(of format: F) -> (AxisValue) -> AnyView
    where F.FormatInput: Plottable, F.FormatOutput == String {
        { value in
            AnyView(Text(verbatim: value.as(F.FormatInput.self).map { format.format($0) } ?? value.name))
        }
    }
}

/// What becomes of labels that others are in the way of.
public struct AxisValueLabelCollisionResolution: Sendable {
    let yields: Bool
    /// They go.
    public static let automatic = AxisValueLabelCollisionResolution(yields: true)
    /// They stay.
    public static let disabled = AxisValueLabelCollisionResolution(yields: false)
    /// Returns one by which all go whose space is less than that, as they do anyway.
    public static func greedy(minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution { .automatic }
    /// All go that have no space.
    public static let greedy = AxisValueLabelCollisionResolution(yields: true)
    /// They are cut, as they are anyway.
    public static let truncate = AxisValueLabelCollisionResolution(yields: true)
}

/// In which direction labels are read.
public struct AxisValueLabelOrientation: Sendable {
    let angle: Angle
    /// Across.
    public static let automatic = AxisValueLabelOrientation(angle: .zero)
    /// Across.
    public static let horizontal = AxisValueLabelOrientation(angle: .zero)
    /// Downwards.
    public static let vertical = AxisValueLabelOrientation(angle: .degrees(90))
    /// Upwards.
    public static let verticalReversed = AxisValueLabelOrientation(angle: .degrees(-90))
}
