/* The sums of a learned network, compiled: the same as in network_sums.py, which says what they mean.

   Most of a row is 0, and rows of the wide layer stay single bytes: libraries for dense sums are slower here. Sums run
   over neighbouring numbers only, in one order, and are not contracted: they are the same on every machine. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && defined(__GLIBC__)
/* The same instructions on numbers twice as wide, where the processor has them. */
#define WIDER __attribute__((target_clones("avx2", "default")))
#else
#define WIDER
#endif
#if defined(__GNUC__)
/* So that it is compiled for either width. */
#define WITHIN static inline __attribute__((always_inline))
#else
#define WITHIN static inline
#endif

#define MOST_PARTS 64
#define MOST_LAYERS 8
#define LANES 8
#define SMALL 1e-5f
#define SUM 0.25f

typedef struct {
    const float *gain, *bias;
} Norm;

typedef struct {
    PyObject_HEAD
    Py_buffer parts[MOST_PARTS];
    int filled;
    /* how many there are */
    int size, hidden, seats, depth, sides, words, places, planes, points, wide, reach, rows;
    /* where in a row; -1: nowhere */
    int paths, there;
    const int32_t *flat_at, *marks, *columns, *point_at, *names;
    const int8_t *flat;
    const float *log, *scale, *flat_bias, *say, *say_bias, *lean, *value, *value_bias;
    const float *look, *look_bias, *think, *think_bias, *query, *query_bias, *sum, *near, *who;
    const float *layer[MOST_LAYERS], *layer_bias[MOST_LAYERS];
    Norm norm, last, norms[MOST_LAYERS];
    /* what is being worked out */
    float *x, *y, *z, *first, *second, *beside, *asked, *values;
} Sums;

/* y += a * row */
WITHIN void add(float *restrict y, const float *restrict row, float a, int count) {
    for (int i = 0; i < count; i++) y[i] += a * row[i];
}

WITHIN float product(const float *x, const float *y, int count) {
    float lane[LANES] = {0};
    int i = 0;
    for (; i + LANES <= count; i += LANES)
        for (int j = 0; j < LANES; j++) lane[j] += x[i + j] * y[i + j];
    float whole = 0;
    for (int j = 0; j < LANES; j++) whole += lane[j];
    for (; i < count; i++) whole += x[i] * y[i];
    return whole;
}

/* y += x @ matrix, whose rows belong to numbers of x; many of these are 0. Four rows at a time: y is read less often. */
WITHIN void through(float *restrict y, const float *restrict x, const float *matrix, int from, int to) {
    const float *row[4] = {matrix, matrix, matrix, matrix};
    float a[4] = {0};
    int held = 0;
    for (int i = 0; i < from; i++) {
        if (x[i] == 0) continue;
        row[held] = matrix + (size_t)i * to;
        a[held++] = x[i];
        if (held < 4) continue;
        for (int j = 0; j < to; j++)
            y[j] += (a[0] * row[0][j] + a[1] * row[1][j]) + (a[2] * row[2][j] + a[3] * row[3][j]);
        held = 0;
    }
    for (int i = 0; i < held; i++) add(y, row[i], a[i], to);
}

WITHIN void positive(float *x, int count) {
    for (int i = 0; i < count; i++) x[i] = x[i] > 0 ? x[i] : 0;
}

WITHIN void normed(const Sums *s, const Norm *norm, int side, const float *x, float *y) {
    int count = s->hidden;
    const float *gain = norm->gain + (size_t)side * count, *bias = norm->bias + (size_t)side * count;
    float lane[LANES] = {0}, mean = 0, spread;
    int i = 0;
    for (; i + LANES <= count; i += LANES)
        for (int j = 0; j < LANES; j++) lane[j] += x[i + j];
    for (int j = 0; j < LANES; j++) mean += lane[j];
    for (; i < count; i++) mean += x[i];
    mean /= (float)count;
    for (i = 0; i < count; i++) y[i] = x[i] - mean;
    spread = 1.0f / sqrtf(product(y, y, count) / (float)count + SMALL);
    for (i = 0; i < count; i++) y[i] = y[i] * spread * gain[i] + bias[i];
}

