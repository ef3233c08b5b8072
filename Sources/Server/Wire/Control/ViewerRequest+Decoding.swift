import Foundation
import StageModel

extension ViewerRequest {
    /// Decodes a whole text message from a viewer.
    ///
    /// O(bytes).
    ///
    /// - Throws: the fault, if `bytes` are not UTF-8, or not the JSON object that its type demands.
    public init(decoding bytes: [UInt8]) throws(WireFault) {
        guard bytes.count <= WireFormat.viewerMessageLimit else {
            throw WireFault(.messageTooBig, "\(bytes.count) bytes are above \(WireFormat.viewerMessageLimit)")
        }
        guard String(validating: bytes, as: UTF8.self) != nil else { throw .payload("a text message is not UTF-8") }
        // A NUL, which JSON does not have, would make Foundation guess at another encoding.
        guard !bytes.contains(0) else { throw .payload("a text message is not a JSON object") }
        guard JSONDepth.isWithin(WireFormat.requestDepth, bytes) else {
            throw .payload("a text message is nested more than \(WireFormat.requestDepth) deep")
        }
        do {
            self = try JSONDecoder().decode(ViewerRequest.self, from: Data(bytes))
        } catch let fault as WireFault {
            throw fault
        } catch {
            throw .payload("a text message is not a JSON object")
        }
    }
}

extension ViewerRequest: Decodable {
    /// Decodes an object whose `type` names the request.
    ///
    /// - Throws: `WireFault`, which names the field and what would have been valid.
    public init(from decoder: any Decoder) throws {
        let fields = try RequestFields(decoder)
        switch fields.kind {
        case .name:
            guard let name = ViewerName.normalized(try fields.value(.name, "a string")) else {
                throw fields.fault(.name, "at most \(WireFormat.nameLimit) characters, none of them control characters")
            }
            self = .name(name)
        case .set:
            let values: [String: RequestedValue] = try fields.value(.values, "an object of numbers, strings, booleans")
            self = .set(values.mapValues(\.value))
        case .action: self = .action(try fields.value(.name, "a string"))
        case .text:
            let text: String = try fields.value(.text, "a string")
            guard let typed = TypedText(text, isEntered: try fields.value(.enter, "true or false")) else {
                throw fields.fault(.text, "at most \(TypedText.limit) characters, none of them control characters")
            }
            self = .text(typed)
        case .control: self = .control(take: try fields.value(.take, "true or false"))
        case .mode: self = .mode(try fields.value(.mode, ControlMode.allCases.map(\.rawValue).joined(separator: ", ")))
        case .rate:
            self = .rate(try fields.value(.rate, "0, or 0.05 to 1") { WireFormat.isRate($0) })
        case .step:
            let allowed = "a whole number from -3600 to 3600, not 0"
            self = .step(try fields.value(.ticks, allowed) { WireFormat.steps.contains($0) && $0 != 0 })
        case .seek: self = .seek(try fields.optional(.tick, "a whole number from 0 to 4294967295, or null"))
        case .restore: self = .restore
        case .inspect: self = .inspect(try fields.value(.inspect, "true or false"))
        case .views:
            self = .views(
                ViewWish(
                    isWanted: try fields.value(.views, "true or false"),
                    selected: try fields.optional(.selected, "a layer's id, or null"),
                    wantsProperties: try fields.flag(.properties, "true, or is left out"),
                    received: try fields.value(.got, "a whole number from 0 to 4294967295")))
        case .console:
            self = .console(
                ConsoleWish(
                    isWanted: try fields.value(.console, "true or false"),
                    received: try fields.value(.got, "a whole number from 0 to 4294967295")))
        case .costs:
            self = .costs(
                CostWish(
                    isWanted: try fields.value(.costs, "true or false"),
                    step: try fields.optional(.step, "a stage tick, or null"),
                    received: try fields.value(.got, "a whole number from 0 to 4294967295")))
        case .replay: self = .replay(try fields.value(.replay, "true or false"))
        case .renew: self = .renew
        case .hand: self = .hand(try fields.value(.hand, "true or false"))
        case .react:
            let kinds = 0..<Reaction.kindCount
            let kind: Int = try fields.value(.react, "0 to \(kinds.upperBound - 1)") { kinds.contains($0) }
            self = .react(Reaction(kind: kind, x: try fields.coordinate(.x), y: try fields.coordinate(.y)))
        case .who: self = .who(try fields.value(.who, "true or false"))
        case .comment:
            let text: String = try fields.value(.text, "a string")
            guard let typed = TypedText(text, isEntered: false), !typed.text.isEmpty else {
                throw fields.fault(.text, "1 to \(TypedText.limit) characters, none of them control characters")
            }
            self = .comment(text: typed.text, x: try fields.coordinate(.x), y: try fields.coordinate(.y))
        case .erase: self = .erase(try fields.value(.comment, "a comment's number"))
        case .line:
            let delays = WireFormat.delays
            let allowed = "a whole number from \(delays.lowerBound) to \(delays.upperBound)"
            self = .line(delay: try fields.value(.delay, allowed) { delays.contains($0) })
        case .present:
            self = .present(
                PresentedView(
                    selected: try fields.optional(.selected, "a layer's id, or null"),
                    size: try fields.value(.size, PresentedView.Size.allCases.map(\.rawValue).joined(separator: ", ")),
                    device: try fields.value(
                        .device, PresentedView.Device.allCases.map(\.rawValue).joined(separator: ", "))))
        case .changes: self = .changes(try fields.value(.changes, "true or false"))
        case .sources:
            let audiences = SourceAudience.allCases.map(\.rawValue).joined(separator: ", ")
            self = .sources(try fields.value(.sources, audiences))
        case .earlier: self = .earlier(try fields.value(.earlier, "true or false"))
        }
    }
}

