#pragma once

/// Makes an object of a Swift class by its own `init()`, as `[[class alloc] init]` does; `class` is the class's metadata,
/// and inherits from Foundation's NSObject. Returns the object, retained, or NULL where Foundation's symbols are missing.
void *object_creation_init(const void *class_metadata);

/// Makes an object of a Swift class by the initializer of one argument of type `Any` that `method`, a method descriptor,
/// names, and that `description`'s class declares. Takes what `argument` points to.
void *object_creation_init_with(const void *class_metadata, const void *method, const void *description, void *argument);

/// Makes an object of a Swift class by the initializer that `method` names and that `description`'s class declares. Its
/// arguments are at most four words and four numbers, in the registers that Swift passes them in; it takes what the words
/// refer to.
void *object_creation_init_with_registers(const void *class_metadata, const void *method, const void *description,
                                          const unsigned long *words, const double *numbers);
