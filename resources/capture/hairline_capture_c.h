/*
 * Records what a running program asks its collision tests, and what they answer, for
 * `hairline replay`, which asks everything again exactly. C99 and C++, POSIX, GCC or Clang, nothing
 * to link. hairline_capture.h is the same for C++ with any vector type.
 *
 *   hairline_capture_start("game.hcap");
 *   ...
 *   int hit = triangle_box(a, b, c, min, max);
 *   HAIRLINE_CAPTURE(intersect, triangle_f(a, b, c), aabb_f(min, max), hit);
 *   ...
 *   HAIRLINE_CAPTURE_FRAME();
 *
 * Shapes end in _f for float and _d for double; vectors are pointers to their coordinates. Their
 * numbers are kept bit by bit. Before the start HAIRLINE_CAPTURE costs one load and one branch;
 * HAIRLINE_CAPTURE_OFF removes it. In both cases its arguments are not evaluated.
 *
 * Records go into a memory-mapped file, so that they survive a crash or a kill. Each thread
 * writes into a part of its own, without a lock and without allocating. Under -std=c99 include this
 * header before those of the system.
 */
#ifndef HAIRLINE_CAPTURE_C_H
#define HAIRLINE_CAPTURE_C_H

#ifdef __cplusplus
#pragma GCC system_header
#endif

#if !defined(_GNU_SOURCE) && !defined(_DEFAULT_SOURCE)
#define _DEFAULT_SOURCE 1
#endif
#if !defined(_GNU_SOURCE) && !defined(_POSIX_C_SOURCE)
#define _POSIX_C_SOURCE 200809L
#endif

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- The file: resources/documentation/capture.md says how it is read. All numbers are
   little-endian. */

/* A program reads files of this version and older ones. */
#define HAIRLINE_CAPTURE_VERSION 1
#define HAIRLINE_CAPTURE_MAGIC "HAIRCAP"
#define HAIRLINE_CAPTURE_CHUNK_MAGIC 0x4b4e4843u

enum {
  hairline_capture_chunk_size = 1 << 18,
  hairline_capture_site_count = 1024,
  hairline_capture_sites_offset = 4096,
  hairline_capture_chunks_offset = 4096 + 1024 * 256,
  /* Stands for a site where the table was full. */
  hairline_capture_unknown_site = 0xffff
};

/* At the beginning of the file. */
typedef struct hairline_capture_header {
  char magic[8];
  uint32_t version;
  uint32_t chunk_size;
  uint32_t site_count;
  uint32_t mode;
  uint32_t every;
  /* The signal that ended the program; 0 for none. */
  uint32_t signal;
  uint64_t capacity;
  /* Chunks that were ever begun. */
  uint64_t chunks;
  uint64_t sites;
  /* Records for which there was no room. */
  uint64_t dropped;
  uint64_t sequence;
  uint64_t process;
  /* Frames that were begun. */
  uint64_t frame;
} hairline_capture_header;

/* A place in the source: an entry of the table at hairline_capture_sites_offset. The end of a path
   that is longer. */
typedef struct hairline_capture_site_entry {
  uint32_t line;
  uint32_t length;
  char path[248];
} hairline_capture_site_entry;

/* At the beginning of each chunk. Records follow, up to `used` bytes from the chunk's beginning. */
typedef struct hairline_capture_chunk {
  uint32_t magic;
  uint32_t used;
  /* Chunks in the order in which they were begun. */
  uint64_t sequence;
} hairline_capture_chunk;

/* At the beginning of each record: the numbers of its answer follow, in the order of the bits of
   `answers`, then its operands. */
typedef struct hairline_capture_record {
  /* In bytes, of all of the record: a multiple of 8. */
  uint32_t size;
  uint32_t frame;
  uint16_t site;
  uint16_t thread;
  uint8_t kind;
  uint8_t verdict;
  uint8_t answers;
  uint8_t operands;
} hairline_capture_record;

/* At the beginning of each operand: `count` numbers follow, as hairline_plugin.h lists them, then
   as many zeros as make a multiple of 8 bytes; for a mesh 8 bytes with the count of its indices,
   and these as 4 bytes each, filled up likewise; where `moves`, 3 doubles. */
typedef struct hairline_capture_operand {
  uint8_t shape;
  /* 4 for float, 8 for double: the bytes of a number. */
  uint8_t scalar;
  uint8_t moves;
  uint8_t unused;
  uint32_t count;
} hairline_capture_operand;

enum {
  hairline_capture_kind_intersect,
  hairline_capture_kind_bound,
  hairline_capture_kind_closest,
  hairline_capture_kind_contains,
  hairline_capture_kind_side,
  hairline_capture_kind_common,
  hairline_capture_kind_sweep
};

/* The answers of hairline_plugin.h. */
enum {
  hairline_capture_none,
  hairline_capture_no,
  hairline_capture_yes,
  hairline_capture_front,
  hairline_capture_behind,
  hairline_capture_straddles,
  hairline_capture_common_nothing,
  hairline_capture_common_point,
  hairline_capture_common_line,
  hairline_capture_common_plane
};

enum {
  hairline_capture_shape_point,
  hairline_capture_shape_line,
  hairline_capture_shape_ray,
  hairline_capture_shape_segment,
  hairline_capture_shape_plane,
  hairline_capture_shape_triangle,
  hairline_capture_shape_quad,
  hairline_capture_shape_polygon,
  hairline_capture_shape_rectangle,
  hairline_capture_shape_aabb,
  hairline_capture_shape_obb,
  hairline_capture_shape_sphere,
  hairline_capture_shape_capsule,
  hairline_capture_shape_cylinder,
  hairline_capture_shape_cone,
  hairline_capture_shape_tetrahedron,
  hairline_capture_shape_convex,
  hairline_capture_shape_kdop,
  hairline_capture_shape_mesh,
  hairline_capture_shape_grid,
  hairline_capture_shape_point2,
  hairline_capture_shape_segment2,
  hairline_capture_shape_triangle2,
  hairline_capture_shape_rectangle2,
  hairline_capture_shape_kdop2,
  hairline_capture_shape_frustum,
  hairline_capture_shape_half_space,
  hairline_capture_shape_disc,
  hairline_capture_shape_ellipsoid,
  hairline_capture_shape_count
};

/* The bits of `answers`, with how many doubles each stands for. */
enum {
  hairline_capture_has_distance = 1,        /* 1 */
  hairline_capture_has_square_distance = 2, /* 1 */
  hairline_capture_has_t = 4,               /* 1: along a line, ray or segment */
  hairline_capture_has_time = 8,            /* 1: of the first contact of a sweep */
  hairline_capture_has_point = 16,          /* 3: a common point */
  hairline_capture_has_points = 32          /* 6: the nearest point of each operand */
};

