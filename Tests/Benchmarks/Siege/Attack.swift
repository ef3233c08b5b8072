import Dispatch
import Foundation
import StageModel
import TestClient

/// Something that a hostile participant does to a server on this machine for a while, from addresses that are not the
/// innocent viewers' (127.0.0.2 and above).
struct Attack: Sendable {
    /// What it is pointed at.
    struct Target: Sendable {
        let port: UInt16
        /// A folder of pictures that it serves at `/images/`.
        let photos: String
        /// The scenes that it has.
        let scenes: [SceneDescription]
    }

    /// What kind of server it is pointed at.
    enum Server {
        case plain
        /// One that takes TLS connections.
        case secure
        /// One of previews whose sources have been saved twice.
        case preview
    }

    /// Its first words say what is done, its last how much of it.
    let name: String
    var server = Server.plain
    /// Its seconds.
    var duration = 6.0
    /// The seconds of the same before it, after which the server's memory may grow by ``SiegeOutcome/growthBound`` at
    /// most; nil: its memory has no bound.
    var warmUp: Double?
    /// Attacks until `isOver`, which is to be asked often, and returns; on a thread that may block.
    let run: @Sendable (_ target: Target, _ isOver: @escaping @Sendable () -> Bool) throws -> Void

    /// Of one attacker.
    static let address = "127.0.0.2"

    /// Repeats an action on several threads until the attack is over.
    ///
    /// Errors are ignored.
    ///
    /// - Parameters:
    ///   - threads: the number of threads.
    ///   - pause: seconds from one time to the next.
    ///   - isOver: is asked before each time.
    ///   - act: the action, which is given the number of its thread.
    static func repeating(
        threads: Int, pause: Double = 0.0005, _ isOver: @escaping @Sendable () -> Bool,
        _ act: @escaping @Sendable (_ thread: Int, _ isOver: @escaping @Sendable () -> Bool) throws -> Void
    ) {
        let group = DispatchGroup()
        for thread in 0..<threads {
            group.enter()
            Thread.detachNewThread {
                // Attackers elsewhere would take nothing of this machine's time: what the servers ask for comes first.
                setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 19)
                while !isOver() {
                    try? act(thread, isOver)
                    Thread.sleep(forTimeInterval: pause)
                }
                group.leave()
            }
        }
        group.wait()
    }
}
