import ArgumentParser
import Foundation
import StageModel

/// The command `zoetrope film`.
struct FilmCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "film",
        abstract: "Makes a film of a scene, a recorded log or your own layout, drawn frame by frame.",
        discussion: """
            zoetrope film monzo --gesture fling --out demo.mp4
            zoetrope film flip --gesture drag --towards down --out flip.webp
            zoetrope film session.jsonl --device phone --speed 0.25 --out slow.gif
            zoetrope film Sources/Cards --preview fan --gesture drag --out fan.webp

            The same command makes the same frames on a slow machine as on a fast one. They are drawn by the page in \
            Chromium without a window; zoetrope doctor says whether there is one.
            """)

    @Argument(
        help: ArgumentHelp(
            "A scene, the log of a room, or a folder of Swift files with previews.", valueName: "scene|log|path"))
    var subject: String

    @Option(
        help: ArgumentHelp(
            "The file, whose ending says of which kind it is: \(FilmFormat.list); pictures move, too.",
            valueName: "file"))
    var out: String

    @Option(help: ArgumentHelp("Events as JSON Lines; - reads standard input.", valueName: "file"))
    var input: String?

    @Option(help: "What a finger does, after the events: fling, drag or tap. Can be given several times.")
    var gesture: [FilmGesture] = []

    @Option(help: "Where the finger drags and flings to; otherwise to what comes next, which is up or left.")
    var towards: FilmDirection?

    @Option(help: ArgumentHelp("Which of a folder's previews.", valueName: "name"))
    var preview: String?

    @Option(
        parsing: .unconditional,
        help: "Frames per second, 1 to 120, of a GIF 50. (default: 60 for a video, 30 for pictures)",
        transform: wholeNumber(in: 1...120))
    var fps: Int?

    @Option(
        parsing: .unconditional,
        help: "Pixels per point, 0.25 to 4. (default: 2 for a video, 1 for pictures)",
        transform: number(in: 0.25...4))
    var scale: Double?

    @Option(
        parsing: .unconditional,
        help: "How true a WebP\u{2019}s pictures are, 1 to 100; fewer take less room.",
        transform: wholeNumber(in: 1...100))
    var quality = 80

    @Option(
        parsing: .unconditional, help: "The speed, 0.05 to 4; below 1 is slow motion.",
        transform: number(in: 0.05...4))
    var speed: Double = 1

    enum Device: String, CaseIterable, ExpressibleByArgument {
        case none, phone, tablet
    }

    @Option(help: "What is drawn around the stage.")
    var device = Device.none

    @Flag(help: "Leave out where fingers touch.")
    var withoutTouches = false

    @OptionGroup var scene: SceneOptions

    @Option(
        parsing: .unconditional,
        help: "How many steps, 60 a second, are filmed; otherwise until the stage is at rest after the last event.",
        transform: wholeNumber(in: 1...UInt32(FilmCommand.longest)))
    var ticks: UInt32?

    @Option(help: ArgumentHelp("The browser that draws; otherwise the one on the path.", valueName: "path"))
    var browser: String?

    @Option(help: ArgumentHelp("The page's folder; otherwise the project's.", valueName: "folder"))
    var web: String?

    /// The longest film: ten minutes of 60 steps a second, in steps and in frames.
    static let longest = 36_000
    /// The longest file, in bytes.
    private static let sizeLimit = 1 << 30
    /// The milliseconds of drawing between two answers.
    private static let slice = 200
    /// The bytes that are read at once, a multiple of three, which base64 has in four characters.
    private static let piece = 3 << 20

    /// Reads an option's value.
    private static func number(in range: ClosedRange<Double>) -> @Sendable (String) throws -> Double {
        { argument in
            guard let number = Double(argument), range.contains(number) else {
                throw ValidationError("allowed: \(range.lowerBound) to \(range.upperBound)")
            }
            return number
        }
    }

    func run() throws {
        try MainActor.assumeIsolated { try film() }
    }

    @MainActor
    private func film() throws {
        guard let format = FilmFormat(file: out) else {
            throw ValidationError("--out '\(out)' ends in none of \(FilmFormat.list)")
        }
        let rate = fps ?? format.defaultRate
        guard format.rates.contains(rate) else {
            throw ValidationError("--fps \(rate): a .\(format.rawValue) has \(format.rates.upperBound) at most")
        }
        let browser = try FilmBrowser.path(asked: browser)
        let web = try self.web ?? WebFolder.findBuilt()
        let folder = try FilmFolder(for: out)
        defer { folder.remove() }
        let photos = try scene.photoOption.folder()
        let subject = try FilmSubject(
            FilmSubject.Search(
                name: subject, preview: preview, input: input.map(FilmSubject.text), gestures: gesture,
                direction: towards, stage: scene.stage,
                assignments: scene.assignments(), hasAssignments: scene.hasAssignments, photos: photos, ticks: ticks,
                makeFolder: {
                    let compiled = try LibraryFolder.make()
                    folder.uses(folder: compiled)
                    return compiled
                }))
        let bar = ProgressBar()
        bar.show(0, "simulating")
        let document = "\(folder.path)/film.html"
        do {
            try subject.document(web: web).write(toFile: document, atomically: false, encoding: .utf8)
        } catch let fault as ValidationError {
            throw fault
        } catch {
            throw ValidationError("\(error)")
        }
        let options: [String: any Sendable] = [
            "format": format.rawValue, "quality": Double(quality) / 100, "fps": rate,
            "scale": scale ?? format.defaultScale, "speed": speed,
            "device": device.rawValue, "background": "#f9f9fc", "surround": device == .none ? "#f9f9fc" : "#e9e9ef",
            "touches": withoutTouches ? [] : subject.touches,
        ]
        defer { bar.clear() }
        let page = try BrowserPage(browser: browser, document: document, folder: folder.path) {
            folder.uses(browser: $0)
        }
        defer {
            folder.uses(browser: nil)
            page.close()
        }
        let plan = try draw(options, on: page, bar)
        try write(page, to: folder)
        try folder.finish()
        bar.clear()
        let seconds = (Double(plan.frames) / Double(rate)).formatted(.number.precision(.fractionLength(1)))
        print("\(out): \(plan.frames) frames, \(seconds) s, \(plan.width)x\(plan.height) pixels")
    }

    private struct Plan: Decodable {
        var frames: Int
        var width: Int
        var height: Int
        var total: Int
    }

    private func draw(_ options: [String: any Sendable], on page: BrowserPage, _ bar: ProgressBar) throws -> Plan {
        let text = String(decoding: try JSONSerialization.data(withJSONObject: options), as: UTF8.self)
        let answer = try page.value(of: "startFilm(\(text)).then(JSON.stringify)") as? String ?? ""
        guard let plan = try? JSONDecoder().decode(Plan.self, from: Data(answer.utf8)) else {
            throw ValidationError("the browser says no plan of the film")
        }
        guard plan.frames <= Self.longest else {
            throw ValidationError(
                "the film has \(plan.frames) frames; allowed: \(Self.longest). A smaller --fps or --ticks, or a greater "
                    + "--speed, has it have fewer")
        }
        var done = 0
        while done < plan.total {
            bar.show(Double(done) / Double(plan.total), "frame \(done % plan.frames + 1) of \(plan.frames)")
            guard let count = try page.value(of: "production.goOn(\(Self.slice))") as? Int, count > done else {
                throw ValidationError("the browser draws no further")
            }
            done = count
        }
        return plan
    }

    private func write(_ page: BrowserPage, to folder: FilmFolder) throws {
        guard let size = try page.value(of: "production.finish()") as? Int, (1...Self.sizeLimit).contains(size) else {
            throw ValidationError(
                "the film is larger than \(Self.sizeLimit >> 20) MB; a smaller --scale or --fps may do")
        }
        guard let file = FileHandle(forWritingAtPath: folder.part) else {
            throw ValidationError("the file '\(out)' can't be written")
        }
        for from in stride(from: 0, to: size, by: Self.piece) {
            let end = min(from + Self.piece, size)
            guard let text = try page.value(of: "production.piece(\(from), \(end))") as? String,
                let data = Data(base64Encoded: text), data.count == end - from
            else { throw ValidationError("the browser does not hand over the film") }
            do {
                try file.write(contentsOf: data)
            } catch {
                throw ValidationError("the file '\(out)' can't be written: \(error.localizedDescription)")
            }
        }
        try file.close()
    }
}
