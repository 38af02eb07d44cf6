/* What generated C asks of mypyc's runtime and of Python most often, put where it is asked.

Included before everything else in the C files that mypyc writes (tools/build.py). Each of these is what the function of
the same name does where nothing is unusual, and calls that function where something is. Nothing here is needed: without
it a build is slower and does the same.
*/
#ifndef APNAP_QUICK_H
#define APNAP_QUICK_H

#include <Python.h>

#if !defined(Py_GIL_DISABLED) && !defined(PYPY_VERSION) && !defined(Py_TRACE_REFS) && !defined(Py_REF_DEBUG)

#if PY_VERSION_HEX < 0x030C0000
/* Giving up a reference. Where it was the last one, a list ends here and is kept for the next that is made, with its
room; everything else goes to where its type says, without the way through the linker's table. */
void quick_end(PyObject *o);
static inline void quick_decref(PyObject *o) {
    if (--o->ob_refcnt == 0) {
        quick_end(o);
    }
}
#undef Py_DECREF
#define Py_DECREF(o) quick_decref((PyObject *)(o))
#undef Py_XDECREF
#define Py_XDECREF(o) do { PyObject *quick_x = (PyObject *)(o); if (quick_x != NULL) quick_decref(quick_x); } while (0)
#endif

#include <CPy.h>

/* What follows an error is put apart from what is run. */
#if defined(__GNUC__)
__attribute__((cold)) void CPy_AddTraceback(const char *, const char *, int, PyObject *);
__attribute__((cold)) void CPy_TypeErrorTraceback(const char *, const char *, int, PyObject *, const char *, PyObject *);
__attribute__((cold)) void CPy_AttributeError(const char *, const char *, const char *, const char *, int, PyObject *);
#endif

/* A question that nobody in the process answers ends a transition early (interrupts.py). That is no error, and nobody
looks at where it was: it leaves no trace, which would be a frame for each function on the way. */
static PyObject *quick_silent;
static inline int quick_leaves_a_trace(void) {
    PyObject *type = PyErr_Occurred();
    if (type != NULL && type == quick_silent) {
        return 0;
    }
    if (type != NULL && PyType_Check(type) && strcmp(((PyTypeObject *)type)->tp_name, "Suspend") == 0) {
        quick_silent = type;
        return 0;
    }
    return 1;
}
#define CPy_AddTraceback(file, function, line, globals) \
    do { \
        if (quick_leaves_a_trace()) { \
            (CPy_AddTraceback)((file), (function), (line), (globals)); \
        } \
    } while (0)

/* Lists ------------------------------------------------------------------------------------------------------------ */
static inline PyObject *quick_get(PyObject *list, int64_t index) {
    if (likely((uint64_t)index < (uint64_t)PyList_GET_SIZE(list))) {
        PyObject *item = PyList_GET_ITEM(list, index);
        Py_INCREF(item);
        return item;
    }
    return CPyList_GetItemInt64(list, index);
}

static inline PyObject *quick_look(PyObject *list, int64_t index) {
    if (likely((uint64_t)index < (uint64_t)PyList_GET_SIZE(list))) {
        return PyList_GET_ITEM(list, index);
    }
    return CPyList_GetItemInt64Borrow(list, index);
}

static inline PyObject *quick_get_tagged(PyObject *list, CPyTagged index) {
    if (likely(CPyTagged_CheckShort(index) && ((uint64_t)index >> 1) < (uint64_t)PyList_GET_SIZE(list))) {
        PyObject *item = PyList_GET_ITEM(list, (uint64_t)index >> 1);
        Py_INCREF(item);
        return item;
    }
    return CPyList_GetItem(list, index);
}

static inline PyObject *quick_look_tagged(PyObject *list, CPyTagged index) {
    if (likely(CPyTagged_CheckShort(index) && ((uint64_t)index >> 1) < (uint64_t)PyList_GET_SIZE(list))) {
        return PyList_GET_ITEM(list, (uint64_t)index >> 1);
    }
    return CPyList_GetItemBorrow(list, index);
}

