"""Calls a C library: load once, declare each function, check each code, close."""
import ctypes
import pathlib
import sys

CLASSES = ("bolt", "nut", "washer")

name = "example_model.dll" if sys.platform == "win32" else "libexample_model.so"
library = ctypes.CDLL(str(pathlib.Path(__file__).with_name(name)))
# Without these lines Python cuts a 64-bit address to 32 bits.
library.example_open.restype = ctypes.c_void_p
library.example_open.argtypes = [ctypes.c_char_p]
FLOATS = ctypes.POINTER(ctypes.c_float)
library.example_run.argtypes = [ctypes.c_void_p, FLOATS, ctypes.c_int, FLOATS, ctypes.c_int]
library.example_close.argtypes = [ctypes.c_void_p]

model = library.example_open(b"model.txt")
if not model:
    sys.exit("the model cannot be read")
try:
    values = (ctypes.c_float * 2)(60, 16)
    scores = (ctypes.c_float * len(CLASSES))()
    code = library.example_run(model, values, len(values), scores, len(scores))
    if code != 0:
        sys.exit(f"the call failed with code {code}")
    best = max(range(len(CLASSES)), key=lambda at: scores[at])
    print(f"{CLASSES[best]} {scores[best]:.3f}")
finally:
    library.example_close(model)
