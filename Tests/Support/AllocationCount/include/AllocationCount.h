#pragma once

#include <stdbool.h>

/// How many blocks this process has allocated so far. In a program that links this, allocations go by way of a counter.
unsigned long allocation_count(void);

/// How many of them the calling thread has allocated.
unsigned long thread_allocation_count(void);

/// Bytes in the blocks that this process holds.
unsigned long allocated_bytes(void);

/// Whether they are counted: not where a sanitizer, which needs the program's malloc for itself, stands in the way.
bool counts_allocations(void);
