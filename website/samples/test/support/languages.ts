import {PYTHON} from './startProgram.ts';

/** The languages in which a program is printed, and how each is started. */
export const LANGUAGES = [
  {language: 'Python', command: PYTHON, extension: 'py', snake: true},
  {language: 'Node', command: process.execPath, extension: 'mjs', snake: false},
] as const;

export type Language = (typeof LANGUAGES)[number];

/** Returns the file name of a program in a language: create_event.py, create-event.mjs. */
export function programFile(name: string, {extension, snake}: Language): string {
  return `${snake ? name.replaceAll('-', '_') : name}.${extension}`;
}