/* ---- Starting and ending */

/* What is kept. */
enum {
  /* Everything, until the file is full. */
  hairline_capture_all,
  /* The last records of each thread. */
  hairline_capture_last,
  /* Those records alone whose verdict differs from the one that the same place in the source gave
     in the frame before: the n-th call of a frame is compared with the n-th call of the frame
     before, for n up to 64. Later calls are always kept. */
  hairline_capture_changes
};

typedef struct hairline_capture_options {
  /* The file to write. */
  const char* path;
  int mode;
  /* Of the calls of a thread every n-th is looked at; 0 and 1 for each. */
  uint32_t every;
  /* How large the file may become, in bytes. It has that size while the program runs. */
  uint64_t bytes;
  /* Of `last`: how much each thread keeps at least, in bytes. A triangle and a box in float
   * take 96. */
  uint64_t bytes_per_thread;
  /* Keeps the records in memory, and writes the file when a signal ends the program, or on
     hairline_capture_dump. */
  int in_memory;
  /* Notes the signal (SIGSEGV, SIGBUS, SIGFPE, SIGILL, or the SIGABRT of an assertion) that ends
     the program in the file. Handlers that were set before are called afterwards. */
  int handles_signals;
} hairline_capture_options;

/* An answer that is more than a verdict. */
typedef struct hairline_capture_answer {
  uint8_t verdict;
  uint8_t has;
  double distance;
  double square_distance;
  double t;
  double time;
  double point[3];
  double points[6];
} hairline_capture_answer;

static inline hairline_capture_options hairline_capture_defaults(const char* path) {
  hairline_capture_options options;
  options.path = path;
  options.mode = hairline_capture_all;
  options.every = 1;
  options.bytes = (uint64_t)64 << 20;
  options.bytes_per_thread = (uint64_t)1 << 20;
  options.in_memory = 0;
  options.handles_signals = 1;
  return options;
}

/* An answer that is no more than a verdict, to which numbers can be added. */
static inline hairline_capture_answer hairline_capture_verdict(int verdict) {
  hairline_capture_answer answer = {0, 0, 0, 0, 0, 0, {0, 0, 0}, {0, 0, 0, 0, 0, 0}};
  answer.verdict = (uint8_t)verdict;
  return answer;
}

/* The verdict that an answer has or that its distance means; none for NaN. */
static inline int hairline_capture_verdict_of_(const hairline_capture_answer* answer) {
  const int is_squared = (answer->has & hairline_capture_has_distance) == 0;
  const double distance = is_squared ? answer->square_distance : answer->distance;
  const int any = hairline_capture_has_distance | hairline_capture_has_square_distance;
  if (answer->verdict != hairline_capture_none || (answer->has & any) == 0) return answer->verdict;
  if (distance > 0) return hairline_capture_no;
  return distance <= 0 ? hairline_capture_yes : hairline_capture_none;
}

#ifdef __cplusplus
}
#endif

#ifdef HAIRLINE_CAPTURE_OFF

#define HAIRLINE_CAPTURE(...) ((void)0)
#define HAIRLINE_CAPTURE_VERDICT(...) ((void)0)
#define HAIRLINE_CAPTURE_ANSWER(...) ((void)0)
#define HAIRLINE_CAPTURE_FRAME() ((void)0)
static inline int hairline_capture_start_with(const hairline_capture_options* options) {
  (void)options;
  return 0;
}
static inline int hairline_capture_start(const char* path) {
  (void)path;
  return 0;
}
static inline int hairline_capture_dump(const char* path) {
  (void)path;
  return 0;
}
static inline void hairline_capture_stop(void) {}
static inline void hairline_capture_next_frame(void) {}
static inline int hairline_capture_is_on(void) { return 0; }

#else

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "hairline_capture: this machine is big-endian; the file is little-endian"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- What is shared by all sources and libraries of a program. Names that end in an underscore
   are not meant for others. */

/* Of threads that capture at the same time; others are counted as dropped. */
#define HAIRLINE_CAPTURE_RINGS_ 256
#define HAIRLINE_CAPTURE_SIGNALS_ 5
#define HAIRLINE_CAPTURE_SHARED_ __attribute__((weak, visibility("default")))
#define HAIRLINE_CAPTURE_RARE_ static __attribute__((noinline, cold, unused))
#define HAIRLINE_CAPTURE_HOT_ static inline __attribute__((always_inline))

/* Chunks that one thread at a time writes. */
typedef struct hairline_capture_ring_ {
  uint32_t is_taken;
  /* Of `last`: the first of its chunks, and how many it has begun. */
  uint64_t first;
  uint64_t turns;
  /* The current chunk, and the next byte in it. */
  hairline_capture_chunk* chunk;
  uint32_t used;
} hairline_capture_ring_;

typedef struct hairline_capture_state_ {
  /* Which start this is since the program began, from 1; 0 while nothing is captured. */
  uint32_t on;
  uint32_t starts;
  int is_open;
  uint32_t is_ending;
  int in_memory;
  int file;
  uint32_t mode;
  uint32_t every;
  uint32_t frame;
  uint64_t chunks_per_ring;
  uint64_t bytes;
  hairline_capture_header* header;
  char path[4096];
  int has_key;
  pthread_key_t key;
  int handles_signals;
  struct sigaction before[HAIRLINE_CAPTURE_SIGNALS_];
  hairline_capture_ring_ rings[HAIRLINE_CAPTURE_RINGS_];
} hairline_capture_state_;

typedef struct hairline_capture_thread_ {
  uint32_t on;
  uint32_t left;
  /* Of C, whose operands are evaluated while a record is written: whether one is. */
  uint32_t is_writing;
  uint32_t number;
  hairline_capture_ring_* ring;
} hairline_capture_thread_;

HAIRLINE_CAPTURE_SHARED_ hairline_capture_state_ hairline_capture_state;
HAIRLINE_CAPTURE_SHARED_ __thread hairline_capture_thread_ hairline_capture_thread;

/* A place in the source. */
typedef struct hairline_capture_site {
  const char* path;
  uint32_t line;
  /* The start it was entered in the table for, and its place there. */
  uint32_t on;
  uint32_t number;
  /* Mode `changes`: the verdict of each call of the last frame, plus one; 0 for none. */
  uint32_t frame;
  uint32_t calls;
  uint8_t verdicts[64];
} hairline_capture_site;

#define HAIRLINE_CAPTURE_SITE_(name) \
  static hairline_capture_site name = {__FILE__, __LINE__, 0, 0, 0, 0, {0}}

