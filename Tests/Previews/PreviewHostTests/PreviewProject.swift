import Foundation
import Logging
import Simulation
import StageModel
import Testing

@testable import PreviewHost

/// A folder with a source of previewed code, and a host that shows it, as the program does.
@MainActor
final class PreviewProject {
    let folder: URL
    let host: PreviewHost
    private var libraries = 0
    private var newest = URL(fileURLWithPath: "/")
    /// The preview's title, from which its name follows.
    var title = "Cards"

    init(keptApartBy keeper: Keeper = .bubblewrap, readable: [String] = []) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("preview-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let executable = Self.executable
        try #require(FileManager.default.isExecutableFile(atPath: executable))
        host = PreviewHost(
            executable: executable, project: folder.path, stage: (390, 844),
            sandbox: keeper == .nobody
                ? .none()
                : Sandbox(readable: [folder.path] + readable, for: executable, by: [keeper]),
            logger: Logger(label: "test"))
    }

    isolated deinit {
        host.stop()
        try? FileManager.default.removeItem(at: folder)
    }

    /// Compiles `body`, which stands in a layout's `layoutAttributesForElements(in:)`, with its `gap`, and has it shown.
    ///
    /// - Parameters:
    ///   - gap: the distance of the cards.
    ///   - body: lines of code of the preview "cards".
    ///   - members: members of the layout.
    ///   - twin: lines of code of the preview "twin", which otherwise shows the same.
    ///   - workingFolder: the compiler's working folder, from which the library names files that are in it; nil for this
    ///     process's.
    ///   - warnings: what the compiler said of it.
    /// - Throws: an error with what the compiler says.
    func show(
        gap: Int, code body: String = "", members: String = "", twin: String = "", from workingFolder: URL? = nil,
        warnings: [SourceProblem] = []
    ) throws {
        try compile(gap: gap, code: body, members: members, twin: twin, from: workingFolder)
        reload(warnings)
    }

    /// Compiles the layout with another distance, and has every room go on with that as if the sources were the same.
    func replace(gap: Int) throws {
        try compile(gap: gap, code: "", members: "", twin: "", from: nil)
        host.replaceLibrary(by: newest.path)
    }

    private func compile(gap: Int, code body: String, members: String, twin: String, from workingFolder: URL?) throws {
        libraries += 1
        let source = Self.source.replacing("{{GAP}}", with: "\(gap)").replacing("{{BODY}}", with: body)
            .replacing("{{MEMBERS}}", with: members.isEmpty ? "" : "\n" + members)
            .replacing(#"name: "cards", title: "Cards""#, with: "name: \"\(title.lowercased())\", title: \"\(title)\"")
            .replacing("{{TWIN}}", with: twin)
        let file = folder.appendingPathComponent("Cards.swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        newest = folder.appendingPathComponent("libPreview\(libraries).so")
        // Lines of code are found by the folder in which they were compiled; what has none is the same in any.
        if body.isEmpty, twin.isEmpty, workingFolder == nil {
            try Self.plain(source, compiledFrom: file, to: newest).write(to: newest)
        } else {
            try Self.compile(file, to: newest, from: workingFolder)
        }
    }

    private static var plainLibraries: [String: Data] = [:]

    /// Returns the library of a source, which is compiled once for all tests.
    private static func plain(_ source: String, compiledFrom file: URL, to library: URL) throws -> Data {
        if let data = plainLibraries[source] { return data }
        try compile(file, to: library, from: nil)
        let data = try Data(contentsOf: library)
        plainLibraries[source] = data
        return data
    }

    private static func compile(_ file: URL, to library: URL, from workingFolder: URL?) throws {
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.arguments = [
            "swiftc", "-wmo", "-O", "-gline-tables-only", "-swift-version", "5", "-emit-library", "-parse-as-library",
            "-I", buildFolder.appendingPathComponent("Modules").path, "-module-name", "Preview", file.path,
            "-o", library.path,
        ]
        if let workingFolder { compiler.currentDirectoryURL = workingFolder }
        let output = Pipe()
        compiler.standardError = output
        compiler.standardOutput = output
        try compiler.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        compiler.waitUntilExit()
        try #require(compiler.terminationStatus == 0, "\(text)")
    }

    /// Shows the newest library again, in another process.
    func reload(_ warnings: [SourceProblem] = []) {
        host.show(library: newest.path, sources: ["Cards.swift"], warnings: warnings)
    }

    /// Waits until `condition` holds.
    func wait(_ what: String = "", until condition: () -> Bool) async throws {
        // Far longer than anything takes: a backtrace of a large program takes a busy machine ten seconds.
        let end = Date(timeIntervalSinceNow: 60)
        while !condition(), Date() < end { try await Task.sleep(for: .milliseconds(1)) }
        try #require(condition(), "\(what): \(host.editing)")
    }

    static var executable: String { buildFolder.appendingPathComponent("zoetrope").path }

    /// Where the build's products are, with its modules.
    private static let buildFolder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent()

    private static let source = """
        import Foundation
        import Previews
        import UIKit

        class CardsLayout: UICollectionViewLayout {
            var gap: CGFloat = {{GAP}}{{MEMBERS}}
            override var collectionViewContentSize: CGSize { CGSize(width: 390, height: (100 + gap) * 100) }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                {{BODY}}
                return (0..<100).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
                    .filter { $0.frame.intersects(rect) }
            }
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                attributes.frame = CGRect(x: 0, y: (100 + gap) * CGFloat(indexPath.item), width: 390, height: 100)
                return attributes
            }
        }

        final class TwinLayout: CardsLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                {{TWIN}}
                return super.layoutAttributesForElements(in: rect)
            }
        }

        final class CardsController: UICollectionViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            }
            override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
            override func collectionView(
                _ view: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
                cell.backgroundColor = .red
                return cell
            }
        }

        @_cdecl("zoetrope_preview_library")
        public func zoetropePreviewLibrary() -> UnsafeMutableRawPointer {
            MainActor.assumeIsolated {
                PreviewLibrary([
                    Preview(
                        name: "cards", title: "Cards", source: PreviewSource(file: "Cards.swift", line: 1),
                        parameters: [.number("gap", of: CardsLayout.self, \\.gap, in: 0...100, default: {{GAP}})]
                    ) { .viewController(CardsController(collectionViewLayout: CardsLayout())) },
                    Preview(name: "twin", title: "Twin", source: PreviewSource(file: "Cards.swift", line: 1)) {
                        .viewController(CardsController(collectionViewLayout: TwinLayout()))
                    },
                ]).opaque
            }
        }
        """
}

extension RewindableSimulation {
    /// The places of the cells' centres from the top, in points.
    @MainActor var cells: [Double] {
        snapshot().nodes.filter { $0.boundsSize == FixedPair(390, 100) && $0.backgroundColor.red > 200 }
            .map { $0.position.y.points }.sorted()
    }
}
