import Foundation
import UIKit

/// Blocks its thread: a class with methods `sleep` of its own would mean those.
private func block(for seconds: UInt32) { sleep(seconds) }

/// Does things later, in all the ways in which apps do.
class TimedBoard: UIView {
    private let globalQueue: DispatchQueue = {
        if #available(iOS 8.0, *) { return .global(qos: .userInitiated) }
        return .global(priority: .high)
    }()
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private(set) var log: [String] = []
    private var timer: Timer?
    private var start = Date()
    private var uptime = CACurrentMediaTime()
    private var observation: NSObjectProtocol?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(dot)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit {
        timer?.invalidate()
    }

    /// Whole hundredths of a second since the start, by the calendar and by the media clock.
    private func note(_ name: String) {
        let date = Int((Date().timeIntervalSince(start) * 100).rounded())
        let media = Int(((CACurrentMediaTime() - uptime) * 100).rounded())
        log.append(date == media ? "\(name) \(date)" : "\(name) \(date) or \(media)")
    }

    func slideInTheNextTurn() {
        DispatchQueue.main.async {
            self.note("async")
            UIView.animate(
                withDuration: 0.5, animations: { self.dot.frame.origin.x = 100 },
                completion: { finished in self.note("slid \(finished)") })
        }
    }

    /// As AladinWay/TransitionButton's demonstration stands for a network.
    func sleepInTheBackground() {
        let waited = DispatchGroup()
        globalQueue.async(group: waited) {
            for step in 1...2 {
                block(for: 1)
                DispatchQueue.main.async { self.note("slept \(step)") }
            }
            Thread.sleep(forTimeInterval: 0.5)
            usleep(500_000)
        }
        waited.notify(queue: .main) { self.note("all") }
        DispatchQueue.main.async {
            block(for: 5)
            self.note("main")
        }
    }

    func waitInEveryWay() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { [weak self] in self?.note("after") }
        globalQueue.async {
            DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .milliseconds(300)) { self.note("nested") }
        }
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + .milliseconds(220)) { self.note("wall") }
        let item = DispatchWorkItem { self.note("never") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: item)
        item.cancel()
        Timer.scheduledTimer(withTimeInterval: 0.4, repeats: false) { _ in self.note("timer") }
        let group = DispatchGroup()
        group.enter()
        RunLoop.main.perform { group.leave() }
        group.notify(queue: .main) { self.note("group") }
        perform(Selector(TimedBoard.performed), with: nil, afterDelay: 0.25)
    }

    func tick() {
        timer = Timer.scheduledTimer(
            timeInterval: 0.1, target: self, selector: Selector(TimedBoard.ticked(_:)), userInfo: "tick", repeats: true)
    }

    func tickByHand() {
        let timer = Timer(timeInterval: 0.5, repeats: true) { timer in
            self.note("by hand")
            timer.invalidate()
        }
        RunLoop.main.add(timer, forMode: .common)
    }

    private var source: DispatchSourceTimer?

    /// By a queue's timer, which is suspended for half a second and cancelled after its third turn.
    func tickByASource() {
        let source = DispatchSource.makeTimerSource(flags: .strict, queue: DispatchQueue.main)
        source.schedule(deadline: .now() + 0.2, repeating: .milliseconds(100), leeway: .milliseconds(10))
        var count = 0
        source.setEventHandler { [weak self] in
            self?.note("source")
            count += 1
            if count == 2 {
                source.suspend()
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { source.resume() }
            }
            if count == 3 { self?.source?.cancel() }
        }
        source.setCancelHandler { [weak self] in self?.note("cancelled") }
        source.resume()
        self.source = source
    }

    /// Once, by a timer that nobody holds on to, which Dispatch cancels.
    func tickByNobodysSource() {
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.schedule(deadline: .now() + .milliseconds(50))
        source.setEventHandler { self.note("nobody's") }
        source.resume()
    }

    private func performed() {
        note("performed")
    }

    private func ticked(_ timer: Timer) {
        note(timer.userInfo as! String)
        if log.count == 3 { timer.invalidate() }
    }

    func listen() {
        NotificationCenter.default.addObserver(
            self, selector: Selector(TimedBoard.heard(_:)), name: Notification.Name("board"), object: nil)
        observation = NotificationCenter.default.addObserver(
            forName: Notification.Name("board"), object: nil, queue: .main
        ) { [weak self] _ in self?.note("block") }
    }

    func post() {
        NotificationCenter.default.post(name: Notification.Name("board"), object: self, userInfo: ["n": 1])
    }

    func stopListening() {
        NotificationCenter.default.removeObserver(self)
        if let observation = observation { NotificationCenter.default.removeObserver(observation) }
    }

    private func heard(_ notification: Notification) {
        note("heard \(notification.userInfo?["n"] as? Int ?? 0)")
    }

    /// Reads what is in a network by the classes of Foundation's older days, and what time it is.
    func askTheOlderClasses() {
        let picture = URL(string: "https://example.com/picture.png")!
        note(NSData(contentsOf: picture) == nil ? "no data" : "data")
        note((try? NSData(contentsOf: picture, options: [])) == nil ? "no data" : "data")
        let later = NSDate(timeIntervalSinceNow: 5)
        note("\(later.timeIntervalSince(Date())) \(later.timeIntervalSinceNow)")
    }

    func sleep() -> Task<Void, Never> {
        return Task { @MainActor in
            note("task")
            try? await Task.sleep(nanoseconds: 200_000_000)
            note("slept")
            UIView.animate(withDuration: 0.1) { self.dot.alpha = 0 }
            try? await Task.sleep(for: .seconds(10))
            note(Task.isCancelled ? "cancelled" : "slept long")
        }
    }
}