/// A request's type and the fields that belong to it.
private struct RequestFields {
    let kind: ViewerRequest.Kind
    private let container: KeyedDecodingContainer<ViewerRequest.Field>

    init(_ decoder: any Decoder) throws {
        container = try decoder.container(keyedBy: ViewerRequest.Field.self)
        guard let type = try? container.decode(String.self, forKey: .type) else {
            throw WireFault.payload("a text message has no string 'type'")
        }
        guard let kind = ViewerRequest.Kind(rawValue: type) else {
            // A connection's close has place for 123 bytes, which the types are too many for.
            throw WireFault.payload("'type' is none of the requests that WIRE.md lists under 'From a viewer'")
        }
        self.kind = kind
    }

    func value<T: Decodable>(
        _ field: ViewerRequest.Field, _ expected: String, where isValid: (T) -> Bool = { _ in true }
    ) throws -> T {
        guard let value = try? container.decode(T.self, forKey: field), isValid(value) else {
            throw fault(field, expected)
        }
        return value
    }

    /// Returns a field's value; nil for null.
    ///
    /// A missing field is a fault.
    func optional<T: Decodable>(_ field: ViewerRequest.Field, _ expected: String) throws -> T? {
        if (try? container.decodeNil(forKey: field)) == true { return nil }
        return try value(field, expected)
    }

    /// Returns whether a field is true; one that is missing is false, and any other value a fault.
    func flag(_ field: ViewerRequest.Field, _ expected: String) throws -> Bool {
        guard container.contains(field) else { return false }
        return try value(field, expected) { $0 }
    }

    /// Returns a place's coordinate.
    func coordinate(_ field: ViewerRequest.Field) throws -> Double {
        let limit = Double(WireFormat.coordinateLimit)
        return try value(field, "a number from -\(Int(limit)) to \(Int(limit))") { (-limit...limit).contains($0) }
    }

    func fault(_ field: ViewerRequest.Field, _ expected: String) -> WireFault {
        .payload("'\(kind.rawValue)' needs '\(field.rawValue)': \(expected)")
    }
}

/// A value for a parameter, which is neither a list nor null.
private struct RequestedValue: Decodable {
    let value: StageValue

    init(from decoder: any Decoder) throws {
        value = try StageValue(from: decoder)
        switch value {
        case .number, .integer, .text, .flag: break
        case .list, .null: throw WireFault.payload("a parameter's value is a number, a string or a boolean")
        }
    }
}

extension WireFault {
    fileprivate static func payload(_ reason: String) -> WireFault { WireFault(.invalidPayload, reason) }
}
