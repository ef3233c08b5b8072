import AVFoundation
import UIKit

/// Controls in a stack that tune a box.
class TuningPanel: UIView {
    let box = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    let button = UIButton(type: .system)
    let toggle = UISwitch()
    let slider = UISlider()
    let pages = UIPageControl()
    let stack = UIStackView()
    private(set) var log: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        button.setTitle("Grow", for: .normal)
        button.setTitleColor(.systemRed, for: .highlighted)
        button.addTarget(self, action: Selector(TuningPanel.grow), for: .touchUpInside)
        toggle.addTarget(self, action: Selector(TuningPanel.toggled(_:)), for: .valueChanged)
        slider.maximumValue = 10
        slider.addAction(UIAction { [weak self] _ in self?.slid() }, for: .valueChanged)
        pages.numberOfPages = 3
        pages.addTarget(self, action: Selector(TuningPanel.turned(_:)), for: .valueChanged)
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.spacing = 10
        stack.frame = CGRect(x: 0, y: 0, width: frame.width, height: 190)
        for view in [button, slider, pages] as [UIView] { stack.addArrangedSubview(view) }
        toggle.frame.origin = CGPoint(x: 10, y: 320)
        for view in [stack, box, toggle] { addSubview(view) }
        box.frame = AVMakeRect(aspectRatio: CGSize(width: 2, height: 1), insideRect: box.frame)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(TuningPanel.tapped(_:))))
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func grow() {
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
        log.append("grow")
    }

    private func toggled(_ toggle: UISwitch) {
        log.append("toggle \(toggle.isOn)")
    }

    private func slid() {
        box.alpha = CGFloat(slider.value / slider.maximumValue)
        log.append("slide \(slider.value)")
    }

    private func turned(_ pages: UIPageControl) {
        log.append("page \(pages.currentPage)")
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        log.append("tap")
    }

    func copyOfTheBox() -> UIView? {
        return box.snapshotView(afterScreenUpdates: true)
    }
}
