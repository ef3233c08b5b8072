import QuartzCore

/// The sheet on which one chooses what to do with values: copy them, or an activity of the app's own.
///
/// A stage has no other apps: those of an app itself are listed, and *Copy*, which fills the stage's pasteboard.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// Is called with the activity that was chosen, or nil, whether it was completed, what it gave back, and an error.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// The activities that are not offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Is called when the sheet has been taken away.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Has no effect: no activity is prominent.
    open var allowsProminentActivity = true
    private final let items: [Any]
    private final let activities: [UIActivity]
    private final lazy var list = ActivityList(subject: subject, choices: choices.map(\.title)) { [weak self] in
        self?.choose($0)
    }

    /// Makes a sheet.
    ///
    /// - Parameters:
    ///   - activityItems: the values: texts, addresses, images, or sources that give some.
    ///   - applicationActivities: the app's own activities.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        activities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
        sheetPresentationController?.detents = [.medium(), .large()]
    }

    /// Makes a sheet without values.
    public required init?(coder: NSCoder) {
        (items, activities) = ([], [])
        super.init(coder: coder)
    }

    open override func loadView() { view = list }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard presentingViewController == nil else { return }
        finish(nil, completed: false)
    }

    /// The values that the sources among the items give.
    private final lazy var values: [Any] = items.compactMap { item in
        if let provider = item as? UIActivityItemProvider { return provider.item }
        guard let source = item as? any UIActivityItemSource else { return item }
        return source.activityViewController(self, itemForActivityType: nil)
    }

    /// The values in a line.
    private var subject: String {
        values.map { value in
            switch value {
            case let text as String: text
            case let url as URL: url.absoluteString
            case is UIImage: "Image"
            default: "\(type(of: value))"
            }
        }.joined(separator: ", ")
    }

    private final lazy var choices: [(title: String, activity: UIActivity)] = ([CopyActivity()] + activities).filter {
        activity in
        activity.canPerform(withActivityItems: values)
            && !(excludedActivityTypes ?? []).contains { $0 == activity.activityType }
    }.map { ($0.activityTitle ?? "\(type(of: $0))", $0) }

    private func choose(_ index: Int) {
        let activity = choices[index].activity
        activity.prepare(withActivityItems: values)
        guard let shown = activity.activityViewController else {
            activity.perform()
            return finish(activity.activityType, completed: true)
        }
        let presenter = presentingViewController
        finish(activity.activityType, completed: true) { presenter?.present(shown, animated: true) }
    }

    private func finish(_ type: UIActivity.ActivityType?, completed: Bool, then next: (() -> Void)? = nil) {
        let handler = completionWithItemsHandler
        completionWithItemsHandler = nil
        guard presentingViewController != nil else {
            handler?(type, completed, nil, nil)
            return
        }
        dismiss(animated: true) {
            handler?(type, completed, nil, nil)
            next?()
        }
    }
}

/// Puts texts, addresses and images on the pasteboard.
private final class CopyActivity: UIActivity {
    private var items: [Any] = []

    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { "Copy" }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { $0 is String || $0 is URL || $0 is UIImage }
    }

    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

    override func perform() {
        let board = UIPasteboard.general
        board.strings = items.compactMap { $0 as? String ?? ($0 as? URL)?.absoluteString }
        board.urls = items.compactMap { $0 as? URL }
        board.images = items.compactMap { $0 as? UIImage }
    }
}
