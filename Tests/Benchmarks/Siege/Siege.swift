import Foundation
import Demonstrations
import Simulation
import StageModel
import TestClient

/// A measurement of what viewers notice while a server is attacked in every known way, one after the other.
///
/// One viewer is in another room, and one on a second server, which nobody attacks, as control. All are on this
/// machine: the cores that the attackers' own work takes are missing to both viewers alike.
struct Siege {
    static let calm = 2.0
    static let longestRecovery = 10.0

    static let attacks: [Attack] =
        [.frames, .fragments, .upgrades, .joins, .handshakes, .secureHandshakes, .requests]
        + [.controlMessages, .talk, .keys, .renewals, .metrics, .codes, .files]
        + [.logs, .stepsAhead, .changes, .seeks, .manyRooms, .extremes, .churn, .versions]

    /// A word that names no attack.
    struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    private let folder: TestFolder
    private let certificate: TestCertificate
    private let scenes: [SceneDescription]

    @MainActor init() throws {
        scenes = SceneSimulation.scenes(stage: CGSize(width: 390, height: 844))
        folder = try TestFolder(["web/index.html": "", "photos/a.txt": ""])
        try TestPicture.write(to: folder.path + "/photos/a.png", padding: 4_000_000)
        certificate = try TestCertificate()
    }

    /// Prints a line for each attack whose name has one of the words, or for all if there are no words.
    ///
    /// Blocks.
    ///
    /// - Throws: ``Fault`` for a word that no attack's name has.
    func run(_ words: [String]) throws {
        let names = Self.attacks.map(\.name) + PreviewAttack.all.map(\.name)
        if let unknown = words.first(where: { word in !names.contains { $0.contains(word) } }) {
            throw Fault(description: "no attack's name has '\(unknown)'; attacks:\n\(names.joined(separator: "\n"))")
        }
        say(
            "share of 60 Hz steps more than one step late, worst delay; of a viewer in another room, and of the control"
        )
        let attacks = Self.attacks.filter { attack in words.isEmpty || words.contains(where: attack.name.contains) }
        for kind in [Attack.Server.plain, .secure, .preview] { try run(attacks.filter { $0.server == kind }, on: kind) }
        try PreviewSiege().run(words, say: say)
    }

    private func run(_ attacks: [Attack], on kind: Attack.Server) throws {
        guard !attacks.isEmpty else { return }
        let previews = kind == .preview ? try (0..<2).map { _ in try TwiceSavedPreview(web: folder.path + "/web") } : []
        let servers = try kind == .preview ? previews.map(\.server) : (0..<2).map { _ in try start(kind) }
        let ports = try servers.map { try $0.port() }
        for (preview, port) in zip(previews, ports) { try preview.saveTwice(at: port) }
        let witnesses = try ports.map { port in
            try kind == .preview
                ? Witness(port: port, room: TwiceSavedPreview.calmRoom) : Witness(port: port, isSecure: kind == .secure)
        }
        for attack in attacks {
            let target = Attack.Target(port: ports[0], photos: folder.path + "/photos", scenes: scenes)
            say(try measure(attack, on: servers[0], target, witnesses).line)
        }
        for witness in witnesses { witness.stop() }
        for server in servers {
            server.signal(SIGTERM)
            let began = Date()
            let status = try server.wait().status
            say("SIGTERM: ended with \(status) after \(Int(Date().timeIntervalSince(began) * 1000)) ms")
        }
        withExtendedLifetime(previews) {}
    }

    private func start(_ kind: Attack.Server) throws -> RunningCommand {
        var arguments = [
            "serve", "--port", "0", "--web", folder.path + "/web", "--photos", folder.path + "/photos", "--log-level",
            "critical", "--room-idle", "1",
        ]
        if kind == .secure { arguments += ["--tls-cert", certificate.certificate, "--tls-key", certificate.key] }
        return try RunningCommand(arguments)
    }

    /// Prints a line at once, whatever standard output is.
    private func say(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }

    private func measure(
        _ attack: Attack, on attacked: RunningCommand, _ target: Attack.Target, _ witnesses: [Witness]
    ) throws -> SiegeOutcome {
        if let warmUp = attack.warmUp {
            let end = Date(timeIntervalSinceNow: warmUp)
            try attack.run(target) { Date() >= end }
        }
        for witness in witnesses { witness.begin() }
        Thread.sleep(forTimeInterval: Self.calm)
        for witness in witnesses { witness.calm() }
        let memory = try attacked.residentBytes()
        let end = Date(timeIntervalSinceNow: attack.duration)
        let failure: (any Error)?
        do {
            try attack.run(target) { Date() >= end }
            failure = nil
        } catch {
            failure = error
        }
        let views = witnesses.map { $0.view() }
        let recovery = witnesses[0].recovery(within: Self.longestRecovery)
        // Rooms close first, before and after.
        Thread.sleep(forTimeInterval: Self.calm)
        return SiegeOutcome(
            attack: attack.name, attacked: views[0], control: views[1], recovery: recovery,
            memory: (before: memory, after: try attacked.residentBytes()), isMemoryBounded: attack.warmUp != nil,
            failure: failure.map { "\($0)" })
    }
}
