import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import {importComponents} from '../../plugins/remark/importComponents.ts';

async function importsOf(source: string): Promise<string[]> {
  const code = String(await compile(source, {remarkPlugins: [importComponents]}));
  return code.split('\n').filter((line) => line.startsWith('import ') && !line.includes('react/jsx-runtime'));
}

describe('importComponents', () => {
  it('imports exactly the components on a page', async () => {
    expect(await importsOf('<DocCardList />\n\n<BoxConverter />')).toEqual([
      "import BoxConverter from '@site/src/components/BoxConverter';",
      "import DocCardList from '@theme/DocCardList';",
    ]);
  });

  it('imports nothing into a text page', async () => {
    expect(await importsOf('Text.')).toEqual([]);
  });

  it('skips components that the page imports', async () => {
    expect(await importsOf("import Tabs from '@theme/Tabs'\n\n<Tabs />")).toHaveLength(1);
  });
});
