import Previews
import UIKit

/// A place that waits for a picture, or shows one: of several that it has been told to show the last.
@MainActor
final class PictureWait {
    /// What tells the picture that it waits for from others; nil for none.
    private(set) var identifier: Source.Identifier.Value?
    private var last: Source.Identifier.Value = 0
    private var task: DownloadTask?

    nonisolated init() {}

    /// Has nobody wait for the picture.
    func cancel() { task?.cancel() }

    /// Asks for a picture in place of the one that it waits for.
    ///
    /// - Parameters:
    ///   - source: what it is the picture of; nil for none.
    ///   - options: how it is asked for.
    ///   - progress: hears that it has come.
    ///   - prepare: shows what is shown before it comes.
    ///   - show: shows it, or what is shown if it does not come, and calls a closure then.
    ///   - completed: is called then, or if another picture has been asked for since.
    /// - Returns: what ends it; nil if no network is asked.
    func load(
        _ source: Source?, _ options: KingfisherParsedOptionsInfo, _ progress: DownloadProgressBlock?,
        prepare: () -> Void, show: @escaping KingfisherManager.Showing, _ completed: KingfisherManager.Completion?
    ) -> DownloadTask? {
        last += 1
        let own = last
        identifier = source == nil ? nil : own
        prepare()
        guard let source else {
            let result = KingfisherManager.Outcome.failure(.imageSettingError(reason: .emptySource))
            task = nil
            show(result) { completed?(result) }
            return nil
        }
        task = KingfisherManager.shared.retrieve(
            [source], options, progress, { [weak self] task in if self?.last == own { self?.task = task } }
        ) { [weak self] result in
            guard let self, identifier == own else {
                completed?(.failure(.imageSettingError(reason: Self.late(result, source))))
                return
            }
            identifier = nil
            task = nil
            show(result) { completed?(result) }
        }
        return task
    }

    private static func late(
        _ result: KingfisherManager.Outcome, _ source: Source
    ) -> KingfisherError.ImageSettingErrorReason {
        switch result {
        case .success(let found): .notCurrentSourceTask(result: found, error: nil, source: source)
        case .failure(let error): .notCurrentSourceTask(result: nil, error: error, source: source)
        }
    }
}

extension KingfisherManager {
    /// A picture that has come, or why it has not.
    typealias Outcome = Result<RetrieveImageResult, KingfisherError>
    /// Hears of a picture that has come or has not.
    typealias Completion = @MainActor (Outcome) -> Void
    /// Shows a picture that has come or has not, and calls a closure when it is shown.
    typealias Showing = @MainActor (Outcome, _ done: @escaping () -> Void) -> Void
}

/// What an object waits for, and how it shows it.
@MainActor
final class ShownPictures {
    /// The indicator while the picture is asked for.
    var indicatorType = IndicatorType.none
    var indicator: (any Indicator)?
    var placeholder: (any Placeholder)?
    private var waits: [String: PictureWait] = [:]

    private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    /// Returns what an object waits for.
    static func of(_ owner: AnyObject) -> ShownPictures {
        if let known = AssociatedObjects.value(of: owner, for: key) as? ShownPictures { return known }
        let pictures = ShownPictures()
        AssociatedObjects.set(pictures, of: owner, for: key)
        return pictures
    }

    /// Returns the place of a name.
    func wait(_ name: String = "") -> PictureWait {
        if let known = waits[name] { return known }
        let wait = PictureWait()
        waits[name] = wait
        return wait
    }

    /// Has nobody wait for the pictures of places whose names begin so.
    func cancel(_ prefix: String) { waits.filter { $0.key.hasPrefix(prefix) }.forEach { $0.value.cancel() } }
}
