// Calls a C library: the handle closes itself, and every code is checked.
#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>
#include <stdexcept>
#include <string>
#include "example_model.h"

class Model {
 public:
  explicit Model(const char *path) : handle(example_open(path), &example_close) {
    if (!handle) throw std::runtime_error("the model cannot be read");
  }

  template <std::size_t outputs, std::size_t inputs>
  std::array<float, outputs> run(const std::array<float, inputs> &input) {
    std::array<float, outputs> output{};
    const int code = example_run(handle.get(), input.data(), int(inputs), output.data(), int(outputs));
    if (code != 0) throw std::runtime_error("the call failed with code " + std::to_string(code));
    return output;
  }

 private:
  std::unique_ptr<example_model, decltype(&example_close)> handle;
};

int main() {
  const char *classes[] = {"bolt", "nut", "washer"};
  try {
    Model model("model.txt");
    const auto scores = model.run<3>(std::array<float, 2>{60, 16});
    const auto best = std::max_element(scores.begin(), scores.end()) - scores.begin();
    std::printf("%s %.3f\n", classes[best], scores[best]);
  } catch (const std::exception &error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
  }
}
