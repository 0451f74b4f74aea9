// Your own part of the plug-in: knows neither ANSVIS nor OpenCV, so it can be
// tested by itself. Finds bright spots in a grey picture.
#pragma once
#include <cstdint>
#include <vector>

struct Spot {
  int left, top, width, height;
  float share;  // how much of its box is bright, from 0 to 1
};

inline std::vector<Spot> find_bright_spots(const std::uint8_t *grey, int width, int height, int row_bytes, int limit) {
  std::vector<bool> seen(std::size_t(width) * height, false);
  std::vector<Spot> spots;
  for (int start = 0; start < width * height; start++) {
    std::vector<int> waiting{start};
    int left = width, top = height, right = -1, bottom = -1, count = 0;
    while (!waiting.empty()) {
      const int at = waiting.back(), x = at % width, y = at / width;
      waiting.pop_back();
      if (seen[at] || grey[y * row_bytes + x] < limit) continue;
      seen[at] = true;
      count++;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
      if (x > 0) waiting.push_back(at - 1);
      if (x + 1 < width) waiting.push_back(at + 1);
      if (y > 0) waiting.push_back(at - width);
      if (y + 1 < height) waiting.push_back(at + width);
    }
    if (count < 4) continue;  // noise
    const int w = right - left + 1, h = bottom - top + 1;
    spots.push_back({left, top, w, h, float(count) / float(w * h)});
  }
  return spots;
}
