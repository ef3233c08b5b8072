import Previews

/// A photo that somebody has chosen: on a stage nobody has one.
public struct PhotosPickerItem: Hashable, Sendable {
    /// How a photo is given.
    public struct EncodingDisambiguationPolicy: Hashable, Sendable {
        private let name: String
        /// As usual.
        public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
        /// As it is.
        public static let current = EncodingDisambiguationPolicy(name: "current")
        /// So that others can read it.
        public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
    }

    /// What tells it from others in the phone's library.
    public let itemIdentifier: String?

    /// Makes one of an identifier.
    public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

    /// Returns nil: there is no photo.
    public func loadTransferable<T>(type: T.Type) async throws -> T? { nil }
}

/// Which photos and videos somebody can choose from.
public struct PHPickerFilter: Hashable, Sendable {
    private let names: Set<String>
    /// Photos.
    public static let images = PHPickerFilter(names: ["images"])
    /// Videos.
    public static let videos = PHPickerFilter(names: ["videos"])
    /// Photos that move.
    public static let livePhotos = PHPickerFilter(names: ["livePhotos"])
    /// Pictures of the screen.
    public static let screenshots = PHPickerFilter(names: ["screenshots"])
    /// Returns what one of several is.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(names: subfilters.reduce(into: []) { $0.formUnion($1.names) })
    }
    /// Returns what another is not.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
        PHPickerFilter(names: Set(filter.names.map { "not \($0)" }))
    }
}

/// The photos among which somebody chooses.
public struct PhotosPickerLibrary: Sendable {
    /// Those of the phone.
    public static func shared() -> PhotosPickerLibrary { PhotosPickerLibrary() }
}

/// A button by which photos are chosen: on a stage there are none, as it says.
public nonisolated struct PhotosPicker<Label: View>: View {
    private let label: Label

    /// Makes one of a photo.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PhotosPickerLibrary = .shared(), @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }
    /// Makes one of several photos.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PhotosPickerLibrary = .shared(), @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    /// The button.
    @MainActor public var body: some View {
        Button {
            LeftOutCode.tell("a choice of photos", "a stage has none")
        } label: {
            label
        }
    }
}

extension PhotosPicker where Label == Text {
    /// Makes one of a photo with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PhotosPickerLibrary = .shared()
    ) {
        self.init(selection: selection, matching: filter) { Text(titleKey) }
    }
    /// Makes one of several photos with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PhotosPickerLibrary = .shared()
    ) {
        self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(titleKey) }
    }
}
