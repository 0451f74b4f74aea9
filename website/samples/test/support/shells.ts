import {fileURLToPath} from 'node:url';

/** Runs a script in PowerShell, as far as the pages use it. */
export const POWERSHELL: string = fileURLToPath(
  new URL('powershell/powershell.mjs', import.meta.url),
);

/** The shells in which a command is printed, and how each is started. */
export const SHELLS = [
  {
    shell: 'PowerShell',
    language: 'powershell',
    command: process.execPath,
    args: [POWERSHELL],
    extension: 'ps1',
  },
  {
    shell: 'Linux',
    language: 'bash',
    command: 'bash',
    args: ['-e'],
    extension: 'sh',
  },
] as const;

export type Shell = (typeof SHELLS)[number];
