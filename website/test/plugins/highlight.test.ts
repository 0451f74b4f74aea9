import {afterEach, expect, it, vi} from 'vitest';
import {highlight} from '../../plugins/rehype/highlightCode.ts';

const CODE = "const limit = 5;\nconsole.log(limit, 'pages');";

afterEach(() => vi.restoreAllMocks());

it('highlights all lines alike however long the machine takes', async () => {
  const quick = await highlight(CODE, 'js');
  let now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 60_000));
  expect(await highlight(CODE, 'js')).toBe(quick);
  expect(quick).toContain('<span class="tok-string">\'pages\'</span>');
});
