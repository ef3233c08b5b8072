import Foundation
import TestClient
import Testing

@Suite struct PreviewCommandTests {
    /// A project with the list of users in it can't be read alone.
    @Test func codeThatCannotBeKeptApartIsNotRunUnasked() throws {
        let result = try RunningCommand(["preview", "/etc", "--port", "0"]).wait()
        #expect(result.status == 2)
        #expect(result.errors.contains("previewed code can't be kept apart here: it sees all of your files"))
        #expect(result.errors.contains("run such code all the same with --unconfined"))
        #expect(result.output.isEmpty)
    }

    @Test func withoutAnArgumentItShowsTheFolderThatItIsStartedIn() throws {
        let folder = try TestFolder([
            "Cards.swift": "import UIKit\n\n#Preview(\"Here\") { UIView() }\n"
        ])
        let preview = try RunningCommand(["preview", "--port", "0", "--unconfined"], folder: folder.path)
        let port = try preview.port()
        let page = try TestHTTP("/scenes.json", port: port)
        #expect(String(decoding: page.body, as: UTF8.self).contains("Here"))
        preview.signal(SIGTERM)
        #expect(try preview.wait().status == 0)
    }
}
