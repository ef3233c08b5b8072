import UIKit

/// The texts and colours of a card.
///
/// Text is in two lines on the left and, if there is room, two on the right.
struct MonzoFace {
    var color: UIColor
    /// The name of an image.
    var icon: String
    var isMain: Bool
    var name: String
    /// The card's number or the pot's balance.
    var figure: String
    /// The card's expiry or the pot's goal.
    var note: String
    /// How full the pot is, 0...1; nil for the bank card.
    var progress: CGFloat?

    /// The text for assistive technology, in which bullets are left out.
    var spoken: String {
        isMain ? "\(name), debit card ending in \(figure.filter(\.isNumber))" : "\(name) pot, \(figure) \(note)"
    }

    /// Returns the face of an item, always the same one: the bank card first, then pots.
    static func of(item: Int) -> MonzoFace {
        item == 0 ? card : pot(item - 1)
    }

    /// The name of the sign that only the bank card has.
    static let contactlessImage = "contactless"

    /// The image names of all faces.
    static var imageNames: [String] {
        [card.icon, contactlessImage] + names.indices.map { pot($0).icon }
    }

    private static let card = MonzoFace(
        color: .red, icon: "chip", isMain: true, name: "A. Muybridge", figure: "•••• 1879", note: "06/30", progress: nil
    )

    private static let names = [
        "Holiday", "New home", "Rainy days", "Presents", "Bicycle", "Camera", "Coffee", "Garden", "Wishes", "Books",
    ]
    /// The pots' goals in pounds.
    private static let goals = [1_200, 25_000, 3_000, 400, 950, 1_600, 60, 750, 500, 120]
    /// The pots' balances in hundredths of the goals.
    private static let filled = [53, 31, 84, 66, 92, 25, 70, 48, 12, 79]
    /// The pots' hues, saturations and brightnesses: none is red, and white is readable on all.
    private static let tints: [(CGFloat, CGFloat, CGFloat)] = [
        (0.500, 0.88, 0.56), (0.715, 0.56, 0.74), (0.078, 0.82, 0.84), (0.600, 0.78, 0.84), (0.905, 0.62, 0.76),
        (0.395, 0.74, 0.60), (0.060, 0.56, 0.56), (0.270, 0.68, 0.56), (0.655, 0.62, 0.68), (0.550, 0.86, 0.70),
    ]

    /// Returns the face of a pot.
    ///
    /// After ten pots their names come again, with other figures and in other shades.
    private static func pot(_ pot: Int) -> MonzoFace {
        let kind = pot % names.count
        let round = CGFloat(pot / names.count)
        let shade = (round * 0.618034).truncatingRemainder(dividingBy: 1)
        let tint = tints[kind]
        let percent = (filled[kind] + 37 * (pot / names.count)) % 101
        // Goals are whole pounds, so a hundredth of one is as many pence.
        let pence = goals[kind] * percent
        return MonzoFace(
            color: UIColor(
                hue: tint.0 + 0.04 * shade, saturation: tint.1, brightness: tint.2 * (1 - 0.3 * shade), alpha: 1),
            icon: "pot-\(kind)", isMain: false, name: names[kind], figure: pounds(pence: pence),
            note: "of \(pounds(goals[kind]))",
            progress: CGFloat(percent) / 100)
    }

    private static func pounds(pence: Int) -> String {
        let rest = pence % 100
        return pounds(pence / 100) + (rest < 10 ? ".0\(rest)" : ".\(rest)")
    }

    private static func pounds(_ pounds: Int) -> String {
        guard pounds >= 1000 else { return "£\(pounds)" }
        let rest = "\(pounds % 1000)"
        return "£\(pounds / 1000)," + String(repeating: "0", count: 3 - rest.count) + rest
    }
}
