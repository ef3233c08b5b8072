import UIKit

extension Selector {
    #if canImport(ObjectiveC)
        static let messagesSend = #selector(MessagesViewController.send)
        static let messagesType = #selector(MessagesViewController.type)
        static let messagesAnswer = #selector(MessagesViewController.answer)
    #else
        @MainActor static let messagesSend = Selector(MessagesViewController.send)
        @MainActor static let messagesType = Selector(MessagesViewController.type)
        @MainActor static let messagesAnswer = Selector(MessagesViewController.answer)
    #endif
}
