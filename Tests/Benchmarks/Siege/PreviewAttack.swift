import TestClient

/// Something that previewed code does, once somebody watches it.
struct PreviewAttack: Sendable {
    /// What is done.
    let name: String
    /// The statements that do it, on a victim.
    let statements: @Sendable (HostileCode.Victim) -> String

    /// Code that does nothing.
    static let none = PreviewAttack(name: "nothing") { _ in "" }

    static let all: [PreviewAttack] = [
        PreviewAttack(name: "previewed code that reaches for everything") { HostileCode.statements(on: $0) },
        PreviewAttack(name: "previewed code that prints without end") { _ in HostileCode.printing },
        PreviewAttack(name: "previewed code that computes on 8 threads") { _ in HostileCode.computing },
        PreviewAttack(name: "previewed code that takes memory without end") { _ in HostileCode.hoarding },
        PreviewAttack(name: "previewed code that starts processes without end") { victim in
            HostileCode.multiplying(victim.secret)
        },
        PreviewAttack(name: "previewed code that says that it is busy without end") { _ in
            HostileCode.flooding([1, 0, 0, 0, 3])
        },
        PreviewAttack(name: "previewed code that leaves a process behind") { victim in
            HostileCode.starting(victim.secret) + "\nexit(1)"
        },
    ]

    /// An app's file with that code.
    func source(on victim: HostileCode.Victim) -> String {
        """
        import Foundation
        import UIKit

        final class Attack: UICollectionViewFlowLayout {
            private var hasBegun = false

            override func prepare() {
                super.prepare()
                guard !hasBegun else { return }
                hasBegun = true
                \(statements(victim))
            }
        }

        #Preview("Attack") { UICollectionViewController(collectionViewLayout: Attack()) }
        """
    }
}
