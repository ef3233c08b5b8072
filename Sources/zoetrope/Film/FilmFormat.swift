/// A kind of file that a film can be.
enum FilmFormat: String, CaseIterable {
    case mp4, webm, gif, webp, png

    /// Takes the format from a file's extension.
    init?(file: String) {
        guard let dot = file.lastIndex(of: ".") else { return nil }
        self.init(rawValue: file[dot...].dropFirst().lowercased())
    }

    static var list: String { allCases.map { ".\($0.rawValue)" }.joined(separator: ", ") }

    /// The frames per second if none are asked for.
    var defaultRate: Int {
        switch self {
        case .mp4, .webm: 60
        // Pictures are large.
        case .gif, .webp, .png: 30
        }
    }

    /// The frames per second that there can be.
    var rates: ClosedRange<Int> {
        // A GIF's times are hundredths of a second, of which browsers show no frame for one alone.
        self == .gif ? 1...50 : 1...120
    }

    /// The pixels of a point if none are asked for.
    var defaultScale: Double {
        switch self {
        case .mp4, .webm: 2
        case .gif, .webp, .png: 1
        }
    }
}
