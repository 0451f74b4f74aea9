import {describe, expect, test} from 'vitest';
import {fixturePage, parseContent, texts} from './fixturePage.ts';

const camera = fixturePage('docs/ANSVIS/Guides/Camera/index.html');
const introduction = fixturePage('docs/ANSVIS/Introduction/index.html');

describe('blocks of a built page', () => {
  test('keeps the text of hidden tabs, introduced by the label of the tab', () => {
    expect(texts(camera)).toEqual(
      expect.arrayContaining(['Windows: Run the installer on Windows.', 'Linux: Run the package on Linux.']),
    );
  });

  test('leaves tooltips out', () => {
    expect(texts(parseContent('<p>A codec <span role=tooltip>Compresses video.</span>matters.</p>'))).toEqual(
      ['A codec matters.'],
    );
  });

  test('introduces an admonition by its own title and leaves the usual one out', () => {
    expect(texts(camera)).toContain('Firewall first: Open the port before you connect.');
    expect(texts(camera)).toContain('Short note text.');
  });

  test('introduces collapsed details by their summary', () => {
    expect(texts(camera)).toContain('Show the log lines: Hidden detail text.');
  });

  test('takes a code block with its title as one block with lines', () => {
    const code = camera.blocks.filter(({kind}) => kind === 'code').map(({text}) => text);
    expect(code).toEqual([
      'connection refused by peer',
      'receiver.py\nimport cv2\ncap = cv2.VideoCapture("rtsp://camera.example.com/stream")\nprint(cap.isOpened())',
    ]);
  });

  test('takes each table row as a block that the first cell introduces', () => {
    expect(texts(camera)).toContain('frame_rate: 15 · Frames read per second');
    expect(texts(camera)).toContain('Setting: Default · Meaning');
  });

  test('keeps powers, formulas and the buttons of a sentence, and leaves out other buttons', () => {
    const page = parseContent(
      '<p>10<sup>6</sup> kg and 10<sup>−3</sup> kg of H<sub>2</sub>O<sup><a data-footnote-ref href="#user-content-fn-1">1</a></sup>. Press <button>Save</button>.</p><div><button>Copy</button></div>',
    );
    expect(page.blocks.slice(1).map(({text}) => text)).toEqual(['10⁶ kg and 10⁻³ kg of H₂O. Press Save.']);
  });

  test('tells steps with the numbers that readers see, items and rows from paragraphs', () => {
    const page = parseContent(
      '<p>Do:<ol start=3><li>Stop.<pre><code>wait</code></pre>Then look.<li><p>Go.</p><ul><li>left</ul></ol>' +
        '<table><tr><td>Port<td>80</table><p>Done.<section data-footnotes><ol><li id="user-content-fn-1">A note.</ol></section>',
    );
    expect(page.blocks.slice(1).map(({kind, step, text}) => [kind, step, text])).toEqual([
      ['text', undefined, 'Do:'],
      ['step', 3, 'Stop.'],
      ['code', undefined, 'wait'],
      ['text', undefined, 'Then look.'],
      ['step', 4, 'Go.'],
      ['item', undefined, 'left'],
      ['row', undefined, 'Port: 80'],
      ['text', undefined, 'Done.'],
      ['text', undefined, 'A note.'],
    ]);
  });

  test('searches the column names of a table that has nothing else', () => {
    const page = parseContent('<table><thead><tr><th>Port<th>Protocol</table>');
    expect(texts(page)).toEqual(['Port: Protocol']);
  });

  test('takes a footnote without the links back', () => {
    expect(texts(camera)).toContain('The footnote text.');
    expect(texts(camera)).not.toContain('Footnotes');
  });

  test('introduces a definition by its term', () => {
    expect(texts(introduction)).toContain('Latency: Time between frame and event.');
  });

  test('keeps a term that has no definition', () => {
    expect(texts(parseContent('<dl><dt>Alone</dl><p>After'))).toEqual(['Alone', 'After']);
  });

  test('reads the paragraphs of a list item as one block and a nested item as its own', () => {
    expect(texts(introduction)).toEqual(
      expect.arrayContaining(['Second point with a second paragraph.', 'A nested point']),
    );
  });

  test('takes the alternative text of an image, the title of a drawing and the source of a formula', () => {
    expect(texts(introduction)).toEqual(
      expect.arrayContaining([
        'A camera mounted on a wall',
        'Zone with direction arrow. Arrow points into the zone.',
        'E = m c^2',
      ]),
    );
  });

  test('leaves out what is marked data-search-ignore', () => {
    expect(texts(introduction)).toContain('Text at level four.');
    expect(texts(introduction).join(' ')).not.toMatch(/not searchable|stays out of search/);
  });

  test('leaves out navigation, hash links, buttons, tags and the link to edit', () => {
    const all = camera.blocks.map(({text}) => text).join('\n');
    expect(all).not.toMatch(
      /Edit this page|Tags:|Camera tag|On this page|Next|Previous|Direct link|Announcement/,
    );
    expect(all).not.toMatch(/\u200B/);
  });

  test('takes the cards of a generated index, without those that only repeat a title', () => {
    const index = fixturePage('docs/category/guides/index.html');
    expect(texts(index)).toEqual([
      'Everything about cameras and rules.',
      'Connect a camera: Connect an RTSP camera to the server.',
      'Noindex page: Noindex text.',
    ]);
  });

  test('leaves the date and the author of a post out', () => {
    expect(texts(fixturePage('blog/2025/10/05/first-post/index.html'))).toEqual([
      'Lead of the post.',
      'More details',
      'Body of the post.',
    ]);
  });

  test('reads the header of a home page that stands beside its main element', () => {
    expect(texts(fixturePage('index.html'))).toEqual([
      'User guide for all platforms',
      'Products',
      'ANSVIS',
      'Video analytics server and client.',
    ]);
  });

  test('labels only the chosen tab when the others are rendered on demand', () => {
    const page = parseContent(
      '<div class=tabs-container><ul role=tablist><li role=tab aria-selected=false>A<li role=tab aria-selected=true>B</ul><div><div role=tabpanel>Text</div></div></div>',
    );
    expect(texts(page)).toEqual(['B: Text']);
  });

  test('decodes entities and keeps markup characters as text', () => {
    expect(texts(fixturePage('docs/ANSVIS/Guides/Rules/rule-type/index.html'))).toContain(
      'Line & zone <crossing>',
    );
  });
});