/* A record that is being written. */
typedef struct hairline_capture_writer {
  hairline_capture_record* record;
  unsigned char* at;
  unsigned char* end;
  /* Of the operand that was added last, from the record's beginning. */
  uint32_t operand;
  /* Where there was no room. */
  int has_failed;
} hairline_capture_writer;

HAIRLINE_CAPTURE_HOT_ int hairline_capture_is_on(void) {
  return __atomic_load_n(&hairline_capture_state.on, __ATOMIC_RELAXED) != 0;
}

HAIRLINE_CAPTURE_RARE_ int hairline_capture_drop_(void) {
  __atomic_fetch_add(&hairline_capture_state.header->dropped, 1, __ATOMIC_RELAXED);
  return 0;
}

/* Begins the next chunk of a ring; 0 where there is none. */
HAIRLINE_CAPTURE_RARE_ int hairline_capture_next_chunk_(hairline_capture_ring_* ring) {
  hairline_capture_state_* state = &hairline_capture_state;
  hairline_capture_header* header = state->header;
  const int is_ring = state->mode == hairline_capture_last;
  uint64_t place = 0;
  if (is_ring && ring->chunk != NULL) {
    place = ring->first + ring->turns % state->chunks_per_ring;
  } else {
    const uint64_t wanted = is_ring ? state->chunks_per_ring : 1;
    place = __atomic_load_n(&header->chunks, __ATOMIC_RELAXED);
    do {
      if (place + wanted > header->capacity) return 0;
    } while (!__atomic_compare_exchange_n(&header->chunks, &place, place + wanted, 0,
                                          __ATOMIC_RELAXED, __ATOMIC_RELAXED));
    ring->first = place;
    ring->turns = 0;
  }
  ++ring->turns;
  ring->chunk =
      (hairline_capture_chunk*)(void*)((unsigned char*)header + hairline_capture_chunks_offset +
                                       place * hairline_capture_chunk_size);
  ring->used = sizeof(hairline_capture_chunk);
  __atomic_store_n(&ring->chunk->used, 0, __ATOMIC_RELEASE);
  __atomic_signal_fence(__ATOMIC_SEQ_CST);
  ring->chunk->magic = HAIRLINE_CAPTURE_CHUNK_MAGIC;
  ring->chunk->sequence = __atomic_fetch_add(&header->sequence, 1, __ATOMIC_RELAXED);
  __atomic_store_n(&ring->chunk->used, ring->used, __ATOMIC_RELEASE);
  return 1;
}

/* A thread that ends leaves its ring to the next. */
HAIRLINE_CAPTURE_RARE_ void hairline_capture_leave_(void* ring) {
  /* Since then another start may have given it away. */
  if (hairline_capture_thread.on != hairline_capture_state.starts) return;
  /* Should the thread record once more, it takes a ring again. */
  hairline_capture_thread.on = 0;
  __atomic_store_n(&((hairline_capture_ring_*)ring)->is_taken, 0, __ATOMIC_RELEASE);
}

/* Gives the calling thread a ring; 0 where all are taken or the file is full. */
HAIRLINE_CAPTURE_RARE_ int hairline_capture_join_(uint32_t on) {
  hairline_capture_state_* state = &hairline_capture_state;
  hairline_capture_thread_* thread = &hairline_capture_thread;
  uint32_t i;
  for (i = 0; i < HAIRLINE_CAPTURE_RINGS_; ++i) {
    uint32_t free_ring = 0;
    hairline_capture_ring_* ring = &state->rings[i];
    if (!__atomic_compare_exchange_n(&ring->is_taken, &free_ring, 1, 0, __ATOMIC_ACQUIRE,
                                     __ATOMIC_RELAXED)) {
      continue;
    }
    if (ring->chunk == NULL && !hairline_capture_next_chunk_(ring)) {
      __atomic_store_n(&ring->is_taken, 0, __ATOMIC_RELEASE);
      return hairline_capture_drop_();
    }
    thread->ring = ring;
    thread->number = i;
    thread->left = 1;
    thread->on = on;
    pthread_setspecific(state->key, ring);
    return 1;
  }
  return hairline_capture_drop_();
}

/* The place in the table of a line of a path; entered where it is not there yet. Functions that are
   compiled several times, such as templates, have one. */
HAIRLINE_CAPTURE_RARE_ uint32_t hairline_capture_place_(const char* path, uint32_t line) {
  hairline_capture_header* header = hairline_capture_state.header;
  hairline_capture_site_entry* table =
      (hairline_capture_site_entry*)(void*)((unsigned char*)header + hairline_capture_sites_offset);
  size_t length = strlen(path);
  uint64_t known = __atomic_load_n(&header->sites, __ATOMIC_ACQUIRE);
  uint64_t place;
  if (length > sizeof table->path) {
    path += length - sizeof table->path;
    length = sizeof table->path;
  }
  if (known > hairline_capture_site_count) known = hairline_capture_site_count;
  for (place = 0; place < known; ++place) {
    /* The length of an entry is written last. */
    if (__atomic_load_n(&table[place].length, __ATOMIC_ACQUIRE) == length &&
        table[place].line == line && memcmp(table[place].path, path, length) == 0) {
      return (uint32_t)place;
    }
  }
  place = __atomic_fetch_add(&header->sites, 1, __ATOMIC_ACQ_REL);
  if (place >= hairline_capture_site_count) return hairline_capture_unknown_site;
  memcpy(table[place].path, path, length);
  table[place].line = line;
  __atomic_store_n(&table[place].length, (uint32_t)length, __ATOMIC_RELEASE);
  return (uint32_t)place;
}

/* Prepares a site for a start. */
HAIRLINE_CAPTURE_RARE_ void hairline_capture_enter_(hairline_capture_site* site, uint32_t on) {
  static const uint32_t busy = 0xffffffffu;
  uint32_t known = __atomic_load_n(&site->on, __ATOMIC_ACQUIRE);
  while (known != on) {
    if (known == busy || !__atomic_compare_exchange_n(&site->on, &known, busy, 0, __ATOMIC_ACQUIRE,
                                                      __ATOMIC_ACQUIRE)) {
      /* Another thread enters it just now. */
      known = __atomic_load_n(&site->on, __ATOMIC_ACQUIRE);
      continue;
    }
    site->number = hairline_capture_place_(site->path, site->line);
    site->calls = site->frame = 0;
    memset(site->verdicts, 0, sizeof site->verdicts);
    __atomic_store_n(&site->on, on, __ATOMIC_RELEASE);
    known = on;
  }
}