/* What lies at each place, and beside it: `second`, which is 0 at places that are not in play. */
WITHIN void board(Sums *s, const uint8_t *row) {
    int wide = s->wide, places = s->places;
    for (int place = 0; place < places; place++) {
        float *first = s->first + (size_t)place * wide;
        if (!s->reach && s->there >= 0 && !row[s->there + place]) continue;
        memcpy(first, s->look_bias, sizeof(float) * (size_t)wide);
        for (int plane = 0; plane < s->planes; plane++) {
            int at = s->columns[(size_t)plane * places + place];
            if (at < s->size && row[at]) add(first, s->look + (size_t)plane * wide, s->log[row[at]], wide);
        }
    }
    for (int point = 0; point < s->points; point++) {
        int place = row[s->point_at[point]] - 1;
        if (place >= 0 && place < places)
            add(s->first + (size_t)place * wide, s->look + (size_t)(s->planes + point) * wide, s->log[1], wide);
    }
    for (int place = 0; place < places; place++) {
        float *first = s->first + (size_t)place * wide;
        if (s->who) add(first, s->who + (size_t)place * wide, 1, wide);
        positive(first, wide);
    }
    for (int place = 0; place < places; place++) {
        float *second = s->second + (size_t)place * wide;
        if (s->there >= 0 && !row[s->there + place]) {
            memset(second, 0, sizeof(float) * (size_t)wide);
            continue;
        }
        memcpy(second, s->think_bias, sizeof(float) * (size_t)wide);
        through(second, s->first + (size_t)place * wide, s->think, wide, wide);
        if (place < s->reach) {
            const uint8_t *ways = row + s->paths + (size_t)place * (size_t)s->reach;
            memset(s->beside, 0, sizeof(float) * (size_t)wide);
            for (int other = 0; other < s->reach; other++)
                if (ways[other]) add(s->beside, s->first + (size_t)other * wide, ways[other], wide);
            through(second, s->beside, s->near, wide, wide);
        }
        positive(second, wide);
    }
}

WIDER static void evaluate(Sums *s, const uint8_t *row, const int32_t *words, int count, float *said) {
    int hidden = s->hidden, wide = s->wide;
    float *x = s->x, *y = s->y, *z = s->z;
    memcpy(x, s->flat_bias, sizeof(float) * (size_t)hidden);
    for (int at = 0; at < s->size;) {
        uint64_t eight = 0;
        if (at + 8 <= s->size) {
            memcpy(&eight, row + at, 8);
            if (!eight) {
                at += 8;
                continue;
            }
        }
        int line = s->flat_at[at];
        if (row[at] && line >= 0) {
            const int8_t *numbers = s->flat + (size_t)line * hidden;
            float a = s->log[row[at]] * s->scale[line];
            for (int i = 0; i < hidden; i++) x[i] += a * (float)numbers[i];
        }
        at++;
    }
    int side = 0;
    for (int mark = 0; mark < s->sides; mark++)
        if (row[s->marks[mark]]) side = mark + 1;
    if (s->places) {
        board(s, row);
        memset(s->beside, 0, sizeof(float) * (size_t)wide);
        for (int place = 0; place < s->places; place++) add(s->beside, s->second + (size_t)place * wide, SUM, wide);
        through(x, s->beside, s->sum, wide, hidden);
    }
    normed(s, &s->norm, side, x, y);
    positive(y, hidden);
    memcpy(x, y, sizeof(float) * (size_t)hidden);
    for (int layer = 0; layer < s->depth; layer++) {
        normed(s, &s->norms[layer], side, x, y);
        memcpy(z, s->layer_bias[layer], sizeof(float) * (size_t)hidden);
        through(z, y, s->layer[layer], hidden, hidden);
        positive(z, hidden);
        add(x, z, 1, hidden);
    }
    normed(s, &s->last, side, x, y);
    memcpy(s->values, s->value_bias, sizeof(float) * (size_t)s->seats);
    through(s->values, y, s->value, hidden, s->seats);
    if (s->places) {
        memcpy(s->asked, s->query_bias, sizeof(float) * (size_t)wide);
        through(s->asked, y, s->query, hidden, wide);
    }
    for (int at = 0; at < count; at++) {
        int word = words[at], place = s->names[word];
        said[at] = product(s->say + (size_t)word * hidden, y, hidden) + s->say_bias[word] +
                   s->lean[(size_t)side * s->words + word];
        if (place >= 0) said[at] += product(s->second + (size_t)place * wide, s->asked, wide);
    }
}

static int number(PyObject *numbers, const char *name, int least, int *to) {
    PyObject *found = PyDict_GetItemString(numbers, name);
    long value = found ? PyLong_AsLong(found) : -2;
    if (!found || value < least || value > 1000000) {
        if (!PyErr_Occurred()) PyErr_Format(PyExc_ValueError, "%s of a network cannot be that", name);
        return 0;
    }
    *to = (int)value;
    return 1;
}

/* The numbers of a name, so many and each of so many bytes. They are held as long as this lives. */
static const void *part(Sums *s, PyObject *tables, const char *name, size_t count, size_t bytes) {
    PyObject *found = PyDict_GetItemString(tables, name);
    if (!found || s->filled == MOST_PARTS) {
        PyErr_Format(PyExc_ValueError, "a network has no %s", name);
        return NULL;
    }
    Py_buffer *buffer = &s->parts[s->filled];
    if (PyObject_GetBuffer(found, buffer, PyBUF_SIMPLE) < 0) return NULL;
    s->filled++;
    if ((size_t)buffer->len != count * bytes) {
        PyErr_Format(PyExc_ValueError, "%s of a network has %zd bytes, not %zu", name, buffer->len, count * bytes);
        return NULL;
    }
    return buffer->buf;
}

