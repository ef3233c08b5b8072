import Previews
import UIKit

/// A photo that somebody has chosen, one of those that are made up.
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

    /// Returns the photo as data, an `Image` or a `UIImage`; nil for another type, and for an identifier of none.
    public func loadTransferable<T>(type: T.Type) async throws -> T? {
        await MainActor.run {
            guard let number = itemIdentifier.flatMap({ Int($0.dropFirst(Self.prefix.count)) }),
                itemIdentifier?.hasPrefix(Self.prefix) == true, (0..<SamplePhotos.count).contains(number)
            else { return nil }
            let picture = SamplePhotos.picture(number)
            let forms: [Any?] = [picture.pngData(), Image(uiImage: picture), picture]
            return forms.lazy.compactMap { $0 as? T }.first
        }
    }

    private static let prefix = "photo-"

    init(number: Int) { itemIdentifier = "\(Self.prefix)\(number)" }
}

/// Which photos and videos somebody can choose from.
public typealias PHPickerFilter = Previews.PHPickerFilter

/// The photos among which somebody chooses.
public struct PhotosPickerLibrary: Sendable {
    /// Those of the phone.
    public static func shared() -> PhotosPickerLibrary { PhotosPickerLibrary() }
}

/// A button by which photos are chosen, of those that are made up.
public nonisolated struct PhotosPicker<Label: View>: View {
    @State private var isShown = false
    private let label: Label
    private let limit: Int
    private let choose: ([PhotosPickerItem]) -> Void

    /// Makes one of a photo.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PhotosPickerLibrary = .shared(), @ViewBuilder label: () -> Label
    ) {
        (self.label, limit) = (label(), 1)
        choose = { selection.wrappedValue = $0.first }
    }
    /// Makes one of several photos.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PhotosPickerLibrary = .shared(), @ViewBuilder label: () -> Label
    ) {
        (self.label, limit) = (label(), maxSelectionCount ?? 0)
        choose = { selection.wrappedValue = $0 }
    }

    /// The button.
    @MainActor public var body: some View {
        Button {
            isShown = true
        } label: {
            label
        }
        .sheet(isPresented: $isShown) {
            PhotoGrid(limit: limit) { numbers in
                isShown = false
                if !numbers.isEmpty { choose(numbers.map(PhotosPickerItem.init(number:))) }
            }
        }
    }
}

/// The screen on which photos are chosen.
private struct PhotoGrid: UIViewControllerRepresentable {
    let limit: Int
    let finish: ([Int]) -> Void

    func makeUIViewController(context: Context) -> UINavigationController {
        SamplePhotoScreen.picker(limit: limit, finish: finish)
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
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
