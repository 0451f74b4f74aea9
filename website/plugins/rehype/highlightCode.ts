import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {markLines, readLineMarks} from './lineMarks.ts';
import {bundledLanguages, createCssVariablesTheme, createHighlighter, type Highlighter} from 'shiki';

const PLAIN = new Set(['text', 'txt', 'plaintext', 'plain', '']);
const theme = createCssVariablesTheme({name: 'classes', variablePrefix: '--code-'});
const TOKEN = /var\(--code-token-([\w-]+)\)/;

let highlighter: Promise<Highlighter> | undefined;

async function load(language: string): Promise<Highlighter> {
  highlighter ??= createHighlighter({themes: [theme], langs: []});
  const loaded = await highlighter;
  if (!loaded.getLoadedLanguages().includes(language)) await loaded.loadLanguage(language as 'bash');
  return loaded;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * The class of a token without its prefix. Punctuation has the colour of plain text, as its many elements would be an
 * eighth of a long sample's page; a string inside of which something is filled in is a string.
 */
function kindOf(color: string | undefined): string | undefined {
  const kind = TOKEN.exec(color ?? '')?.[1];
  if (kind === 'punctuation') return undefined;
  return kind === 'string-expression' ? 'string' : kind;
}

/**
 * Code as HTML whose tokens carry classes, `tok-keyword` and so on, instead of inline colours that a strict policy refuses.
 * A language that the highlighter does not know is left plain.
 */
export async function highlight(code: string, language: string, meta = ''): Promise<string> {
  const marks = readLineMarks(meta);
  if (PLAIN.has(language) || !(language in bundledLanguages))
    return markLines(code.split('\n').map(escape), marks).join('\n');
  const loaded = await load(language);
  // Without a limit: on a busy machine the highlighter's own (half a second for a line) leaves the rest of a block plain.
  const {tokens} = loaded.codeToTokens(code, {
    lang: language as 'bash',
    theme: 'classes',
    tokenizeTimeLimit: 0,
  });
  const lines = tokens.map((line) =>
    line
      .map(({content, color}) => {
        const kind = kindOf(color);
        return kind ? `<span class="tok-${kind}">${escape(content)}</span>` : escape(content);
      })
      .join(''),
  );
  return markLines(lines, marks).join('\n');
}

function languageOf(code: Element): string {
  const {className} = code.properties;
  const classes = Array.isArray(className) ? className : [className];
  const found = classes.map(String).find((name) => name.startsWith('language-'));
  return found?.slice('language-'.length) ?? '';
}

/** Highlights code blocks while the site is built, so that no highlighter is sent to readers. */
export function highlightCode() {
  return async (tree: Root): Promise<void> => {
    const blocks: Element[] = [];
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'pre') return;
      const [code] = node.children;
      if (code?.type === 'element' && code.tagName === 'code') blocks.push(code);
    });
    for (const code of blocks) {
      const meta = (code.data as {meta?: string} | undefined)?.meta;
      code.properties.html = await highlight(toString(code).replace(/\n$/, ''), languageOf(code), meta);
      code.children = [];
    }
  };
}
