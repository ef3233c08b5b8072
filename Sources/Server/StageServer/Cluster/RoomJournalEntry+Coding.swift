import Foundation

extension RoomJournalEntry {
    /// JSON.
    var encoded: [UInt8] { (try? JSONEncoder().encode(self)).map(Array.init) ?? [] }

    /// nil for what is no entry.
    init?(decoding bytes: [UInt8]) {
        guard let entry = try? JSONDecoder().decode(RoomJournalEntry.self, from: Data(bytes)) else { return nil }
        self = entry
    }
}
