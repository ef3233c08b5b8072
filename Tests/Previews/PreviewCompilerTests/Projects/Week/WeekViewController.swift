import UIKit

struct Event: Codable, Comparable {
    enum Kind: String, Codable { case work, sport, family }
    let title: String
    let start, end: Date
    let kind: Kind
    static func < (lhs: Event, rhs: Event) -> Bool { lhs.start < rhs.start }
}

private extension Event.Kind {
    var color: UIColor {
        switch self {
        case .work: return .systemBlue
        case .sport: return .systemOrange
        case .family: return .systemGreen
        }
    }
}

class EventCell: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.font = UIFont(name: "AvenirNext-Bold", size: 11)
        label.textColor = .white
        label.frame = bounds.insetBy(dx: 4, dy: 2)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
        layer.cornerRadius = 4
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.6 : 1 } }
    override var isSelected: Bool { didSet { layer.borderWidth = isSelected ? 2 : 0 } }
    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    { layoutAttributes }
}

class WeekViewController: UIViewController {
    lazy var layout = WeekViewFlowLayout()
    lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "EEE d"
        formatter.locale = Locale(identifier: "en_GB")
        return formatter
    }()
    private var events: [[Event]] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let monday = Calendar.current.startOfDay(for: Date())
        events = (0..<14).map { day in
            stride(from: 8, to: 20, by: 3).map { hour in
                let start = monday.addingTimeInterval(TimeInterval(day * 86_400 + (hour + day % 3) * 3600))
                return Event(
                    title: "Meeting \(hour)", start: start, end: start + 5400,
                    kind: [.work, .sport, .family][(day + hour) % 3])
            }.sorted()
        }
        layout.delegate = self
        view.addSubview(collectionView)
        collectionView.isDirectionalLockEnabled = true
        collectionView.bounces = false
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.backgroundColor = .white
        collectionView.allowsMultipleSelection = true
        collectionView.register(EventCell.self, forCellWithReuseIdentifier: "\(EventCell.self)")
        [SupplementaryViewKinds.columnHeader, SupplementaryViewKinds.rowHeader].forEach {
            collectionView.register(HeaderView.self, forSupplementaryViewOfKind: $0, withReuseIdentifier: $0)
        }
        let pinch = UIPinchGestureRecognizer(target: self, action: #selector(pinch(_:)))
        collectionView.addGestureRecognizer(pinch)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        collectionView.frame = view.bounds.inset(by: view.safeAreaInsets)
    }

    @objc func pinch(_ sender: UIPinchGestureRecognizer) {
        if case .changed = sender.state {
            layout.hourHeight = (layout.hourHeight * sender.scale).clamped(to: 30...120)
            sender.scale = 1
        }
    }
}

extension Comparable {
    func clamped(to limits: ClosedRange<Self>) -> Self { min(max(self, limits.lowerBound), limits.upperBound) }
}

extension WeekViewController: UICollectionViewDataSource, UICollectionViewDelegate, WeekViewLayoutDelegate {
    func numberOfSections(in collectionView: UICollectionView) -> Int { events.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        events[section].count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell =
            collectionView.dequeueReusableCell(withReuseIdentifier: "\(EventCell.self)", for: indexPath) as! EventCell
        let event = events[indexPath.section][indexPath.item]
        cell.label.text = event.title
        cell.backgroundColor = event.kind.color
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: kind, for: indexPath)
        if let header = view as? HeaderView {
            header.label.text =
                kind == SupplementaryViewKinds.columnHeader
                ? formatter.string(from: events[indexPath.section][0].start) : String(format: "%02d:00", indexPath.item)
        }
        return view
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        indexPath.item % 2 == 0
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        cell.alpha = 0
        UIView.animate(
            withDuration: 0.2, delay: 0.02 * Double(indexPath.item), options: .allowUserInteraction,
            animations: { cell.alpha = 1 })
    }
    func weekView(_ layout: WeekViewFlowLayout, startTimeForItemAt indexPath: IndexPath) -> Date {
        events[indexPath.section][indexPath.item].start
    }
    func weekView(_ layout: WeekViewFlowLayout, endTimeForItemAt indexPath: IndexPath) -> Date {
        events[indexPath.section][indexPath.item].end
    }
}

#Preview("Week", traits: .landscapeLeft) { WeekViewController() }
