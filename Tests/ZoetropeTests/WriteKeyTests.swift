import Testing

@testable import zoetrope

@Suite struct WriteKeyTests {
    @Test func itMatchesItselfAlone() {
        let key = WriteKey()
        #expect(key.text.count == 32)
        #expect(key.matches(key.text))
        for wrong in [nil, "", String(key.text.dropLast()), key.text + "0", WriteKey().text] {
            #expect(!key.matches(wrong))
        }
    }
}