/* Makes room for a record by going on in the next chunk, with what there is of it. */
HAIRLINE_CAPTURE_RARE_ void hairline_capture_make_room_(hairline_capture_writer* writer,
                                                        uint64_t bytes) {
  hairline_capture_ring_* ring = hairline_capture_thread.ring;
  const unsigned char* begun = (const unsigned char*)writer->record;
  const uint64_t written = (uint64_t)(writer->at - begun);
  if (writer->has_failed) return;
  writer->has_failed = 1;
  if (sizeof(hairline_capture_chunk) + written + bytes <= hairline_capture_chunk_size &&
      hairline_capture_next_chunk_(ring)) {
    unsigned char* chunk = (unsigned char*)ring->chunk;
    memmove(chunk + ring->used, begun, (size_t)written);
    writer->record = (hairline_capture_record*)(void*)(chunk + ring->used);
    writer->at = chunk + ring->used + written;
    writer->end = chunk + hairline_capture_chunk_size;
    writer->has_failed = 0;
  }
}

/* `bytes` more of a record, a multiple of 8; null where there is no room. */
HAIRLINE_CAPTURE_HOT_ unsigned char* hairline_capture_room_(hairline_capture_writer* writer,
                                                            uint64_t bytes) {
  unsigned char* at;
  if (__builtin_expect(writer->has_failed || (uint64_t)(writer->end - writer->at) < bytes, 0)) {
    hairline_capture_make_room_(writer, bytes);
    if (writer->has_failed) return NULL;
  }
  at = writer->at;
  writer->at += bytes;
  return at;
}

/* Begins a record; 0 where none is wanted. */
HAIRLINE_CAPTURE_HOT_ int hairline_capture_begin(hairline_capture_writer* writer,
                                                 hairline_capture_site* site, int kind,
                                                 int verdict) {
  hairline_capture_state_* state = &hairline_capture_state;
  hairline_capture_thread_* thread = &hairline_capture_thread;
  const uint32_t on = __atomic_load_n(&state->on, __ATOMIC_ACQUIRE);
  hairline_capture_ring_* ring;
  unsigned char* at;
  uint32_t frame;
  if (__builtin_expect(on == 0, 0)) return 0;
  if (__builtin_expect(thread->on != on, 0) && !hairline_capture_join_(on)) return 0;
  if (--thread->left != 0) return 0;
  thread->left = state->every;
  if (__builtin_expect(__atomic_load_n(&site->on, __ATOMIC_ACQUIRE) != on, 0)) {
    hairline_capture_enter_(site, on);
  }
  frame = __atomic_load_n(&state->frame, __ATOMIC_RELAXED);
  if (state->mode == hairline_capture_changes) {
    /* Threads that call the same place at once may take each other's turns, which keeps a record
       too many or too few and no wrong one. */
    uint32_t call;
    if (__atomic_load_n(&site->frame, __ATOMIC_RELAXED) != frame) {
      __atomic_store_n(&site->frame, frame, __ATOMIC_RELAXED);
      __atomic_store_n(&site->calls, 0, __ATOMIC_RELAXED);
    }
    call = __atomic_fetch_add(&site->calls, 1, __ATOMIC_RELAXED);
    if (call < sizeof site->verdicts) {
      const uint8_t now = (uint8_t)(verdict + 1);
      const uint8_t before = __atomic_exchange_n(&site->verdicts[call], now, __ATOMIC_RELAXED);
      if (before == now) return 0;
    }
  }
  ring = thread->ring;
  writer->record = (hairline_capture_record*)(void*)((unsigned char*)ring->chunk + ring->used);
  writer->at = (unsigned char*)writer->record;
  writer->end = (unsigned char*)ring->chunk + hairline_capture_chunk_size;
  writer->has_failed = 0;
  at = hairline_capture_room_(writer, sizeof(hairline_capture_record));
  if (at == NULL) return hairline_capture_drop_();
  writer->record->frame = frame;
  writer->record->site = (uint16_t)site->number;
  writer->record->thread = (uint16_t)thread->number;
  writer->record->kind = (uint8_t)kind;
  writer->record->verdict = (uint8_t)verdict;
  writer->record->answers = 0;
  writer->record->operands = 0;
  return 1;
}

/* Adds the numbers of an answer, before any operand. */
HAIRLINE_CAPTURE_RARE_ void hairline_capture_add_answer(hairline_capture_writer* writer,
                                                        const hairline_capture_answer* answer) {
  const double* const numbers[6] = {&answer->distance, &answer->square_distance,
                                    &answer->t,        &answer->time,
                                    answer->point,     answer->points};
  static const uint8_t counts[6] = {1, 1, 1, 1, 3, 6};
  int i;
  for (i = 0; i < 6; ++i) {
    unsigned char* at;
    if ((answer->has >> i & 1) == 0) continue;
    at = hairline_capture_room_(writer, 8u * counts[i]);
    if (at == NULL) return;
    memcpy(at, numbers[i], 8u * counts[i]);
  }
  writer->record->answers = answer->has;
}

/* Adds an operand of so many numbers of 4 or 8 bytes, which the caller writes; null where there is
   no room for it. */
HAIRLINE_CAPTURE_HOT_ void* hairline_capture_add(hairline_capture_writer* writer, int shape,
                                                 size_t scalar, size_t count) {
  hairline_capture_operand* operand;
  unsigned char* at;
  const uint64_t bytes = ((uint64_t)scalar * count + 7) & ~(uint64_t)7;
  /* More than a chunk is refused before its bytes could overflow. */
  const int is_long = count > hairline_capture_chunk_size;
  at = hairline_capture_room_(writer, is_long ? hairline_capture_chunk_size : 8 + bytes);
  if (at == NULL) return NULL;
  operand = (hairline_capture_operand*)(void*)at;
  operand->shape = (uint8_t)shape;
  operand->scalar = (uint8_t)scalar;
  operand->moves = 0;
  operand->unused = 0;
  writer->operand = (uint32_t)(at - (unsigned char*)writer->record);
  operand->count = (uint32_t)count;
  ++writer->record->operands;
  if (((uint64_t)scalar * count & 7) != 0) memset(at + bytes, 0, 8);
  return at + 8;
}

/* Adds the triangles of the mesh that was added last. */
HAIRLINE_CAPTURE_HOT_ uint32_t* hairline_capture_add_indices(hairline_capture_writer* writer,
                                                             size_t count) {
  const int is_long = count > hairline_capture_chunk_size;
  const uint64_t bytes = ((uint64_t)count * 4 + 7) & ~(uint64_t)7;
  unsigned char* at =
      hairline_capture_room_(writer, is_long ? hairline_capture_chunk_size : 8 + bytes);
  const uint64_t stored = count;
  if (at == NULL) return NULL;
  memcpy(at, &stored, 8);
  if ((count & 1) != 0) memset(at + bytes, 0, 8);
  return (uint32_t*)(void*)(at + 8);
}

