import QuartzCore

/// Hears which colour was picked.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: AnyObject {
    /// Is called with each colour that is picked.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// Is called with each colour that is picked, by the name of before iOS 15.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    /// Is called when the screen has been closed.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    /// Does nothing.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    /// Does nothing.
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    /// Does nothing.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// The screen on which a colour is picked: a grid, and a slider for its opacity.
///
/// Apple's has a spectrum and sliders beside it. The grid's colours are guesses.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    /// The object that hears what was picked.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// The colour that is picked; black at first.
    open var selectedColor: UIColor = .black { didSet { show() } }
    /// Whether the slider for the opacity is there; true by default.
    open var supportsAlpha = true { didSet { slider.isHidden = !supportsAlpha } }

    private final let grid = ColorGrid()
    private final let slider = UISlider()
    private final let sample = UIView()
    private final let heading = UILabel()
    private final let close = UIButton(type: .close)

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .pageSheet
    }

    /// Makes a screen, whatever the coder holds.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        heading.text = title ?? "Colors"
        heading.font = .systemFont(ofSize: 17, weight: .semibold)
        heading.textAlignment = .center
        slider.isHidden = !supportsAlpha
        sample.layer.cornerRadius = 10
        for part in [heading, close, grid, slider, sample] { view.addSubview(part) }
        grid.picked = { [weak self] color, isOver in self?.pick(color, continuously: !isOver) }
        slider.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                pick(selectedColor, continuously: true)
            }, for: .valueChanged)
        close.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        show()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
        heading.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: 30)
        close.frame = CGRect(x: room.maxX - 30, y: room.minY, width: 30, height: 30)
        let height = min(room.width * ColorGrid.rows / ColorGrid.columns, max(room.height - 160, 0))
        grid.frame = CGRect(x: room.minX, y: room.minY + 46, width: room.width, height: height)
        slider.frame = CGRect(x: room.minX, y: grid.frame.maxY + 24, width: room.width, height: 31)
        sample.frame = CGRect(x: room.minX, y: slider.frame.maxY + 16, width: 60, height: 60)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        delegate?.colorPickerViewControllerDidFinish(self)
    }

    private func show() {
        slider.value = Float(selectedColor.cgColor.alpha)
        sample.backgroundColor = selectedColor
    }

    private func pick(_ color: UIColor, continuously: Bool) {
        let alpha = supportsAlpha ? CGFloat(slider.value) : 1
        selectedColor = color.withAlphaComponent(alpha)
        delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: continuously)
        delegate?.colorPickerViewControllerDidSelectColor(self)
    }
}

/// A grid of colours: greys, and hues from dark to pale.
@preconcurrency @MainActor
private final class ColorGrid: UIControl {
    static let columns: CGFloat = 12
    static let rows: CGFloat = 10
    /// Is called with the colour under the finger, and whether that was lifted.
    var picked: ((UIColor, Bool) -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        layer.cornerRadius = 10
        clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    private static func color(_ column: Int, _ row: Int) -> UIColor {
        let (across, down) = (CGFloat(column) / (columns - 1), CGFloat(row - 1) / (rows - 2))
        guard row > 0 else { return UIColor(white: 1 - across, alpha: 1) }
        let hue = (0.55 + CGFloat(column) / columns).truncatingRemainder(dividingBy: 1)
        return UIColor(
            hue: hue, saturation: min(1, 2 - 1.8 * down), brightness: min(1, 0.3 + 1.4 * down), alpha: 1)
    }

    override func draw(_ rect: CGRect) {
        let size = CGSize(width: bounds.width / Self.columns, height: bounds.height / Self.rows)
        for row in 0..<Int(Self.rows) {
            for column in 0..<Int(Self.columns) {
                Self.color(column, row).setFill()
                UIRectFill(
                    CGRect(
                        x: CGFloat(column) * size.width, y: CGFloat(row) * size.height, width: size.width,
                        height: size.height))
            }
        }
    }

    private func pick(_ touch: UITouch, isOver: Bool) {
        let place = touch.location(in: self)
        let column = Int(min(max(place.x / max(bounds.width, 1), 0), 0.999) * Self.columns)
        let row = Int(min(max(place.y / max(bounds.height, 1), 0), 0.999) * Self.rows)
        picked?(Self.color(column, row), isOver)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pick(touch, isOver: false)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pick(touch, isOver: false)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let touch { pick(touch, isOver: true) }
    }
}
