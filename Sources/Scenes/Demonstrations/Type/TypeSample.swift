import UIKit

/// What a card of the wall shows.
enum TypeSample {
    /// A large letter pair with the name of its weight.
    case letters(String, weight: UIFont.Weight, name: String)
    /// A sentence with who said it.
    case quote(String, by: String)
    /// A title over a paragraph, in which words between asterisks are emphasised.
    case note(title: String, body: String)
    /// A figure with what it counts.
    case figure(String, caption: String)

    /// The cards of the wall, one after the other and again from the start.
    static func at(_ index: Int) -> TypeSample { all[number(of: index)] }

    /// The place in ``all`` of a card's sample.
    static func number(of index: Int) -> Int { index % all.count }

    static let all: [TypeSample] = [
        .note(
            title: "Every line ends where it should",
            body:
                "This wall is laid out *once*, on the server. Your browser draws what it is told, so that *everybody* "
                + "reads the same lines."),
        .letters("Aa", weight: .black, name: "Black"),
        .quote("Type is a beautiful group of letters, not a group of beautiful letters.", by: "Matthew Carter"),
        .figure("60 Hz", caption: "frames a second, measured text included"),
        .letters("Rg", weight: .thin, name: "Thin"),
        .note(
            title: "Larger, smaller",
            body: "Each card measures its own text and finds a *new place*. Columns come and go as words grow."),
        .note(title: "Γειά σου, Κόσμε", body: "Ο άνεμος και ο *ήλιος* μάλωναν για το ποιος είναι ο πιο δυνατός."),
        .letters("&", weight: .light, name: "Ampersand"),
        .quote("Words have meaning. Type has spirit.", by: "Paula Scher"),
        .figure("1,942", caption: "characters with advances and kerning of their own"),
        .note(title: "Съешь ещё", body: "этих мягких *французских* булок, да выпей же чаю."),
        .letters("Qy", weight: .semibold, name: "Semibold"),
        .note(
            title: "AV To Wa Ty",
            body: "Kerning pulls *pairs* together. Without it AVATAR would fall apart into A V A T A R."),
        .quote("Perfect typography is more a science than an art.", by: "Jan Tschichold"),
        .note(title: "Zażółć gęślą jaźń", body: "Příliš *žluťoučký* kůň úpěl ďábelské ódy. Fjärran bortom öde mossa."),
        .figure("11:11", caption: "digits that are all equally wide"),
        .letters("Gg", weight: .heavy, name: "Heavy"),
        .note(title: "Short", body: "One line."),
    ]
}
