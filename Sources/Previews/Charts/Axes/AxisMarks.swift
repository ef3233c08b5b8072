import SwiftUI

/// Lines, ticks and labels by values of an axis.
public nonisolated struct AxisMarks<Content: AxisMark>: PrimitiveAxisContent {
    private let specification: AxisSpecification

    private init(
        _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues.Kind,
        _ pieces: @escaping @MainActor (AxisValue) -> [AxisPiece]
    ) {
        specification = AxisSpecification(preset: preset, position: position, values: values, pieces: pieces)
    }

    /// Makes what a closure makes of values.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (_ value: AxisValue) -> Content
    ) {
        self.init(preset, position, values.kind) { content($0).all(for: $0) }
    }
    /// Makes what a closure makes of some values.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (_ value: AxisValue) -> Content
    ) {
        self.init(preset, position, .listed(values.map { PlotValue($0) })) { content($0).all(for: $0) }
    }

    @MainActor var specifications: [AxisSpecification] { [specification] }
}

extension AxisMarks where Content == AnyAxisMark {
    /// Makes the usual ones.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        self.init(preset, position, values.kind) { AxisSpecification.usual($0, stroke) }
    }
    /// Makes the usual ones of some values.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) {
        self.init(preset, position, .listed(values.map { PlotValue($0) })) { AxisSpecification.usual($0, stroke) }
    }
    /// Makes the usual ones with labels that are written by a style.
    public init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(preset, position, values.kind) {
            AxisSpecification.usual($0, stroke, AxisLabel.view(of: format))
        }
    }
    /// Makes the usual ones of some values with labels that are written by a style.
    public init<F: FormatStyle, Value: Plottable>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(preset, position, .listed(values.map { PlotValue($0) })) {
            AxisSpecification.usual($0, stroke, AxisLabel.view(of: format))
        }
    }
}

/// What an axis has by its values.
nonisolated struct AxisSpecification {
    let preset: AxisMarkPreset
    let position: AxisMarkPosition
    let values: AxisMarkValues.Kind
    let pieces: @MainActor (AxisValue) -> [AxisPiece]

    /// What is there where nobody says anything.
    static let usual = AxisSpecification(preset: .automatic, position: .automatic, values: .automatic(nil)) {
        usual($0, nil)
    }

    init(
        preset: AxisMarkPreset, position: AxisMarkPosition, values: AxisMarkValues.Kind,
        pieces: @escaping @MainActor (AxisValue) -> [AxisPiece]
    ) {
        (self.preset, self.position, self.values, self.pieces) = (preset, position, values, pieces)
    }

    /// Returns a line and a label; of a text the label alone.
    static func usual(
        _ value: AxisValue, _ stroke: StrokeStyle?, _ view: ((AxisValue) -> AnyView)? = nil
    ) -> [AxisPiece] {
        let label = AxisPiece(kind: .label(AxisLabel(view: view)))
        return value.value.category == nil ? [AxisPiece(kind: .grid(stroke, isCentered: false)), label] : [label]
    }
}
