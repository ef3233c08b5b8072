import Testing
import UIKit

/// Text of the web in labels, as apps show what a server has sent them.
@MainActor
@Suite struct HTMLTextTests {
    private func read(_ html: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(html.utf8),
            options: [
                .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
            ], documentAttributes: nil)
    }

    private func value(_ key: NSAttributedString.Key, of word: String, in text: NSAttributedString) -> Any? {
        let range = (text.string as NSString).range(of: word)
        return range.length > 0 ? text.attribute(key, at: range.location, effectiveRange: nil) : nil
    }

    @Test(arguments: [
        ("Tea &amp; cake &#8364;3 &#x2713;", "Tea & cake \u{20AC}3 \u{2713}"),
        ("<p>One</p>\n  <p>Two\n  lines</p>", "One\nTwo lines\n"),
        ("a<br>b<br/>c", "a\nb\nc"), ("  many   spaces ", "many spaces "),
        ("<ul><li>One</li><li>Two</li></ul>", "\t\u{2022}\tOne\n\t\u{2022}\tTwo\n"),
        ("<ol><li>One<li>Two</ol>", "\t1.\tOne\n\t2.\tTwo\n"),
        ("<head><style>p { color: red }</style><title>T</title></head><body>Text</body>", "Text\n"),
        ("1 < 2 <!-- and so on --> & 3", "1 < 2 & 3"),
    ])
    func thePageIsText(html: String, text: String) throws {
        #expect(try read(html).string == text)
    }

    @Test func charactersLookAsTheirElementsSay() throws {
        let text = try read(
            """
            plain <b>bold</b> <em>leaning</em> <u>under</u> <a href="https://a.b/c?d=1&amp;e=2">link</a>
            <span style="color: #ff0000; font-size: 32px">big</span> <h1>head</h1>
            """)
        func traits(_ word: String) -> UIFontDescriptor.SymbolicTraits? {
            (value(.font, of: word, in: text) as? UIFont)?.fontDescriptor.symbolicTraits
        }
        #expect(traits("bold")?.contains(.traitBold) == true && traits("plain")?.contains(.traitBold) == false)
        #expect(traits("leaning")?.contains(.traitItalic) == true)
        #expect(value(.underlineStyle, of: "under", in: text) as? Int == NSUnderlineStyle.single.rawValue)
        #expect(value(.link, of: "link", in: text) as? URL == URL(string: "https://a.b/c?d=1&e=2"))
        #expect(
            value(.foregroundColor, of: "big", in: text) as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect((value(.font, of: "big", in: text) as? UIFont)?.pointSize == 24)
        #expect((value(.font, of: "head", in: text) as? UIFont)?.pointSize == 24)
        #expect((value(.font, of: "plain", in: text) as? UIFont)?.pointSize == 12)
    }

    @Test func aMutableTextIsReadAndRichTextIsNot() throws {
        let text = try NSMutableAttributedString(
            data: Data("<i>a</i>".utf8), options: [.documentType: NSAttributedString.DocumentType.html],
            documentAttributes: nil)
        text.append(NSAttributedString(string: "b"))
        #expect(text.string == "ab")
        #expect(throws: (any Error).self) {
            try NSAttributedString(
                data: Data("{\\rtf1}".utf8), options: [.documentType: NSAttributedString.DocumentType.rtf],
                documentAttributes: nil)
        }
    }
}
