import StageTime
import UIKit

/// What of the previewed code is left out, and said once it would have been run.
public enum LeftOutCode {
    /// A part of the code.
    struct Part: Hashable {
        /// What is left out, in words.
        let name: String
        /// Why, and what helps.
        let reason: String
        /// What became of it.
        var fate = "left out"
    }

    private static let lock = NSLock()
    private static let most = 200
    /// What was not run since its stage has asked, which may be code of any thread.
    nonisolated(unsafe) private static var open: [(stage: ObjectIdentifier?, part: Part)] = []

    /// The stage whose code is running; nil for none, or one that is not known.
    private static var stage: ObjectIdentifier? {
        if let clock = FrameClock.ofTask { return ObjectIdentifier(clock) }
        guard StageTurn.isOnMainActor else { return nil }
        return MainActor.assumeIsolated { FrameClock.ofCode.map(ObjectIdentifier.init) }
    }

    /// Notes that a part of the code was not run.
    ///
    /// - Parameters:
    ///   - name: what is left out, in words.
    ///   - reason: why, and what helps.
    public static func tell(_ name: String, _ reason: String) { tell(Part(name: name, reason: reason)) }

    /// Notes that something is made up.
    ///
    /// - Parameters:
    ///   - name: what is made up, in words.
    ///   - reason: why.
    package static func tell(_ name: String, madeUp reason: String) {
        tell(Part(name: name, reason: reason, fate: "made up"))
    }

    static func tell(_ part: Part) {
        // At once: what is missing may end the code before anybody asks.
        say(part)
        let stage = stage
        lock.withLock {
            guard !open.contains(where: { $0 == (stage, part) }) else { return }
            // Stages that have ended ask no more.
            if open.count >= most { open.removeFirst() }
            open.append((stage, part))
        }
    }

    /// Returns what of the running stage's code was not run since this was asked last, or of code whose stage is not known, and
    /// says of each part once on the console.
    @MainActor
    static func take() -> [Part] {
        let stage = stage
        let parts = lock.withLock {
            defer { open.removeAll { $0.stage == nil || $0.stage == stage } }
            return open.filter { $0.stage == nil || $0.stage == stage }.map(\.part)
        }
        parts.forEach(say)
        return parts
    }

    private static func say(_ part: Part) {
        EngineMessages.reportOnce("\(part.name) is \(part.fate): \(part.reason)")
    }
}

/// A sentence at the lower edge of a stage on which some of the code was not run.
@MainActor
final class LeftOutNotice {
    private weak var root: UIViewController?
    private var parts: [(reason: String, fate: String, names: [String])] = []
    private let view = LeftOutNoticeView()

    /// How many parts are named, and how many reasons are said: more would cover the stage.
    private static let (named, reasons) = (3, 3)

    /// - Parameter root: what the stage shows.
    init(for root: UIViewController) {
        self.root = root
        add(LeftOutCode.take())
    }

    /// Shows what was not run meanwhile.
    func look() {
        add(LeftOutCode.take())
        guard !parts.isEmpty, !view.isOver, let stage = root?.viewIfLoaded?.window else { return }
        view.say(sentence, on: stage)
    }

    private func add(_ others: [LeftOutCode.Part]) {
        for other in others {
            guard let index = parts.firstIndex(where: { $0.reason == other.reason }) else {
                parts.append((other.reason, other.fate, [other.name]))
                view.isOver = false
                continue
            }
            if !parts[index].names.contains(other.name) { parts[index].names.append(other.name) }
        }
    }

    /// What is said: each reason with what is left out for it.
    var sentence: String {
        let rest = parts.count - Self.reasons
        let more = rest > 0 ? ["\(rest) more \(rest == 1 ? "reason is" : "reasons are") on the console."] : []
        return (parts.prefix(Self.reasons).map(sentence) + more).joined(separator: "\n")
    }

    private func sentence(on part: (reason: String, fate: String, names: [String])) -> String {
        let names = part.names.prefix(Self.named)
        let rest = part.names.count - names.count
        var words = Array(names)
        if rest > 0 { words.append("\(rest) more") }
        let list = words.dropLast().joined(separator: ", ") + (words.count > 1 ? " and " : "") + (words.last ?? "")
        let text = "\(list) \(part.names.count == 1 ? "is" : "are") \(part.fate): \(part.reason)."
        return text.prefix(1).uppercased() + text.dropFirst()
    }
}

/// The sentence, which a tap takes away.
final class LeftOutNoticeView: UIView {
    private let label = UILabel()
    /// Whether somebody has taken it away.
    var isOver = false

    private static let inset: CGFloat = 12

    init() {
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        backgroundColor = UIColor(white: 0.1, alpha: 0.85)
        layer.cornerRadius = 10
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 12)
        label.textColor = .white
        addSubview(label)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(LeftOutNoticeView.close)))
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The sentence that is shown.
    var sentence: String? { label.text }

    private func close() {
        isOver = true
        removeFromSuperview()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: Self.inset, dy: Self.inset / 2)
    }

    /// Returns where bars begin that stand at a stage's lower edge, which are to be seen and tapped.
    private static func barTops(in view: UIView) -> [CGFloat] {
        view.subviews.filter { !$0.isHidden && $0.alpha > 0 }.flatMap { each in
            guard each is UITabBar || each is UIToolbar, let stage = each.window else { return barTops(in: each) }
            let frame = each.convert(each.bounds, to: stage)
            return frame.maxY >= stage.bounds.maxY && frame.minY > stage.bounds.midY ? [frame.minY] : []
        }
    }

    /// Shows a sentence in front of all else on a stage; without one that is new it changes nothing.
    func say(_ sentence: String, on stage: UIWindow) {
        guard superview !== stage || stage.subviews.last !== self || label.text != sentence else { return }
        label.text = sentence
        let width = stage.bounds.width - 2 * Self.inset
        let height = label.sizeThatFits(CGSize(width: width - 2 * Self.inset, height: .greatestFiniteMagnitude)).height
        let edge = stage.bounds.maxY - max(stage.safeAreaInsets.bottom, Self.inset)
        let bottom = Self.barTops(in: stage).map { $0 - Self.inset / 2 }.min().map { min($0, edge) } ?? edge
        frame = CGRect(
            x: Self.inset, y: bottom - height - Self.inset, width: width, height: height + Self.inset)
        stage.addSubview(self)
        stage.layoutIfNeeded()
    }
}