static inline bool quick_set(PyObject *list, int64_t index, PyObject *value) {
    if (likely((uint64_t)index < (uint64_t)PyList_GET_SIZE(list))) {
        PyObject *before = PyList_GET_ITEM(list, index);
        PyList_SET_ITEM(list, index, value);
        Py_DECREF(before);
        return true;
    }
    return CPyList_SetItemInt64(list, index, value);
}

static inline bool quick_set_tagged(PyObject *list, CPyTagged index, PyObject *value) {
    if (likely(CPyTagged_CheckShort(index) && ((uint64_t)index >> 1) < (uint64_t)PyList_GET_SIZE(list))) {
        PyObject *before = PyList_GET_ITEM(list, (uint64_t)index >> 1);
        PyList_SET_ITEM(list, (uint64_t)index >> 1, value);
        Py_DECREF(before);
        return true;
    }
    return CPyList_SetItem(list, index, value);
}

static inline int quick_append(PyObject *list, PyObject *value) {
    PyListObject *all = (PyListObject *)list;
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (likely(PyList_CheckExact(list) && size < all->allocated)) {
        Py_INCREF(value);
        Py_SET_SIZE(all, size + 1);
        PyList_SET_ITEM(list, size, value);
        return 0;
    }
    return PyList_Append(list, value);
}

#define CPyList_GetItemInt64 quick_get
#define CPyList_GetItemInt64Borrow quick_look
#define CPyList_GetItem quick_get_tagged
#define CPyList_GetItemShort quick_get_tagged
#define CPyList_GetItemBorrow quick_look_tagged
#define CPyList_GetItemShortBorrow quick_look_tagged
#define CPyList_SetItemInt64 quick_set
#define CPyList_SetItem quick_set_tagged
#define PyList_Append quick_append

#if PY_VERSION_HEX < 0x030C0000
/* Numbers: the small ones are made once, and most numbers of a game, ids of objects among them, are small. ----------- */
#define QUICK_BELOW 16
#define QUICK_NUMBERS 4096
#ifdef QUICK_OWNER
PyObject *quick_made[QUICK_BELOW + QUICK_NUMBERS];
int quick_depth;
#else
extern PyObject *quick_made[QUICK_BELOW + QUICK_NUMBERS];
extern int quick_depth;
#endif

static inline PyObject *quick_number(long long value) {
    unsigned long long place = (unsigned long long)value + QUICK_BELOW;
    if (likely(place < QUICK_BELOW + QUICK_NUMBERS)) {
        PyObject *made = quick_made[place];
        if (unlikely(made == NULL)) {
            made = PyLong_FromLongLong(value);
            if (made == NULL) {
                return NULL;
            }
            quick_made[place] = made;
        }
        Py_INCREF(made);
        return made;
    }
    return PyLong_FromLongLong(value);
}
#define PyLong_FromLongLong quick_number

static inline int64_t quick_int64(PyObject *o) {
    if (likely(PyLong_Check(o))) {
        const digit *digits = ((PyLongObject *)o)->ob_digit;
        switch (Py_SIZE(o)) {
        case 1: return digits[0];
        case 0: return 0;
        case -1: return -(int64_t)digits[0];
        case 2: return (int64_t)digits[1] << PyLong_SHIFT | digits[0];
        default: break;
        }
    }
    return CPyLong_AsInt64_(o);
}
#define CPyLong_AsInt64 quick_int64

static inline PyObject *quick_tagged(CPyTagged value) {
    if (likely(CPyTagged_CheckShort(value))) {
        return quick_number((Py_ssize_t)value >> 1);
    }
    return CPyTagged_StealAsObject(value);
}
#define CPyTagged_StealAsObject quick_tagged

static inline int64_t quick_remainder(int64_t x, int64_t y) {
    return likely(x >= 0 && y > 0) ? x % y : CPyInt64_Remainder(x, y);
}

static inline int64_t quick_divide(int64_t x, int64_t y) {
    return likely(x >= 0 && y > 0) ? x / y : CPyInt64_Divide(x, y);
}
#define CPyInt64_Remainder quick_remainder
#define CPyInt64_Divide quick_divide

