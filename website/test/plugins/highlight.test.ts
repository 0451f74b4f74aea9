import {createElement, type ReactNode} from 'react';
import {afterEach, expect, it, vi} from 'vitest';
import {highlight} from '../../plugins/rehype/highlightCode.ts';
import {renderPage} from './renderPage.ts';

const CODE = "const limit = 5;\nconsole.log(limit, 'pages');";

afterEach(() => vi.restoreAllMocks());

it('highlights all lines the same on slow machines', async () => {
  const quick = await highlight(CODE, 'js');
  let now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 60_000));
  expect(await highlight(CODE, 'js')).toBe(quick);
  expect(quick).toContain('<span class="tok-string">\'pages\'</span>');
});

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

it('escapes HTML in code', async () => {
  const html = await highlight('if (a < b && c > d) return;', 'js');
  expect(html.replaceAll(/<\/?span[^>]*>/g, '')).toBe('if (a &lt; b &amp;&amp; c &gt; d) return;');
});

it('keeps words of a long command together across colours, with unchanged text', async () => {
  const command = `mosquitto_pub -h 127.0.0.1 -t 'site/gate' --cafile="/etc/ca certs/ca.pem" | tee -a out.log`;
  const html = await highlight(command, 'bash');
  expect(textOf(html)).toBe(command);
  const words = [...html.matchAll(/<span class="code-word">((?:<span[^>]*>[^<]*<\/span>|[^<])*)<\/span>/g)];
  expect(words.map(([, word = '']) => textOf(word))).toEqual([
    '-h 127.0.0.1',
    "-t 'site/gate'",
    '--cafile="/etc/ca certs/ca.pem"',
    '-a out.log',
  ]);
});

it('ends no line inside a quoted argument, except after the backslashes of a long path', async () => {
  const wordsOf = (html: string) =>
    [...html.matchAll(/<span class="code-word"><span class="tok-string">([^<]*)<\/span><\/span>/g)].map(
      ([, word]) => word,
    );
  const short = await highlight('& "C:\\Program Files\\VLC\\vlc.exe" --verbose 2', 'powershell');
  expect(wordsOf(short)).toEqual(['"C:\\Program Files\\VLC\\vlc.exe"']);
  const long = await highlight(
    '& "C:\\Program Files\\mosquitto\\mosquitto_pub.exe" -h broker.example.com',
    'powershell',
  );
  expect(wordsOf(long)).toEqual(['"C:\\', 'Program Files\\', 'mosquitto\\', 'mosquitto_pub.exe"']);
  const text = `echo '${'a sentence that is longer than a line, '.repeat(2)}'`;
  expect(wordsOf(await highlight(text, 'bash'))).toEqual([]);
});

it('ends lines inside a word that is longer than one after commas and slashes', async () => {
  const html = await highlight(
    'ffprobe "rtsp://viewer:secret@192.0.2.10:554/stream-path" --entries=codec_name,width,height,avg_frame_rate',
    'bash',
  );
  const words = [...html.matchAll(/<span class="code-word">(.*?)<\/span>(?= |<span class="code-word|$|\n)/g)];
  expect(words.map(([, word = '']) => textOf(word))).toEqual([
    '"rtsp://viewer:secret@192.0.2.10:554/',
    'stream-path"',
    '--entries=codec_name,',
    'width,',
    'height,',
    'avg_frame_rate',
  ]);
});

it('keeps words of plain text together, as it may be a command', async () => {
  const command = 'bin/pulsar-admin namespaces grant-permission site/ansvis --role event-reader';
  const html = await highlight(command, 'text');
  expect(textOf(html)).toBe(command);
  expect(html).toContain('<span class="code-word">--role event-reader</span>');
});

it('colours options and quoted arguments of a command, and no others', async () => {
  expect(await highlight(`docker run --name app -p 80:80 'a b' c/d # -x`, 'bash')).toMatchInlineSnapshot(
    `"<span class="tok-function">docker</span> run <span class="code-word"><span class="tok-parameter">--name</span> app</span> <span class="code-word"><span class="tok-parameter">-p</span> 80:80</span> <span class="code-word"><span class="tok-string">'a b'</span></span> <span class="code-word">c/d</span> <span class="tok-comment">#</span><span class="tok-comment"> </span><span class="code-word"><span class="tok-comment">-x</span></span>"`,
  );
  expect(await highlight('CallModel.exe /LD a.c -o a.dll "b c"', 'bat')).toMatchInlineSnapshot(
    `"<span class="tok-function">CallModel.exe</span> /LD a.c <span class="tok-parameter">-o</span> a.dll <span class="tok-string">"b c"</span>"`,
  );
});

it('keeps short commands and other code unchanged', async () => {
  expect(await highlight('mosquitto_sub -v', 'bash')).not.toContain('code-word');
  expect(await highlight(`const path = '/a-long/path-of-many-words/and-letters';`, 'js')).not.toContain(
    'code-word',
  );
});

it('keeps options and short names in text together', async () => {
  const code = ({children}: {children?: ReactNode}) => createElement('kbd', null, children);
  const page = await renderPage('Use `-h --rtsp-tcp -t a/b` or `plain`.', {components: {code}});
  expect(page).toContain(
    '<code><span class="code-word">-h</span> <span class="code-word">--rtsp-tcp</span> <span class="code-word">-t a/b</span></code> or <kbd>plain</kbd>',
  );
  expect(await renderPage(`\`${'long-'.repeat(8)}\``)).not.toContain('code-word');
});
