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

    @Test func aModuleOfAnotherNameThanItsPackageIsFoundWhereAFileSaysSo() {
        let pin = """
            {"object": {"pins": [{"package": "Tools", "repositoryURL": "https://example.com/a/my-kit.git"}]}}
            """
        #expect(command("Tools", pin) == "git clone https://example.com/a/my-kit.git .build/checkouts/my-kit")
        let product =
            manifest + ".product(name: \"Jokers\", package: \"Cards\"), .product(name: \"Lost\", package: \"No\")"
        #expect(command("Jokers", product)?.hasSuffix("checkouts/Cards") == true && command("Lost", product) == nil)
        #expect(command("Jokers", manifest) == nil)
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

    // MARK: Versions

    private func source(_ module: String, in text: String, of file: String) -> PackageSource? {
        var origins = PackageOrigins()
        origins.read(text, of: file)
        return origins.source(of: module)
    }

    private static func range(_ lower: String, _ upper: String?) -> PackageVersion? {
        guard let number = VersionNumber(lower) else { return nil }
        return .range(number, below: upper.flatMap { VersionNumber($0) })
    }

    @Test(arguments: [
        ("from: \"1.4.2\"", range("1.4.2", "2")), (".upToNextMinor(from: \"1.4.2\")", range("1.4.2", "1.5")),
        ("from: \"0.4.2\"", range("0.4.2", "0.5")), ("exact: \"1.4.2\"", .revision("1.4.2")),
        (".exact(\"1.4.2\")", .revision("1.4.2")), ("branch: \"main\"", .revision("main")),
        (".branch(\"main\")", .revision("main")), ("\"1.4.2\"..<\"3.0.0\"", range("1.4.2", "2")),
        ("revision: \"--upload-pack=x\"", .any),
    ])
    func aManifestAsksForVersions(requirement: String, version: PackageVersion?) {
        let text = """
            .package(url: "https://example.com/a/Deck", \(requirement)),
            .package(url: "https://example.com/a/Wheel", branch: "next"),
            """
        #expect(source("Deck", in: text, of: "Package.swift")?.version == version)
    }

    @Test(arguments: [
        ("~> 1.4.2", range("1.4.2", "2")), (">= 1.4", range("1.4", nil)), ("== 1.4.2", .revision("1.4.2")),
        ("\"main\"", .revision("main")), ("", .any), ("~> x", .any),
    ])
    func aCartfileAsksForVersions(requirement: String, version: PackageVersion?) {
        #expect(source("Deck", in: "github \"a/Deck\" \(requirement) # as before", of: "Cartfile")?.version == version)
    }

    @Test(arguments: [
        ("pod 'Deck', '~> 1.4.2'", range("1.4.2", "1.5")), ("  pod \"Deck\", \"~> 1.4\"", range("1.4", "2")),
        ("pod 'Deck/Core', '1.4.2'", .revision("1.4.2")), ("pod('Deck') # '1.0'", .any),
        ("pod 'Deck-iOS', '~> 4'", range("4", "5")),
    ])
    func aPodfileAsksForVersions(line: String, version: PackageVersion?) {
        var origins = PackageOrigins()
        origins.read("# pod 'Deck', '9'\n\(line)\n", of: "Podfile")
        #expect(origins.pod(of: "Deck")?.version == version)
        #expect(origins.source(of: "Deck") == nil)
    }

    /// chausovSurfStudio/TextFieldsCatalog and fixique/OTPTextField: SurfUtils is in a repository that is called iOS-Utils.
    @Test func aPodsRepositoryMayHaveAnotherName() {
        let address = "https://example.com/a/ios-tools.git"
        let podfile = "pod \"Deck/Core\", :git => \"\(address)\", :tag => \"1.0.0\"\n"
        #expect(
            source("Deck", in: podfile, of: "Podfile") == PackageSource(address, version: .revision("1.0.0")))
        let lock = "CHECKOUT OPTIONS:\n  Deck:\n    :git: \(address)\n    :tag: 1.0.0\n"
        #expect(
            source("Deck", in: lock, of: "Podfile.lock") == PackageSource(address, version: .revision("1.0.0")))
    }

    @Test func aPodOfARepositoryIsFromThere() {
        let podfile = "pod 'Deck', :git => 'https://example.com/a/Deck.git', :branch => 'main'\n"
        #expect(
            source("Deck", in: podfile, of: "Podfile")
                == PackageSource("https://example.com/a/Deck.git", version: .revision("main")))
        let lock = """
            PODS:
              - Deck (1.0.0):
                - Wheel/Core (~> 2.0)
              - Wheel/Core (2.1.0)
              - "Wing+More (3.0.0)"

            CHECKOUT OPTIONS:
              Deck:
                :commit: d458564516e5676af9c70b4f4b2a9178294f1bc6
                :git: https://example.com/a/Deck.git

            """
        #expect(
            source("Deck", in: lock, of: "Podfile.lock")
                == PackageSource(
                    "https://example.com/a/Deck.git", version: .revision("d458564516e5676af9c70b4f4b2a9178294f1bc6")))
        var origins = PackageOrigins()
        origins.read(lock, of: "Podfile.lock")
        #expect(origins.pod(of: "Wheel") == Pod(name: "Wheel", version: .revision("2.1.0")))
        #expect(origins.pod(of: "Wing_More") == Pod(name: "Wing+More", version: .revision("3.0.0")))
        // What others bring with them.
        #expect(origins.pod(of: "Hub") == Pod(name: "Hub", version: .any))
    }

    @Test func aPodsDescriptionNamesWhatItDependsOn() {
        var origins = PackageOrigins()
        #expect(origins.pod(of: "Wheel") == nil)
        origins.read("Pod::Spec.new do |s|\n  s.dependency 'Wheel/Core', '~> 2.0'\nend\n", of: "Deck.podspec")
        #expect(origins.pod(of: "Wheel")?.name == "Wheel")
    }

    @Test func theNewestTagOfARangeIsChosen() {
        let references =
            ["1.9.0", "v1.10.1", "1.11.0-rc.1", "2.0.0", "next"].map { "refs/tags/\($0)" } + ["refs/heads/main"]
        #expect(Self.range("1.2", "2")?.choice(among: references) == "refs/tags/v1.10.1")
        #expect(Self.range("3", nil)?.choice(among: references) == nil)
        #expect(PackageVersion.any.choice(among: references) == "refs/tags/2.0.0")
        #expect(PackageVersion.revision("1.10.1").choice(among: references) == "refs/tags/v1.10.1")
        #expect(PackageVersion.revision("main").choice(among: references) == "refs/heads/main")
        #expect(PackageVersion.any.choice(among: ["refs/heads/main"]) == nil)
    }

    @Test(arguments: ["", "1.", "1.2.3.4.5.6", "99999999999999999999", "1.x", "१"])
    func whatIsNoNumberIsNone(text: String) {
        #expect(VersionNumber(text) == nil)
    }

    @Test func aCommitThatIsMoreThanAWordIsLeftOut() {
        #expect(
            command("Then", "github \"a/Then\" \"1;rm\"")
                == "git clone https://github.com/a/Then .build/checkouts/Then")
    }
}
