#include "app/program.h"

int main(int argc, char** argv) { return hairline::runProgram(argc, argv); }
