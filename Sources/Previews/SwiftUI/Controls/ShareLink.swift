/// A button that opens a sheet on which one chooses what to do with values.
public nonisolated struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View {
    private let items: [Any]
    private let label: Label
    @Environment(\.owner) private var owner

    private init(_ items: [Any], _ label: Label) { (self.items, self.label) = (items, label) }

    /// A button.
    @MainActor
    public var body: some View {
        let (items, owner) = (items, owner)
        Button {
            let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
            owner?.controller?.present(sheet, animated: true)
        } label: {
            label
        }
    }
}

/// The label of a button that shares something.
public nonisolated struct DefaultShareLinkLabel: View {
    let title: Text?
    /// A text with an arrow out of a box.
    @MainActor
    public var body: some View {
        SwiftUI.Label {
            title ?? Text(verbatim: "Share…")
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

/// What is shown of something that is shared: has no effect.
public nonisolated struct SharePreview<Image, Icon> {
    /// Makes one of a text.
    public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {}
    /// Makes one of a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Image == Never, Icon == Never {}
    /// Makes one of a text and a picture.
    public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never {}
    /// Makes one of a text and a picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) where Icon == Never {}
    /// Makes one of a text, a picture and a symbol.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}
    /// Makes one of a text, a picture and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    /// Makes one of a value, with a label.
    public nonisolated init<I>(
        item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> { self.init([item], label()) }
    /// Makes one of values, with a label.
    public nonisolated init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data: RandomAccessCollection { self.init(Array(items), label()) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Makes one of a value.
    public nonisolated init<I>(item: I, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<I> {
        self.init([item], DefaultShareLinkLabel(title: nil))
    }
    /// Makes one of values.
    public nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil)
    where Data: RandomAccessCollection { self.init(Array(items), DefaultShareLinkLabel(title: nil)) }
    /// Makes one of a value with a text.
    public nonisolated init<I>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> { self.init([item], DefaultShareLinkLabel(title: Text(titleKey))) }
    /// Makes one of a value with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, I>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> { self.init([item], DefaultShareLinkLabel(title: Text(title))) }
}

extension ShareLink {
    /// Makes one of a value that is shown by a preview, with a label.
    public nonisolated init<I>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> { self.init([item], label()) }
    /// Makes one of values that are shown by previews, with a label.
    public nonisolated init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) where Data: RandomAccessCollection { self.init(Array(items), label()) }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Makes one of a value that is shown by a preview.
    public nonisolated init<I>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> { self.init([item], DefaultShareLinkLabel(title: nil)) }
    /// Makes one of a value that is shown by a preview, with a text.
    public nonisolated init<I>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> { self.init([item], DefaultShareLinkLabel(title: Text(titleKey))) }
    /// Makes one of a value that is shown by a preview, with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, I>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> { self.init([item], DefaultShareLinkLabel(title: Text(title))) }
}
