import Foundation
import TestClient

/// A measurement of what previewed code can do to its server, to other processes and to the machine.
///
/// An innocent viewer is on another server of this machine; the server of the preview is asked for its health all the time.
/// The control is a preview of code that does nothing.
struct PreviewSiege {
    /// Who runs the server, and with what.
    private struct Setting {
        let name: String
        /// The folder of what the user keeps, which no other may write to.
        let home: String
        /// The words before the command.
        let user: [String]
        let hasBubblewrap: Bool
    }

    /// What was noticed while a preview ran.
    private struct Outcome {
        let attack: String
        let view: Witness.View
        /// The longest time to an answer of the preview's own server, in milliseconds.
        let worst: Double
        /// What must not be, and is, whatever the control does.
        var faults: [String]

        /// One line.
        func line(in setting: Setting, control: Outcome) -> String {
            var faults = faults
            if view.lateShare - control.view.lateShare > SiegeOutcome.shareBound {
                faults.append("steps elsewhere were late")
            }
            if view.worst - control.view.worst > SiegeOutcome.delayBound { faults.append("somebody elsewhere waited") }
            if worst > PreviewSiege.answerBound { faults.append("its own server did not answer") }
            return "\(faults.isEmpty ? "held" : "NOT HELD")  \(attack) (\(setting.name)): \(figures), control "
                + control.figures + (faults.isEmpty ? "" : "; \(faults.joined(separator: ", "))")
        }

        private var figures: String {
            let share = (view.lateShare * 1000).rounded() / 10
            return "\(share)% \(Int(view.worst.rounded())) ms elsewhere, own answers within \(Int(worst.rounded())) ms"
        }
    }

    /// The seconds of an attack.
    private static let duration = 6.0
    /// The longest time of a server to its first line, of its code to its first picture, and of its end, in seconds.
    private static let patience = (start: 60.0, compiling: 90.0, end: 10.0)
    /// The longest time to an answer of the preview's own server, in milliseconds.
    private static let answerBound = 2000.0

    private let folder: TestFolder
    private let seconds = "\(Int.random(in: 10_000_000...99_999_999))"

    init() throws {
        folder = try TestFolder(["web/index.html": "", "bin/.keep": "", "secret": ""])
    }

    /// Prints a line for each attack, in each setting, whose name has one of the words, or for all if there are no words.
    ///
    /// Blocks.
    func run(_ words: [String], say: (String) -> Void) throws {
        let attacks = PreviewAttack.all.filter { attack in words.isEmpty || words.contains(where: attack.name.contains)
        }
        guard !attacks.isEmpty else { return }
        try makePrograms()
        let calm = try RunningCommand([
            "serve", "--port", "0", "--web", folder.path + "/web", "--log-level", "critical",
        ])
        let witness = try Witness(port: try calm.port())
        for setting in settings {
            do {
                let control = try measure(.none, setting, witness)
                for attack in attacks { say(try measure(attack, setting, witness).line(in: setting, control: control)) }
            } catch {
                say("NOT TRIED  \(setting.name): \(error)")
            }
        }
        witness.stop()
        calm.signal(SIGTERM)
        _ = try calm.wait(within: Self.patience.end)
    }

    private var settings: [Setting] {
        let nobody = geteuid() == 0 ? ["setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups"] : nil
        return [true, false].flatMap { hasBubblewrap in
            [("this user", []), ("nobody", nobody)].compactMap { name, words in
                words.map {
                    Setting(
                        name: "\(name), \(hasBubblewrap ? "bubblewrap" : "without bubblewrap")",
                        home: "\(folder.path)/home of \(name)", user: $0, hasBubblewrap: hasBubblewrap)
                }
            }
        }
    }

