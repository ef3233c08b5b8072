// epoll(7) and eventfd(2), which Swift's Glibc module leaves out, and what of prctl(2), whose arguments Swift cannot import.
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/prctl.h>

/// Names the calling thread: PR_SET_NAME of prctl(2), which keeps 15 bytes.
static inline void cepoll_set_thread_name(const char *name) { prctl(PR_SET_NAME, name); }
