#pragma once

/// How many blocks this process has allocated so far. In a program that links this, allocations go by way of a counter.
unsigned long allocation_count(void);

/// How many of them the calling thread has allocated.
unsigned long thread_allocation_count(void);

/// Bytes in the blocks that this process holds.
unsigned long allocated_bytes(void);
