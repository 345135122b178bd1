#pragma once

#include <QString>
#include <functional>
#include <vector>

#include "widgets/pair/pair_reports.h"

namespace hairline {

/// The distance of two moving objects over the time interval [0, 1].
struct DistanceCurve {
  struct Sample {
    double time;
    double distance;
  };
  /// Evenly spaced; empty if no query gives the distance of the two.
  std::vector<Sample> samples;

  /// A first contact, by a method in a scalar.
  struct Contact {
    std::string method;
    ScalarKind scalar;
    double time;
  };
  std::vector<Contact> contacts;
};

/// Whether one of the objects of a pair has a displacement.
bool isMoving(const Scene& scene, const PairReports& pair);

/// The contacts reported by the pair's sweeps.
std::vector<DistanceCurve::Contact> contactsOf(const PairReports& pair);

/// The distances of two objects, in double, for the shapes moved to each time, for display. `stop`,
/// called before each sample with the fraction done, ends it early.
std::vector<DistanceCurve::Sample> distanceSamples(
    const SceneObject& a, const SceneObject& b, int count,
    const std::function<bool(double)>& stop = [](double) { return false; });

}  // namespace hairline
