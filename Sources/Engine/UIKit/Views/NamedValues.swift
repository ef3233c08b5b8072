import QuartzCore

/// The values of views and controllers that code reads and sets by their names; see ``KeyValueCoding``.
@MainActor
enum NamedValues {
    /// A property of a class.
    @MainActor
    private struct Property {
        let read: @MainActor (NSObject) -> Any?
        let set: @MainActor (NSObject, Any?) -> Bool

        /// Makes a property that is set to values of its type.
        init<Owner: NSObject, Value>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
            self.init(path) { value in value as? Value }
        }

        /// Makes a property of a number, which is set to numbers of any type.
        init<Owner: NSObject, Value: BinaryFloatingPoint>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
            self.init(path) { value in number(value).map { Value($0) } }
        }

        /// Makes a property with named cases, which is set to these or to their numbers.
        init<Owner: NSObject, Value: RawRepresentable>(_ path: ReferenceWritableKeyPath<Owner, Value>)
        where Value.RawValue == Int {
            self.init(path) { value in
                value as? Value ?? number(value).flatMap { Int(exactly: $0) }.flatMap { Value(rawValue: $0) }
            }
        }

        private init<Owner: NSObject, Value>(
            _ path: ReferenceWritableKeyPath<Owner, Value>, _ converted: @escaping @MainActor (Any?) -> Value?
        ) {
            read = { object in (object as? Owner)?[keyPath: path] }
            set = { object, value in
                guard let owner = object as? Owner, let value = converted(value) else { return false }
                owner[keyPath: path] = value
                return true
            }
        }
    }

    nonisolated private static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as any BinaryFloatingPoint: Double(number)
        case let number as any BinaryInteger: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }

    /// The properties by their names, with and without the *is* of Swift's, for each class that has one of the name.
    private static let properties: [String: [Property]] = {
        var table: [String: [Property]] = [
            "text": [
                Property(\UILabel.text), Property(\UITextField.text), Property(\UITextView.text),
                Property(\UISearchBar.text),
            ],
            "title": [Property(\UIViewController.title)],
            "attributedText": [
                Property(\UILabel.attributedText), Property(\UITextField.attributedText),
                Property(\UITextView.attributedText),
            ],
            "font": [Property(\UILabel.font), Property(\UITextField.font), Property(\UITextView.font)],
            "textColor": [
                Property(\UILabel.textColor), Property(\UITextField.textColor), Property(\UITextView.textColor),
            ],
            "textAlignment": [
                Property(\UILabel.textAlignment), Property(\UITextField.textAlignment),
                Property(\UITextView.textAlignment),
            ],
            "numberOfLines": [Property(\UILabel.numberOfLines)],
            "lineBreakMode": [Property(\UILabel.lineBreakMode)],
            "adjustsFontSizeToFitWidth": [
                Property(\UILabel.adjustsFontSizeToFitWidth), Property(\UITextField.adjustsFontSizeToFitWidth),
            ],
            "minimumScaleFactor": [Property(\UILabel.minimumScaleFactor)],
            "placeholder": [Property(\UITextField.placeholder), Property(\UISearchBar.placeholder)],
            "attributedPlaceholder": [Property(\UITextField.attributedPlaceholder)],
            "clearButtonMode": [Property(\UITextField.clearButtonMode)],
            "borderStyle": [Property(\UITextField.borderStyle)],
            "keyboardType": [Property(\UITextField.keyboardType), Property(\UITextView.keyboardType)],
            "returnKeyType": [Property(\UITextField.returnKeyType), Property(\UITextView.returnKeyType)],
            "autocapitalizationType": [
                Property(\UITextField.autocapitalizationType), Property(\UITextView.autocapitalizationType),
            ],
            "autocorrectionType": [
                Property(\UITextField.autocorrectionType), Property(\UITextView.autocorrectionType),
            ],
            "image": [Property(\UIImageView.image)],
            "alpha": [Property(\UIView.alpha)],
            "backgroundColor": [Property(\UIView.backgroundColor)],
            "tintColor": [Property(\UIView.tintColor)],
            "tag": [Property(\UIView.tag)],
            "contentMode": [Property(\UIView.contentMode)],
            "clipsToBounds": [Property(\UIView.clipsToBounds)],
            "frame": [Property(\UIView.frame)],
            "bounds": [Property(\UIView.bounds)],
            "center": [Property(\UIView.center)],
            "onTintColor": [Property(\UISwitch.onTintColor)],
            "value": [Property(\UISlider.value), Property(\UIStepper.value)],
            "minimumValue": [Property(\UISlider.minimumValue), Property(\UIStepper.minimumValue)],
            "maximumValue": [Property(\UISlider.maximumValue), Property(\UIStepper.maximumValue)],
            "stepValue": [Property(\UIStepper.stepValue)],
            "progress": [Property(\UIProgressView.progress)],
            "selectedSegmentIndex": [Property(\UISegmentedControl.selectedSegmentIndex)],
            "selectionStyle": [Property(\UITableViewCell.selectionStyle)],
            "accessoryType": [Property(\UITableViewCell.accessoryType)],
        ]
        let flags: [String: [Property]] = [
            "Hidden": [Property(\UIView.isHidden)],
            "SecureTextEntry": [Property(\UITextField.isSecureTextEntry)],
            "Enabled": [Property(\UIControl.isEnabled), Property(\UILabel.isEnabled)],
            "Selected": [Property(\UIControl.isSelected)],
            "Highlighted": [Property(\UIControl.isHighlighted)],
            "Editable": [Property(\UITextView.isEditable)],
            "Selectable": [Property(\UITextView.isSelectable)],
            "ScrollEnabled": [Property(\UIScrollView.isScrollEnabled)],
            "PagingEnabled": [Property(\UIScrollView.isPagingEnabled)],
            "UserInteractionEnabled": [Property(\UIView.isUserInteractionEnabled)],
            "On": [Property(\UISwitch.isOn)],
            "Continuous": [Property(\UISlider.isContinuous)],
        ]
        for (name, properties) in flags {
            table["is" + name] = properties
            table[name.prefix(1).lowercased() + name.dropFirst()] = properties
        }
        return table
    }()

    /// Returns an object's value; nil if it is nil, or if there is none of the name.
    static func value(of object: NSObject, _ key: String) -> Any? {
        properties[key]?.lazy.compactMap { $0.read(object) }.first
    }

    /// Sets an object's value; returns false if there is none of the name and type.
    static func set(_ key: String, of object: NSObject, to value: Any?) -> Bool {
        // A field's placeholder is a label, which is no part of its interface.
        if let field = object as? UITextField, let color = value as? UIColor,
            ["placeholderLabel.textColor", "_placeholderLabel.textColor"].contains(key)
        {
            let text = field.attributedPlaceholder?.string ?? field.placeholder
            field.attributedPlaceholder = text.map {
                NSAttributedString(string: $0, attributes: [.foregroundColor: color])
            }
            return true
        }
        return properties[key]?.contains { $0.set(object, value) } ?? false
    }
}
