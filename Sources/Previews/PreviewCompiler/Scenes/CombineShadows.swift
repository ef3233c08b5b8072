/// The source that is compiled with a project which imports Combine: what Foundation adds to Combine, on the stage's time.
///
/// It stands with the project's code and not in the library that previewed code imports as Combine, as that does not have the
/// stage's types.
enum CombineShadows {
    /// Returns the source of a project that imports Combine.
    ///
    /// - Parameter index: the project's files.
    /// - Returns: a file's name and text; none for a project that does not import it.
    static func files(with index: ProjectIndex) -> [(name: String, text: [UInt8])] {
        isWanted(by: index) ? [(name: "combine.swift", text: Array(source.utf8))] : []
    }

    /// Whether one of a project's files sees Combine.
    static func isWanted(by index: ProjectIndex) -> Bool { index.files.contains(where: isSeen) }

    /// Whether a file sees Combine: by its own name, or by Foundation, which all of Apple's frameworks hand on, with what models are made of.
    static func isSeen(in file: SourceFile) -> Bool {
        let summary = file.summary
        return summary.imports.contains("Combine")
            || !summary.imports.isEmpty && !summary.names.isDisjoint(with: ["ObservableObject", "Published"])
                && summary.declared.isDisjoint(with: ["ObservableObject", "Published"])
            || summary.imports.contains("SwiftUI")
                && !(summary.names.isDisjoint(with: SwiftUIShadows.names)
                    && summary.members.isDisjoint(with: SwiftUIShadows.names))
    }

    private static let source = """
        import Combine
        import Foundation
        import StageTime
        import UIKit

        extension StageTime.DispatchQueue: StageScheduler {
            public typealias SchedulerTimeType = StageMoment
            public typealias SchedulerOptions = StageSchedulerOptions
            public static var secondsOnStage: Double { StageDate.uptime }
            public func performOnStage(after seconds: Double, _ work: @escaping () -> Void) {
                if seconds > 0 { asyncAfter(deadline: .now().advanced(bySeconds: seconds), execute: work) } else { async(execute: work) }
            }
        }

        extension StageTime.OperationQueue: StageScheduler {
            public typealias SchedulerTimeType = StageMoment
            public typealias SchedulerOptions = StageSchedulerOptions
            public static var secondsOnStage: Double { StageDate.uptime }
            public func performOnStage(after seconds: Double, _ work: @escaping () -> Void) {
                guard seconds > 0 else { return addOperation(work) }
                DispatchQueue.main.performOnStage(after: seconds) { self.addOperation(work) }
            }
        }

        extension Foundation.RunLoop: StageScheduler {
            public typealias SchedulerTimeType = StageMoment
            public typealias SchedulerOptions = StageSchedulerOptions
            public static var secondsOnStage: Double { StageDate.uptime }
            public func performOnStage(after seconds: Double, _ work: @escaping () -> Void) {
                DispatchQueue.main.performOnStage(after: seconds, work)
            }
        }

        extension StageTime.Timer {
            public typealias TimerPublisher = TimedValues<Date>

            public nonisolated static func publish(
                every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
                options: StageSchedulerOptions? = nil
            ) -> TimerPublisher {
                TimerPublisher { tell in
                    let scheduler = DispatchQueue.main
                    let stride = StageMoment.Stride(timeInterval: interval)
                    return AnyCancellable(
                        scheduler.schedule(
                            after: scheduler.now.advanced(by: stride), interval: stride, tolerance: 0, options: nil
                        ) { tell(Date()) })
                }
            }
        }

        extension StageTime.NotificationCenter {
            public typealias Publisher = ObservedValues<Notification>

            public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
                Publisher { tell in
                    let token = self.addObserver(forName: name, object: object, queue: nil, using: tell)
                    return AnyCancellable { self.removeObserver(token) }
                }
            }
        }

        extension NSObject {
            public typealias KeyValueObservingPublisher<Subject, Value> = ObservedValues<Value>
        }

        extension NSObjectProtocol where Self: NSObject {
            func publisher<Value>(
                for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
            ) -> ObservedValues<Value> {
                ObservedValues { tell in
                    let observation = self.observe(keyPath, options: options) { object, _ in tell(object[keyPath: keyPath]) }
                    return AnyCancellable { observation.invalidate() }
                }
            }
        }

        extension StageTime.URLSession {
            public typealias DataTaskPublisher = AnyPublisher<(data: Data, response: URLResponse), URLError>

            public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

            public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
                Deferred { () -> AnyPublisher<(data: Data, response: URLResponse), URLError> in
                    var task: URLSessionDataTask?
                    return Future<(data: Data, response: URLResponse), URLError> { promise in
                        task = self.dataTask(with: request) { data, response, error in
                            guard let data, let response else {
                                return promise(.failure(error as? URLError ?? URLError(.unknown)))
                            }
                            promise(.success((data: data, response: response)))
                        }
                        task?.resume()
                    }
                    .handleEvents(receiveCancel: { task?.cancel() })
                    .eraseToAnyPublisher()
                }
                .eraseToAnyPublisher()
            }
        }

        """
}
