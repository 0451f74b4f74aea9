// Calls a C library: the handle is released even if the program forgets it.
using System;
using System.Globalization;
using System.Runtime.InteropServices;

sealed class ModelHandle : SafeHandle
{
    ModelHandle() : base(IntPtr.Zero, true) { }
    public override bool IsInvalid { get { return handle == IntPtr.Zero; } }
    protected override bool ReleaseHandle() { Native.example_close(handle); return true; }
}

static class Native
{
    // Without the calling convention a 32-bit program crashes after the call.
    const string Library = "example_model";
    [DllImport(Library, CallingConvention = CallingConvention.Cdecl, CharSet = CharSet.Ansi)]
    public static extern ModelHandle example_open(string path);
    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    public static extern int example_run(ModelHandle model, float[] input, int inputs, [Out] float[] output, int outputs);
    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    public static extern void example_close(IntPtr model);
}

static class CallModel
{
    static int Main()
    {
        string[] classes = { "bolt", "nut", "washer" };
        float[] values = { 60, 16 };
        float[] scores = new float[classes.Length];
        using (ModelHandle model = Native.example_open("model.txt"))
        {
            if (model.IsInvalid) { Console.Error.WriteLine("the model cannot be read"); return 1; }
            int code = Native.example_run(model, values, values.Length, scores, scores.Length);
            if (code != 0) { Console.Error.WriteLine("the call failed with code " + code); return 1; }
        }
        int best = 0;
        for (int at = 1; at < scores.Length; at++) if (scores[at] > scores[best]) best = at;
        Console.WriteLine(classes[best] + " " + scores[best].ToString("F3", CultureInfo.InvariantCulture));
        return 0;
    }
}
