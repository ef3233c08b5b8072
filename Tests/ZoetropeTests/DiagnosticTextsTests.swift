import PreviewProtocol
import Testing

@testable import zoetrope

@Suite struct DiagnosticTextsTests {
    private let paths = TerminalPaths(of: "/me/Cards", from: "/me")

    @Test func anErrorHasItsLineAndACaret() {
        let error = PreviewDiagnostic(
            severity: .error, file: "A.swift", line: 3, column: 5, message: "no 'x'", source: "let x = y")
        #expect(DiagnosticTexts.all([error], paths) == ["Cards/A.swift:3:5: error: no 'x'\nlet x = y\n    ^"])
    }

    @Test func notesThatSayTheSameAreOneLine() {
        let notes = (1...9).map { number in
            PreviewDiagnostic(
                severity: .note, file: "\(number).swift", line: 7, column: 1,
                message: "the preview '\(number)' is lost",
                source: "#Preview")
        }
        let warning = PreviewDiagnostic(severity: .warning, message: "beware")
        #expect(
            DiagnosticTexts.all(notes + [warning], paths) == [
                "warning: beware",
                "note: the preview '...' is lost: 9 times (Cards/1.swift:7, Cards/2.swift:7, Cards/3.swift:7 and 6 more)",
            ])
    }

    @Test func fewNotesStandByThemselves() {
        let notes = [1, 2].map {
            PreviewDiagnostic(severity: .note, file: "A.swift", line: $0, column: 0, message: "left out")
        }
        #expect(
            DiagnosticTexts.all(notes, paths) == [
                "Cards/A.swift:1:0: note: left out", "Cards/A.swift:2:0: note: left out",
            ])
    }
}
