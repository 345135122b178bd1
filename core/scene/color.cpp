#include "core/scene/color.h"

#include <algorithm>
#include <string>

namespace hairline {
namespace {

// SVG 1.1, section 4.4, and "transparent".
constexpr std::string_view keywords =
    " aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue "
    "blueviolet "
    "brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan "
    "darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta "
    "darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue "
    "darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey "
    "dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray "
    "grey green greenyellow honeydew hotpink indianred indigo ivory khaki lavender lavenderblush "
    "lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray "
    "lightgreen "
    "lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey "
    "lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue "
    "mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise "
    "mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive "
    "olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred "
    "papayawhip peachpuff peru pink plum powderblue purple red rosybrown royalblue saddlebrown "
    "salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow "
    "springgreen steelblue tan teal thistle tomato transparent turquoise violet wheat white "
    "whitesmoke yellow yellowgreen ";

}  // namespace

bool isColor(std::string_view text) {
  std::string lower(text.substr(0, 32));
  for (char& c : lower) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  if (lower.empty() || lower.size() < text.size()) return false;
  if (lower[0] == '#') {
    constexpr std::string_view digits = "0123456789abcdef";
    constexpr std::string_view lengths = "\3\6\10\11\14";
    return lower.find_first_not_of(digits, 1) == std::string::npos &&
           lengths.find(static_cast<char>(lower.size() - 1)) != std::string_view::npos;
  }
  return lower.find(' ') == std::string::npos &&
         keywords.find(' ' + lower + ' ') != std::string_view::npos;
}

}  // namespace hairline
