import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {filesOfPage} from '@help-center/built-site';

/** Whether a build has the page at a path below its base path. */
export function isAnswered(path: string, outDir: string): boolean {
  return filesOfPage(path, '/').some((file) => existsSync(join(outDir, file)));
}
