import Foundation
import TestClient
import Wire

/// A server of two previews, each in a room of its own, of whose code there is that of before the last save.
final class TwiceSavedPreview {
    /// The rooms of the previews.
    static let attackedRoom = "attacked"
    static let calmRoom = "calm"

    /// The longest time of a compile, in seconds.
    private static let patience = 120.0

    let server: RunningCommand
    private let project: TestFolder
    private let folder: TestFolder

    /// Starts the server.
    ///
    /// - Parameter web: the folder of the page.
    /// - Throws: an error if it can't be started.
    init(web: String) throws {
        project = try TestFolder(["Layouts.swift": Self.source(spacing: 8)])
        folder = try TestFolder(["log": ""])
        let command = [
            try RunningCommand.program(), "preview", project.path, "--port", "0", "--web", web, "--room-idle", "1",
        ]
        // What it writes is read by nobody: it must not wait for that.
        server = try RunningCommand(
            program: "/bin/sh", ["-c", #"log=$1; shift; exec "$@" 2>"$log""#, "sh", folder.path + "/log"] + command)
    }

    /// Waits until its sources have compiled, saves others, and waits until these have, too, and a stage shows them.
    func saveTwice(at port: UInt16) throws {
        try wait(forCompiles: 1)
        try Data(Self.source(spacing: 20).utf8).write(to: project.url.appendingPathComponent("Layouts.swift"))
        try wait(forCompiles: 2)
        let viewer = try TestWebSocket(port: port, path: "/rooms/\(Self.calmRoom)")
        while true {
            for part in try ServerMessage(decoding: viewer.message()).parts {
                // A stage whose code is still loaded has no layers.
                if case .snapshot(let stage) = part, stage.nodes.count > 1 { return }
            }
        }
    }

    private func wait(forCompiles count: Int) throws {
        let end = Date(timeIntervalSinceNow: Self.patience)
        while true {
            let log = try String(contentsOfFile: folder.path + "/log", encoding: .utf8)
            if log.components(separatedBy: "Compiled in").count > count { return }
            guard Date() < end else { throw RunningCommand.Failure(description: "it does not compile: \(log)") }
            Thread.sleep(forTimeInterval: 0.1)
        }
    }

    private static func source(spacing: Int) -> String {
        """
        import UIKit

        final class Cards: UICollectionViewController {
            init() {
                let layout = UICollectionViewFlowLayout()
                layout.scrollDirection = .horizontal
                layout.itemSize = CGSize(width: 120, height: 160)
                layout.minimumLineSpacing = \(spacing)
                super.init(collectionViewLayout: layout)
                collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
            }

            required init?(coder: NSCoder) { fatalError() }

            override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10_000 }

            override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                let cell = view.dequeueReusableCell(withReuseIdentifier: "card", for: path)
                cell.contentView.backgroundColor = .systemTeal
                return cell
            }
        }

        #Preview("Attacked") { Cards() }
        #Preview("Calm") { Cards() }
        """
    }
}
