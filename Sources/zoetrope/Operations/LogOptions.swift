import ArgumentParser
import Logging

/// The options for the log on standard error.
struct LogOptions: ParsableArguments {
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @Option(help: "Lines for people, or JSON Lines.")
    var logFormat = Format.text

    @Option(help: "The least level that is logged; debug has viewers joining and leaving too.")
    var logLevel = Logger.Level.info

    func bootstrap() {
        LoggingSystem.bootstrap { [logFormat, logLevel] label in
            switch logFormat {
            case .json:
                return JSONLogHandler(label: label, level: logLevel)
            case .text:
                var handler = StreamLogHandler.standardError(label: label)
                handler.logLevel = logLevel
                return handler
            }
        }
    }
}

extension Logger.Level: @retroactive ExpressibleByArgument {}