/* Says how far the operand that was added last moves over the time interval [0, 1]. */
HAIRLINE_CAPTURE_HOT_ void hairline_capture_move(hairline_capture_writer* writer,
                                                 const double displacement[3]) {
  unsigned char* at = hairline_capture_room_(writer, 24);
  if (at == NULL) return;
  memcpy(at, displacement, 24);
  ((hairline_capture_operand*)(void*)((unsigned char*)writer->record + writer->operand))->moves = 1;
}

/* Ends a record: from here on the file has it. */
HAIRLINE_CAPTURE_HOT_ void hairline_capture_end(hairline_capture_writer* writer) {
  hairline_capture_ring_* ring = hairline_capture_thread.ring;
  if (__builtin_expect(writer->has_failed, 0)) {
    hairline_capture_drop_();
    return;
  }
  writer->record->size = (uint32_t)(writer->at - (unsigned char*)writer->record);
  ring->used += writer->record->size;
  __atomic_store_n(&ring->chunk->used, ring->used, __ATOMIC_RELEASE);
}

/* ---- Starting and ending */

HAIRLINE_CAPTURE_RARE_ int hairline_capture_write_(int file, const void* memory, uint64_t bytes) {
  const unsigned char* at = (const unsigned char*)memory;
  while (bytes > 0) {
    const ssize_t written = write(file, at, (size_t)bytes);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return -1;
    at += written;
    bytes -= (uint64_t)written;
  }
  return 0;
}

/* What of the memory holds something. */
static inline uint64_t hairline_capture_bytes_(void) {
  const hairline_capture_header* header = hairline_capture_state.header;
  return hairline_capture_chunks_offset + header->chunks * hairline_capture_chunk_size;
}

/* Writes what has been captured so far to a file; null for the path that capturing started with.
   Safe in a handler of signals. 0, or -1 with errno. */
HAIRLINE_CAPTURE_RARE_ int hairline_capture_dump(const char* path) {
  hairline_capture_state_* state = &hairline_capture_state;
  /* No record begins meanwhile; one that a thread has begun may still be written. */
  const uint32_t on = __atomic_exchange_n(&state->on, 0, __ATOMIC_SEQ_CST);
  int result = -1;
  int file;
  if (!state->is_open) {
    errno = EBADF;
    return -1;
  }
  if (path == NULL && !state->in_memory) {
    result = 0;
  } else {
    file = open(path == NULL ? state->path : path, O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
    if (file >= 0) {
      struct stat target, mapped;
      if (!state->in_memory && fstat(file, &target) == 0 && fstat(state->file, &mapped) == 0 &&
          target.st_dev == mapped.st_dev && target.st_ino == mapped.st_ino) {
        /* The mapped file has everything. */
        result = 0;
      } else if (ftruncate(file, 0) == 0) {
        result = hairline_capture_write_(file, state->header, hairline_capture_bytes_());
      }
      if (close(file) != 0) result = -1;
    }
  }
  /* Another dump may have switched it off. */
  if (on != 0) __atomic_store_n(&state->on, on, __ATOMIC_SEQ_CST);
  return result;
}

/* The n-th signal that is handled. */
static inline int hairline_capture_signal_(int n) {
  static const int handled[HAIRLINE_CAPTURE_SIGNALS_] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};
  return handled[n];
}

HAIRLINE_CAPTURE_RARE_ void hairline_capture_handle_(int number, siginfo_t* info, void* context) {
  hairline_capture_state_* state = &hairline_capture_state;
  int i;
  (void)context;
  if (state->is_open) {
    state->header->signal = (uint32_t)number;
    if (state->in_memory) {
      /* The first thread that ends writes the file; others wait for the end. */
      if (__atomic_exchange_n(&state->is_ending, 1, __ATOMIC_SEQ_CST) != 0) {
        for (;;) pause();
      }
      hairline_capture_dump(NULL);
    }
  }
  for (i = 0; i < HAIRLINE_CAPTURE_SIGNALS_; ++i) {
    if (hairline_capture_signal_(i) == number) sigaction(number, &state->before[i], NULL);
  }
  /* A fault comes again by itself, with its address. */
  if (info == NULL || info->si_code <= 0 || number == SIGABRT) raise(number);
}

/* Gives the signals back. */
HAIRLINE_CAPTURE_RARE_ void hairline_capture_restore_(void) {
  hairline_capture_state_* state = &hairline_capture_state;
  int i;
  if (!state->handles_signals) return;
  for (i = 0; i < HAIRLINE_CAPTURE_SIGNALS_; ++i) {
    sigaction(hairline_capture_signal_(i), &state->before[i], NULL);
  }
}

/* A child of fork writes nothing: the file is its parent's. */
HAIRLINE_CAPTURE_RARE_ void hairline_capture_forked_(void) {
  __atomic_store_n(&hairline_capture_state.on, 0, __ATOMIC_SEQ_CST);
  if (hairline_capture_state.is_open) hairline_capture_restore_();
  hairline_capture_state.is_open = 0;
}

/* Ends capturing, and cuts the file to what it holds. No thread may be capturing meanwhile. */
HAIRLINE_CAPTURE_RARE_ void hairline_capture_stop(void) {
  hairline_capture_state_* state = &hairline_capture_state;
  if (!state->is_open) return;
  __atomic_store_n(&state->on, 0, __ATOMIC_SEQ_CST);
  hairline_capture_restore_();
  state->header->frame = state->frame;
  if (!state->in_memory) {
    /* Where that fails the file stays as long as it was. */
    if (ftruncate(state->file, (off_t)hairline_capture_bytes_()) != 0) errno = 0;
    close(state->file);
  }
  munmap(state->header, (size_t)state->bytes);
  state->is_open = 0;
}

/* Starts capturing. Ends an earlier one. 0, or -1 with errno: EINVAL for options that make no
   sense, otherwise what the system says of the file. Not from two threads at once. */
