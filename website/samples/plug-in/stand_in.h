// Stands in for the provider's header and for OpenCV, so that the plug-in compiles
// without them. Names are those that the provider has published; the types are
// assumed. Never ship it.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

namespace cv {
struct Rect {
  int x = 0, y = 0, width = 0, height = 0;
  Rect() = default;
  Rect(int x, int y, int width, int height) : x(x), y(y), width(width), height(height) {}
};
struct Mat {
  int rows = 0, cols = 0, channels = 0;
  std::size_t step = 0;
  std::uint8_t *data = nullptr;
  std::vector<std::uint8_t> bytes;
  bool empty() const { return data == nullptr; }
  void create(int newRows, int newCols, int newChannels) {
    rows = newRows, cols = newCols, channels = newChannels;
    step = std::size_t(cols) * channels;
    bytes.assign(rows * step, 0);
    data = bytes.data();
  }
};
enum { COLOR_BGR2GRAY };
inline void cvtColor(const Mat &from, Mat &to, int) {
  to.create(from.rows, from.cols, 1);
  for (int at = 0; at < from.rows * from.cols; at++) {
    const std::uint8_t *pixel = from.data + 3 * at;
    to.data[at] = std::uint8_t((pixel[0] * 114 + pixel[1] * 587 + pixel[2] * 299) / 1000);
  }
}
}  // namespace cv

struct CustomObject {
  int classId = 0;
  int trackId = 0;
  std::string className;
  float confidence = 0;
  cv::Rect box;
  std::string cameraId;
};

class IANSCustomClass {
 public:
  virtual ~IANSCustomClass() = default;
  virtual bool Initialize(const std::string &modelDirectory, float detectionScoreThreshold, std::string &labelMap) = 0;
  virtual bool OptimizeModel(bool fp16) = 0;
  virtual std::vector<CustomObject> RunInference(const cv::Mat &image) = 0;
  virtual std::vector<CustomObject> RunInference(const cv::Mat &image, const std::string &camera_id) = 0;
  virtual bool Destroy() = 0;
};
