import Testing

@testable import PreviewCompiler

@Suite struct MemberMoveTests {
    @Test func overridesInAnExtensionMoveIntoTheClassAndKeepTheirLines() {
        let source = """
            class Deck: UICollectionViewLayout {
                var a = 1
            }
            extension Deck {
                @objc override func prepare() {
                    super.prepare()
                }
                func own() {}
            }
            """
        let text = rewritten(source)
        #expect(
            text == """
                class Deck: UICollectionViewLayout {
                    var a = 1

                #sourceLocation(file: "/code/A.swift", line: 5)
                    override func prepare() {
                        super.prepare()
                    }
                #sourceLocation(file: "/code/A.swift", line: 3)
                }
                extension Deck {
                \u{20}\u{20}\u{20}\u{20}


                    func own() {}
                }
                """)
    }

    @Test func whatASubclassOverridesMovesFromAnExtensionInAnotherFile() {
        let texts = rewritten([
            "A.swift": "class A {\n}", "B.swift": "extension A {\n    @objc func go() {}\n}",
            "C.swift": "class C: A {\n    override func go() {}\n}",
        ])
        #expect(
            texts["A.swift"]?.contains("#sourceLocation(file: \"/code/B.swift\", line: 2)\n    func go() {}") == true)
        #expect(texts["B.swift"]?.contains("go") == false)
        #expect(texts["C.swift"]?.contains("override func go() {}") == true)
    }

    /// amirdew/CollectionViewPagingLayout has cells hit test what they show, by an extension of their base class.
    @Test func overridesInAnExtensionOfAFrameworksClassMoveIntoTheClassesBelowIt() {
        let texts = rewritten([
            "A.swift":
                "extension UICollectionViewCell {\n    override func prepareForReuse() { super.prepareForReuse() }\n}",
            "B.swift": "class Card: UICollectionViewCell {\n}\npublic class Pot: UICollectionViewCell {\n}",
            "C.swift":
                "class Own: UICollectionViewCell {\n    override func prepareForReuse() {}\n}\nclass Sub: Card {\n}",
        ])
        #expect(texts["A.swift"]?.contains("prepareForReuse") == false)
        let moved = "override func prepareForReuse() { super.prepareForReuse() }"
        #expect(texts["B.swift"]?.split(separator: moved, omittingEmptySubsequences: false).count == 3)
        #expect(texts["B.swift"]?.contains("public \(moved)") == true)
        #expect(texts["C.swift"]?.contains(moved) == false)
    }

    /// As in controls that set themselves up for Interface Builder.
    @Test func whatAMovedMemberUsesOfItsExtensionIsNoLongerPrivate() {
        let texts = rewritten([
            "A.swift": "class A: UIView {\n}",
            "B.swift": """
            extension A {
                override func layoutSubviews() { arrange() }
                private func arrange() {}
                private func other() {}
            }
            """,
        ])
        #expect(texts["B.swift"]?.contains("    func arrange() {}") == true)
        #expect(texts["B.swift"]?.contains("private func other() {}") == true)
    }

    /// As in SnapKit's description of its constraints.
    @Test func whatAMovedMemberUsesIsNoLongerPrivateToItsFile() {
        let texts = rewritten([
            "A.swift": "class A: UIView {\n}",
            "B.swift": """
            extension A { override var description: String { text(of: self) } }
            private func text(of view: UIView) -> String { name + "\\(kept)" }
            private func text(of number: Int) -> String { "" }
            fileprivate let name = ""
            private let kept = 1
            private let other = 2
            """,
            "C.swift": "private let kept = 3",
        ])
        let lines = (texts["B.swift"] ?? "").split(separator: "\n").map(String.init)
        #expect(lines.contains("func text(of view: UIView) -> String { name + \"\\(kept)\" }"))
        #expect(lines.contains("func text(of number: Int) -> String { \"\" }"))
        #expect(lines.contains("let name = \"\""))
        // Another file has one of that name.
        #expect(lines.contains("private let kept = 1") && lines.contains("private let other = 2"))
    }

    @Test func aPublicExtensionsMembersStayPublic() {
        let text = rewritten("public class A: B {\n}\npublic extension A {\n    override var x: Int { 1 }\n}")
        #expect(text.contains("public override var x: Int { 1 }"))
    }

    @Test func anOverrideInAFrameworksClassIsReported() {
        #expect(
            notes("extension UIView {\n    override func go() {}\n}").map(\.line) == [2])
    }

    /// sascha/DrawerController names its segues by an enumeration that its extension hides.
    @Test func aPrivateTypeThatAMovedMemberUsesIsNoLongerPrivate() {
        let texts = rewritten([
            "A.swift": "class A: UIView {\n}",
            "B.swift": """
            extension A {
                private enum Keys: String { case first }
                private struct Other {}
                override func awakeFromNib() { print(Keys.first, Global.self) }
            }
            fileprivate struct Global {}
            private struct Elsewhere {}
            """, "C.swift": "private struct Elsewhere {}",
        ])
        let text = texts["B.swift"] ?? ""
        #expect(text.contains("    enum Keys: String") && text.contains("\nstruct Global"))
        #expect(text.contains("private struct Other") && text.contains("private struct Elsewhere"))
    }

    /// danielsaidi/Sheeeeeeeeet: the properties that subclasses override ask a method of a private extension beside them.
    @Test func aPrivateExtensionIsOpenedToTheMembersThatMoveToAnotherFile() {
        let texts = rewritten([
            "A.swift": "class A {\n}",
            "B.swift":
                "extension A {\n    func go() { help() }\n}\nprivate extension A {\n    func help() {}\n}\n"
                + "private extension A {\n    func other() {}\n}",
            "C.swift": "class C: A {\n    override func go() {}\n}",
        ])
        #expect(texts["A.swift"]?.contains("func go() { help() }") == true)
        #expect(texts["B.swift"]?.contains("\nextension A {\n    func help() {}") == true)
        #expect(texts["B.swift"]?.contains("private extension A {\n    func other() {}") == true)
    }
}
