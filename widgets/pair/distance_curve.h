#pragma once

#include <QString>
#include <functional>
#include <vector>

#include "widgets/pair/pair_reports.h"

namespace hairline {

/// How far two moving objects are apart over the time interval [0, 1].
struct DistanceCurve {
  struct Sample {
    double time;
    double distance;
  };
  /// Evenly spaced; empty where no query tells the distance of the two.
  std::vector<Sample> samples;

  /// A first contact, as a method in a scalar has it.
  struct Contact {
    std::string method;
    ScalarKind scalar;
    double time;
  };
  std::vector<Contact> contacts;
};

/// Whether one of the objects of a pair has a displacement.
bool isMoving(const Scene& scene, const PairReports& pair);

/// The contacts that the pair's sweeps report.
std::vector<DistanceCurve::Contact> contactsOf(const PairReports& pair);

/// The distances of two objects, in double, of the shapes moved to each moment, for display.
/// `stop`, asked before each sample with the part that is done, ends it early.
std::vector<DistanceCurve::Sample> distanceSamples(
    const SceneObject& a, const SceneObject& b, int count,
    const std::function<bool(double)>& stop = [](double) { return false; });

}  // namespace hairline
