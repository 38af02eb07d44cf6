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
/* Giving up a reference, without the way through the linker's table to where the last one leads. */
static inline void quick_decref(PyObject *o) {
    if (--o->ob_refcnt == 0) {
        Py_TYPE(o)->tp_dealloc(o);
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
#define PyList_Append quick_append

#if PY_VERSION_HEX < 0x030C0000
/* Numbers: the small ones are made once, and most numbers of a game, ids of objects among them, are small. ----------- */
#define QUICK_NUMBERS 4096
#ifdef QUICK_OWNER
PyObject *quick_numbers[QUICK_NUMBERS];
int quick_depth;
#else
extern PyObject *quick_numbers[QUICK_NUMBERS];
extern int quick_depth;
#endif

static inline PyObject *quick_number(long long value) {
    if (likely((unsigned long long)value < QUICK_NUMBERS)) {
        PyObject *made = quick_numbers[value];
        if (unlikely(made == NULL)) {
            made = PyLong_FromLongLong(value);
            if (made == NULL) {
                return NULL;
            }
            quick_numbers[value] = made;
        }
        Py_INCREF(made);
        return made;
    }
    return PyLong_FromLongLong(value);
}
#define PyLong_FromLongLong quick_number

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

/* The end of an object: how deep ends are inside each other is counted here up to a depth that is safe, and by Python
only from there on. */
#define QUICK_DEPTH 40
#undef CPy_TRASHCAN_BEGIN
#undef CPy_TRASHCAN_END
#define CPy_TRASHCAN_BEGIN(op, dealloc) \
    do { \
        PyThreadState *quick_thread = NULL; \
        int quick_counted = quick_depth < QUICK_DEPTH; \
        if (likely(quick_counted)) { \
            quick_depth++; \
        } else if (_PyTrash_cond((PyObject *)(op), (destructor)(dealloc))) { \
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
#endif
