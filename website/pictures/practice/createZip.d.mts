/** Creates a ZIP archive with the same bytes in every run. */
export function createZip(files: Readonly<Record<string, Buffer>>): Buffer;
