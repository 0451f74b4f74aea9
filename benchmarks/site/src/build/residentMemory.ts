import {readdirSync, readFileSync} from 'node:fs';

/** Resident bytes of a process and all that it started, added up; `null` where the system has no `/proc`. */
export function residentMemory(root: number): number | null {
  let entries: string[];
  try {
    entries = readdirSync('/proc');
  } catch {
    return null;
  }
  const processes = entries.flatMap((entry) => (/^\d+$/.test(entry) ? readStatus(entry) : []));
  const wanted = new Set([root]);
  // A child can have a smaller number than its parent, so one pass is not enough.
  for (let size = 0; size !== wanted.size; ) {
    size = wanted.size;
    for (const {id, parent} of processes) if (wanted.has(parent)) wanted.add(id);
  }
  return processes.reduce((sum, {id, bytes}) => (wanted.has(id) ? sum + bytes : sum), 0);
}

function readStatus(entry: string): {id: number; parent: number; bytes: number}[] {
  try {
    const status = readFileSync(`/proc/${entry}/status`, 'utf8');
    const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0);
    const bytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
    return [{id: Number(entry), parent, bytes}];
  } catch {
    // It ended meanwhile.
    return [];
  }
}
