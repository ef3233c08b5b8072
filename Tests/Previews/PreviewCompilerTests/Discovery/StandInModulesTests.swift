import Testing

@testable import PreviewCompiler

/// What Alamofire is made of is on Apple's systems alone, and what Realm is made of is C++.
@Suite struct StandInModulesTests {
    @Test(arguments: [
        (".build/checkouts/Alamofire/Source/Session.swift", true), ("Pods/RealmSwift/RealmSwift/Realm.swift", true),
        (".build/checkouts/realm-swift/RealmSwift/Realm.swift", true), ("Source/Session.swift", false),
        ("Pods/Hero/Sources/Realm.swift", false),
    ])
    func sourcesOfSuchALibraryAreNotCompiled(path: String, isLeftOut: Bool) {
        let file = SourceFile(path: path, in: "/code", text: Array("class Session {}".utf8))
        #expect((FileExclusion.reason(for: file) == "Zoetrope has what stands for it") == isLeftOut)
    }

    @Test func theHalfOfRealmInObjectiveCIsSwifts() {
        #expect(rewritten("import Realm\nlet a = 1") == "import RealmSwift\nlet a = 1")
    }
}
