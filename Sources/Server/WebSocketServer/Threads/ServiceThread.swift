import CEpoll
import Glibc

/// The thread that libwebsockets' context belongs to: the one on which this is made.
///
/// "No api except lws_cancel_service() may be called from a thread other than the service thread" (lws-service.h): what
/// breaks the rule traps here, as it would crash elsewhere and later, or not at all.
struct ServiceThread {
    private let thread = pthread_self()

    /// Names the calling thread for debuggers and for `top`: prctl(2).
    ///
    /// Foundation's name of a thread stays with Foundation.
    ///
    /// - Parameter name: at most 15 bytes.
    static func setName(_ name: String) {
        cepoll_set_thread_name(name)
    }

    /// Traps on any other thread: pthread_self(3).
    ///
    /// O(1); takes no lock.
    ///
    /// - Parameter function: the function that belongs to the thread.
    func check(_ function: StaticString = #function) {
        precondition(
            pthread_equal(pthread_self(), thread) != 0,
            "\(function) must be called on the connection's thread; other threads reach it through post(to:_:)")
    }
}
