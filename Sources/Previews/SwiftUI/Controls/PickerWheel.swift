/// A wheel with a row for each option.
nonisolated struct PickerWheel: View {
    let options: [PickerOption]

    @MainActor var body: some View {
        UIKitControl<OptionWheel>(
            make: { handler in
                let wheel = OptionWheel()
                wheel.chosen = { [weak wheel, weak handler] in if let wheel { handler?.action(wheel) } }
                return wheel
            },
            update: { wheel, environment in
                wheel.isUserInteractionEnabled = environment.isEnabled
                wheel.show(options.map(\.label.title), chosen: options.firstIndex { $0.isChosen })
            },
            handle: { wheel in
                let row = wheel.selectedRow(inComponent: 0)
                if options.indices.contains(row), !options[row].isChosen { options[row].choose() }
            },
            fit: { proposal, _ in
                CGSize(width: proposal.width ?? 320, height: min(proposal.height ?? 216, 216))
            })
    }
}

/// A wheel of UIKit that makes its own rows.
final class OptionWheel: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
    var chosen: () -> Void = {}
    private var titles: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        (dataSource, delegate) = (self, self)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows options.
    func show(_ titles: [String], chosen: Int?) {
        if titles != self.titles {
            self.titles = titles
            reloadAllComponents()
        }
        if let chosen, chosen != selectedRow(inComponent: 0) {
            selectRow(chosen, inComponent: 0, animated: window != nil)
        }
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { titles.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        titles.indices.contains(row) ? titles[row] : nil
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { chosen() }
}
