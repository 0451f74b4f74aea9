export function findFileFaults(files: ReadonlyMap<string, string>): string[];
export function findPackageFaults(file: string): Promise<string[]>;
