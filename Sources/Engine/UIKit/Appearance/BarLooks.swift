/// A view with looks that can't be compared: it takes those of the view that stands for its class where it has none.
@MainActor
protocol BarLooks: UIView {
    /// Takes what another view has and this one has not.
    func takeLooks(of proxy: UIView)
}
