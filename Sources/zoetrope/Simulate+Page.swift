import ArgumentParser
import Foundation
import Photos
import Replay
import Simulation
import StageModel

extension Simulate {
    /// Writes the file of `--html`.
    ///
    /// - Parameters:
    ///   - run: what it plays.
    ///   - input: the log that the run is of, whose comments are shown.
    ///   - photos: the photos that the scene may show, by their names.
    ///   - file: the file's path.
    /// - Throws: `ValidationError` if it can't be written.
    @MainActor
    func writePage(
        of run: HeadlessRun, input: String, photos: [String: PhotoFile], to file: String
    ) throws {
        let web = try self.web ?? WebFolder.findBuilt()
        let page = try ReplayPage(web: web)
        var recorder = StageRecorder()
        try run.run({ _ in }, show: { recorder.append($0) })
        let images = recorder.images.compactMap { name in
            ReplayPage.imageAddress(
                file: photos[name]?.path ?? "\(web)/images/\(name)",
                contentType: photos[name]?.header.format.contentType
            ).map { (name, $0) }
        }
        let text = try page.html(
            title: "\(run.simulation.scene.title) \u{2013} Zoetrope", recording: recorder.bytes,
            images: Dictionary(uniqueKeysWithValues: images), fonts: try page.fontAddresses(for: recorder.fonts),
            comments: LoggedComment.all(in: input))
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
        } catch {
            throw ValidationError("the file '\(file)' can't be written")
        }
    }
}
