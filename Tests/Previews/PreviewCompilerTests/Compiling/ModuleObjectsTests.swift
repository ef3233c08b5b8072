import Testing

@testable import PreviewCompiler

@Suite struct ModuleObjectsTests {
    private func sources(_ texts: String...) -> [(name: String, text: [UInt8])] {
        texts.enumerated().map { (name: "\($0).swift", text: Array($1.utf8)) }
    }

    private func objects(_ sources: [(name: String, text: [UInt8])]) -> ModuleObjects {
        ModuleObjects(module: "Deck", of: sources)
    }

    @Test func theSourcesWithoutObjectsAreSharedOutByTheirLength() {
        let objects = objects(sources("let a = 1", "func f() { print(1, 2, 3) }", "let b = 2", "let c = 3"))
        #expect(objects.outdated(inGroups: 2) == [[1], [0, 2, 3]])
        #expect(objects.outdated(inGroups: 1) == [[0, 1, 2, 3]])
        #expect(objects.outdated(inGroups: 8) == [[1], [0], [2], [3]])
    }

    @Test func anEditOfABodyLeavesTheOtherObjectsValid() {
        var objects = objects(sources("func f() { a() }", "func g() { f() }"))
        objects.keep([0, 1])
        #expect(objects.outdated(inGroups: 2).isEmpty)
        let mayKeep = objects.update(to: sources("func f() { b() }", "func g() { f() }"))
        #expect(mayKeep)
        #expect(objects.outdated(inGroups: 2) == [[0]])
    }

    @Test func whatChangesDeclarationsFilesOrModulesLeavesNone() {
        var objects = objects(sources("func f() {}", "func g() { f() }"))
        objects.keep([0, 1])
        let kept = [
            objects.update(to: sources("func f(a: Int = 1) {}", "func g() { f() }")),
            objects.update(to: sources("func f() {}")),
            objects.update(to: sources("import Combine; func f() {}", "func g() { f() }")),
        ]
        #expect(kept == [false, false, false])
        // What was refused has changed nothing.
        #expect(objects.outdated(inGroups: 2).isEmpty)
    }
}