HAIRLINE_CAPTURE_RARE_ int hairline_capture_start_with(const hairline_capture_options* options) {
  hairline_capture_state_* state = &hairline_capture_state;
  const uint64_t capacity =
      options->bytes < hairline_capture_chunks_offset
          ? 0
          : (options->bytes - hairline_capture_chunks_offset) / hairline_capture_chunk_size;
  const uint64_t per_ring = 1 + (options->bytes_per_thread + hairline_capture_chunk_size - 1) /
                                    hairline_capture_chunk_size;
  const uint64_t bytes = hairline_capture_chunks_offset + capacity * hairline_capture_chunk_size;
  void* memory;
  uint64_t page;
  int file = -1;
  int i;
  hairline_capture_stop();
  if (options->path == NULL || strlen(options->path) >= sizeof state->path ||
      options->mode < hairline_capture_all || options->mode > hairline_capture_changes ||
      capacity < (options->mode == hairline_capture_last ? per_ring : 1) || per_ring < 2) {
    errno = EINVAL;
    return -1;
  }
  if (!state->has_key) {
    const int failure = pthread_key_create(&state->key, hairline_capture_leave_);
    if (failure != 0) {
      errno = failure;
      return -1;
    }
    pthread_atfork(NULL, NULL, hairline_capture_forked_);
    state->has_key = 1;
  }
  if (options->in_memory) {
    memory = mmap(NULL, (size_t)bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  } else {
    int failure;
    /* A program that has an old file of this name mapped keeps that. */
    if (unlink(options->path) != 0 && errno != ENOENT) return -1;
    file = open(options->path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (file < 0) return -1;
    /* Now, since a full disk would be a signal later. */
    failure = posix_fallocate(file, 0, (off_t)bytes);
    if (failure != 0) {
      close(file);
      errno = failure;
      return -1;
    }
    memory = mmap(NULL, (size_t)bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  }
  if (memory == MAP_FAILED) {
    if (file >= 0) close(file);
    return -1;
  }
  /* Touches every page now: the page fault of a first write takes longer than a record. */
  for (page = 0; page < bytes; page += 4096) ((volatile unsigned char*)memory)[page] = 0;
  memset(state->rings, 0, sizeof state->rings);
  memcpy(state->path, options->path, strlen(options->path) + 1);
  state->file = file;
  state->in_memory = options->in_memory;
  state->mode = (uint32_t)options->mode;
  state->every = options->every == 0 ? 1 : options->every;
  state->frame = 0;
  state->is_ending = 0;
  state->chunks_per_ring = per_ring;
  state->bytes = bytes;
  state->header = (hairline_capture_header*)memory;
  memcpy(state->header->magic, HAIRLINE_CAPTURE_MAGIC, sizeof HAIRLINE_CAPTURE_MAGIC);
  state->header->version = HAIRLINE_CAPTURE_VERSION;
  state->header->chunk_size = hairline_capture_chunk_size;
  state->header->site_count = hairline_capture_site_count;
  state->header->mode = state->mode;
  state->header->every = state->every;
  state->header->capacity = capacity;
  state->header->process = (uint64_t)getpid();
  state->handles_signals = options->handles_signals;
  state->is_open = 1;
  if (options->handles_signals) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = hairline_capture_handle_;
    action.sa_flags = SA_SIGINFO | SA_NODEFER | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    for (i = 0; i < HAIRLINE_CAPTURE_SIGNALS_; ++i) {
      sigaction(hairline_capture_signal_(i), &action, &state->before[i]);
    }
  }
  ++state->starts;
  __atomic_store_n(&state->on, state->starts, __ATOMIC_SEQ_CST);
  return 0;
}

/* The same with the options of hairline_capture_defaults. */
HAIRLINE_CAPTURE_RARE_ int hairline_capture_start(const char* path) {
  const hairline_capture_options options = hairline_capture_defaults(path);
  return hairline_capture_start_with(&options);
}

/* Begins the next frame, or step of a simulation. */
static inline void hairline_capture_next_frame(void) {
  hairline_capture_state_* state = &hairline_capture_state;
  const uint32_t frame = __atomic_add_fetch(&state->frame, 1, __ATOMIC_RELAXED);
  if (__atomic_load_n(&state->on, __ATOMIC_ACQUIRE) != 0) state->header->frame = frame;
}
#define HAIRLINE_CAPTURE_FRAME() hairline_capture_next_frame()

#ifndef __cplusplus

/* ---- Shapes in C: HAIRLINE_CAPTURE(kind, shape, shape, hit) with 0 or another number,
   HAIRLINE_CAPTURE_VERDICT with a verdict from above, such as hairline_capture_front, and
   HAIRLINE_CAPTURE_ANSWER with a hairline_capture_answer. */

#define HAIRLINE_CAPTURE_ANSWER(kind, a, b, answer)                                        \
  do {                                                                                     \
    if (hairline_capture_is_on()) {                                                        \
      HAIRLINE_CAPTURE_SITE_(hairline_site_);                                              \
      hairline_capture_writer hairline_writer_;                                            \
      const hairline_capture_answer hairline_answer_ = (answer);                           \
      if (hairline_capture_thread.is_writing                                               \
              ? hairline_capture_drop_()                                                   \
              : hairline_capture_begin(&hairline_writer_, &hairline_site_,                 \
                                       hairline_capture_kind_##kind,                       \
                                       hairline_capture_verdict_of_(&hairline_answer_))) { \
        hairline_capture_thread.is_writing = 1;                                            \
        if (hairline_answer_.has != 0) {                                                   \
          hairline_capture_add_answer(&hairline_writer_, &hairline_answer_);               \
        }                                                                                  \
        hairline_capture_put_##a;                                                          \
        hairline_capture_put_##b;                                                          \
        hairline_capture_end(&hairline_writer_);                                           \
        hairline_capture_thread.is_writing = 0;                                            \
      }                                                                                    \
    }                                                                                      \
  } while (0)
#define HAIRLINE_CAPTURE_VERDICT(kind, a, b, verdict) \
  HAIRLINE_CAPTURE_ANSWER(kind, a, b, hairline_capture_verdict(verdict))
#define HAIRLINE_CAPTURE(kind, a, b, hit) \
  HAIRLINE_CAPTURE_VERDICT(kind, a, b, (hit) ? hairline_capture_yes : hairline_capture_no)

/* A shape that moves over the time interval [0, 1]: moving_f(sphere_f(center, radius),
 * displacement). */
#define hairline_capture_put_moving_f(shape, by) \
  hairline_capture_put_##shape;                  \
  hairline_capture_move_float(&hairline_writer_, by)
#define hairline_capture_put_moving_d(shape, by) \
  hairline_capture_put_##shape;                  \
  hairline_capture_move_double(&hairline_writer_, by)

/* What adds shapes: `vectors` of `dimension` coordinates each, then the rest of the numbers. */
#define HAIRLINE_CAPTURE_SHAPES_(T)                                                                \
  static inline void hairline_capture_put_##T(                                                     \
      hairline_capture_writer* writer, int shape, size_t dimension, const T* const* vectors,       \
      size_t vector_count, const T* rest, size_t rest_count) {                                     \
    size_t i;                                                                                      \
    T* at =                                                                                        \
        (T*)hairline_capture_add(writer, shape, sizeof(T), dimension * vector_count + rest_count); \
    if (at == NULL) return;                                                                        \
    for (i = 0; i < vector_count; ++i, at += dimension) {                                          \
      memcpy(at, vectors[i], dimension * sizeof(T));                                               \
    }                                                                                              \
    for (i = 0; i < rest_count; ++i) at[i] = rest[i];                                              \
  }                                                                                                \
  static inline void hairline_capture_put_slabs_##T(hairline_capture_writer* writer, int shape,    \
                                                    size_t dimension, const int* directions,       \
                                                    const T* min, const T* max, size_t count) {    \
    size_t i;                                                                                      \
    T* at = (T*)hairline_capture_add(writer, shape, sizeof(T), (dimension + 2) * count);           \
    if (at == NULL) return;                                                                        \
    for (i = 0; i < dimension * count; ++i) *at++ = (T)directions[i];                              \
    memcpy(at, min, count * sizeof(T));                                                            \
    memcpy(at + count, max, count * sizeof(T));                                                    \
  }                                                                                                \
  static inline void hairline_capture_put_mesh_##T(hairline_capture_writer* writer,                \
                                                   const T* vertices, size_t vertex_count,         \
                                                   const uint32_t* indices, size_t index_count) {  \
    uint32_t* index;                                                                               \
    hairline_capture_put_##T(writer, hairline_capture_shape_mesh, 3 * vertex_count, &vertices, 1,  \
                             NULL, 0);                                                             \
    index = hairline_capture_add_indices(writer, index_count);                                     \
    if (index != NULL) memcpy(index, indices, index_count * sizeof *index);                        \
  }                                                                                                \
  static inline void hairline_capture_move_##T(hairline_capture_writer* writer, const T* by) {     \
    const double moved[3] = {by[0], by[1], by[2]};                                                 \
    hairline_capture_move(writer, moved);                                                          \
  }

