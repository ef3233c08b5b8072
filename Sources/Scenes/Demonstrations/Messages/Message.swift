import UIKit

/// One entry of a conversation.
struct Message: Equatable, Sendable {
    enum Content: Equatable, Sendable {
        case text(String)
        /// The name of an image.
        case photo(String, spoken: String)
        /// Three dots while the other one writes.
        case typing
        /// A time between messages.
        case time(String)
    }

    var content: Content
    /// Sent from here, not received.
    var isOutgoing: Bool

    static func sent(_ text: String) -> Message { Message(content: .text(text), isOutgoing: true) }
    static func received(_ text: String) -> Message { Message(content: .text(text), isOutgoing: false) }
    static func time(_ text: String) -> Message { Message(content: .time(text), isOutgoing: false) }
    static let typing = Message(content: .typing, isOutgoing: false)

    var isTime: Bool { if case .time = content { true } else { false } }

    /// For those who hear it.
    var spoken: String {
        let what: String =
            switch content {
            case .text(let text): text
            case .photo(_, let spoken): spoken
            case .typing: "is writing"
            case .time(let text): text
            }
        guard !isTime else { return what }
        return (isOutgoing ? "You: " : "\(Conversation.partner): ") + what
    }
}
