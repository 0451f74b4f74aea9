import {describe, expect, it} from 'vitest';
import {isPartial, readPageHeads, readPages} from '@help-center/content';
import {createSite, frontMatter} from './createSite.ts';

describe('readPageHeads', () => {
  it('reads the same front matter as whole pages', () => {
    const site = createSite({'docs/ANSVIS/Rules/index.mdx': `${frontMatter()}Text with **strong** words.\n`});
    const pages = [...readPages(site).pages.values()];
    expect(readPageHeads(site)).toEqual(
      pages.map(({file, folder, frontMatter: fields, fieldLines}) => ({
        file,
        folder,
        frontMatter: fields,
        fieldLines,
      })),
    );
  });

  it('does not parse the text, so broken Markdown is fine', () => {
    const site = createSite({'docs/ANSVIS/Rules/index.mdx': `${frontMatter()}<Tabs>\n`});
    expect(readPageHeads(site).map(({file}) => file)).toContain('docs/ANSVIS/Rules/index.mdx');
  });

  it('names the line of the file where front matter is broken', () => {
    const site = createSite({'docs/ANSVIS/Rules/index.mdx': '---\ntitle: A\ntitle: B\n---\n'});
    expect(readPages(site).brokenFiles).toMatchObject([{line: 3}]);
  });

  it('omits pages with broken front matter', () => {
    const site = createSite({'docs/ANSVIS/Rules/index.mdx': '---\ntitle: "open\n---\nText.\n'});
    expect(readPageHeads(site).map(({file}) => file)).not.toContain('docs/ANSVIS/Rules/index.mdx');
  });
});

it('treats files and folders that start with an underscore as partials', () => {
  const files = ['docs/A/_any.mdx', 'docs/A/_parts/any.mdx', 'docs/A/any_part.mdx'];
  expect(files.map(isPartial)).toEqual([true, true, false]);
});
