import UIKit

/// The colours of the conversation, which follow the appearance.
@MainActor
enum MessagesTheme {
    static let background = UIColor(light: 0xFFFFFF, dark: 0x000000)
    /// Of bubbles that are not one's own.
    static let received = UIColor(light: 0xE9E9EC, dark: 0x26262A)
    static let text = UIColor(light: 0x0D0D0D, dark: 0xF4F4F6)
    static let time = UIColor(light: 0x808080, dark: 0x8E8E95)
    static let dots = UIColor(light: 0x737373, dark: 0xA8A8AE)
    static let heartGround = UIColor(light: 0xFFFFFF, dark: 0x3A3A3F)
    /// Between the list and the bars above and below it.
    static let line = UIColor(light: 0x000000, dark: 0xFFFFFF).withAlphaComponent(0.12)
    static let field = UIColor(light: 0xFFFFFF, dark: 0x1A1A1D).withAlphaComponent(0.9)
    static let fieldEdge = UIColor(light: 0xC7C7C7, dark: 0x46464B)

    /// Returns the effect of the bars, below which the list shines through.
    static func bar(for style: UIUserInterfaceStyle) -> UIBlurEffect {
        UIBlurEffect(style: style == .dark ? .dark : .extraLight)
    }
}
