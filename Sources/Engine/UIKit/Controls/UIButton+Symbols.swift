/// What buttons of a type show that have no image of their own.
extension UIButton {
    /// Gives a button of a type with a symbol that one; others stay as they are.
    final func showSymbolOfType() {
        let name: String
        switch buttonType {
        case .detailDisclosure, .infoLight, .infoDark: name = "info.circle"
        case .contactAdd: name = "plus.circle"
        case .close: name = "xmark.circle.fill"
        case .custom, .system: return
        }
        let symbol = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))
        setImage(
            buttonType == .close ? symbol?.withTintColor(.systemGray3, renderingMode: .alwaysOriginal) : symbol,
            for: .normal)
    }
}
