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

    @Test func packagesThatAFileNamesAreFetchedUnlessTheFolderIsToStayAsItIs() throws {
        let folder = try TestFolder([
            "Cards.swift": "import Deck\nimport UIKit\n\n#Preview(\"Here\") { UIView() }\n",
            // Nobody listens there.
            "Cartfile": "git \"https://127.0.0.1:1/a/Deck.git\"\n",
        ])
        for (option, isTold) in [("--fetch", true), ("--no-fetch", false)] {
            let preview = try RunningCommand(["preview", folder.path, "--port", "0", "--unconfined", option])
            let port = try preview.port()
            while try String(decoding: TestHTTP("/scenes.json", port: port).body, as: UTF8.self)
                .contains("Is being compiled.")
            { usleep(20_000) }
            preview.signal(SIGTERM)
            let errors = try preview.wait().errors
            #expect(errors.contains("Fetching Deck from https://127.0.0.1:1/a/Deck.git") == isTold)
            #expect(
                errors.contains("Deck can't be fetched from https://127.0.0.1:1/a/Deck.git: unable to access") == isTold
            )
        }
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
