// Swift makes objects of classes that are known at run time by `required` initializers only, and Apple's `init()` is none:
// subclasses override it or don't. Its place in the table of each class's methods is known, though, and the runtime looks
// it up, as it does for calls across libraries.
#define _GNU_SOURCE
#include "ObjectCreation.h"

#include <dlfcn.h>
#include <stddef.h>

// Of Swift's runtime: the code of a method for a class.
extern const void *swift_lookUpClassMethod(const void *class_metadata, const void *method, const void *description);

typedef __attribute__((swiftcall)) void *(*initializer)(__attribute__((swift_context)) const void *);
typedef __attribute__((swiftcall)) void *(*initializer_with)(void *, __attribute__((swift_context)) const void *);

void *object_creation_init(const void *class_metadata) {
    // NSObject's init(), and NSObject.
    const void *method = dlsym(RTLD_DEFAULT, "$s10Foundation8NSObjectCACycfCTq");
    const void *description = dlsym(RTLD_DEFAULT, "$s10Foundation8NSObjectCMn");
    if (method == NULL || description == NULL) return NULL;
    const void *code = swift_lookUpClassMethod(class_metadata, method, description);
    return code == NULL ? NULL : ((initializer)code)(class_metadata);
}

void *object_creation_init_with(const void *class_metadata, const void *method, const void *description, void *argument) {
    const void *code = swift_lookUpClassMethod(class_metadata, method, description);
    return code == NULL ? NULL : ((initializer_with)code)(argument, class_metadata);
}

// What an initializer does not take it does not read: more registers than its arguments do no harm.
typedef __attribute__((swiftcall)) void *(*initializer_with_registers)(
    unsigned long, unsigned long, unsigned long, unsigned long, double, double, double, double,
    __attribute__((swift_context)) const void *);

void *object_creation_init_with_registers(const void *class_metadata, const void *method, const void *description,
                                          const unsigned long *words, const double *numbers) {
    const void *code = swift_lookUpClassMethod(class_metadata, method, description);
    if (code == NULL) return NULL;
    return ((initializer_with_registers)code)(words[0], words[1], words[2], words[3], numbers[0], numbers[1],
                                              numbers[2], numbers[3], class_metadata);
}
