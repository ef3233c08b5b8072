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
