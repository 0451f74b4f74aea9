import {copyFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {compile} from '@mdx-js/mdx';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {responsivePictures, type PictureOptions} from '../src/responsivePictures.ts';
import {at, cacheDir, make, namesOf, useOriginals} from './support/originals.ts';

const siteDir = fileURLToPath(new URL('../../../website', import.meta.url));

useOriginals();

interface PageOptions extends Pick<PictureOptions, 'onFault'> {
  readonly isPublished?: boolean;
  readonly path?: string;
}

/** A page as the plugin leaves it, in JSX; `path` says where it stands. */
async function pageOf(
  source: string,
  {isPublished = true, path = at('page.mdx'), ...given}: PageOptions = {},
): Promise<string> {
  const file = new VFile({value: source, path});
  const options = {siteDir, isPublished: () => isPublished, cacheDir: cacheDir(), ...given};
  const code = await compile(file, {jsx: true, remarkPlugins: [[responsivePictures, options]]});
  return String(code).replaceAll('_components.', '');
}

describe('a picture in a page', () => {
  it('is offered in several sizes with its text, title and place', async () => {
    const page = await pageOf('## Head\n\n![A wavy sea &\nsky](./photo.jpg "Title")');
    expect(page).toContain(`import * as picture0 from '-!./photo.jpg?picture';`);
    expect(/<img [^>]*>/.exec(page)?.[0]).toMatchInlineSnapshot(
      `"<img alt="A wavy sea & sky" title="Title" width="1000" height="640" sizes="(min-width: 1600px) 960px, (min-width: 1200px) min(800px,100vw - 566px), (min-width: 997px) calc(100vw - 492px), (min-width: 577px) min(800px,100vw - 48px), calc(100vw - 32px)" srcSet={picture0.srcSet} src={picture0.src} />"`,
    );
  });

  it.each(['png', 'webp'])('may be a .%s', async (type) => {
    expect(await pageOf(`![Sea](photo.${type})`)).toContain(`from '-!./photo.${type}?picture'`);
  });

  it('is found in the website and in static folders', async () => {
    const path = join(siteDir, 'docs/ANSVIS/index.mdx');
    const page = await pageOf('![Plates](@site/docs/ANSVIS/Guides/Camera/plate-pixels.png)', {path});
    expect(page).toContain(`from '-!./Guides/Camera/plate-pixels.png?picture'`);
  });

  it('may have any file name', async () => {
    copyFileSync(at('photo.png'), at("a man's gate.png"));
    expect(await pageOf("![Sea](<./a man's gate.png>)")).toContain(`from '-!./a man\\'s gate.png?picture'`);
    expect(namesOf(await make("a man's gate.png"))).toEqual(namesOf(await make('photo.png')));
    expect((await make("a man's gate.png")).files[0]?.name).toMatch(
      /^a-man-s-gate-[0-9a-f]{12}\.500w\.webp$/,
    );
  });

  it('is imported once when it is shown twice', async () => {
    const page = await pageOf('![Sea](./photo.jpg)\n\n![Sea](./photo.jpg)\n\n![Sea](./photo.png)');
    expect(page.match(/^import .*picture'/gm)).toHaveLength(2);
    expect(page.match(/picture0\.src}/g)).toHaveLength(2);
  });

  it('loads lazily, except the first one before any heading', async () => {
    const two = '![Sea](./photo.jpg)\n\n![Sea](./photo.png)\n\n## Head\n\n![Sea](./photo.webp)';
    expect((await pageOf(two)).match(/loading="eager"/g)).toHaveLength(1);
    expect(await pageOf('## Head\n\n![Sea](./photo.jpg)')).not.toContain('loading');
    const path = join(siteDir, 'blog/post/index.mdx');
    expect(await pageOf(`![Sea](../../docs/ANSVIS/Guides/Camera/plate-pixels.png)`, {path})).not.toContain(
      'loading',
    );
  });

  it.each([
    'https://www.example.com/photo.jpg',
    'pathname:///img/photo.jpg',
    '//www.example.com/photo.jpg',
    './moving.gif',
    './moving.webp',
    './moving.png',
    './small.png',
    './missing.png',
    './drawing.svg',
  ])('is left to Docusaurus at %s', async (url) => {
    const page = await pageOf(`![Sea](${url})`);
    expect(page).not.toContain('srcSet');
    expect(page).toContain(`src="${url}"`);
  });

  it('is unchanged in development, but checked', async () => {
    expect(await pageOf('![Sea](./photo.jpg)', {isPublished: false})).toContain('src="./photo.jpg"');
    await expect(pageOf('![Sea](./wide.png)', {isPublished: false})).rejects.toThrow('Shrink it');
  });

  it.each([
    [
      'text.jpg',
      'cannot be read (Input buffer contains unsupported image format). Save it again as PNG, JPEG or WebP.',
    ],
    ['cut.png', /cannot be read to its end \(.+\)\. Save it again as PNG, JPEG or WebP\./],
    ['drawing.png', 'is SVG inside. Save it as PNG, JPEG or WebP.'],
    ['wide.png', 'is 6001 × 4 pixels. Shrink it to at most 6000 each way; 1600 pixels of width are enough.'],
    ['heavy.png', 'has 12.3 MB. Shrink it below 10 MB; 1600 pixels of width are enough.'],
  ])('stops the build with place and fix when %s is wrong', async (name, message) => {
    const error = await pageOf(`Text.\n\n![Sea](./${name})`).catch((thrown: unknown) => thrown as Error);
    expect(String(error)).toContain(`page.mdx:3 shows ./${name}, which `);
    expect(String(error)).toMatch(message);
  });

  it('with a fault is left to Docusaurus when the site only wants warnings', async () => {
    const faults: string[] = [];
    const page = await pageOf('![Sea](./wide.png)\n\n![Sea](./photo.jpg)', {
      onFault: ({message}) => void faults.push(message),
    });
    expect(page).toContain('src="./wide.png"');
    expect(page.match(/srcSet=/g)).toHaveLength(1);
    expect(faults).toEqual([
      expect.stringContaining('page.mdx:1 shows ./wide.png, which is 6001 × 4 pixels.'),
    ]);
  });
});
