import Testing

@testable import PreviewCompiler

/// What Alamofire is made of is on Apple's systems alone, and what Realm is made of is C++.
@Suite struct StandInModulesTests {
    @Test(arguments: [
        (".build/checkouts/Alamofire/Source/Session.swift", true), ("Pods/RealmSwift/RealmSwift/Realm.swift", true),
        (".build/checkouts/realm-swift/RealmSwift/Realm.swift", true), ("Source/Session.swift", false),
        ("Pods/Hero/Sources/Realm.swift", false), (".build/checkouts/Moya/Sources/RxMoya/A.swift", true),
        ("Pods/AlamofireImage/Source/Image.swift", true),
    ])
    func sourcesOfSuchALibraryAreNotCompiled(path: String, isLeftOut: Bool) {
        let file = SourceFile(path: path, in: "/code", text: Array("class Session {}".utf8))
        #expect((FileExclusion.reason(for: file) == "Zoetrope has what stands for it") == isLeftOut)
    }

    @Test func thePartsOfFirebaseAreOneModule() {
        #expect(rewritten("import FirebaseAuth\nlet a = 1") == "import Firebase\nlet a = 1")
        #expect(rewritten("let a: FirebaseAuth.User = b") == "let a: Firebase.User = b")
        #expect(rewritten("let a = FirebaseFirestore.Timestamp()") == "let a = Firebase.Timestamp()")
        #expect(rewritten("#if canImport(FirebaseCore)\nlet a = 1\n#endif").contains("let a = 1"))
    }

    @Test func theHalfOfRealmInObjectiveCIsSwifts() {
        #expect(rewritten("import Realm\nlet a = 1") == "import RealmSwift\nlet a = 1")
    }
}
