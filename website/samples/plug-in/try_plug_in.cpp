// Runs the plug-in outside ANSVIS: one picture with two bright spots, 1,000 times.
#include <cstdio>
#include <memory>
#ifdef WITH_STAND_IN
#include "stand_in.h"
#else
#include "ANSCustomCode.h"
#endif

extern "C" IANSCustomClass *Create();

int main() {
  std::unique_ptr<IANSCustomClass> plug_in(Create());
  std::string labels;
  if (!plug_in->Initialize(".", 0.5f, labels)) return 1;
  std::printf("labels: %s\n", labels.c_str());

  cv::Mat picture(60, 80, CV_8UC3, cv::Scalar(0, 0, 0));
  for (int y = 10; y < 20; y++)
    for (int x = 10; x < 30; x++)
      for (int channel = 0; channel < 3; channel++) {
        picture.data[y * picture.step + 3 * x + channel] = 255;
        picture.data[(y + 30) * picture.step + 3 * (x + 35) + channel] = 255;
      }
  std::size_t found = 0;
  for (int run = 0; run < 1000; run++) found += plug_in->RunInference(picture, "gate").size();
  for (const CustomObject &object : plug_in->RunInference(picture, "gate"))
    std::printf("%s %.2f at %d, %d, %d x %d, camera %s\n", object.className.c_str(), object.confidence, object.box.x,
                object.box.y, object.box.width, object.box.height, object.cameraId.c_str());
  std::printf("%zu objects in 1000 runs\n", found);
  plug_in->Destroy();
}
