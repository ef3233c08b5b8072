import Foundation
import QuartzCore

/// The values that are made up at a place, by the name of what they are of.
struct SampleValues {
    private let path: [any CodingKey]
    /// The words of the property's name, in small letters; none without a name.
    private let words: [String]
    /// The words of the name of what the property is in, outside of lists.
    private let owner: [String]
    /// The place in the innermost list; outside of lists that which the address names, of a thousand.
    private let index: Int

    init(_ path: [any CodingKey]) {
        let address = path.first as? SampleAddress
        let path = address == nil ? path : Array(path.dropFirst())
        self.path = path
        let names = path.filter { $0.intValue == nil }.suffix(2).map {
            Self.words(of: $0.stringValue).map { $0.lowercased() }
        }
        words = names.last ?? []
        owner = names.count == 2 ? names[0] : []
        index = path.last { $0.intValue != nil }?.intValue ?? ((address?.number ?? 1) - 1) % 1000
    }

    /// Returns the words of `release_date`, or of `releaseDate`.
    private static func words(of name: String) -> [String] {
        var words: [String] = []
        for character in name {
            if !character.isLetter, !character.isNumber {
                words.append("")
            } else if character.isUppercase, words.last?.last?.isLowercase ?? true {
                words.append(String(character))
            } else {
                words.append((words.popLast() ?? "") + String(character))
            }
        }
        return words.filter { !$0.isEmpty }
    }

    /// The number of elements that a list has here: as many as servers' pages often have, fewer within others, and none too deep, as types may hold themselves.
    var count: Int {
        let lists = path.count { $0.intValue != nil }
        if lists == 0, words == ["list"] { return Self.forecasts }
        return path.count > Self.deepest ? 0 : lists == 0 ? Self.longest : lists == 1 ? 3 : 1
    }

    /// The number of times in OpenWeatherMap's `list` of five days, by whose places apps find the days (openweathermap.org/forecast5).
    private static let forecasts = 40

    /// The number of elements of a list that is in no other.
    static let longest = 20

    /// The keys that a dictionary has here, those that the code asks for if it says which: none too deep.
    var keys: [String] {
        if path.count > Self.deepest { return [] }
        let known = SampleAnswers.shape.keys
        return path.count > 2 ? ["1"] : known.isEmpty ? ["1", "2", "3"] : known
    }

    private static let deepest = 8
    private static let absent = ["error", "next", "previous", "cursor", "deleted", "message"]

    /// Whether an optional property is nil: what tells of errors and of further pages, and all that is too deep.
    func isMissing(_ key: String) -> Bool {
        let key = key.lowercased()
        return path.count > Self.deepest || Self.absent.contains(where: key.contains)
    }

    /// Returns a value of a type; nil for a type that is made of others.
    func value(of type: Any.Type) -> Any? {
        switch type {
        case is String.Type: text
        case is Bool.Type: isTrue
        case is Double.Type: number
        case is Float.Type: Float(number)
        case is Decimal.Type: Decimal(number)
        case is any FixedWidthInteger.Type: (type as! any FixedWidthInteger.Type).init(clamping: whole)
        case is URL.Type: URL(string: "https://example.com/\(index + 1)")
        case is Date.Type:
            Date(timeIntervalSinceReferenceDate: FrameClock.startDate - Double(index) * 86_400)
        case is Data.Type: Data()
        case is UUID.Type:
            UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, UInt8(truncatingIfNeeded: index + 1)))
        default: (type as? any CaseIterable.Type).flatMap { element($0) }
        }
    }

    private func element<Cases: CaseIterable>(_ type: Cases.Type) -> Any? {
        let all = Array(type.allCases)
        return all.isEmpty ? nil : all[index % all.count]
    }

    private func has(_ others: String...) -> Bool {
        words.contains { word in others.contains { word == $0 || word == $0 + "s" } }
    }

    private var isTrue: Bool { has("success", "ok", "valid", "enabled", "available", "active") }

    private var whole: Int {
        if has("id") { return index + 1 }
        if has("page") { return 1 }
        if has("count", "total", "result"), !path.contains(where: { $0.intValue != nil }) { return Self.longest }
        if has("year") { return 2026 }
        if has("status", "code") { return 200 }
        if has("rating", "rate", "star") { return index % 5 + 1 }
        if has("width", "height", "size") { return 400 }
        if has("dt", "timestamp", "sunrise", "sunset") {
            // Three hours after each other, as forecasts are.
            return Int(FrameClock.startDate + Date.timeIntervalBetween1970AndReferenceDate) + index * 10_800
        }
        if has("price", "amount", "total", "cost") { return 10 * (index + 1) }
        return index + 1
    }

    private var number: Double {
        if has("rating", "average", "score") { return 4.5 }
        if has("lat", "latitude") { return 48.85 }
        if has("lon", "lng", "longitude") { return 2.35 }
        if has("price", "amount", "cost") { return Double(index + 1) * 10 - 0.01 }
        return Double(whole)
    }

    private static let pictures: Set<String> = [
        "artwork", "avatar", "banner", "cover", "href", "icon", "image", "img", "link", "logo", "photo", "picture",
        "poster", "src", "thumb", "thumbnail", "url",
    ]
    private static let words: Set<String> = ["alt", "caption", "description", "id", "name", "text", "title", "type"]

    /// Whether it is the address of a picture, as that of its sizes: `src` with `small` and `large`.
    private var isAddress: Bool {
        func isPicture(_ words: [String]) -> Bool {
            words.contains {
                Self.pictures.contains($0) || $0.hasSuffix("s") && Self.pictures.contains(String($0.dropLast()))
            }
        }
        if words.last?.hasSuffix("url") == true || isPicture(words) { return true }
        return isPicture(owner) && Self.words.isDisjoint(with: words) && path.last?.intValue == nil
            && path.dropLast().last?.intValue == nil
    }

    private var text: String {
        if isAddress {
            return "https://example.com/\(index + 1).jpg"
        }
        if has("email") { return "ann\(index + 1)@example.com" }
        if has("phone") { return "555-010\(index % 10)" }
        if has("color", "colour", "hex") { return ["#4A90D9", "#D9694A", "#5FB36B", "#B35FA8"][index % 4] }
        if has("id") { return "\(index + 1)" }
        let day = "2026-01-0\(index % 9 + 1)"
        if has("time", "created", "updated", "published") { return day + "T09:41:00Z" }
        if has("date", "day", "released", "birthday", "birthdate", "dob") { return day }
        if has("price", "amount", "cost") { return "\(index + 1)9.99" }
        if has("status") { return "ok" }
        if has("description", "overview", "body", "text", "content", "summary", "about", "bio", "detail") {
            return "Sample text that stands in for what a server gives, long enough for a second line."
        }
        return "\(title) \(index + 1)"
    }

    /// The name as a title: `Release Date`.
    private var title: String {
        words.isEmpty ? "Item" : words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }

    /// Returns the first case of an enumeration whose cases hold nothing; nil for any other type.
    static func firstCase<Value>(of type: Value.Type) -> Value? {
        guard type is any RawRepresentable.Type, MemoryLayout<Value>.size == 1 else { return nil }
        let value = withUnsafeBytes(of: UInt8(0)) { $0.loadUnaligned(as: Value.self) }
        return Mirror(reflecting: value).displayStyle == .enum ? value : nil
    }
}
