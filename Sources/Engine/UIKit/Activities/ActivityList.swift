import QuartzCore

/// A line that says what is shared, and a row for each thing that can be done with it.
final class ActivityList: UIView {
    private let heading = UILabel()
    private let panel = UIView()
    private let note = UILabel()
    private var rows: [(button: UIButton, line: UIView)] = []

    init(subject: String, choices: [String], choose: @escaping (Int) -> Void) {
        super.init(frame: UIScreen.main.bounds)
        backgroundColor = .secondarySystemBackground
        heading.text = subject
        heading.font = .systemFont(ofSize: 17, weight: .semibold)
        heading.numberOfLines = 2
        note.text = "A stage has no other apps to share with."
        note.font = .systemFont(ofSize: 13)
        note.textColor = .secondaryLabel
        note.numberOfLines = 0
        panel.backgroundColor = .systemBackground
        panel.layer.cornerRadius = 10
        panel.clipsToBounds = true
        for view in [heading, panel, note] { addSubview(view) }
        for (index, title) in choices.enumerated() {
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            button.setTitleColor(.label, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 17)
            button.contentHorizontalAlignment = .leading
            button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
            button.addAction(UIAction { _ in choose(index) }, for: .touchUpInside)
            let line = UIView()
            line.backgroundColor = .separator
            line.isHidden = index == 0
            for view in [button, line] { panel.addSubview(view) }
            rows.append((button, line))
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(bounds.width - 32, 0)
        let limit = CGSize(width: width, height: .greatestFiniteMagnitude)
        heading.frame = CGRect(x: 16, y: 20, width: width, height: heading.sizeThatFits(limit).height)
        panel.frame = CGRect(x: 16, y: heading.frame.maxY + 20, width: width, height: CGFloat(rows.count) * 48)
        for (index, row) in rows.enumerated() {
            row.button.frame = CGRect(x: 0, y: CGFloat(index) * 48, width: width, height: 48)
            row.line.frame = CGRect(x: 16, y: CGFloat(index) * 48, width: max(width - 16, 0), height: 0.5)
        }
        note.frame = CGRect(x: 16, y: panel.frame.maxY + 12, width: width, height: note.sizeThatFits(limit).height)
    }
}
