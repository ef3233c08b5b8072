import TestSupport

/// A project that changes at random, with declarations by which what is made of one file depends on another.
struct RandomProject {
    /// Each is somewhere or nowhere, in two kinds.
    private static let pieces = [
        "class Base#: UIView { @objc func turn#() { print(1) } }",
        "extension Base# { override func layoutSubviews() { super.layoutSubviews(); print(help#) } }",
        "private let help# = 1",
        "let help# = 2",
        "class Sub#: Base# { override func turn#() { super.turn#() } }",
        "@objc protocol Host# { @objc optional func deck(didTurn number: Int) }",
        "class Guest#: NSObject, Host# { func deck(didTurn number: Int) { print(number) } }",
        "class Caller# { weak var host: Host#?; func call() { host?.deck?(didTurn: 1) } }",
        "class Caller2# { func call(_ host: AnyObject) { let other: Host#? = nil; _ = other?.deck; host.deck?(didTurn: 1) } }",
        "func local#() { let kind: UIView.Type = UIView.self; _ = kind }",
        "func maker#() { _ = kind.init(); _ = self.made.init() }",
        "func rates#(_ view: UIScrollView) { view.decelerationRate = UIScrollViewDecelerationRateFast }",
        "func rate#(_ view: UIScrollView) { view.decelerationRate = 0.9 }",
        "func names#() { let a = Base#.self; let b = a.init(frame: .zero); _ = b }",
        "enum Kind# { case own(Base#.Type) }",
        "func match#(_ kind: Kind#) { switch kind { case .own(let made): _ = made.init() } }",
        "extension UIView { @objc func shine#() { print(1) } }",
        "class Shiny#: UIView { override func shine#() { super.shine#() } }",
        "class Heir#: Hidden# { init(a: Int) { super.init(frame: .zero) } }",
        "class Aliased#: Root# { init(a: Int) { super.init(frame: .zero) } }",
        "func refer#(_ box: Box) { _ = box.host?.deck; _ = host?.deck; host.deck?(didTurn: 1) }",
        "protocol Plain# { init() }",
        "extension UILabel: Plain# {}",
        "func plain#<P: Plain#>(_ type: P.Type) -> P { type.init() }",
        "import SDWebImage",
        "func load#(_ view: UIImageView) { view.sd_setImage(with: nil) }",
        "extension UIImageView { func sd_setImage(with url: URL?) {} }",
        "extension String { var characters: [Character] { Array(self) } }",
        "func old#(_ text: String) { print(text.characters.count) }",
        "func former#() { let color = UIColor.red; UIKeyboardWillShow; _ = color }",
        "class Scroller#: UIViewController, UIScrollViewDelegate {}",
        "class Lower#: Scroller# { func scrollViewDidScroll(_ scrollView: UIScrollView) { print(2) } }",
        "class Equal#: NSObject { override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) } }",
        "class Segue#: UIStoryboardSegue { override init(identifier: String?, source: UIViewController, destination: UIViewController) { super.init(identifier: identifier, source: source, destination: destination) } }",
        "class Seen#: UIViewController { var gap: CGFloat = 8; let base = Base#() }",
        "#Preview { Seen#() }",
        "func far#() { Deck.global() ; help# }",
        "import Deck",
        "struct Model# { var a = 1 }",
    ]

    /// What stands in the body of a function, of which others learn nothing by its declaration.
    private static let statements = [
        "print(1)", "print(2)", "let kind: UIView.Type = UIView.self; _ = kind",
        "let host: Host0? = nil; _ = host", "let host: AnyObject? = nil; _ = host", "let host = 1; _ = host",
        "_ = UIScrollViewDecelerationRateFast", "switch kind { case .own(let made): _ = made.init() }",
    ]
    /// What stands in the accessor of a variable outside of any type.
    private static let accessors = [
        "1", "2", "class Hidden0: UICollectionViewCell {}; return 1", "class Hidden0 {}; return 1",
        "typealias Root1 = UICollectionViewCell; return 1", "typealias Root1 = UIView; return 1",
    ]

    var random: SplitMix64
    private var files: [String: (pieces: [Int], statement: Int, accessor: Int)] = [:]

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    /// Adds, removes, moves or edits a file.
    mutating func change() {
        let paths = files.keys.sorted()
        let path = paths.randomElement(using: &random)
        switch (Int.random(in: 0..<10, using: &random), path) {
        case (0, _):
            let place = ["", "Cards/", "Example/", ".zoetrope/"].randomElement(using: &random)!
            files["\(place)File\(Int.random(in: 0..<12, using: &random)).swift"] = begun()
        case (1, let path?): files[path] = nil
        case (2, let path?): files["Moved/\(path.split(separator: "/").last!)"] = files.removeValue(forKey: path)
        case (3..<6, let path?): files[path]?.statement = Int.random(in: 0..<Self.statements.count, using: &random)
        case (6, let path?): files[path]?.accessor = Int.random(in: 0..<Self.accessors.count, using: &random)
        case (_, let path?):
            let piece =
                Int.random(in: 0..<Self.pieces.count, using: &random) * 2 + Int.random(in: 0..<2, using: &random)
            if let place = files[path]?.pieces.firstIndex(of: piece) {
                files[path]?.pieces.remove(at: place)
            } else {
                files[path]?.pieces.append(piece)
            }
        default: files["File0.swift"] = begun()
        }
    }

    /// A file with something to show, and with some of the pieces.
    private mutating func begun() -> (pieces: [Int], statement: Int, accessor: Int) {
        let shown = Self.pieces.indices.filter { Self.pieces[$0].contains("Seen#") }.map { $0 * 2 }
        let more = (0..<16).map { _ in Int.random(in: 0..<Self.pieces.count * 2, using: &random) }
        return (Array(Set(shown + more)).sorted(), 0, 0)
    }

    /// The files by their paths.
    var texts: [String: String] {
        files.mapValues { pieces, statement, accessor in
            (["import UIKit", "func count() { \(Self.statements[statement]) }"]
                + ["var computed: Int { \(Self.accessors[accessor]) }"]
                + pieces.map { Self.pieces[$0 / 2].replacing("#", with: "\($0 % 2)") })
                .joined(separator: "\n") + "\n"
        }
    }
}
