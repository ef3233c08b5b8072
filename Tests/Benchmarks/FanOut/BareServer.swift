import CEpoll
import Foundation

/// The least that a server of many viewers can do.
///
/// 60 times a second it sends each connection one ready message with send(2), and reads what comes. It says on standard
/// output at which port.
enum BareServer {
    /// As long as a step of `monzo` with its heads: the beginning of a snapshot, up to its tick.
    private static func message(_ tick: UInt32) -> [UInt8] {
        [0x82, 6, 5, 1] + withUnsafeBytes(of: tick.littleEndian) { Array($0) }
    }

    /// Never returns.
    ///
    /// - Parameter stride: each connection is sent a message in one of so many steps, the connections in turns.
    static func run(stride: Int = 1) -> Never {
        signal(SIGPIPE, SIG_IGN)
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = bind(listener, $0, size)
                _ = listen(listener, 1024)
                _ = getsockname(listener, $0, &size)
            }
        }
        let port = UInt16(bigEndian: address.sin_port)
        FileHandle.standardOutput.write(Data("Zoetrope is at http://127.0.0.1:\(port)/\n".utf8))
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        limit.rlim_cur = limit.rlim_max
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        serve(listener, stride: max(stride, 1))
    }

    private static func serve(_ listener: Int32, stride: Int) -> Never {
        let queue = epoll_create1(0)
        var event = epoll_event()
        event.events = EPOLLIN.rawValue
        event.data.fd = listener
        epoll_ctl(queue, EPOLL_CTL_ADD, listener, &event)
        var descriptors: [Int32] = []
        var events = [epoll_event](repeating: epoll_event(), count: 512)
        var buffer = [UInt8](repeating: 0, count: 4096)
        var turn = 0
        var next = DispatchTime.now().uptimeNanoseconds
        while true {
            let now = DispatchTime.now().uptimeNanoseconds
            if now >= next {
                // Turns that are missed are left out.
                let turns = (now - next) / 16_666_667 + 1
                next += 16_666_667 * turns
                turn += Int(turns)
                let message = message(UInt32(turn))
                for index in Swift.stride(from: turn % stride, to: descriptors.count, by: stride) {
                    _ = send(descriptors[index], message, message.count, Int32(MSG_NOSIGNAL))
                }
                continue
            }
            let count = epoll_wait(queue, &events, Int32(events.count), Int32((next - now) / 1_000_000 + 1))
            for index in 0..<max(Int(count), 0) {
                let descriptor = events[index].data.fd
                if descriptor == listener {
                    let accepted = accept(listener, nil, nil)
                    guard accepted >= 0 else { continue }
                    _ = fcntl(accepted, F_SETFL, O_NONBLOCK)
                    var on: Int32 = 1
                    setsockopt(accepted, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
                    event.data.fd = accepted
                    epoll_ctl(queue, EPOLL_CTL_ADD, accepted, &event)
                    descriptors.append(accepted)
                } else if recv(descriptor, &buffer, buffer.count, 0) == 0 {
                    descriptors.removeAll { $0 == descriptor }
                    close(descriptor)
                }
            }
        }
    }
}
