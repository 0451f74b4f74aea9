import {describe, expect, it} from 'vitest';
import {readSvg} from '@help-center/content';
import {renderPage} from './renderPage.ts';

function svg(content: string, viewBox = '0 0 400 100'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`;
}

describe('inlineDiagrams', () => {
  it('inlines a drawing with its alternative text as name', async () => {
    expect(await renderPage('![A camera &\nits box](./camera.svg)')).toMatchInlineSnapshot(
      `"<figure class="diagram"><svg role="img" aria-label="A camera &amp; its box" viewBox="0 0 400 100" width="400" height="100"><rect class="surface" x="10" y="10" width="90" height="40"/><text x="20" y="34">Camera</text></svg></figure>"`,
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
      'uses the class "red". Use ink, muted, accent, accent-fill, surface, own, on-own, warn, solid, thick, dashed, arrow, arrows.',
    ],
    [svg('', '0 0 440 100'), 'is 440 wide. Draw it 400 wide.'],
    [svg('<text font-size="12">a</text>'), 'has font-size= on <text>. Take it out; the site sets it.'],
    [svg('<path stroke-width="2"/>'), 'has stroke-width= on <path>. Take it out; the site sets it.'],
    [
      svg('<path class="arrow" d="M0 0a9 9 0 0 0 9 9"/>'),
      'has an arrow with the path "M0 0a9 9 0 0 0 9 9". Use one M, then L, H, V or C.',
    ],
    [svg('<path class="arrow" d="M9 9"/>'), 'has an arrow with the path "M9 9". Give it a second point.'],
    ['<svg></svg>', 'has no viewBox. Add one such as viewBox="0 0 400 240".'],
    ['hello', 'has no <svg> element. Save the picture as SVG.'],
  ])('rejects %s', (source, message) => {
    expect(() => readSvg(source)).toThrow(message);
  });

  it('accepts lines without fill', () => {
    expect(readSvg(svg('<path class="accent" fill="none" d="M0 0h9"/>'))).toMatchObject({
      width: 400,
      height: 100,
    });
  });

  it.each([
    ['M10 20H100', 'M100 20L91 15.5 91 24.5Z'],
    ['M10 20V80', 'M10 80L14.5 71 5.5 71Z'],
    ['M0 0L30 40', 'M30 40L28.2 30.1 21 35.5Z'],
    ['M0 0C0 40 20 50 60 50', 'M60 50L51 45.5 51 54.5Z'],
  ])('gives the arrow %s a solid head', (path, head) => {
    expect(readSvg(svg(`<path class="accent dashed arrow" d="${path}"/>`)).inner).toBe(
      `<path class="accent dashed arrow" d="${path}"/><path class="accent solid" d="${head}"/>`,
    );
  });

  it('gives a line with two arrows a head at each end', () => {
    expect(readSvg(svg('<path d="M10 20H100" class="ink arrows"/>')).inner).toContain(
      '<path class="ink solid" d="M100 20L91 15.5 91 24.5ZM10 20L19 24.5 19 15.5Z"/>',
    );
  });
});
