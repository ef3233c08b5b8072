/// A gauge as usual: a bar that is filled up to the value.
public nonisolated struct DefaultGaugeStyle: GaugeStyle, Sendable {
    /// Makes one.
    public init() {}
    /// Returns the gauge.
    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A bar that is filled up to the value, with its labels around it.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
    /// Makes one.
    public init() {}
    /// Returns the gauge.
    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 6) {
            configuration.label
            HStack(spacing: 8) {
                configuration.minimumValueLabel
                FilledBar(fraction: configuration.value, color: .accentColor)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel.font(.caption).foregroundStyle(Color(uiColor: .secondaryLabel))
        }
    }
}

/// A small bar that is filled up to the value.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
    /// Makes one.
    public init() {}
    /// Returns the gauge.
    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label.font(.headline)
            FilledBar(fraction: configuration.value, color: .accentColor, height: 6)
            configuration.currentValueLabel.font(.footnote).foregroundStyle(Color(uiColor: .secondaryLabel))
        }
    }
}

/// A small bar with a mark at the value.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
    /// Makes one.
    public init() {}
    /// Returns the gauge.
    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) {
            configuration.minimumValueLabel
            GeometryReader { proxy in
                ZStack(alignment: .leading) {
                    Capsule().fill(Color.accentColor)
                    Circle().fill(Color(uiColor: .systemBackground)).frame(width: 8, height: 8)
                        .offset(x: (proxy.size.width - 8) * configuration.value)
                }
            }
            .frame(height: 6)
            configuration.maximumValueLabel
        }
        .font(.caption)
    }
}

/// A ring that is open below, with a mark at the value.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
    /// Makes one.
    public init() {}
    /// Returns the gauge.
    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        let angle = Angle.degrees(135 + 270 * configuration.value)
        ZStack {
            Circle().trim(from: 0, to: 0.75)
                .stroke(Color.accentColor, style: StrokeStyle(lineWidth: 6, lineCap: .round))
                .rotationEffect(.degrees(135))
            Circle().stroke(Color(uiColor: .systemBackground), lineWidth: 2)
                .background(Circle().fill(Color.accentColor))
                .frame(width: 9, height: 9)
                .offset(x: 25 * cos(angle.radians), y: 25 * sin(angle.radians))
            configuration.currentValueLabel.font(.system(size: 18, weight: .medium))
            VStack(spacing: 0) {
                Spacer(minLength: 0)
                if configuration.minimumValueLabel == nil {
                    configuration.label
                } else {
                    HStack(spacing: 8) {
                        configuration.minimumValueLabel
                        configuration.maximumValueLabel
                    }
                }
            }
            .font(.system(size: 10))
        }
        .padding(4)
        .frame(width: 58, height: 58)
    }
}

/// A ring that is filled up to the value.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
    /// Makes one.
    public init() {}
    /// Returns the gauge.
    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Circle().stroke(Color.accentColor.opacity(0.3), lineWidth: 6)
            Circle().trim(from: 0, to: configuration.value)
                .stroke(Color.accentColor, style: StrokeStyle(lineWidth: 6, lineCap: .round))
                .rotationEffect(.degrees(-90))
            if let current = configuration.currentValueLabel { current } else { configuration.label }
        }
        .font(.system(size: 18, weight: .medium))
        .padding(4)
        .frame(width: 58, height: 58)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// As usual.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A small bar.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A small bar with a mark.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A ring with a mark.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}
