import CarouselKit
import UIKit

class CarouselViewController: UICollectionViewController {
    var itemWidth: CGFloat = 240  // 120...320 points
    private var timer: Timer?
    private var colors: [UIColor] = []

    init() {
        let layout = CarouselKit.CarouselFlowLayout()
        layout.scrollDirection = .horizontal
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        colors = (0..<20).map { _ in
            UIColor(hue: .random(in: 0...1), saturation: 0.5, brightness: 0.9, alpha: 1)
        }
        collectionView.register(CarouselCell.self, forCellWithReuseIdentifier: "cell")
        timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { [weak self] _ in self?.advance() }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: itemWidth, height: 360)
    }

    deinit {
        timer?.invalidate()
    }

    private func advance() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
            let next = CGPoint(x: self.collectionView.contentOffset.x + self.itemWidth, y: 0)
            UIView.animate(withDuration: 0.4, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
                self.collectionView.contentOffset = next
            } completion: { _ in
            }
        }
    }
}

// MARK: - UICollectionViewDataSource

extension CarouselViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return colors.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! CarouselCell
        cell.backgroundColor = colors[indexPath.item]
        return cell
    }
}

class CarouselCell: UICollectionViewCell {
    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = 12
    }
}

#Preview("Carousel") {
    CarouselViewController()
}