HAIRLINE_CAPTURE_SHAPES_(float)
HAIRLINE_CAPTURE_SHAPES_(double)
#undef HAIRLINE_CAPTURE_SHAPES_

/* A shape of vectors alone; and one of vectors, in parentheses, and numbers. */
#define HAIRLINE_CAPTURE_LIST_(...) \
  { __VA_ARGS__ }
#define HAIRLINE_CAPTURE_VECTORS_(T, shape, dimension, ...)                              \
  hairline_capture_put_##T(&hairline_writer_, hairline_capture_shape_##shape, dimension, \
                           (const T* const[]){__VA_ARGS__},                              \
                           sizeof((const T* const[]){__VA_ARGS__}) / sizeof(T*), NULL, 0)
#define HAIRLINE_CAPTURE_MIXED_(T, shape, dimension, vectors, ...)                                \
  hairline_capture_put_##T(&hairline_writer_, hairline_capture_shape_##shape, dimension,          \
                           (const T* const[])HAIRLINE_CAPTURE_LIST_ vectors,                      \
                           sizeof((const T* const[])HAIRLINE_CAPTURE_LIST_ vectors) / sizeof(T*), \
                           (const T[]){__VA_ARGS__}, sizeof((const T[]){__VA_ARGS__}) / sizeof(T))

#define hairline_capture_put_point_f(...) HAIRLINE_CAPTURE_VECTORS_(float, point, 3, __VA_ARGS__)
#define hairline_capture_put_line_f(...) HAIRLINE_CAPTURE_VECTORS_(float, line, 3, __VA_ARGS__)
#define hairline_capture_put_ray_f(...) HAIRLINE_CAPTURE_VECTORS_(float, ray, 3, __VA_ARGS__)
#define hairline_capture_put_segment_f(...) \
  HAIRLINE_CAPTURE_VECTORS_(float, segment, 3, __VA_ARGS__)
#define hairline_capture_put_triangle_f(...) \
  HAIRLINE_CAPTURE_VECTORS_(float, triangle, 3, __VA_ARGS__)
#define hairline_capture_put_quad_f(...) HAIRLINE_CAPTURE_VECTORS_(float, quad, 3, __VA_ARGS__)
#define hairline_capture_put_aabb_f(...) HAIRLINE_CAPTURE_VECTORS_(float, aabb, 3, __VA_ARGS__)
#define hairline_capture_put_obb_f(...) HAIRLINE_CAPTURE_VECTORS_(float, obb, 3, __VA_ARGS__)
#define hairline_capture_put_tetrahedron_f(...) \
  HAIRLINE_CAPTURE_VECTORS_(float, tetrahedron, 3, __VA_ARGS__)
#define hairline_capture_put_point2_f(...) HAIRLINE_CAPTURE_VECTORS_(float, point2, 2, __VA_ARGS__)
#define hairline_capture_put_segment2_f(...) \
  HAIRLINE_CAPTURE_VECTORS_(float, segment2, 2, __VA_ARGS__)
#define hairline_capture_put_triangle2_f(...) \
  HAIRLINE_CAPTURE_VECTORS_(float, triangle2, 2, __VA_ARGS__)
#define hairline_capture_put_plane_f(normal, offset) \
  HAIRLINE_CAPTURE_MIXED_(float, plane, 3, (normal), offset)
#define hairline_capture_put_sphere_f(center, radius) \
  HAIRLINE_CAPTURE_MIXED_(float, sphere, 3, (center), radius)
#define hairline_capture_put_capsule_f(a, b, radius) \
  HAIRLINE_CAPTURE_MIXED_(float, capsule, 3, (a, b), radius)
#define hairline_capture_put_cylinder_f(a, b, radius) \
  HAIRLINE_CAPTURE_MIXED_(float, cylinder, 3, (a, b), radius)
#define hairline_capture_put_cone_f(apex, axis, height, radius) \
  HAIRLINE_CAPTURE_MIXED_(float, cone, 3, (apex, axis), height, radius)
#define hairline_capture_put_rectangle_f(center, axis_0, axis_1, half_extents)              \
  HAIRLINE_CAPTURE_MIXED_(float, rectangle, 3, (center, axis_0, axis_1), (half_extents)[0], \
                          (half_extents)[1])
#define hairline_capture_put_rectangle2_f(center, axis_0, axis_1, half_extents)              \
  HAIRLINE_CAPTURE_MIXED_(float, rectangle2, 2, (center, axis_0, axis_1), (half_extents)[0], \
                          (half_extents)[1])
#define hairline_capture_put_grid_f(origin, cell, dimensions)                     \
  HAIRLINE_CAPTURE_MIXED_(float, grid, 3, (origin), cell, (float)(dimensions)[0], \
                          (float)(dimensions)[1], (float)(dimensions)[2])
