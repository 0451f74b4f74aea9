/** Returns what the function throws or rejects with, `undefined` when it does neither. */
export async function catchError(run: () => unknown): Promise<unknown> {
  try {
    await run();
    return undefined;
  } catch (error) {
    return error;
  }
}
