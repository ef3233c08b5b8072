import ArgumentParser
import Foundation
import Logging
import ObjectiveCRuntime
import QuartzCore
import UIKit

/// The command.
@main
struct Zoetrope: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "zoetrope", abstract: "Plays collection-view animations live in browsers.",
        discussion: """
            zoetrope preview      shows the layouts of this folder, anew whenever you save
            zoetrope new Cards    begins a layout: a package with its preview and its tests
            zoetrope serve        serves the scenes that come with the program

            What this machine lacks for that, zoetrope doctor says.
            """,
        version: Version.text,
        subcommands: [
            PreviewCommand.self, NewCommand.self, Serve.self, TestCommand.self, CheckCommand.self, FilmCommand.self,
            DoctorCommand.self, Simulate.self, ScenesCommand.self, RunPreviews.self, RunTests.self,
        ])

    /// Says what does not work with the toolchain that the program was built with.
    static func report(_ lacking: [RuntimeSupport]) {
        MainActor.assumeIsolated {
            for lack in lacking {
                EngineMessages.report("this build lacks a part of Swift's run time: \(lack.purpose)")
            }
        }
    }

    /// Writes a fault to standard error, as the arguments say that the log is written: they may be at fault themselves.
    private static func report(fault: String) {
        let words = CommandLine.arguments
        guard
            words.contains("--log-format=json")
                || zip(words, words.dropFirst()).contains(where: {
                    $0 == ("--log-format", "json")
                })
        else { return FileHandle.standardError.write(Data("zoetrope: \(fault)\n".utf8)) }
        let logger = Logger(label: "zoetrope") { JSONLogHandler(label: $0, level: .info) }
        logger.critical("\(fault)")
    }

    /// Runs the command.
    ///
    /// A fault is one line on standard error. A usage error ends with 2, as shells' own do, instead of ArgumentParser's
    /// 64.
    static func main() {
        MainActor.assumeIsolated {
            LayoutCalls.readTime = { DispatchTime.now().uptimeNanoseconds }
            EngineMessages.report = { FileHandle.standardError.write(Data("zoetrope: \($0)\n".utf8)) }
        }
        report(RuntimeSupport.lacking(of: RuntimeSupport.quick))
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch {
            let code = exitCode(for: error)
            if code == .success {
                print(fullMessage(for: error))
            } else {
                let line = message(for: error).split(separator: "\n").joined(separator: "; ")
                // A command that ends with a status of its own has said why.
                if !line.isEmpty { report(fault: line) }
            }
            Foundation.exit(code == .validationFailure ? 2 : code.rawValue)
        }
    }
}