#define hairline_capture_put_polygon_f(vertices, count) \
  HAIRLINE_CAPTURE_VECTORS_(float, polygon, 3 * (count), vertices)
#define hairline_capture_put_convex_f(vertices, count) \
  HAIRLINE_CAPTURE_VECTORS_(float, convex, 3 * (count), vertices)
#define hairline_capture_put_frustum_f(vertices) \
  HAIRLINE_CAPTURE_VECTORS_(float, frustum, 24, vertices)
#define hairline_capture_put_half_space_f(normal, offset) \
  HAIRLINE_CAPTURE_MIXED_(float, half_space, 3, (normal), offset)
#define hairline_capture_put_disc_f(center, normal, radius) \
  HAIRLINE_CAPTURE_MIXED_(float, disc, 3, (center, normal), radius)
#define hairline_capture_put_ellipsoid_f(...) \
  HAIRLINE_CAPTURE_VECTORS_(float, ellipsoid, 3, __VA_ARGS__)
#define hairline_capture_put_kdop_f(...) \
  hairline_capture_put_slabs_float(&hairline_writer_, hairline_capture_shape_kdop, 3, __VA_ARGS__)
#define hairline_capture_put_kdop2_f(...) \
  hairline_capture_put_slabs_float(&hairline_writer_, hairline_capture_shape_kdop2, 2, __VA_ARGS__)
#define hairline_capture_put_mesh_f(...) \
  hairline_capture_put_mesh_float(&hairline_writer_, __VA_ARGS__)
#define hairline_capture_put_point_d(...) HAIRLINE_CAPTURE_VECTORS_(double, point, 3, __VA_ARGS__)
#define hairline_capture_put_line_d(...) HAIRLINE_CAPTURE_VECTORS_(double, line, 3, __VA_ARGS__)
#define hairline_capture_put_ray_d(...) HAIRLINE_CAPTURE_VECTORS_(double, ray, 3, __VA_ARGS__)
#define hairline_capture_put_segment_d(...) \
  HAIRLINE_CAPTURE_VECTORS_(double, segment, 3, __VA_ARGS__)
#define hairline_capture_put_triangle_d(...) \
  HAIRLINE_CAPTURE_VECTORS_(double, triangle, 3, __VA_ARGS__)
#define hairline_capture_put_quad_d(...) HAIRLINE_CAPTURE_VECTORS_(double, quad, 3, __VA_ARGS__)
#define hairline_capture_put_aabb_d(...) HAIRLINE_CAPTURE_VECTORS_(double, aabb, 3, __VA_ARGS__)
#define hairline_capture_put_obb_d(...) HAIRLINE_CAPTURE_VECTORS_(double, obb, 3, __VA_ARGS__)
#define hairline_capture_put_tetrahedron_d(...) \
  HAIRLINE_CAPTURE_VECTORS_(double, tetrahedron, 3, __VA_ARGS__)
#define hairline_capture_put_point2_d(...) HAIRLINE_CAPTURE_VECTORS_(double, point2, 2, __VA_ARGS__)
#define hairline_capture_put_segment2_d(...) \
  HAIRLINE_CAPTURE_VECTORS_(double, segment2, 2, __VA_ARGS__)
#define hairline_capture_put_triangle2_d(...) \
  HAIRLINE_CAPTURE_VECTORS_(double, triangle2, 2, __VA_ARGS__)
#define hairline_capture_put_plane_d(normal, offset) \
  HAIRLINE_CAPTURE_MIXED_(double, plane, 3, (normal), offset)
#define hairline_capture_put_sphere_d(center, radius) \
  HAIRLINE_CAPTURE_MIXED_(double, sphere, 3, (center), radius)
#define hairline_capture_put_capsule_d(a, b, radius) \
  HAIRLINE_CAPTURE_MIXED_(double, capsule, 3, (a, b), radius)
#define hairline_capture_put_cylinder_d(a, b, radius) \
  HAIRLINE_CAPTURE_MIXED_(double, cylinder, 3, (a, b), radius)
#define hairline_capture_put_cone_d(apex, axis, height, radius) \
  HAIRLINE_CAPTURE_MIXED_(double, cone, 3, (apex, axis), height, radius)
#define hairline_capture_put_rectangle_d(center, axis_0, axis_1, half_extents)               \
  HAIRLINE_CAPTURE_MIXED_(double, rectangle, 3, (center, axis_0, axis_1), (half_extents)[0], \
                          (half_extents)[1])
#define hairline_capture_put_rectangle2_d(center, axis_0, axis_1, half_extents)               \
  HAIRLINE_CAPTURE_MIXED_(double, rectangle2, 2, (center, axis_0, axis_1), (half_extents)[0], \
                          (half_extents)[1])
#define hairline_capture_put_grid_d(origin, cell, dimensions)                       \
  HAIRLINE_CAPTURE_MIXED_(double, grid, 3, (origin), cell, (double)(dimensions)[0], \
                          (double)(dimensions)[1], (double)(dimensions)[2])
#define hairline_capture_put_polygon_d(vertices, count) \
  HAIRLINE_CAPTURE_VECTORS_(double, polygon, 3 * (count), vertices)
#define hairline_capture_put_convex_d(vertices, count) \
  HAIRLINE_CAPTURE_VECTORS_(double, convex, 3 * (count), vertices)
#define hairline_capture_put_frustum_d(vertices) \
  HAIRLINE_CAPTURE_VECTORS_(double, frustum, 24, vertices)
#define hairline_capture_put_half_space_d(normal, offset) \
  HAIRLINE_CAPTURE_MIXED_(double, half_space, 3, (normal), offset)
#define hairline_capture_put_disc_d(center, normal, radius) \
  HAIRLINE_CAPTURE_MIXED_(double, disc, 3, (center, normal), radius)
#define hairline_capture_put_ellipsoid_d(...) \
  HAIRLINE_CAPTURE_VECTORS_(double, ellipsoid, 3, __VA_ARGS__)
#define hairline_capture_put_kdop_d(...) \
  hairline_capture_put_slabs_double(&hairline_writer_, hairline_capture_shape_kdop, 3, __VA_ARGS__)
#define hairline_capture_put_kdop2_d(...) \
  hairline_capture_put_slabs_double(&hairline_writer_, hairline_capture_shape_kdop2, 2, __VA_ARGS__)
#define hairline_capture_put_mesh_d(...) \
  hairline_capture_put_mesh_double(&hairline_writer_, __VA_ARGS__)

#endif /* C */

#ifdef __cplusplus
}
#endif
#endif /* HAIRLINE_CAPTURE_OFF */
#endif
