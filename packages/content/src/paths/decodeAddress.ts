/** Decodes a part of an address; one that is not well formed, such as `50%`, stays as it is. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
