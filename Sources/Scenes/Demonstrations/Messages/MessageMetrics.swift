import UIKit

/// The sizes of bubbles by what they hold.
@MainActor
final class MessageMetrics {
    static let textInsets = UIEdgeInsets(top: 8, left: 14, bottom: 8, right: 14)
    private static let photoWidth: CGFloat = 240

    let configuration: MessagesConfiguration
    private let width: CGFloat
    private let label = UILabel(frame: .zero)
    private var known: [String: CGSize] = [:]

    /// Makes the measures of a list.
    ///
    /// - Parameters:
    ///   - configuration: the list's constants.
    ///   - width: the width of the list.
    init(configuration: MessagesConfiguration, width: CGFloat) {
        self.configuration = configuration
        self.width = width
        label.numberOfLines = 0
    }

    /// Of the messages, in the present content size category.
    lazy var font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: configuration.fontSize))
    lazy var timeFont = UIFontMetrics.default.scaledFont(
        for: .systemFont(ofSize: max(configuration.fontSize * 0.7, 6), weight: .medium))

    private var greatestWidth: CGFloat {
        max(60, (width - 2 * MessageColumn.margin(width: width)) * configuration.widthFraction)
    }

    func size(of message: Message) -> CGSize {
        switch message.content {
        case .text(let text): bubble(of: text)
        case .time(let text): size(of: text, font: timeFont, width: width)
        case .photo(let name, _): photo(UIImage(named: name)?.size ?? .zero)
        case .typing: CGSize(width: 62, height: bubble(of: "A").height)
        }
    }

    private func bubble(of text: String) -> CGSize {
        if let size = known[text] { return size }
        let insets = Self.textInsets
        let inner = size(of: text, font: font, width: greatestWidth - insets.left - insets.right)
        let size = CGSize(
            width: max(inner.width + insets.left + insets.right, 2 * min(configuration.cornerRadius, 20)),
            height: inner.height + insets.top + insets.bottom)
        known[text] = size
        return size
    }

    private func size(of text: String, font: UIFont, width: CGFloat) -> CGSize {
        label.font = font
        label.text = text
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width.rounded(.up), width), height: size.height.rounded(.up))
    }

    private func photo(_ size: CGSize) -> CGSize {
        guard size.width > 0 else { return CGSize(width: 1, height: 1) }
        let width = min(Self.photoWidth, greatestWidth)
        return CGSize(width: width, height: min((width * size.height / size.width).rounded(), 1.3 * width))
    }
}
