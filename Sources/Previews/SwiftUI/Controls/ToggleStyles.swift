/// A switch with the label before it.
nonisolated struct SwitchRow: View {
    let configuration: ToggleStyleConfiguration
    var tint: Color?

    @MainActor var body: some View {
        let isOn = configuration.$isOn
        LabeledControl {
            configuration.label
        } control: {
            UIKitControl<UISwitch>(
                make: { UIKitControl.connect(UISwitch(), $0) },
                update: { control, environment in
                    if control.isOn != isOn.wrappedValue {
                        control.setOn(isOn.wrappedValue, animated: control.window != nil)
                    }
                    control.isEnabled = environment.isEnabled
                    control.onTintColor = (tint ?? environment.tint)?.resolved(environment)
                }, handle: { isOn.wrappedValue = $0.isOn })
        }
    }
}

/// A toggle as usual: a switch.
public nonisolated struct DefaultToggleStyle: ToggleStyle, Sendable {
    /// Makes one.
    public init() {}
    /// Returns the switch.
    @MainActor
    public func makeBody(configuration: Configuration) -> some View { SwitchRow(configuration: configuration) }
}

/// A switch.
public nonisolated struct SwitchToggleStyle: ToggleStyle, Sendable {
    private let tint: Color?
    /// Makes one.
    public init() { tint = nil }
    /// Makes one with the colour that it has while it is on.
    public init(tint: Color) { self.tint = tint }
    /// Returns the switch.
    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        SwitchRow(configuration: configuration, tint: tint)
    }
}

/// A button that is filled while it is on.
public nonisolated struct ButtonToggleStyle: ToggleStyle, Sendable {
    /// Makes one.
    public init() {}
    /// Returns the button.
    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        let isOn = configuration.$isOn
        let button = Button {
            isOn.wrappedValue.toggle()
        } label: {
            configuration.label
        }
        if configuration.isOn {
            button.buttonStyle(BorderedProminentButtonStyle())
        } else {
            button.buttonStyle(ClearButtonStyle())
        }
    }
}

/// A button in the tint with the space around its label that filled ones have.
private nonisolated struct ClearButtonStyle: ButtonStyle {
    @MainActor
    func makeBody(configuration: Configuration) -> some View {
        BorderlessButtonStyle().makeBody(configuration: configuration)
            .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// As usual.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