/* Are these two the same number or the same text? -1 where that is for Python to say. */
static inline int quick_same(PyObject *a, PyObject *b) {
    if (a == b) {
        return 1;
    }
    if (PyLong_CheckExact(a) && PyLong_CheckExact(b)) {
        Py_ssize_t size = Py_SIZE(a);
        if (size != Py_SIZE(b)) {
            return 0;
        }
        size = size < 0 ? -size : size;
        for (Py_ssize_t i = 0; i < size; i++) {
            if (((PyLongObject *)a)->ob_digit[i] != ((PyLongObject *)b)->ob_digit[i]) {
                return 0;
            }
        }
        return 1;
    }
    if (PyUnicode_CheckExact(a) && PyUnicode_CheckExact(b) && PyUnicode_IS_READY(a) && PyUnicode_IS_READY(b)) {
        Py_ssize_t size = PyUnicode_GET_LENGTH(a);
        if (size != PyUnicode_GET_LENGTH(b) || PyUnicode_KIND(a) != PyUnicode_KIND(b)) {
            return 0;
        }
        return memcmp(PyUnicode_DATA(a), PyUnicode_DATA(b), size * PyUnicode_KIND(a)) == 0;
    }
    return -1;
}

/* Is a number or a text in a list? */
static int quick_contains(PyObject *all, PyObject *value) {
    if (likely(PyList_CheckExact(all))) {
        Py_ssize_t size = PyList_GET_SIZE(all);
        for (Py_ssize_t i = 0; i < size; i++) {
            int same = quick_same(PyList_GET_ITEM(all, i), value);
            if (same != 0) {
                return same > 0 ? 1 : PySequence_Contains(all, value);
            }
        }
        return 0;
    }
    return PySequence_Contains(all, value);
}
#define PySequence_Contains quick_contains

/* Classes: is it of this class or of one derived from it? Most are within a few steps. */
static inline int quick_is(PyObject *o, PyTypeObject *type) {
    PyTypeObject *own = Py_TYPE(o);
    if (own == type) {
        return 1;
    }
    for (PyTypeObject *base = own->tp_base; base != NULL; base = base->tp_base) {
        if (base == type) {
            return 1;
        }
    }
    return PyType_IsSubtype(own, type);
}
#undef PyObject_TypeCheck
#define PyObject_TypeCheck(o, type) quick_is((PyObject *)(o), (type))

/* Objects that Python's collector of cycles watches: the chain that it keeps of them, in front of each. ------------- */
typedef struct {
    uintptr_t next;
    uintptr_t prev;
} quick_chain;
#define QUICK_CHAIN(o) ((quick_chain *)(o) - 1)
#define QUICK_FLAGS ((uintptr_t)3)

/* What was made last stands at the end of the chain of the young, before its head. */
#ifdef QUICK_OWNER
quick_chain *quick_young;
#else
extern quick_chain *quick_young;
#endif

static inline void quick_track(PyObject *o) {
    quick_chain *own = QUICK_CHAIN(o);
    quick_chain *head = quick_young;
    if (unlikely(head == NULL)) {
        PyObject_GC_Track(o);
        quick_young = (quick_chain *)own->next;
        return;
    }
    quick_chain *last = (quick_chain *)head->prev;
    last->next = (uintptr_t)own;
    own->prev = (uintptr_t)last;
    own->next = (uintptr_t)head;
    head->prev = (uintptr_t)own;
}

static inline void quick_untrack(PyObject *o) {
    quick_chain *own = QUICK_CHAIN(o);
    if (likely(own->next != 0)) {
        quick_chain *next = (quick_chain *)own->next;
        quick_chain *prev = (quick_chain *)(own->prev & ~QUICK_FLAGS);
        prev->next = (uintptr_t)next;
        next->prev = (next->prev & QUICK_FLAGS) | (uintptr_t)prev;
        own->next = 0;
        own->prev &= 1;
    }
}

/* Objects that have ended are kept for the next ones of their class (build.py puts these where a class makes and ends
its own). Nothing is left in them: they have given up what they referred to. The one kept before stands in place of the
count of references. */
#define QUICK_KEPT 256
typedef struct {
    PyObject *first;
    Py_ssize_t count;
} quick_spare;

