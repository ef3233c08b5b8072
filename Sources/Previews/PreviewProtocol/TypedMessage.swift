/// The key that names a message's type, beside the message's own keys.
private enum TypeKey: String, CodingKey {
    case type
}

extension Encoder {
    fileprivate func encode(_ type: String, _ content: some Encodable) throws {
        var container = container(keyedBy: TypeKey.self)
        try container.encode(type, forKey: .type)
        try content.encode(to: self)
    }
}

extension Decoder {
    fileprivate var type: String {
        get throws { try container(keyedBy: TypeKey.self).decode(String.self, forKey: .type) }
    }

    fileprivate func unknown(_ type: String, known: [String]) -> DecodingError {
        let text = "unknown message '\(type)'; messages: \(known.joined(separator: ", "))"
        return .dataCorrupted(.init(codingPath: codingPath, debugDescription: text))
    }
}

extension PreviewRequest: Codable {
    /// Decodes an object whose `type` names the request.
    ///
    /// - Throws: `DecodingError`, which names the known types.
    public init(from decoder: any Decoder) throws {
        switch try decoder.type {
        case "open": self = .open(try PreviewProject(from: decoder))
        case "changes": self = .changes(try SourceChangeRequest(from: decoder))
        case let other: throw decoder.unknown(other, known: ["open", "changes"])
        }
    }

    /// Encodes the request as a flat object with its `type`.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .open(let project): try encoder.encode("open", project)
        case .changes(let request): try encoder.encode("changes", request)
        }
    }
}

extension PreviewEvent: Codable {
    /// Decodes an object whose `type` names the event.
    ///
    /// - Throws: `DecodingError`, which names the known types.
    public init(from decoder: any Decoder) throws {
        switch try decoder.type {
        case "building": self = .building(try BuildStart(from: decoder))
        case "fetching": self = .fetching(try PackageFetch(from: decoder))
        case "built": self = .built(try PreviewBuild(from: decoder))
        case "optimised": self = .optimised(try OptimisedLibrary(from: decoder))
        case "changes": self = .changes(try SourceChanges(from: decoder))
        case "fault": self = .fault(try PreviewFault(from: decoder))
        case let other:
            throw decoder.unknown(other, known: ["building", "fetching", "built", "optimised", "changes", "fault"])
        }
    }

    /// Encodes the event as a flat object with its `type`.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .building(let start): try encoder.encode("building", start)
        case .fetching(let fetch): try encoder.encode("fetching", fetch)
        case .built(let build): try encoder.encode("built", build)
        case .optimised(let library): try encoder.encode("optimised", library)
        case .changes(let changes): try encoder.encode("changes", changes)
        case .fault(let fault): try encoder.encode("fault", fault)
        }
    }
}
