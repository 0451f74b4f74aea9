// The border to ANSVIS. Nothing but this file knows its interface.
#include <cstdio>
#include <exception>
#ifdef WITH_STAND_IN
#include "stand_in.h"  // for the compiler of these pages
#else
#include "ANSCustomCode.h"  // the header of the provider's repository; look up its name there
#endif
#include "find_bright_spots.h"

class BrightSpots : public IANSCustomClass {
  float threshold = 0.5f;

 public:
  bool Initialize(const std::string &modelDirectory, float detectionScoreThreshold, std::string &labelMap) override {
    (void)modelDirectory;  // a model file would be read from here, and from nowhere else
    threshold = detectionScoreThreshold;
    labelMap = "spot";  // comma-separated, in the order of the class ids
    return true;
  }

  bool OptimizeModel(bool fp16) override {
    (void)fp16;  // nothing to prepare
    return true;
  }

  std::vector<CustomObject> RunInference(const cv::Mat &image) override { return RunInference(image, ""); }

  std::vector<CustomObject> RunInference(const cv::Mat &image, const std::string &camera_id) override {
    std::vector<CustomObject> objects;
    try {  // no exception may leave the DLL
      if (image.empty()) return objects;
      cv::Mat grey;
      cv::cvtColor(image, grey, cv::COLOR_BGR2GRAY);
      for (const Spot &spot : find_bright_spots(grey.data, grey.cols, grey.rows, int(grey.step), 200)) {
        if (spot.share < threshold) continue;
        CustomObject object;
        object.classId = 0;  // counted from 0 in the code
        object.className = "spot";
        object.confidence = spot.share;
        object.box = cv::Rect(spot.left, spot.top, spot.width, spot.height);
        object.cameraId = camera_id;
        objects.push_back(object);
      }
    } catch (const std::exception &error) {
      std::fprintf(stderr, "RunInference: %s\n", error.what());
      objects.clear();
    }
    return objects;
  }

  bool Destroy() override { return true; }
};

#ifdef _WIN32
#define PLUG_IN_API extern "C" __declspec(dllexport)
#else
#define PLUG_IN_API extern "C"
#endif

PLUG_IN_API IANSCustomClass *Create() { return new BrightSpots(); }
