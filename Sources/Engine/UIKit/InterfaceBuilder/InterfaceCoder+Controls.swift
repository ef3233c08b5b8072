import InterfaceFiles
import QuartzCore

extension InterfaceCoder {
    private var file: InterfaceFile { loader.file }

    func decodeControl(_ control: UIControl) {
        if element.bool("enabled") == false { control.isEnabled = false }
        if element.bool("selected") == true { control.isSelected = true }
        if element.bool("highlighted") == true { control.isHighlighted = true }
        if let pages = control as? UIPageControl { decodePages(pages) }
        let horizontal: [String: UIControl.ContentHorizontalAlignment] = [
            "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
        ]
        let vertical: [String: UIControl.ContentVerticalAlignment] = ["top": .top, "bottom": .bottom, "fill": .fill]
        if let alignment = element.choice("contentHorizontalAlignment", horizontal) {
            control.contentHorizontalAlignment = alignment
        }
        if let alignment = element.choice("contentVerticalAlignment", vertical) {
            control.contentVerticalAlignment = alignment
        }
    }

    func decodeDatePicker(_ picker: UIDatePicker) {
        let modes: [String: UIDatePicker.Mode] = [
            "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
            "yearAndMonth": .yearAndMonth,
        ]
        if let mode = element.choice("datePickerMode", modes) { picker.datePickerMode = mode }
        if let interval = element.integer("minuteInterval") { picker.minuteInterval = interval }
    }

