export function readSection(changelog: string, version: string, name: string): string;
export function releaseNote(packages: readonly {name: string; version: string; changelog: string}[]): string;
