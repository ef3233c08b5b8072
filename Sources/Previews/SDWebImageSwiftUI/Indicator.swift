import SwiftUI

/// A sign that something is loaded.
public nonisolated struct Indicator<T: View> {
    let content: (Binding<Bool>, Binding<Double>) -> T

    /// Makes one of a view that knows whether it moves, and how much has come.
    public init(
        @ViewBuilder content: @escaping (_ isAnimating: Binding<Bool>, _ progress: Binding<Double>) -> T
    ) {
        self.content = content
    }
}

extension Indicator where T == ProgressView<EmptyView, EmptyView> {
    /// A wheel that turns.
    @MainActor public static var activity: Indicator { Indicator { _, _ in ProgressView() } }
    /// A wheel that turns.
    @MainActor public static func activity(style: UIActivityIndicatorView.Style) -> Indicator { activity }
    /// A wheel that turns, as pictures come as a whole.
    @MainActor public static var progress: Indicator { activity }
}

extension AnyTransition {
    /// By the opacity.
    public static var fade: AnyTransition { .opacity }
    /// By the opacity, in a time of its own.
    public static func fade(duration: Double) -> AnyTransition { .opacity.animation(.easeInOut(duration: duration)) }
}
