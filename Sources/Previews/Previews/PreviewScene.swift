import SceneContract
import StageModel
import UIKit

/// A running preview: what its code made, and the properties of it that can be tuned.
final class PreviewScene: Scene {
    let viewController: UIViewController
    private let preview: Preview
    private let blankNotice: BlankNotice
    private let leftOutNotice: LeftOutNotice
    private let applicationDelegate: any UIApplicationDelegate

    /// Makes what a preview shows.
    ///
    /// - Parameters:
    ///   - preview: the preview.
    ///   - stage: the stage's size in points.
    init(_ preview: Preview, stage: CGSize) {
        self.preview = preview
        InterfaceLibrary.place = preview.source.file
        // What another stage has not asked for is not this one's.
        _ = LeftOutCode.take()
        applicationDelegate = preview.delegate?() ?? StandInDelegate()
        if UIApplication.shared.delegate == nil { UIApplication.shared.delegate = applicationDelegate }
        switch preview.make() {
        case .viewController(let controller): viewController = controller
        case .view(let view): viewController = ViewHolder(view, size: preview.size)
        }
        blankNotice = BlankNotice(for: viewController, lacking: preview.lacking, lost: preview.lost)
        leftOutNotice = LeftOutNotice(for: viewController)
    }

    func didStep() {
        blankNotice.look()
        leftOutNotice.look()
    }

    var observedViews: [ObservedView] {
        viewController.previewedScrollViews.compactMap { $0 as? UICollectionView }.enumerated().map { index, view in
            ObservedView(name: index == 0 ? "collectionView" : "collectionView\(index + 1)", collectionView: view)
        }
    }

    var values: [StageValue] {
        preview.parameters.map { parameter in
            let value = parameter.get(viewController) ?? parameter.declaration.defaultValue
            // A property may begin outside of its declared range.
            return (try? parameter.declaration.check(value)) ?? value
        }
    }

    static func checked(
        _ values: [String: StageValue], _ preview: Preview
    ) throws -> [(parameter: PreviewParameter, value: StageValue)] {
        // In order of the names, so that of several faults the same one is reported each time.
        try values.sorted { $0.key < $1.key }.map { name, value in
            guard let parameter = preview.parameters.first(where: { $0.declaration.name == name }) else {
                throw SceneError.unknownParameter(
                    name, scene: preview.name, known: preview.parameters.map(\.declaration.name))
            }
            return (parameter, try parameter.declaration.check(value))
        }
    }

    func set(_ changes: [String: StageValue]) throws {
        let checked = try Self.checked(changes, preview)
        guard !checked.isEmpty else { return }
        for (parameter, value) in checked { parameter.set(viewController, value) }
        viewController.layOutAnew()
    }

    func perform(_ action: String) throws {
        guard let action = preview.actions.first(where: { $0.name == action }) else {
            throw SceneError.unknownAction(action, known: preview.actions.map(\.name))
        }
        action.perform(viewController)
    }

    // MARK: Restoration

    var restoration: [String: StageValue] {
        [
            "offsets": .list(
                viewController.previewedScrollViews.map {
                    let offset = $0.settledContentOffset
                    return .list([.number(offset.x), .number(offset.y)])
                })
        ]
    }

    func restore(_ restoration: Restoration) throws {
        let allowed = "a list of lists of two numbers"
        let offsets = try restoration.list("offsets", allowed: allowed) { value -> CGPoint? in
            guard case .list(let pair) = value, pair.count == 2, let x = pair[0].finiteNumber,
                let y = pair[1].finiteNumber
            else { return nil }
            return CGPoint(x: x, y: y)
        }
        for (view, offset) in zip(viewController.previewedScrollViews, offsets ?? []) { view.rest(at: offset) }
    }
}

/// What stands for the application's delegate where what is previewed starts without one: alerts are put into its window.
private final class StandInDelegate: UIApplicationDelegate {
    private weak var own: UIWindow?
    var window: UIWindow? {
        get { own ?? UIApplication.shared.windows.first }
        set { own = newValue }
    }
}

extension StageValue {
    fileprivate var finiteNumber: Double? {
        switch self {
        case .number(let number) where number.isFinite: number
        case .integer(let number): Double(number)
        default: nil
        }
    }
}

/// A controller that shows a view on a stage: filling it, or, if it has a size of its own, in its middle.
final class ViewHolder: UIViewController {
    /// The view.
    let content: UIView
    private let size: PreviewSize

    init(_ content: UIView, size: PreviewSize) {
        self.content = content
        self.size = size
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(content)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        switch size {
        case .stage, .landscape:
            content.frame = bounds
        case .fixed(let width, let height):
            place(CGSize(width: width, height: height), in: bounds)
        case .fitting:
            let fitting = content.sizeThatFits(bounds.size)
            place(
                fitting != .zero ? fitting : content.bounds.isEmpty ? Self.room(in: bounds) : content.bounds.size,
                in: bounds)
        }
    }

    /// The size of a view that wants none: that of a banner.
    private static func room(in bounds: CGRect) -> CGSize {
        let width = bounds.width - 40
        return CGSize(width: width, height: (width * 0.6).rounded())
    }

    private func place(_ size: CGSize, in bounds: CGRect) {
        content.frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
}
