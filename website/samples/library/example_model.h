/* A library of this site with the usual shape of a C interface. It is no ANSCENTER
   product: replace its names by those of the library that you call. */
#pragma once
#if defined(_WIN32) && defined(EXAMPLE_BUILD)
#define EXAMPLE_API __declspec(dllexport)
#elif defined(_WIN32)
#define EXAMPLE_API __declspec(dllimport)
#else
#define EXAMPLE_API
#endif
#ifdef __cplusplus
extern "C" {
#endif

typedef struct example_model example_model;

/* NULL if the file cannot be read. */
EXAMPLE_API example_model *example_open(const char *path);
/* Writes one number for each class; 0 if all went well, else a code of error. */
EXAMPLE_API int example_run(example_model *model, const float *input, int inputs, float *output, int outputs);
EXAMPLE_API void example_close(example_model *model);

#ifdef __cplusplus
}
#endif