static inline PyObject *quick_alloc(PyTypeObject *type, PyTypeObject *own, quick_spare *spare, int watched) {
    PyObject *made = spare->first;
    if (likely(made != NULL && type == own)) {
        spare->first = (PyObject *)made->ob_refcnt;
        spare->count--;
        made->ob_refcnt = 1;
        if (watched) {
            quick_track(made);
        }
        return made;
    }
    return type->tp_alloc(type, 0);
}

static inline void quick_free(PyObject *o, PyTypeObject *own, quick_spare *spare) {
    if (likely(Py_TYPE(o) == own && spare->count < QUICK_KEPT)) {
        o->ob_refcnt = (Py_ssize_t)spare->first;
        spare->first = o;
        spare->count++;
        return;
    }
    Py_TYPE(o)->tp_free(o);
}

#define QUICK_SPARE(name) static quick_spare name##_spare;
#define QUICK_ALLOC(name, watched) quick_alloc(type, CPyType_##name, &name##_spare, watched)
#define QUICK_UNTRACK(o) quick_untrack((PyObject *)(o))
#define QUICK_FREE(name) quick_free((PyObject *)self, CPyType_##name, &name##_spare)

/* Lists likewise: those that end are kept with the room for a few things that they had. */
#define QUICK_LISTS 512
#define QUICK_ROOM 16
#ifdef QUICK_OWNER
quick_spare quick_lists;
#else
extern quick_spare quick_lists;
#endif

/* An empty list to fill in with that many things, or NULL where there is none at hand; not watched yet. */
static inline PyListObject *quick_room(Py_ssize_t size) {
    PyListObject *list = (PyListObject *)quick_lists.first;
    if (unlikely(list == NULL || size > QUICK_ROOM)) {
        return NULL;
    }
    if (unlikely(list->allocated < size)) {
        PyObject **items = PyMem_Realloc(list->ob_item, size * sizeof(PyObject *));
        if (items == NULL) {
            return NULL;
        }
        list->ob_item = items;
        list->allocated = size;
    }
    quick_lists.first = (PyObject *)((PyObject *)list)->ob_refcnt;
    quick_lists.count--;
    ((PyObject *)list)->ob_refcnt = 1;
    Py_SET_SIZE(list, size);
    return list;
}

static inline PyObject *quick_list(Py_ssize_t size) {
    PyListObject *list = quick_room(size);
    if (unlikely(list == NULL)) {
        return PyList_New(size);
    }
    for (Py_ssize_t i = 0; i < size; i++) {
        list->ob_item[i] = NULL;
    }
    quick_track((PyObject *)list);
    return (PyObject *)list;
}

static inline PyObject *quick_copy(PyObject *all) {
    if (likely(PyList_CheckExact(all))) {
        Py_ssize_t size = PyList_GET_SIZE(all);
        PyListObject *list = quick_room(size);
        if (likely(list != NULL)) {
            for (Py_ssize_t i = 0; i < size; i++) {
                PyObject *item = PyList_GET_ITEM(all, i);
                Py_INCREF(item);
                list->ob_item[i] = item;
            }
            quick_track((PyObject *)list);
            return (PyObject *)list;
        }
    }
    return CPyList_Copy(all);
}

/* A list of one thing, so and so often. */
static inline PyObject *quick_repeat(PyObject *all, CPyTagged times) {
    if (likely(PyList_CheckExact(all) && PyList_GET_SIZE(all) == 1 && times <= 2 * QUICK_ROOM)) {
        Py_ssize_t size = CPyTagged_CheckShort(times) ? (Py_ssize_t)times >> 1 : QUICK_ROOM + 1;
        PyListObject *list = size < 0 ? NULL : quick_room(size);
        if (likely(list != NULL)) {
            PyObject *item = PyList_GET_ITEM(all, 0);
            item->ob_refcnt += size;
            for (Py_ssize_t i = 0; i < size; i++) {
                list->ob_item[i] = item;
            }
            quick_track((PyObject *)list);
            return (PyObject *)list;
        }
    }
    return CPySequence_Multiply(all, times);
}

