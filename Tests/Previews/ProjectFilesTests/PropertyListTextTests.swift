import Testing

@testable import ProjectFiles

@Suite struct PropertyListTextTests {
    private func read(_ text: String) -> PropertyListText? { PropertyListText(Array(text.utf8)) }

    @Test func tablesListsAndTextsAreRead() {
        let list = read(
            """
            // !$*UTF8*$!
            {
                one = 1; /* a comment */
                "two words" = "say \\"hello\\"\\n";
                three = ( a, "b c", { d = e; }, );
                four = (a);
                five = {};
            }
            """)
        #expect(list?["one"]?.text == "1")
        #expect(list?["two words"]?.text == "say \"hello\"\n")
        #expect(list?["three"]?.texts == ["a", "b c"])
        #expect(list?["three"] == .list([.text("a"), .text("b c"), .table(["d": .text("e")])]))
        #expect(list?["four"]?.texts == ["a"])
        #expect(list?["five"] == .table([:]))
    }

    @Test func lettersBeyondASCIIAreReadInBothNotations() {
        #expect(read("{ a = \"Größe\"; }")?["a"]?.text == "Größe")
        #expect(read("{ a = \"Gr\\U00f6\\U00dfe\"; }")?["a"]?.text == "Größe")
    }

    @Test(arguments: ["", "{", "{ a = 1 }", "{ a = (1; }", "{ \"a = 1; }", "<?xml version=\"1.0\"?>", "/* no end"])
    func anythingElseIsNone(text: String) {
        #expect(read(text) == nil)
    }

    @Test func whatLiesTooDeepIsNone() {
        #expect(read(String(repeating: "(", count: 100_000)) == nil)
    }
}
