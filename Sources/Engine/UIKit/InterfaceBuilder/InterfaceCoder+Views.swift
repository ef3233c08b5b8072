import InterfaceFiles
import QuartzCore

// What each class decodes of itself, at the end of its `init(coder:)`.

extension InterfaceCoder {
    private var file: InterfaceFile { loader.file }

    private static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]

    /// The frame that the file gives the view; zero without one.
    var frame: CGRect { element.rect("frame", in: loader.sizeAround) ?? element.rect("bounds") ?? .zero }

    /// Decodes what every view has, and makes the views in it.
    func decodeView(_ view: UIView) {
        if let mode = element.choice("contentMode", Self.contentModes) { view.contentMode = mode }
        if let flag = element.bool("userInteractionEnabled") { view.isUserInteractionEnabled = flag }
        if let flag = element.bool("multipleTouchEnabled") { view.isMultipleTouchEnabled = flag }
        if let flag = element.bool("clipsSubviews") { view.clipsToBounds = flag }
        if let flag = element.bool("hidden") { view.isHidden = flag }
        if let flag = element.bool("opaque") { view.isOpaque = flag }
        if let alpha = element.number("alpha") { view.alpha = alpha }
        if let tag = element.integer("tag") { view.tag = tag }
        if element.bool("translatesAutoresizingMaskIntoConstraints") == false {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        if element.bool("autoresizesSubviews") == false { view.autoresizesSubviews = false }
        if element["semanticContentAttribute"] == "forceRightToLeft" {
            view.semanticContentAttribute = .forceRightToLeft
        }
        if element["semanticContentAttribute"] == "forceLeftToRight" {
            view.semanticContentAttribute = .forceLeftToRight
        }
        if let mask = element.value("autoresizingMask") { view.autoresizingMask = Self.mask(mask) }
        if let color = element.color("backgroundColor", in: file) { view.backgroundColor = color }
        if let color = element.color("tintColor", in: file) { view.tintColor = color }
        if let margins = element.insets("layoutMargins") { view.layoutMargins = margins }
        if let flag = element.bool("preservesSuperviewLayoutMargins") { view.preservesSuperviewLayoutMargins = flag }
        if let flag = element.bool("insetsLayoutMarginsFromSafeArea") { view.insetsLayoutMarginsFromSafeArea = flag }
        if let text = element.value("accessibility")?["identifier"] { view.accessibilityIdentifier = text }
        decodePriorities(view)
        if let stack = view as? UIStackView { decodeStack(stack) }
        decodeSubviews(of: view, element)
        for guide in element.children where guide.name == "viewLayoutGuide" { decodeGuide(guide, of: view) }
    }

    private static func mask(_ element: InterfaceElement) -> UIView.AutoresizingMask {
        let masks: [(String, UIView.AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
            ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
            ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return masks.reduce(into: []) { if element.bool($1.0) == true { $0.insert($1.1) } }
    }

    private func decodePriorities(_ view: UIView) {
        func priority(_ attribute: String) -> UILayoutPriority? {
            element.number(attribute).map { UILayoutPriority(Float($0)) }
        }
        if let value = priority("horizontalHuggingPriority") { view.setContentHuggingPriority(value, for: .horizontal) }
        if let value = priority("verticalHuggingPriority") { view.setContentHuggingPriority(value, for: .vertical) }
        if let value = priority("horizontalCompressionResistancePriority") {
            view.setContentCompressionResistancePriority(value, for: .horizontal)
        }
        if let value = priority("verticalCompressionResistancePriority") {
            view.setContentCompressionResistancePriority(value, for: .vertical)
        }
    }

    /// Makes the views of an element, and puts them into a view.
    func decodeSubviews(of view: UIView, _ element: InterfaceElement, except known: Set<String> = []) {
        let installed = Set(InterfaceVariation.installed("subviews", in: element).map(ObjectIdentifier.init))
        let around = loader.sizeAround
        defer { loader.sizeAround = around }
        for child in element.list("subviews") {
            if let id = child.id, known.contains(id) { continue }
            loader.sizeAround = view.bounds.size
            guard let subview = loader.make(child) as? UIView else { continue }
            // One that is not there for the stage's size classes is made for its outlets, and is in no view.
            guard installed.contains(ObjectIdentifier(child)) else { continue }
            if let stack = view as? UIStackView { stack.addArrangedSubview(subview) } else { view.addSubview(subview) }
        }
    }

    private func decodeGuide(_ guide: InterfaceElement, of view: UIView) {
        switch guide["key"] {
        case "contentLayoutGuide": (view as? UIScrollView).map { loader.add($0.contentLayoutGuide, as: guide.id) }
        case "frameLayoutGuide": (view as? UIScrollView).map { loader.add($0.frameLayoutGuide, as: guide.id) }
        case "layoutMargins": loader.add(view.layoutMarginsGuide, as: guide.id)
        default: loader.add(view.safeAreaLayoutGuide, as: guide.id)
        }
    }

    /// Decodes a view that its class has made itself, such as a cell's content view.
    func decodePart(_ key: String, as view: UIView, except known: Set<String> = []) {
        guard let part = element.value(key) else { return }
        loader.add(view, as: part.id)
        if let color = part.color("backgroundColor", in: file) { view.backgroundColor = color }
        if let flag = part.bool("clipsSubviews") { view.clipsToBounds = flag }
        // Their places are meant for the size that it has in the file.
        if let frame = part.rect("frame") { view.frame = frame }
        decodeSubviews(of: view, part, except: known)
        for guide in part.children where guide.name == "viewLayoutGuide" { decodeGuide(guide, of: view) }
    }

    // MARK: Texts and images

    static let alignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]
    private static let lineBreaks: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
        "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle,
    ]

    func decodeLabel(_ label: UILabel, usual: CGFloat = 17) {
        label.font = element.font(usual: usual) ?? .systemFont(ofSize: 17)
        if let color = element.color("textColor", in: file) { label.textColor = color }
        label.textAlignment = element.choice("textAlignment", Self.alignments) ?? .natural
        if let mode = element.choice("lineBreakMode", Self.lineBreaks) { label.lineBreakMode = mode }
        if let lines = element.integer("numberOfLines") { label.numberOfLines = lines }
        if let factor = element.number("minimumScaleFactor") {
            (label.minimumScaleFactor, label.adjustsFontSizeToFitWidth) = (factor, true)
        }
        if let color = element.color("highlightedColor", in: file) { label.highlightedTextColor = color }
        if let color = element.color("shadowColor", in: file) { label.shadowColor = color }
        if let offset = element.size("shadowOffset") { label.shadowOffset = offset }
        if let flag = element.bool("enabled") { label.isEnabled = flag }
        if let flag = element.bool("adjustsFontForContentSizeCategory") {
            label.adjustsFontForContentSizeCategory = flag
        }
        // Files say so of those that take no touches, which is the default of a label that code makes.
        label.isUserInteractionEnabled = element.bool("userInteractionEnabled") ?? true
        label.decode(text: element.string("text"), attributedText: attributedText("attributedText"))
    }

    private func attributedText(_ key: String) -> NSAttributedString? {
        guard let child = element.value(key), child.name == "attributedString" else { return nil }
        let text = NSMutableAttributedString(releasing: "")
        for fragment in child.children where fragment.name == "fragment" {
            var attributes: [NSAttributedString.Key: Any] = [:]
            if let values = fragment.child("attributes") {
                if let color = values.color("NSColor", in: file) { attributes[.foregroundColor] = color }
                if let font = values.value("NSFont") {
                    let size = font.number("size") ?? 17
                    attributes[.font] =
                        font["name"].flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)
                }
            }
            text.append(NSAttributedString(releasing: fragment.string("content") ?? "", attributes: attributes))
        }
        return text
    }

    func decodeImageView(_ view: UIImageView) {
        // Files say so of those that take no touches, which is the default of an image view that code makes.
        view.isUserInteractionEnabled = element.bool("userInteractionEnabled") ?? true
        view.image = element.image("image")
        view.highlightedImage = element.image("highlightedImage")
        if element.bool("highlighted") == true { view.isHighlighted = true }
    }

    func decodeTextField(_ field: UITextField) {
        if let font = element.font() { field.font = font }
        if let color = element.color("textColor", in: file) { field.textColor = color }
        field.textAlignment = element.choice("textAlignment", Self.alignments) ?? .natural
        let borders: [String: UITextField.BorderStyle] = ["line": .line, "bezel": .bezel, "roundedRect": .roundedRect]
        field.borderStyle = element.choice("borderStyle", borders) ?? .none
        let modes: [String: UITextField.ViewMode] = [
            "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
        ]
        if let mode = element.choice("clearButtonMode", modes) { field.clearButtonMode = mode }
        field.isSecureTextEntry = element.value("textInputTraits")?.bool("secureTextEntry") ?? false
        field.decode(text: element.string("text"), placeholder: element.string("placeholder"))
    }

    func decodeTextView(_ view: UITextView) {
        if let font = element.font() { view.font = font }
        if let color = element.color("textColor", in: file) { view.textColor = color }
        // One that code makes has a colour of its own.
        view.backgroundColor = element.color("backgroundColor", in: file)
        view.textAlignment = element.choice("textAlignment", Self.alignments) ?? .natural
        if let flag = element.bool("editable") { view.isEditable = flag }
        if let flag = element.bool("selectable") { view.isSelectable = flag }
        view.text = element.string("text") ?? ""
        if let text = attributedText("attributedText") { view.attributedText = text }
    }

    func decodeEffect(_ view: UIVisualEffectView) {
        var styles: [String: UIBlurEffect.Style] = [
            "extraLight": .extraLight, "light": .light, "dark": .dark, "prominent": .prominent,
        ]
        for number in UIBlurEffect.Style.systemUltraThinMaterial.rawValue... {
            guard let style = UIBlurEffect.Style(rawValue: number) else { break }
            styles["\(style)"] = style
        }
        func blur(_ element: InterfaceElement?) -> UIBlurEffect? {
            element?.child("blurEffect").map { UIBlurEffect(style: $0.choice("style", styles) ?? .regular) }
        }
        // Vibrancy is for content above a blur, and blurs nothing itself.
        view.effect = blur(element) ?? blur(element.child("vibrancyEffect")).map { UIVibrancyEffect(blurEffect: $0) }
        decodePart("contentView", as: view.contentView)
        view.contentView.frame = view.bounds
    }

    // MARK: Stacks and scroll views

    func decodeStack(_ stack: UIStackView) {
        stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
        let distributions: [String: UIStackView.Distribution] = [
            "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
            "equalCentering": .equalCentering,
        ]
        let alignments: [String: UIStackView.Alignment] = [
            "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
            "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
        ]
        stack.distribution = element.choice("distribution", distributions) ?? .fill
        stack.alignment = element.choice("alignment", alignments) ?? .fill
        stack.spacing = InterfaceVariation.number("spacing", of: element) ?? 0
    }

    func decodeScrollView(_ view: UIScrollView) {
        if let flag = element.bool("clipsSubviews") { view.clipsToBounds = flag }
        let flags: [(String, ReferenceWritableKeyPath<UIScrollView, Bool>)] = [
            ("bounces", \.bounces), ("alwaysBounceVertical", \.alwaysBounceVertical),
            ("alwaysBounceHorizontal", \.alwaysBounceHorizontal), ("pagingEnabled", \.isPagingEnabled),
            ("scrollEnabled", \.isScrollEnabled), ("directionalLockEnabled", \.isDirectionalLockEnabled),
            ("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator),
            ("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator), ("bouncesZoom", \.bouncesZoom),
            ("delaysContentTouches", \.delaysContentTouches), ("canCancelContentTouches", \.canCancelContentTouches),
        ]
        for (name, path) in flags {
            if let flag = element.bool(name) { view[keyPath: path] = flag }
        }
        if let scale = element.number("minimumZoomScale") { view.minimumZoomScale = scale }
        if let scale = element.number("maximumZoomScale") { view.maximumZoomScale = scale }
        if let size = element.size("contentSize") { view.contentSize = size }
        if let insets = element.insets("contentInset") { view.contentInset = insets }
        if element["contentInsetAdjustmentBehavior"] == "never" { view.contentInsetAdjustmentBehavior = .never }
    }
}
