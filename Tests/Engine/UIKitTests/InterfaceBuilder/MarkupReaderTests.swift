import Testing

@testable import InterfaceFiles

/// XML 1.0, as far as Interface Builder writes it.
@Suite struct MarkupReaderTests {
    private func read(_ text: String) throws -> InterfaceElement { try MarkupReader.read(Array(text.utf8)) }

    @Test func elementsHaveTheirAttributesChildrenAndTexts() throws {
        let document = try read(
            """
            \u{FEFF}<?xml version="1.0" encoding="UTF-8"?>
            <!-- <none/> -->
            <document type = 'CocoaTouch'>
                <view id="a"><rect/></view >
                <string key="text">one <![CDATA[<two> & ]]>three</string>
            </document>
            <!-- end -->
            """)
        #expect(document.name == "document" && document.attributes == ["type": "CocoaTouch"])
        #expect(document.children.map(\.name) == ["view", "string"])
        #expect(document.children[0].id == "a" && document.children[0].children.map(\.name) == ["rect"])
        #expect(document.children[1].text == "one <two> & three")
    }

    @Test func referencesAreTheirCharacters() throws {
        let element = try read("<a b='&lt;&amp;&quot;&apos;&gt;&#10;&#x1F600;'>&#65;&amp;amp;</a>")
        #expect(element.attributes["b"] == "<&\"'>\n\u{1F600}")
        #expect(element.text == "A&amp;")
    }

    @Test func theEndsOfLinesAreSpacesInAttributesAndOneCharacterInTexts() throws {
        let element = try read("<a b='1\n2\t3\r\n4'>1\r\n2\r3\n</a>")
        #expect(element.attributes["b"] == "1 2 3 4")
        #expect(element.text == "1\n2\n3\n")
    }

    @Test(arguments: [
        "", "text", "<a>", "<a></b>", "</a>", "<a/><b/>", "<a/>text", "<a b></a>", "<a b=c/>", "<a b='1' b='2'/>",
        "<a b='<'/>", "<a b='1'c='2'/>", "<a>&none;</a>", "<a>&</a>", "<a>&#0;</a>", "<a>&#xD800;</a>", "<a b='1", "<a",
        "< a/>", "<a><!-- </a>", "<!DOCTYPE a [<!ENTITY b 'c'>]><a/>",
    ])
    func whatIsNotWellFormedIsRefused(text: String) {
        #expect(throws: MarkupReader.Fault.self) { try read(text) }
    }

    @Test func theFaultsLineIsNamed() {
        #expect(throws: MarkupReader.Fault(line: 3)) { try read("<a>\n<b/>\n<c></a>\n</a>") }
    }

    @Test func whatIsNestedFarTooDeepIsRefused() {
        #expect(throws: MarkupReader.Fault.self) { try read(String(repeating: "<a>", count: 100_000)) }
    }
}
