import {describe, expect, it} from 'vitest';
import {readSvg} from '@help-center/content';
import {renderPage} from './renderPage.ts';

function svg(content: string, viewBox = '0 0 320 100'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`;
}

describe('inlineDiagrams', () => {
  it('inlines a drawing with its alternative text as name', async () => {
    expect(await renderPage('![A camera &\nits box](./camera.svg)')).toMatchInlineSnapshot(
      `"<figure class="diagram"><svg role="img" aria-label="A camera &amp; its box" viewBox="0 0 320 100" width="320" height="100"><rect class="surface ink" x="10" y="10" width="90" height="40"/><text class="ink" x="20" y="34">Camera</text></svg></figure>"`,
    );
  });

  it('leaves other pictures to Docusaurus', async () => {
    expect(await renderPage('![Text](https://www.example.com/a.svg)')).toContain('<img');
  });

  it.each([
    [
      '![Text](./missing.svg)',
      ":1 shows ./missing.svg, which does not exist. Put it into the page's folder.",
    ],
    ['![](./camera.svg)', ':1 shows ./camera.svg without alternative text. Describe what it shows.'],
    ['See ![Text](./camera.svg).', ':1 has the picture ./camera.svg inside text. Put it on its own line.'],
  ])('rejects %s', async (source, message) => {
    await expect(renderPage(source)).rejects.toThrow(message);
  });
});

describe('readSvg', () => {
  it.each([
    [svg('<rect style="fill:red"/>'), 'has a style= attribute on <rect>. Use a class such as "ink".'],
    [svg('<style>rect{}</style>'), 'has a <style> element. Take it out.'],
    [svg('<script>1</script>'), 'has a <script> element. Take it out.'],
    [svg('<g id="layer1"/>'), 'has an id ("layer1"). Take it out; a page may hold several pictures.'],
    [svg('<g onclick="x()"/>'), 'has a onClick= attribute. Take it out.'],
    [svg('<path fill="#f00"/>'), 'has the fixed colour fill="#f00" on <path>. Use a class such as "ink".'],
    [
      svg('<path class="red"/>'),
      'uses the class "red". Use ink, muted, accent, accent-fill, surface, warn, solid.',
    ],
    [svg('', '0 0 900 100'), 'is 900 wide. Draw it 400 wide, at most 440.'],
    [svg('<text font-size="12">a</text>'), 'has text of 12 px. Use 14, and at least 13.'],
    ['<svg></svg>', 'has no viewBox. Add one such as viewBox="0 0 400 240".'],
    ['hello', 'has no <svg> element. Save the picture as SVG.'],
  ])('rejects %s', (source, message) => {
    expect(() => readSvg(source)).toThrow(message);
  });

  it('accepts lines without fill', () => {
    expect(readSvg(svg('<path class="accent" fill="none" d="M0 0h9"/>'))).toMatchObject({
      width: 320,
      height: 100,
    });
  });
});
