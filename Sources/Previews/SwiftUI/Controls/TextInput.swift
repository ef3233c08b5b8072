/// What is typed into a field, and who hears of it.
nonisolated struct TextInput {
    /// The text as the app has it.
    var text: Binding<String>
    /// Takes the text when typing ends; nil for one that the app takes with each letter.
    var commit: ((String) -> Void)?
    /// Whether the text is the app's again only when typing ends, as it stands for a value.
    var isValue = false
    /// The text that is seen while there is none; nil for the label's.
    var prompt: Text?
    var isSecure = false
    /// Whether the field grows with the number of lines.
    var isGrowing = false
    /// Hears when typing begins and ends.
    var onEditingChanged: (Bool) -> Void = { _ in }
    /// Hears of the return key.
    var onCommit: () -> Void = {}

    init(_ text: Binding<String>, prompt: Text? = nil) { (self.text, self.prompt) = (text, prompt) }

    /// Makes one of a value that a style writes and reads: with each letter, as far as it can be read.
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F, _ prompt: Text?)
    where F.FormatOutput == String {
        self.init(
            Binding(
                get: { format.format(value.wrappedValue) },
                set: { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } }), prompt: prompt)
        isValue = true
    }

    /// Makes one of a value that a style writes and reads; nil for an empty text.
    init<F: ParseableFormatStyle>(optional value: Binding<F.FormatInput?>, _ format: F, _ prompt: Text?)
    where F.FormatOutput == String {
        self.init(
            Binding(
                get: { value.wrappedValue.map { format.format($0) } ?? "" },
                set: { text in
                    if text.isEmpty {
                        value.wrappedValue = nil
                    } else if let new = try? format.parseStrategy.parse(text) {
                        value.wrappedValue = new
                    }
                }), prompt: prompt)
        isValue = true
    }

    /// Makes one of a value that a formatter writes, and reads when typing ends.
    init<V>(_ value: Binding<V>, _ formatter: Formatter, _ prompt: Text?) {
        func read(_ text: String) -> V? {
            if let number = formatter as? NumberFormatter {
                return number.number(from: text).flatMap { converted($0) }
            }
            if let date = formatter as? DateFormatter { return date.date(from: text) as? V }
            return text as? V
        }
        func converted(_ number: NSNumber) -> V? {
            switch V.self {
            case is Int.Type, is Int?.Type: number.intValue as? V
            case is Double.Type, is Double?.Type: number.doubleValue as? V
            case is Float.Type, is Float?.Type: number.floatValue as? V
            case is CGFloat.Type, is CGFloat?.Type: CGFloat(number.doubleValue) as? V
            case is Decimal.Type, is Decimal?.Type: number.decimalValue as? V
            case is Int64.Type, is Int64?.Type: number.int64Value as? V
            case is Int32.Type, is Int32?.Type: number.int32Value as? V
            case is UInt.Type, is UInt?.Type: number.uintValue as? V
            default: number as? V
            }
        }
        self.init(
            Binding(get: { formatter.string(for: value.wrappedValue) ?? "" }, set: { _ in }), prompt: prompt)
        commit = { if let new = read($0) { value.wrappedValue = new } }
        isValue = true
    }
}

/// A field of UIKit into which text is typed.
nonisolated struct FieldView: PrimitiveView {
    let input: TextInput
    let label: any View

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode {
        input.isGrowing ? GrowingFieldNode(self, inputs) : FieldNode(self, inputs)
    }
}

extension FieldView {
    /// Returns the text that a field shows while it is empty, as it is drawn.
    @MainActor
    func placeholder(at node: ViewNode) -> NSAttributedString {
        let text = input.prompt ?? label as? Text
        let string = text?.string ?? MenuItems.label(of: label, at: node).title
        let color = text?.runs.first?.color?.paint(node.environment).color
        return NSAttributedString(
            string: string,
            attributes: [
                .font: (text?.runs.first?.font ?? node.environment.resolvedFont).uiKit,
                .foregroundColor: color ?? UIColor.placeholderText,
            ])
    }
}
