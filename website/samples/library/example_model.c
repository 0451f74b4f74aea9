#define EXAMPLE_BUILD  // this file makes the DLL, the others use it
#include "example_model.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

struct example_model {
  int inputs, outputs;
  float weights[64];
};

example_model *example_open(const char *path) {
  FILE *file = fopen(path, "r");
  if (!file) return NULL;
  example_model *model = calloc(1, sizeof *model);
  int read = model ? fscanf(file, "%d %d", &model->inputs, &model->outputs) : 0;
  int wanted = read == 2 ? (model->inputs + 1) * model->outputs : 65;
  for (int at = 0; at < wanted && wanted <= 64; at++) read += fscanf(file, "%f", &model->weights[at]);
  fclose(file);
  if (wanted <= 64 && read == wanted + 2) return model;
  free(model);
  return NULL;
}

int example_run(example_model *model, const float *input, int inputs, float *output, int outputs) {
  if (!model || !input || !output) return 1;
  if (inputs != model->inputs || outputs != model->outputs) return 2;
  float sum = 0;
  for (int class = 0; class < outputs; class++) {
    const float *row = &model->weights[class * (inputs + 1)];
    float value = row[inputs];
    for (int at = 0; at < inputs; at++) value += row[at] * input[at];
    sum += output[class] = expf(value);
  }
  for (int class = 0; class < outputs; class++) output[class] /= sum;
  return 0;
}

void example_close(example_model *model) { free(model); }
