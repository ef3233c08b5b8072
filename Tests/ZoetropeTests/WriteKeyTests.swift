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

    /// Each digit counts, whatever those after it are.
    @Test func aKeyOfWhichOneDigitIsWrongDoesNotMatch() {
        let key = WriteKey()
        for place in 0..<key.text.count {
            for digit in "0123456789abcdef" {
                var digits = Array(key.text)
                guard digits[place] != digit else { continue }
                digits[place] = digit
                #expect(!key.matches(String(digits)))
            }
        }
        for _ in 0..<1000 { #expect(!key.matches(WriteKey().text)) }
    }
}