static int norm_of(Sums *s, PyObject *tables, const char *name, Norm *norm) {
    char full[64];
    size_t count = (size_t)(s->sides + 1) * (size_t)s->hidden;
    snprintf(full, sizeof full, "%s.gain", name);
    if (!(norm->gain = part(s, tables, full, count, sizeof(float)))) return 0;
    snprintf(full, sizeof full, "%s.bias", name);
    return (norm->bias = part(s, tables, full, count, sizeof(float))) != NULL;
}

#define TAKE(field, name, count, kind) \
    if (!(s->field = part(s, tables, name, (size_t)(count), sizeof(kind)))) goto wrong

static int within(const int32_t *at, size_t count, int least, int below) {
    for (size_t i = 0; i < count; i++)
        if (at[i] < least || at[i] >= below) {
            PyErr_SetString(PyExc_ValueError, "a network reads beside its row");
            return 0;
        }
    return 1;
}

static PyObject *sums_new(PyTypeObject *type, PyObject *args, PyObject *named) {
    PyObject *numbers, *tables;
    (void)named;
    if (!PyArg_ParseTuple(args, "O!O!", &PyDict_Type, &numbers, &PyDict_Type, &tables)) return NULL;
    Sums *s = (Sums *)type->tp_alloc(type, 0);
    if (!s) return NULL;
    if (!number(numbers, "size", 1, &s->size) || !number(numbers, "hidden", 1, &s->hidden) ||
        !number(numbers, "seats", 1, &s->seats) || !number(numbers, "depth", 0, &s->depth) ||
        !number(numbers, "sides", 0, &s->sides) || !number(numbers, "words", 1, &s->words) ||
        !number(numbers, "places", 0, &s->places) || !number(numbers, "planes", 0, &s->planes) ||
        !number(numbers, "points", 0, &s->points) || !number(numbers, "wide", 1, &s->wide) ||
        !number(numbers, "reach", 0, &s->reach) || !number(numbers, "rows", 0, &s->rows) ||
        !number(numbers, "paths", -1, &s->paths) || !number(numbers, "there", -1, &s->there))
        goto wrong;
    if (s->depth > MOST_LAYERS || s->reach > s->places || (s->reach && s->paths < 0) ||
        s->paths + s->reach * s->reach > s->size || s->there + s->places > s->size) {
        PyErr_SetString(PyExc_ValueError, "a network of another form");
        goto wrong;
    }
    TAKE(log, "log", 256, float);
    TAKE(flat_at, "flat.at", s->size, int32_t);
    TAKE(marks, "marks", s->sides, int32_t);
    TAKE(names, "names", s->words, int32_t);
    TAKE(flat, "flat", (size_t)s->rows * (size_t)s->hidden, int8_t);
    TAKE(scale, "flat.scale", s->rows, float);
    TAKE(flat_bias, "flat.bias", s->hidden, float);
    TAKE(say, "say", (size_t)s->words * (size_t)s->hidden, float);
    TAKE(say_bias, "say.bias", s->words, float);
    TAKE(lean, "lean", (size_t)(s->sides + 1) * (size_t)s->words, float);
    TAKE(value, "value", (size_t)s->hidden * (size_t)s->seats, float);
    TAKE(value_bias, "value.bias", s->seats, float);
    for (int layer = 0; layer < s->depth; layer++) {
        char name[32];
        snprintf(name, sizeof name, "layers.%d", layer);
        TAKE(layer[layer], name, (size_t)s->hidden * (size_t)s->hidden, float);
        snprintf(name, sizeof name, "layers.%d.bias", layer);
        TAKE(layer_bias[layer], name, s->hidden, float);
        snprintf(name, sizeof name, "norms.%d", layer);
        if (!norm_of(s, tables, name, &s->norms[layer])) goto wrong;
    }
    if (!norm_of(s, tables, "norm", &s->norm) || !norm_of(s, tables, "last", &s->last)) goto wrong;
    if (!within(s->flat_at, (size_t)s->size, -1, s->rows) || !within(s->marks, (size_t)s->sides, 0, s->size) ||
        !within(s->names, (size_t)s->words, -1, s->places ? s->places : 1))
        goto wrong;
    if (s->places) {
        TAKE(columns, "columns", (size_t)s->planes * (size_t)s->places, int32_t);
        TAKE(point_at, "points", s->points, int32_t);
        TAKE(look, "look", (size_t)(s->planes + s->points) * (size_t)s->wide, float);
        TAKE(look_bias, "look.bias", s->wide, float);
        TAKE(think, "think", (size_t)s->wide * (size_t)s->wide, float);
        TAKE(think_bias, "think.bias", s->wide, float);
        TAKE(query, "query", (size_t)s->hidden * (size_t)s->wide, float);
        TAKE(query_bias, "query.bias", s->wide, float);
        TAKE(sum, "sum", (size_t)s->wide * (size_t)s->hidden, float);
        if (s->reach) TAKE(near, "near", (size_t)s->wide * (size_t)s->wide, float);
        if (PyDict_GetItemString(tables, "who")) TAKE(who, "who", (size_t)s->places * (size_t)s->wide, float);
        if (!within(s->columns, (size_t)s->planes * (size_t)s->places, 0, s->size + 1) ||
            !within(s->point_at, (size_t)s->points, 0, s->size))
            goto wrong;
    }
    size_t hidden = (size_t)s->hidden, wide = (size_t)s->wide, lands = (size_t)s->places * wide;
    s->x = PyMem_Calloc(3 * hidden + 2 * lands + 2 * wide + (size_t)s->seats, sizeof(float));
    if (!s->x) {
        PyErr_NoMemory();
        goto wrong;
    }
    s->y = s->x + hidden;
    s->z = s->y + hidden;
    s->first = s->z + hidden;
    s->second = s->first + lands;
    s->beside = s->second + lands;
    s->asked = s->beside + wide;
    s->values = s->asked + wide;
    return (PyObject *)s;
wrong:
    Py_DECREF(s);
    return NULL;
}

