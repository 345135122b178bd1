// Included by traversal.h, and once per target by wide_lanes-inl.h, each time within a namespace,
// hence no include guard. No lambdas of its own: they would not be compiled for the target.

/// The one traversal: of a tree or of two trees at once, of nodes with two children or with eight.
/// `pending` holds what is still to visit and decides the order; `pending.next` is visited next.
/// `look` handles leaves, `open` adds the parts of anything else; both move on to the next one and
/// return false if there is none or the traversal ends.
template <typename Pending, typename IsLeaf, typename Open, typename Look>
[[gnu::always_inline]] inline void traverse(Pending& pending, const IsLeaf& isLeaf,
                                            const Open& open, const Look& look) {
  for (bool goesOn = true; goesOn;) {
    goesOn = isLeaf(pending.next) ? look(pending.next) : open(pending.next);
  }
}