    /// Makes a folder of all programs but bubblewrap, and one for each user.
    private func makePrograms() throws {
        let manager = FileManager.default
        for place in ["/usr/bin", "/bin"] {
            for name in try manager.contentsOfDirectory(atPath: place) where name != "bwrap" {
                try? manager.createSymbolicLink(
                    atPath: "\(folder.path)/bin/\(name)", withDestinationPath: "\(place)/\(name)")
            }
        }
        for setting in settings {
            try manager.createDirectory(
                atPath: setting.home, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o777])
            try manager.setAttributes([.posixPermissions: 0o777], ofItemAtPath: setting.home)
        }
    }

    private func measure(_ attack: PreviewAttack, _ setting: Setting, _ witness: Witness) throws -> Outcome {
        let secret = UUID().uuidString
        try Data(secret.utf8).write(to: folder.url.appendingPathComponent("secret"))
        let victim = Process()
        victim.executableURL = URL(fileURLWithPath: "/bin/sleep")
        victim.arguments = ["600"]
        victim.environment = ["SECRET": secret]
        try victim.run()
        defer { kill(victim.processIdentifier, SIGKILL) }
        // A word among the arguments of what the code starts.
        let word = attack.name.contains("reaches") ? secret : seconds
        let project = try TestFolder([
            "Attack.swift": attack.source(
                on: .init(
                    process: victim.processIdentifier, port: 9, file: folder.path + "/secret", project: folder.path,
                    secret: word))
        ])
        let log = folder.path + "/log"
        let server = try start(project.path, setting, log: log)
        defer { server.signal(SIGKILL) }
        let port: UInt16
        do {
            port = try server.port(within: Self.patience.start)
            try wait(for: "Compiled in", in: log)
        } catch {
            throw RunningCommand.Failure(description: "\(error) \(text(of: log).suffix(600))")
        }
        witness.begin()
        Thread.sleep(forTimeInterval: Siege.calm)
        witness.calm()
        let viewer = try? TestWebSocket(port: port, path: "/rooms/attack")
        let worst = worstAnswer(of: port, for: Self.duration)
        let view = witness.view()
        withExtendedLifetime(viewer) {}
        server.signal(SIGTERM)
        let status = try server.wait(within: Self.patience.end).status
        return Outcome(attack: attack.name, view: view, worst: worst, faults: faults(of: status, log: log))
    }

    /// Says what was reached, left and written.
    private func faults(of status: Int32, log: String) -> [String] {
        // What it started ends with it, or a moment later.
        let end = Date(timeIntervalSinceNow: 5)
        while left > 0, Date() < end { Thread.sleep(forTimeInterval: 0.1) }
        let text = text(of: log)
        let reached = text.firstMatch(of: /reached: ([^\n]*)/)?.1 ?? ""
        var faults: [String] = []
        if !reached.isEmpty { faults.append("it reached \(reached)") }
        if left > 0 { faults.append("\(left) processes outlive it") }
        if text.utf8.contains(0x1B) { faults.append("it wrote to the terminal") }
        if text.utf8.count > 6 << 20 { faults.append("it wrote \(text.utf8.count >> 20) MB") }
        if status != 0 { faults.append("the server ended with \(status)") }
        return faults
    }

    private func text(of log: String) -> String {
        String(decoding: (try? Data(contentsOf: URL(fileURLWithPath: log))) ?? Data(), as: UTF8.self)
    }

    private func wait(for words: String, in log: String) throws {
        let end = Date(timeIntervalSinceNow: Self.patience.compiling)
        while !text(of: log).contains(words) {
            guard Date() < end else { throw RunningCommand.Failure(description: "it does not compile:") }
            Thread.sleep(forTimeInterval: 0.1)
        }
    }

    private func start(_ project: String, _ setting: Setting, log: String) throws -> RunningCommand {
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let program = URL(fileURLWithPath: own).deletingLastPathComponent().appendingPathComponent("zoetrope").path
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let swift = path.split(separator: ":").first { FileManager.default.isExecutableFile(atPath: "\($0)/swiftc") }
        // Where the compiler itself lies there is no bubblewrap.
        let compiler = URL(fileURLWithPath: "\(swift ?? "")/swiftc").resolvingSymlinksInPath()
        let programs = setting.hasBubblewrap ? path : "\(compiler.deletingLastPathComponent().path):\(folder.path)/bin"
        let command =
            setting.user + [
                "env", "PATH=\(programs)", "HOME=\(setting.home)", "TMPDIR=\(setting.home)", program, "preview",
                project,
                "--port", "0", "--web", folder.path + "/web",
            ]
        // What it writes is read by nobody: it must not wait for that.
        return try RunningCommand(
            program: "/bin/sh", ["-c", #"log=$1; shift; exec "$@" 2>"$log""#, "sh", log] + command)
    }

    /// Asks a server for its health for a while.
    ///
    /// - Returns: the longest time to an answer in milliseconds.
    private func worstAnswer(of port: UInt16, for seconds: Double) -> Double {
        let end = Date(timeIntervalSinceNow: seconds)
        var worst = 0.0
        while Date() < end {
            let start = Date()
            let status = (try? TestHTTP("/healthz", port: port).status) ?? 0
            worst = max(worst, status == 200 ? Date().timeIntervalSince(start) * 1000 : .infinity)
            Thread.sleep(forTimeInterval: 0.02)
        }
        return min(worst, 100_000)
    }

    /// The number of processes that the code has started, and that are there still.
    private var left: Int {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return all.count { name in
            guard Int32(name) != nil, let data = try? FileHandle(forReadingAtPath: "/proc/\(name)/cmdline")?.readToEnd()
            else { return false }
            return String(decoding: data, as: UTF8.self).contains(seconds)
        }
    }
}