static inline PyObject *quick_extend(PyObject *list, PyObject *more) {
    if (likely(PyList_CheckExact(list) && PyList_CheckExact(more))) {
        Py_ssize_t size = PyList_GET_SIZE(list);
        Py_ssize_t added = PyList_GET_SIZE(more);
        if (likely(size + added <= ((PyListObject *)list)->allocated)) {
            for (Py_ssize_t i = 0; i < added; i++) {
                PyObject *item = PyList_GET_ITEM(more, i);
                Py_INCREF(item);
                PyList_SET_ITEM(list, size + i, item);
            }
            Py_SET_SIZE(list, size + added);
            Py_RETURN_NONE;
        }
    }
    return CPyList_Extend(list, more);
}

static inline PyObject *quick_pop(PyObject *list) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (likely(size > 0 && ((PyListObject *)list)->allocated <= QUICK_ROOM)) {
        Py_SET_SIZE(list, size - 1);
        return PyList_GET_ITEM(list, size - 1);
    }
    return CPyList_PopLast(list);
}

#define PyList_New quick_list
#define CPyList_Copy quick_copy
#define CPySequence_Multiply quick_repeat
#define CPyList_Extend quick_extend
#define CPyList_PopLast quick_pop

#ifdef QUICK_OWNER
#define QUICK_DEEP 20
static void quick_end_list(PyListObject *list) {
    quick_untrack((PyObject *)list);
    Py_ssize_t i = Py_SIZE(list);
    Py_SET_SIZE(list, 0);
    PyObject **items = list->ob_item;
    while (--i >= 0) {
        PyObject *item = items[i];
        if (likely(item != NULL)) {
            quick_decref(item);
        }
    }
    if (unlikely(list->allocated > QUICK_ROOM)) {
        PyMem_Free(items);
        list->ob_item = NULL;
        list->allocated = 0;
    }
    ((PyObject *)list)->ob_refcnt = (Py_ssize_t)quick_lists.first;
    quick_lists.first = (PyObject *)list;
    quick_lists.count++;
}

void quick_end(PyObject *o) {
    if (Py_TYPE(o) == &PyList_Type && quick_lists.count < QUICK_LISTS && quick_depth < QUICK_DEEP) {
        quick_depth++;
        quick_end_list((PyListObject *)o);
        quick_depth--;
    } else {
        Py_TYPE(o)->tp_dealloc(o);
    }
}
#endif

/* The end of an object: how deep ends are inside each other is counted here up to a depth that is safe, and by Python
only from there on. Python puts an object aside in the list of the collector, so one that it does not watch ends at once;
what is acyclic must not be chained without end. */
#define QUICK_DEPTH 40
#undef CPy_TRASHCAN_BEGIN
#undef CPy_TRASHCAN_END
#define CPy_TRASHCAN_BEGIN(op, dealloc) \
    do { \
        PyThreadState *quick_thread = NULL; \
        int quick_counted = quick_depth < QUICK_DEPTH; \
        if (likely(quick_counted)) { \
            quick_depth++; \
        } else if (PyObject_IS_GC((PyObject *)(op)) && _PyTrash_cond((PyObject *)(op), (destructor)(dealloc))) { \
            quick_thread = PyThreadState_Get(); \
            if (_PyTrash_begin(quick_thread, (PyObject *)(op))) { \
                break; \
            } \
        }
#define CPy_TRASHCAN_END(op) \
        if (likely(quick_counted)) { \
            quick_depth--; \
        } else if (quick_thread != NULL) { \
            _PyTrash_end(quick_thread); \
        } \
    } while (0);
#endif /* 3.11 */

#endif

#ifndef QUICK_SPARE  /* as mypyc writes it */
#define QUICK_SPARE(name)
#define QUICK_ALLOC(name, watched) type->tp_alloc(type, 0)
#define QUICK_UNTRACK(o) PyObject_GC_UnTrack(o)
#define QUICK_FREE(name) Py_TYPE(self)->tp_free((PyObject *)self)
#endif
#endif