static void sums_dealloc(PyObject *self) {
    Sums *s = (Sums *)self;
    PyTypeObject *type = Py_TYPE(self);
    for (int at = 0; at < s->filled; at++) PyBuffer_Release(&s->parts[at]);
    PyMem_Free(s->x);
    type->tp_free(self);
    Py_DECREF(type);
}

static PyObject *listed(const float *numbers, Py_ssize_t count) {
    PyObject *list = PyList_New(count);
    for (Py_ssize_t at = 0; list && at < count; at++) {
        PyObject *one = PyFloat_FromDouble((double)numbers[at]);
        if (!one) {
            Py_CLEAR(list);
            break;
        }
        PyList_SET_ITEM(list, at, one);
    }
    return list;
}

static PyObject *sums_say(PyObject *self, PyObject *args) {
    Sums *s = (Sums *)self;
    Py_buffer row;
    PyObject *asked, *said = NULL, *values = NULL, *both = NULL;
    if (!PyArg_ParseTuple(args, "y*O!", &row, &PyList_Type, &asked)) return NULL;
    Py_ssize_t count = PyList_GET_SIZE(asked);
    int32_t *words = PyMem_Malloc((size_t)(count + 1) * sizeof(int32_t));
    float *numbers = PyMem_Malloc((size_t)(count + 1) * sizeof(float));
    if (!words || !numbers) {
        PyErr_NoMemory();
        goto done;
    }
    if (row.len < s->size) {
        PyErr_SetString(PyExc_ValueError, "a row is too short for this network");
        goto done;
    }
    for (Py_ssize_t at = 0; at < count; at++) {
        long word = PyLong_AsLong(PyList_GET_ITEM(asked, at));
        if (word < 0 || word >= s->words) {
            if (!PyErr_Occurred()) PyErr_SetString(PyExc_ValueError, "a network does not know this word");
            goto done;
        }
        words[at] = (int32_t)word;
    }
    evaluate(s, row.buf, words, (int)count, numbers);
    said = listed(numbers, count);
    values = listed(s->values, s->seats);
    if (said && values) both = PyTuple_Pack(2, said, values);
done:
    Py_XDECREF(said);
    Py_XDECREF(values);
    PyMem_Free(words);
    PyMem_Free(numbers);
    PyBuffer_Release(&row);
    return both;
}

static PyMethodDef methods[] = {
    {"say", sums_say, METH_VARARGS, "One number for each of these words, and one for each seat."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot slots[] = {
    {Py_tp_new, sums_new},
    {Py_tp_dealloc, sums_dealloc},
    {Py_tp_methods, methods},
    {0, NULL},
};

static PyType_Spec spec = {"polana.bots._network.Sums", sizeof(Sums), 0, Py_TPFLAGS_DEFAULT, slots};

static int filled(PyObject *module) {
    PyObject *type = PyType_FromSpec(&spec);
    if (!type) return -1;
    int outcome = PyModule_AddObjectRef(module, "Sums", type);
    Py_DECREF(type);
    return outcome;
}

static PyModuleDef_Slot module_slots[] = {{Py_mod_exec, filled}, {0, NULL}};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT, "_network", "The sums of a learned network, compiled.", 0, NULL, module_slots,
    NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit__network(void) { return PyModuleDef_Init(&module); }
