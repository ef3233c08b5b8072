/// A question in the middle of the screen.
public nonisolated struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Makes one with one button; nil for `OK`.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        (self.title, self.message, buttons) = (title, message, [dismissButton].compactMap { $0 })
    }
    /// Makes one with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
    }
    /// Makes one with two buttons beside each other.
    public static func sideBySideButtons(
        title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
    ) -> Alert {
        Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton)
    }

    /// A button of a question.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: (() -> Void)?

        /// Makes a usual one.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: nil, action: action)
        }
        /// Makes one that leaves everything as it is.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action)
        }
        /// Makes one that leaves everything as it is.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            Button(label: Text(verbatim: "Cancel"), role: .cancel, action: action)
        }
        /// Makes one that destroys something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action)
        }

        var item: MenuItem {
            var item = MenuItem(title: label.string)
            item.role = role
            if let action { item.action = action }
            return item
        }
    }
}

/// Choices at the bottom of the screen.
public nonisolated struct ActionSheet {
    /// A button of the choices.
    public typealias Button = Alert.Button
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Makes one.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
    }
}

extension View {
    /// Asks something while a binding says so.
    public nonisolated func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        modifier(AlertModifier(while: isPresented) { AlertDescription(content()) })
    }
    /// Asks something of an item while there is one.
    public nonisolated func alert<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert
    ) -> some View {
        modifier(AlertModifier(of: item) { AlertDescription(content($0)) })
    }
    /// Offers choices while a binding says so.
    public nonisolated func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        modifier(AlertModifier(while: isPresented) { AlertDescription(content()) })
    }
    /// Offers choices for an item while there is one.
    public nonisolated func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
    ) -> some View {
        modifier(AlertModifier(of: item) { AlertDescription(content($0)) })
    }
}

extension AlertDescription {
    fileprivate init(_ alert: Alert) {
        self.init(
            title: alert.title.string, message: alert.message?.string, style: .alert,
            items: alert.buttons.map(\.item))
    }

    fileprivate init(_ sheet: ActionSheet) {
        self.init(
            title: sheet.title.string, message: sheet.message?.string, style: .actionSheet,
            items: sheet.buttons.map(\.item))
    }
}

extension AlertModifier {
    /// Makes one that is shown while a binding says so.
    fileprivate init(while isPresented: Binding<Bool>, _ describe: @escaping () -> AlertDescription) {
        self.init(
            isPresented: { isPresented.wrappedValue },
            end: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }
        ) { _, _ in describe() }
    }

    /// Makes one that is shown while there is an item.
    fileprivate init<Item: Identifiable>(
        of item: Binding<Item?>, _ describe: @escaping (Item) -> AlertDescription
    ) {
        self.init(
            isPresented: { item.wrappedValue != nil },
            end: { if item.wrappedValue != nil { item.wrappedValue = nil } },
            identity: { item.wrappedValue.map { AnyHashable($0.id) } }
        ) { _, _ in item.wrappedValue.map(describe) }
    }
}
