//! A plugin in Rust: whether two boxes along the axes meet, in float and double. No crate is
//! needed; the structs are those of hairline_plugin.h.
//!
//!     rustc --edition 2021 -O --crate-type cdylib template.rs -o template_rs.so
//!     hairline fuzz --operands aabb aabb --plugin ./template_rs.so --seconds 10

use std::os::raw::c_char;
use std::ptr::null;

const PLUGIN_VERSION: i32 = 1;
const NO: i32 = 1;
const YES: i32 = 2;

#[repr(C)]
pub struct Shape<Number> {
    kind: *const c_char,
    numbers: *const Number,
    number_count: usize,
    indices: *const u32,
    index_count: usize,
    displacement: [Number; 3],
}

#[repr(C)]
pub struct Answer {
    verdict: i32,
    square_distance: f64,
    points: [[f64; 3]; 2],
    point: [f64; 3],
    time: f64,
    t: f64,
    normal: [f64; 3],
    separating_axis: [f64; 3],
}

type Method<Number> = unsafe extern "C" fn(*const Shape<Number>, *mut Answer);

#[repr(C)]
pub struct MethodInfo {
    name: *const c_char,
    kind: *const c_char,
    operands: [*const c_char; 3],
    in_double: Option<Method<f64>>,
    in_float: Option<Method<f32>>,
}

#[repr(C)]
pub struct PluginInfo {
    version: i32,
    method_count: usize,
    methods: *const MethodInfo,
}

// The pointers are to constants.
unsafe impl Sync for MethodInfo {}
unsafe impl Sync for PluginInfo {}

/// Each box: min 3, max 3.
fn boxes_meet<Number: PartialOrd + Copy>(a: &[Number], b: &[Number]) -> bool {
    (0..3).all(|axis| a[axis] <= b[axis + 3] && b[axis] <= a[axis + 3])
}

/// The operands are as hairline_plugin.h promises.
unsafe extern "C" fn meet<Number: PartialOrd + Copy>(
    operands: *const Shape<Number>,
    answer: *mut Answer,
) {
    let boxes = std::slice::from_raw_parts(operands, 2);
    let numbers = |i: usize| std::slice::from_raw_parts(boxes[i].numbers, boxes[i].number_count);
    (*answer).verdict = if boxes_meet(numbers(0), numbers(1)) { YES } else { NO };
}

static METHODS: [MethodInfo; 1] = [MethodInfo {
    name: b"template_rs\0".as_ptr().cast(),
    kind: b"intersect\0".as_ptr().cast(),
    operands: [b"aabb\0".as_ptr().cast(), b"aabb\0".as_ptr().cast(), null()],
    in_double: Some(meet::<f64>),
    in_float: Some(meet::<f32>),
}];

static INFO: PluginInfo =
    PluginInfo { version: PLUGIN_VERSION, method_count: METHODS.len(), methods: METHODS.as_ptr() };

#[no_mangle]
pub extern "C" fn hairline_plugin() -> *const PluginInfo {
    &INFO
}
