import QuartzCore

// What a view is given beside its subviews: recognisers, interactions and guides, each of which it alone has.
extension UIView {
    final func attach(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
        recognizer.attach(to: self)
    }

    final func detach(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === recognizer }
        if recognizer.view === self { recognizer.attach(to: nil) }
    }

    final func replaceInteractions(_ new: [any UIInteraction]) {
        for interaction in interactions { removeInteraction(interaction) }
        for interaction in new { addInteraction(interaction) }
    }

    final func attach(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        rare.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    final func detach(_ interaction: any UIInteraction) {
        guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        rare.interactions.remove(at: index)
        interaction.didMove(to: nil)
    }

    final func attach(_ guide: UILayoutGuide) {
        guide.owningView?.removeLayoutGuide(guide)
        guide.owningView = self
        layoutGuides.append(guide)
    }

    final func detach(_ guide: UILayoutGuide) {
        guard let index = layoutGuides.firstIndex(where: { $0 === guide }) else { return }
        layoutGuides.remove(at: index)
        guide.owningView = nil
    }
}
