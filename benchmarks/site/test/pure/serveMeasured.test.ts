import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {serveMeasured} from '../../src/measure/serveMeasured.ts';

it('compresses files as static hosts do and counts what it sends', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'serve-measured-test-'));
  writeFileSync(join(folder, 'long.txt'), 'again and '.repeat(100));
  const served = await serveMeasured(folder);
  try {
    const response = await fetch(`${served.origin}/long.txt`, {headers: {'accept-encoding': 'br'}});
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.text()).toHaveLength(1000);
    await expect.poll(served.traffic).toMatchObject({requests: 1, open: 0});
    expect(served.traffic().bytes).toBeLessThan(1000);
  } finally {
    await served.close();
    rmSync(folder, {recursive: true});
  }
});
