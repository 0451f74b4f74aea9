import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {progress} from '../../../engines/src/progress.ts';
import {templates, work} from '../peers/folders.ts';
import type {Peer} from '../peers/Peer.ts';

/**
 * Installs what the peer's package file names into its folder of `.cache/`, unless that is there already. A peer that
 * needs a newer Node brings it along. Throws when npm fails.
 */
export function installPeer({template}: Peer): void {
  if (template === null) return;
  const folder = join(work, template);
  const manifest = readFileSync(join(templates, template, 'package.json'), 'utf8');
  const hash = createHash('sha256').update(manifest).digest('hex');
  const stamp = join(folder, 'node_modules', '.installed-manifest');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  progress(`${template}: installing into benchmarks/site/.cache/${template} ...`);
  mkdirSync(folder, {recursive: true});
  writeFileSync(join(folder, 'package.json'), manifest);
  const {status, stderr} = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', '--engine-strict=false'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm install failed: ${stderr.trim().split('\n')[0] ?? 'no message'}`);
  writeFileSync(stamp, hash);
}
