import UIKit
import QuartzCore

struct CardInfo {
    var color: UIColor
    var icon: UIImage?
}

class ExampleViewController: UICollectionViewController, WalletCollectionViewLayoutDelegate {
    var cardCollectionViewLayout: WalletCollectionViewLayout?
    @IBOutlet var backgroundView: UIView?
    @IBOutlet var backgroundNavigationBar: UINavigationBar?
    @IBInspectable var cornerRadius: CGFloat = 10
    var cardArray: [CardInfo] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        self.setupExample()
    }

    private func setupExample() {
        cardCollectionViewLayout = collectionView?.collectionViewLayout as? WalletCollectionViewLayout
        collectionView?.register(ExampleCell.self, forCellWithReuseIdentifier: String(describing: ExampleCell.self))
        collectionView?.backgroundColor = UIColor.black
        collectionView?.alwaysBounceVertical = true
        for index in 0..<20 {
            cardArray.insert(createCardInfo(), at: index)
        }
        collectionView?.reloadData()
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) { [weak self] in
            self?.cardCollectionViewLayout?.invalidateLayout()
        }
    }

    private func createCardInfo() -> CardInfo {
        return CardInfo(color: getRandomColor(), icon: UIImage(named: "Icon\(arc4random_uniform(6) + 1).png"))
    }

    private func getRandomColor() -> UIColor {
        let hue = CGFloat(arc4random() % 256) / 256.0
        return UIColor(
            hue: hue, saturation: CGFloat(drand48()) * 0.2 + 0.6, brightness: CGFloat.random(in: 0.8...1), alpha: 1)
    }

    func cardCollectionViewLayout(_ collectionViewLayout: WalletCollectionViewLayout, willRevealCardAtIndex index: Int)
    {
        if let cell = collectionView?.cellForItem(at: IndexPath(item: index, section: 0)) as? ExampleCell {
            cell.cardIsRevealed(true)
        }
    }

    func cardCollectionViewLayout(_ collectionViewLayout: WalletCollectionViewLayout, didUnrevealCardAtIndex index: Int)
    {
        (collectionView?.cellForItem(at: IndexPath(item: index, section: 0)) as? ExampleCell)?.cardIsRevealed(false)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        cardArray.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell =
            collectionView.dequeueReusableCell(withReuseIdentifier: "ExampleCell", for: indexPath) as! ExampleCell
        cell.backgroundColor = cardArray[indexPath.item].color
        cell.imageIcon?.image = cardArray[indexPath.item].icon
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let tempItem = cardArray[sourceIndexPath.item]
        cardArray.remove(at: sourceIndexPath.item)
        cardArray.insert(tempItem, at: destinationIndexPath.item)
    }

    // MARK: Actions

    @IBAction func goBackAction() {
        _ = self.navigationController?.popViewController(animated: true)
    }

    @IBAction func addCardAction() {
        cardArray.insert(createCardInfo(), at: 0)
        self.collectionView?.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
}

class ExampleCell: UICollectionViewCell {
    @IBOutlet var buttonFlip: UIButton?
    @IBOutlet var labelText: UILabel?
    @IBOutlet var imageIcon: UIImageView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        labelText = UILabel(frame: CGRect(x: 20, y: 10, width: 200, height: 40))
        labelText?.text = "Card"
        labelText?.textColor = UIColor.white
        contentView.addSubview(labelText!)
    }

    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        self.layer.cornerRadius = 10
        self.layer.masksToBounds = false
        self.layer.shadowOffset = CGSize(width: 0, height: -2)
        self.layer.shadowRadius = 5.0
        self.layer.shadowOpacity = 0.4
        self.layer.shadowPath = UIBezierPath(roundedRect: self.bounds, cornerRadius: 10).cgPath
        self.layer.rasterizationScale = UIScreen.main.scale
        self.layer.shouldRasterize = true
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        guard let attributes = layoutAttributes as? WalletCollectionViewLayoutAttributes else { return }
        labelText?.alpha = attributes.isRevealed ? 1 : 0.8
    }

    func cardIsRevealed(_ isRevealed: Bool) {
        UIView.animate(withDuration: 0.3) {
            self.labelText?.transform = isRevealed ? CGAffineTransform(scaleX: 1.4, y: 1.4) : .identity
        }
    }
}

#if DEBUG
    #Preview {
        UINavigationController(
            rootViewController: ExampleViewController(collectionViewLayout: WalletCollectionViewLayout()))
    }
#endif
