import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {freePort} from './freePort.ts';
import {SAMPLES, startProgram, type Program} from './startProgram.ts';

/**
 * Starts Mosquitto with a published configuration file, bound to a free loopback port, with its
 * folders moved into `folder`, and with `-v` only if its page says so. It runs as the current user, because the test owns the files.
 */
export async function startMosquitto(
  configuration: string,
  folder: string,
): Promise<{port: number; program: Program}> {
  const port = await freePort();
  const published = readFileSync(join(SAMPLES, 'mqtt', configuration), 'utf8');
  const adapted = published
    .replace(/^listener \d+$/m, `listener ${port} 127.0.0.1`)
    .replaceAll(/\/etc\/mosquitto\/(?:certs\/)?/g, `${folder}/`);
  const file = join(folder, configuration);
  writeFileSync(file, `${adapted}\nuser root\n`);
  const verbose = configuration === 'bench.conf' ? ['-v'] : [];
  const program = startProgram('mosquitto', [...verbose, '-c', file], {
    env: {PATH: `${process.env['PATH']}:/usr/sbin`},
  });
  await program.waitFor(/mosquitto version .* running/);
  return {port, program};
}
