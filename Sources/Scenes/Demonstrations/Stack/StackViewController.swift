import UIKit

/// A stack of creature cards below a title.
final class StackViewController: UIViewController, UICollectionViewDataSource {
    var configuration: StackConfiguration {
        didSet { configurationChanged() }
    }
    let stackView: StackView

    init(configuration: StackConfiguration) {
        self.configuration = configuration
        stackView = StackView(frame: .zero, configuration: configuration)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        configuration = StackConfiguration(size: UIScreen.main.bounds.size)
        stackView = StackView(frame: .zero, configuration: configuration)
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for part in [StackBackdrop(frame: .zero), stackView] {
            part.frame = view.bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(part)
        }
        stackView.collectionView.register(StackCell.self, forCellWithReuseIdentifier: "card")
        stackView.collectionView.dataSource = self
        // What is touched answers at once.
        stackView.collectionView.delaysContentTouches = false
        stackView.collectionView.accessibilityLabel = "Creature cards"
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        var safe = view.safeAreaInsets
        safe.top = 0
        stackView.frame = view.bounds.inset(by: safe)
    }

    private func configurationChanged() {
        stackView.configuration = configuration
        for case let cell as StackCell in stackView.collectionView.visibleCells {
            cell.round(configuration.cornerRadius)
        }
    }

    // MARK: UICollectionViewDataSource

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        configuration.itemCount
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
        (cell as? StackCell)?.show(item: indexPath.item)
        (cell as? StackCell)?.round(configuration.cornerRadius)
        return cell
    }
}
