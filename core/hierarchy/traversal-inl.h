// Included by traversal.h, and once a target by wide_lanes-inl.h, each time within a namespace and
// without a guard for that reason. No lambdas of its own: they would not be compiled for the
// target.

/// The one traversal: of a tree or of two trees at once, of nodes with two children or with eight.
/// What is to be looked at is kept by `pending`, which so decides on the order: `pending.next`
/// comes first. A leaf goes to `look`, anything else to `open`, which adds its parts to what is
/// pending; both return whether there is a next one, as `pending.advance()` tells.
template <typename Pending, typename IsLeaf, typename Open, typename Look>
[[gnu::always_inline]] inline void traverse(Pending& pending, const IsLeaf& isLeaf,
                                            const Open& open, const Look& look) {
  for (bool goesOn = true; goesOn;) {
    goesOn = isLeaf(pending.next) ? look(pending.next) : open(pending.next);
  }
}
