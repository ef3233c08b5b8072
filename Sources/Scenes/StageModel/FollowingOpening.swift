/// The creation of a simulation that goes on where another one stands, while that one goes on as well.
@MainActor
public protocol FollowingOpening: SimulationOpening {
    /// Takes in what the other one's history gained, and how far it has come.
    ///
    /// - Parameters:
    ///   - changes: of the history, in order, after those that are known.
    ///   - newest: the newest stage tick.
    /// - Throws: if the history was not only added to.
    func follow(_ changes: [HistoryChange], to newest: UInt32) throws

    /// Simulates towards the newest stage tick.
    ///
    /// - Parameter hasTime: is asked after each part.
    /// - Returns: whether it has been reached.
    func catchUp(while hasTime: () -> Bool) -> Bool
}
