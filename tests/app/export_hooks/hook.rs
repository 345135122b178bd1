use super::*;
fn asked(kind: &str, v: &[[f64; 3]; 3], b: &[[f64; 3]; 2], m: &[[f64; 3]; 2]) -> String {
    let who = std::env::var("HAIRLINE_WHO").unwrap_or("\"scalars\":[\"exact\"]".to_string());
    let request = format!("{{\"kind\":\"{}\",{},\"a\":{{\"type\":\"triangle\",\"vertices\":{:?},\"displacement\":{:?}}},\"b\":{{\"type\":\"aabb\",\"min\":{:?},\"max\":{:?},\"displacement\":{:?}}}}}", kind, who, v, m[0], b[0], b[1], m[1]);
    let mut child = std::process::Command::new(std::env::var("HAIRLINE").unwrap())
        .args(["query", "--jsonl"]).stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped()).spawn().unwrap();
    use std::io::Write;
    child.stdin.take().unwrap().write_all((request + "\n").as_bytes()).unwrap();
    String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap()
}
fn ask(kind: &str, v: &[[f64; 3]; 3], b: &[[f64; 3]; 2], m: &[[f64; 3]; 2]) -> bool {
    let text = asked(kind, v, b, m);
    assert!(text.contains("\"hit\":") || text.contains("\"overflow\":true"), "{}", text);
    text.contains("\"hit\":true")
}
pub fn square_distance_triangle_aabb_f64(a: &Triangle<f64>, b: &Aabb<f64>) -> f64 {
    let text = asked("closest", &a.vertices, &[b.min, b.max], &[[0.0; 3]; 2]);
    text.split("\"sqdist\":").nth(1).unwrap().split(',').next().unwrap().parse().unwrap()
}
fn row(v: [f32; 3]) -> [f64; 3] { [v[0] as f64, v[1] as f64, v[2] as f64] }
pub fn intersects_triangle_aabb_f64(a: &Triangle<f64>, b: &Aabb<f64>) -> bool {
    ask("intersect", &a.vertices, &[b.min, b.max], &[[0.0; 3]; 2])
}
#[cfg(not(without_motion))]
pub fn sweep_hits_triangle_aabb_f64(a: &Triangle<f64>, m: &Motion<f64>, b: &Aabb<f64>, n: &Motion<f64>) -> bool {
    ask("sweep", &a.vertices, &[b.min, b.max], &[m.displacement, n.displacement])
}
pub fn intersects_triangle_aabb_f32(a: &Triangle<f32>, b: &Aabb<f32>) -> bool {
    ask("intersect", &a.vertices.map(row), &[row(b.min), row(b.max)], &[[0.0; 3]; 2])
}
#[cfg(not(without_motion))]
pub fn sweep_hits_triangle_aabb_f32(a: &Triangle<f32>, m: &Motion<f32>, b: &Aabb<f32>, n: &Motion<f32>) -> bool {
    ask("sweep", &a.vertices.map(row), &[row(b.min), row(b.max)], &[row(m.displacement), row(n.displacement)])
}
