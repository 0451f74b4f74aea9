import {cpus, loadavg, totalmem} from 'node:os';

/** One sentence on the machine that measured: Node, processors, memory, and how busy it was in the last minute. */
export function machineLine(): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `Node ${process.version}, ${processors.length} x ${processors[0]?.model ?? 'unknown processor'}, ${memory} GiB, load ${loadavg()[0]?.toFixed(1)}.`;
}
