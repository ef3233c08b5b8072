// epoll(7) and eventfd(2), which Swift's Glibc module leaves out.
#include <sys/epoll.h>
#include <sys/eventfd.h>
