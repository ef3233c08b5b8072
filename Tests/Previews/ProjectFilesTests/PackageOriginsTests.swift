import Testing

@testable import ProjectFiles

/// Where packages come from, by the files of the package managers.
@Suite struct PackageOriginsTests {
    private func command(_ module: String, _ texts: String...) -> String? {
        var origins = PackageOrigins()
        for text in texts { origins.read(text, of: Self.name(of: text)) }
        return origins.command(for: module)
    }

    /// The file of a manager that has such a text.
    private static func name(of text: String) -> String {
        text.hasPrefix("{") ? "Package.resolved" : text.contains(".package(") ? "Package.swift" : "Cartfile"
    }

    private let first = """
        {"object": {"pins": [{"package": "SnapKit", "repositoryURL": "https://example.com/SnapKit/SnapKit.git",
        "state": {"branch": null, "revision": "d458564516e5676af9c70b4f4b2a9178294f1bc6", "version": "5.0.1"}}]},
        "version": 1}
        """
    private let manifest = """
        .package(name: "Nuke", url: "https://example.com/kean/Nuke", from: "12.0.0"),
        .package(url: "git@example.com:a/Cards.git", .upToNextMajor(from: "1.0.0")), .package(path: "../Local")
        """

    @Test func everyFormatIsRead() {
        let snap = ".build/checkouts/SnapKit"
        #expect(
            command("SnapKit", first)
                == "git clone https://example.com/SnapKit/SnapKit.git \(snap) && git -C \(snap) checkout d458564516e5")
        #expect(command("Nuke", manifest) == "git clone https://example.com/kean/Nuke .build/checkouts/Nuke")
        #expect(command("Cards", manifest) == "git clone git@example.com:a/Cards.git .build/checkouts/Cards")
        #expect(
            command("Then", "github \"devxoul/Then\" \"3.0.0\"\n")
                == "git clone https://github.com/devxoul/Then .build/checkouts/Then && "
                + "git -C .build/checkouts/Then checkout 3.0.0")
        #expect(
            command("Deck", "git \"https://example.com/deck.git\" ~> 1.0\n")
                == "git clone https://example.com/deck.git .build/checkouts/deck")
    }

    @Test func aModuleMayHaveMoreOfANameThanItsPackage() {
        #expect(command("NukeUI", manifest)?.hasSuffix("checkouts/Nuke") == true)
        #expect(command("RxCocoa", "github \"ReactiveX/RxSwift\"")?.hasSuffix("checkouts/RxSwift") == true)
        #expect(command("Snap", first) == nil && command("Local", manifest) == nil)
    }

    @Test func aCommitGoesBeforeNoneInWhicheverOrderTheyAreRead() {
        let pinned = command("SnapKit", first)
        let loose = ".package(url: \"https://example.com/other/SnapKit\", from: \"5.0.0\")"
        #expect(command("SnapKit", first, loose) == pinned && command("SnapKit", loose, first) == pinned)
    }

    @Test(arguments: [
        "https://example.com/a;rm -rf x/Deck", "https://example.com/$(x)/Deck", "file:///etc/Deck", "/etc/Deck",
        "https://example.com/a b/Deck", "--upload-pack=x/Deck", "https://example.com/`x`/Deck",
        "https://example.com/..",
    ])
    func whatAShellWouldReadAsMoreThanAnAddressIsNone(address: String) {
        #expect(command("Deck", ".package(url: \"\(address)\", from: \"1.0.0\")") == nil)
    }

    @Test func aCommitThatIsMoreThanAWordIsLeftOut() {
        #expect(
            command("Then", "github \"a/Then\" \"1;rm\"")
                == "git clone https://github.com/a/Then .build/checkouts/Then")
    }
}
