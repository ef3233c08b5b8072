import SwiftUI

/// What values look like.
struct StyleAssignment<Style> {
    /// The values, in order.
    let domain: [PlotValue]
    private let setting: StyleSetting<Style>
    private let usual: [Style]

    /// Makes one.
    ///
    /// - Parameters:
    ///   - values: the values that a chart's parts have, in order.
    ///   - setting: what code says of them.
    ///   - usual: what they look like where nothing is said, in order, over and over again.
    init(_ values: [PlotValue], _ setting: StyleSetting<Style>, usual: [Style]) {
        var seen: Set<PlotValue> = []
        domain = ((setting.domain ?? []) + values).filter { seen.insert($0).inserted }
        (self.setting, self.usual) = (setting, usual)
    }

    /// Returns what a value looks like.
    func callAsFunction(_ value: PlotValue) -> Style? {
        if let style = setting.mapping?(value) { return style }
        let range = setting.range.flatMap { $0.isEmpty ? nil : $0 } ?? usual
        guard let index = domain.firstIndex(of: value), !range.isEmpty else { return nil }
        return range[index % range.count]
    }
}

/// The colours of values that nothing is said of.
enum ChartColors {
    /// The colours, in order.
    static let usual: [AnyShapeStyle] = [
        Color.blue, .green, .orange, .purple, .red, .cyan, .yellow, .mint, .pink, .indigo, .brown, .teal,
    ].map { AnyShapeStyle($0) }

    /// Returns the colour of a number between others, of those of their ends.
    static func between(_ colors: [UIColor], _ fraction: Double) -> UIColor {
        guard colors.count > 1 else { return colors.first ?? .systemBlue }
        let place = min(max(fraction, 0), 1) * Double(colors.count - 1)
        let index = min(Int(place), colors.count - 2)
        return mix(colors[index], colors[index + 1], place - Double(index))
    }

    private static func mix(_ one: UIColor, _ other: UIColor, _ part: Double) -> UIColor {
        func parts(_ color: UIColor) -> [CGFloat] {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return [red, green, blue, alpha]
        }
        let mixed = zip(parts(one), parts(other)).map { $0 + ($1 - $0) * CGFloat(part) }
        return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
    }
}

/// The lines of values that nothing is said of.
enum ChartLines {
    /// The lines, in order.
    static let usual = [[], [6, 4], [2, 3], [8, 3, 2, 3]].map { StrokeStyle(lineWidth: 2, lineCap: .round, dash: $0) }
}
