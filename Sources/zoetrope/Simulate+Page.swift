import ArgumentParser
import Foundation
import Photos
import Replay
import Simulation

extension Simulate {
    /// Writes the file of `--html`.
    @MainActor
    func writePage(of run: HeadlessRun, photos: [String: PhotoFile], to file: String) throws {
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
            images: Dictionary(uniqueKeysWithValues: images), fonts: try page.fontAddresses(for: recorder.fonts))
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
        } catch {
            throw ValidationError("the file '\(file)' can't be written")
        }
    }
}
