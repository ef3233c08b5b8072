import TestClient
import Testing

/// What `zoetrope --help` begins with.
@Suite struct HelpTests {
    @Test func itBeginsWithWhatPeopleComeFor() throws {
        let help = try RunningCommand(["--help"]).wait().output
        let words = help.split(separator: "\n").prefix(4).map { $0.split(separator: "  ")[0] }
        #expect(words.dropFirst() == ["zoetrope preview", "zoetrope new Cards", "zoetrope serve"])
    }
}