    private static let buttonTypes: [String: UIButton.ButtonType] = [
        "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight,
        "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]
    private static let states: [String: UIControl.State] = [
        "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
    ]

    /// The kind of button that the file says.
    var buttonType: UIButton.ButtonType { element.choice("buttonType", Self.buttonTypes) ?? .custom }

    func decodeButton(_ button: UIButton) {
        let usual: CGFloat = buttonType == .system ? 15 : 18
        button.titleLabel?.font = element.font(usual: usual) ?? .systemFont(ofSize: usual)
        let configuration = element.child("buttonConfiguration")
        for child in element.children where child.name == "state" {
            guard let state = child.choice("key", Self.states) else { continue }
            // Files keep the title that the button had before it got a configuration, whose title it has since, or none.
            if let title = (configuration ?? child).string("title") { button.setTitle(title, for: state) }
            if let color = child.color("titleColor", in: file) { button.setTitleColor(color, for: state) }
            if let image = child.image("image") { button.setImage(image, for: state) }
            if let image = child["backgroundImage"].flatMap({ UIImage(named: $0) }) {
                button.setBackgroundImage(image, for: state)
            }
        }
        if let insets = element.insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
        if let insets = element.insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
        if let insets = element.insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
        if let configuration { decodeConfiguration(configuration, of: button) }
    }

    private func decodeConfiguration(_ child: InterfaceElement, of button: UIButton) {
        var configuration: UIButton.Configuration =
            switch child["style"] {
            case "gray": .gray()
            case "tinted": .tinted()
            case "filled": .filled()
            default: .plain()
            }
        configuration.title = child.string("title")
        configuration.subtitle = child.string("subtitle")
        configuration.image = child.image("image")
        if let color = child.color("baseForegroundColor", in: file) { configuration.baseForegroundColor = color }
        if let color = child.color("baseBackgroundColor", in: file) { configuration.baseBackgroundColor = color }
        if let child = child.child("backgroundConfiguration") { decodeBackground(child, &configuration.background) }
        button.configuration = configuration
    }

    private func decodeBackground(_ child: InterfaceElement, _ background: inout UIBackgroundConfiguration) {
        background.image = child.image("image")
        if let color = child.color("backgroundColor", in: file) { background.backgroundColor = color }
        if let color = child.color("strokeColor", in: file) { background.strokeColor = color }
        if let width = child.number("strokeWidth") { background.strokeWidth = width }
        if let radius = child.number("cornerRadius") { background.cornerRadius = radius }
    }

    func decodeSwitch(_ control: UISwitch) {
        control.isOn = element.bool("on") ?? false
        if let color = element.color("onTintColor", in: file) { control.onTintColor = color }
        if let color = element.color("thumbTintColor", in: file) { control.thumbTintColor = color }
    }

    func decodeSlider(_ slider: UISlider) {
        slider.minimumValue = Float(element.number("minValue") ?? 0)
        slider.maximumValue = Float(element.number("maxValue") ?? 1)
        slider.value = Float(element.number("value") ?? 0)
        if let color = element.color("minimumTrackTintColor", in: file) { slider.minimumTrackTintColor = color }
        if let color = element.color("maximumTrackTintColor", in: file) { slider.maximumTrackTintColor = color }
        if let color = element.color("thumbTintColor", in: file) { slider.thumbTintColor = color }
        if let image = element.image("minimumValueImage") { slider.minimumValueImage = image }
        if let image = element.image("maximumValueImage") { slider.maximumValueImage = image }
        if element.bool("continuous") == false { slider.isContinuous = false }
    }

    func decodeStepper(_ stepper: UIStepper) {
        stepper.minimumValue = Double(element.number("minimumValue") ?? 0)
        stepper.maximumValue = Double(element.number("maximumValue") ?? 100)
        stepper.stepValue = Double(element.number("stepValue") ?? 1)
        stepper.value = Double(element.number("value") ?? 0)
        if element.bool("wraps") == true { stepper.wraps = true }
        if element.bool("autorepeat") == false { stepper.autorepeat = false }
        if element.bool("continuous") == false { stepper.isContinuous = false }
    }

    func decodeProgress(_ view: UIProgressView) {
        view.progress = Float(element.number("progress") ?? 0)
        if let color = element.color("progressTintColor", in: file) { view.progressTintColor = color }
        if let color = element.color("trackTintColor", in: file) { view.trackTintColor = color }
    }

    func decodeIndicator(_ view: UIActivityIndicatorView) {
        if element["style"]?.lowercased().contains("large") == true { view.style = .large }
        if let color = element.color("color", in: file) { view.color = color }
        view.hidesWhenStopped = element.bool("hidesWhenStopped") ?? false
        if element.bool("animating") == true { view.startAnimating() }
    }

    func decodeSegments(_ control: UISegmentedControl) {
        for segment in element.list("segments") {
            if let image = segment.image("image") {
                control.insertSegment(with: image, at: control.numberOfSegments, animated: false)
            } else {
                control.insertSegment(
                    withTitle: segment.string("title"), at: control.numberOfSegments, animated: false)
            }
        }
        control.isMomentary = element.bool("momentary") ?? false
        control.selectedSegmentIndex = element.integer("selectedSegmentIndex") ?? -1
        if let color = element.color("selectedSegmentTintColor", in: file) { control.selectedSegmentTintColor = color }
    }

    func decodePages(_ control: UIPageControl) {
        control.numberOfPages = element.integer("numberOfPages") ?? 0
        control.currentPage = element.integer("currentPage") ?? 0
        if let color = element.color("pageIndicatorTintColor", in: file) { control.pageIndicatorTintColor = color }
        if let color = element.color("currentPageIndicatorTintColor", in: file) {
            control.currentPageIndicatorTintColor = color
        }
    }

    func decodeSearchBar(_ bar: UISearchBar) {
        bar.placeholder = element.string("placeholder")
        bar.text = element.string("text")
        bar.prompt = element.string("prompt")
        if element["searchBarStyle"] == "minimal" { bar.searchBarStyle = .minimal }
        if isBlack { bar.barStyle = .black }
        if let color = element.color("barTintColor", in: file) { bar.barTintColor = color }
    }

    func decodeToolbar(_ bar: UIToolbar) {
        if let color = element.color("barTintColor", in: file) { bar.barTintColor = color }
        if isBlack { bar.barStyle = .black }
        if element.bool("translucent") == false { bar.isTranslucent = false }
        let items = element.list("items").compactMap { loader.make($0) as? UIBarButtonItem }
        if !items.isEmpty { bar.items = items }
    }

    /// Whether a bar has the black style, by any of its names.
    private var isBlack: Bool { element["barStyle"]?.hasPrefix("black") == true }

    func decodeTabBar(_ bar: UITabBar) {
        let items = element.list("items").compactMap { loader.make($0) as? UITabBarItem }
        if !items.isEmpty { bar.items = items }
    }

    func decodeNavigationBar(_ bar: UINavigationBar) {
        // Those of a navigation controller's bar are its controllers'.
        let items = element.list("items").compactMap { loader.make($0) as? UINavigationItem }
        if !items.isEmpty { bar.items = items }
        if element.bool("largeTitles") == true { bar.prefersLargeTitles = true }
        if isBlack { bar.barStyle = .black }
        if element.bool("translucent") == false { bar.isTranslucent = false }
        if let color = element.color("barTintColor", in: file) { bar.barTintColor = color }
        if let color = element.color("tintColor", in: file) { bar.tintColor = color }
        if let look = textAttributes("titleTextAttributes") { bar.titleTextAttributes = look }
        if let look = textAttributes("largeTitleTextAttributes") { bar.largeTitleTextAttributes = look }
    }

    /// The font and the colour of the texts of a key; nil if the file says nothing of them.
    private func textAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
        guard let child = element.value(key), child.name == "textAttributes" else { return nil }
        var look: [NSAttributedString.Key: Any] = [:]
        if let font = child.font() { look[.font] = font }
        if let color = child.color("textColor", in: file) { look[.foregroundColor] = color }
        return look.isEmpty ? nil : look
    }
}
