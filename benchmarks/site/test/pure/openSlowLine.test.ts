import {createServer} from 'node:http';
import {listen} from '@help-center/built-site/serve';
import {expect, it} from 'vitest';
import {openSlowLine} from '../../src/measure/openSlowLine.ts';

it('passes on what readers ask for and servers answer', async () => {
  const text = 'again and '.repeat(5000);
  const served = await listen(createServer((request, response) => response.end(request.url + text)));
  const line = await openSlowLine(served.origin);
  try {
    expect(await (await fetch(`${line.origin}/page`)).text()).toBe(`/page${text}`);
  } finally {
    line.close();
    await served.close();
  }
});
