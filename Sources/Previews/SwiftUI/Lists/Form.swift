/// A list of controls.
public nonisolated struct Form<Content: View>: PrimitiveView {
    let content: Content

    /// Makes a form.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode {
        ListNode(self, inputs, content: { $0.content }, selection: { _ in nil })
    }
}

/// How a form looks.
public protocol FormStyle {}

/// The usual look.
public nonisolated struct AutomaticFormStyle: FormStyle, Sendable {
    /// Makes one.
    public init() {}
}
/// Groups of rows with round corners.
public nonisolated struct GroupedFormStyle: FormStyle, Sendable {
    /// Makes one.
    public init() {}
}
/// Labels beside their controls: as groups of rows here.
public nonisolated struct ColumnsFormStyle: FormStyle, Sendable {
    /// Makes one.
    public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The usual look.
    public nonisolated static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
    /// Groups of rows with round corners.
    public nonisolated static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
    /// Labels beside their controls: as groups of rows here.
    public nonisolated static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
    /// Sets how forms look: all styles are groups of rows with round corners.
    public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
