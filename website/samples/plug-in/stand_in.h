// Stands in for the provider's header, so that the plug-in compiles without it. Names
// are those that the provider has published; the types are assumed. Never ship it.
#pragma once
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>
#include <string>
#include <vector>

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
