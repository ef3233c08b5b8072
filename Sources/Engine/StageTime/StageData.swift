import Foundation

/// What URLs hold.
public enum StageData {
    /// Returns what a file holds, or what is made up or kept in place of what is in a network.
    ///
    /// - Throws: `URLError` or what Foundation throws: there is no such file, or no network.
    public static func contents(of url: URL, _ options: Data.ReadingOptions) throws -> Data {
        guard ["http", "https"].contains(url.scheme?.lowercased()) else {
            return try Data(contentsOf: url, options: options)
        }
        return try URLRequest(url: url).answer().0
    }
}
