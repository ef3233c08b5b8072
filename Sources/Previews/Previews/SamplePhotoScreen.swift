import UIKit

/// The screen on which somebody chooses among the photos that are made up: a grid of three columns.
@MainActor
public final class SamplePhotoScreen: UIViewController {
    private static let columns: CGFloat = 3
    private static let gap: CGFloat = 2

    private let choice: SamplePhotoChoice
    private let layout = UICollectionViewFlowLayout()
    private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layout)

    /// Makes a screen.
    ///
    /// - Parameters:
    ///   - limit: how many photos may be chosen; 0 for as many as there are.
    ///   - changed: is called with the numbers of the chosen ones, in the order of the choice, whenever that has changed.
    public init(limit: Int, changed: @escaping ([Int]) -> Void) {
        choice = SamplePhotoChoice(limit: limit, changed: changed)
        super.init(nibName: nil, bundle: nil)
        title = "Photos"
    }

    /// Returns nil: an Interface Builder file has no such screen.
    public required init?(coder: NSCoder) { nil }

    /// Returns a screen with a bar, on which one photo is chosen by a tap, and several by taps and a button.
    ///
    /// - Parameters:
    ///   - limit: how many photos may be chosen; 0 for as many as there are.
    ///   - finish: is called with the numbers of the chosen photos, none if the screen is left without a choice.
    /// - Returns: the screen.
    public static func picker(limit: Int, finish: @escaping ([Int]) -> Void) -> UINavigationController {
        let screen = SamplePhotoScreen(limit: limit) { numbers in
            if limit == 1, !numbers.isEmpty { finish(numbers) }
        }
        screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { _ in finish([]) })
        if limit != 1 {
            let choice = screen.choice
            screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
                primaryAction: UIAction(title: "Add") { _ in finish(choice.numbers) })
        }
        return UINavigationController(rootViewController: screen)
    }

    /// Shows the photos.
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        layout.minimumLineSpacing = Self.gap
        layout.minimumInteritemSpacing = Self.gap
        grid.allowsMultipleSelection = choice.limit != 1
        grid.register(SamplePhotoCell.self, forCellWithReuseIdentifier: SamplePhotoChoice.cell)
        (grid.dataSource, grid.delegate) = (choice, choice)
        view.addSubview(grid)
    }

    /// Fills the screen with the grid.
    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        grid.frame = view.bounds
        let side = ((grid.bounds.width - Self.gap * (Self.columns - 1)) / Self.columns).rounded(.down)
        if side > 0 { layout.itemSize = CGSize(width: side, height: side) }
    }
}

/// Which of the photos somebody has chosen.
@MainActor
private final class SamplePhotoChoice: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    static let cell = "photo"

    /// How many may be chosen; 0 for as many as there are.
    let limit: Int
    private(set) var numbers: [Int] = []
    private let changed: ([Int]) -> Void

    init(limit: Int, changed: @escaping ([Int]) -> Void) {
        (self.limit, self.changed) = (limit, changed)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        SamplePhotos.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.cell, for: indexPath)
        (cell as? SamplePhotoCell)?.show(SamplePhotos.picture(indexPath.item))
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        limit < 2 || numbers.count < limit
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        numbers = limit == 1 ? [indexPath.item] : numbers + [indexPath.item]
        changed(numbers)
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        numbers.removeAll { $0 == indexPath.item }
        if limit != 1 { changed(numbers) }
    }
}

/// A photo in the grid, paler and with a mark while it is chosen.
private final class SamplePhotoCell: UICollectionViewCell {
    private let picture = UIImageView()
    private let mark = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        mark.isHidden = true
        contentView.addSubview(picture)
        contentView.addSubview(mark)
    }

    required init?(coder: NSCoder) { nil }

    override var isSelected: Bool {
        didSet {
            picture.alpha = isSelected ? 0.6 : 1
            mark.isHidden = !isSelected
        }
    }

    func show(_ image: UIImage) { picture.image = image }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = contentView.bounds
        let size = mark.intrinsicContentSize
        mark.frame = CGRect(
            x: contentView.bounds.width - size.width - 6, y: contentView.bounds.height - size.height - 6,
            width: size.width, height: size.height)
    }
}
