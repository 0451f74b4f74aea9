import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {colourCommand, joinOptions, joinQuoted, textOf, type Part} from './colourCommand.ts';
import {markLines, readLineMarks} from './lineMarks.ts';
import {
  bundledLanguages,
  createCssVariablesTheme,
  createHighlighter,
  createJavaScriptRegexEngine,
  type Highlighter,
} from 'shiki';

const PLAIN = new Set(['text', 'txt', 'plaintext', 'plain', '']);
const theme = createCssVariablesTheme({name: 'classes', variablePrefix: '--code-'});
/** Languages of commands: a space more or less in a word would make another command. */
export const COMMANDS = new Set(['bash', 'sh', 'shell', 'console', 'powershell', 'ps1', 'cmd', 'bat']);
/** Browsers may end a line after these inside a word, and at spaces between quotation marks. */
const MAY_BREAK = /[-/?|]\S|["'].*\s/;
/** The longest option with its value, and the longest quoted argument, that are kept on one line. */
const LONGEST_PAIR = 40;
/** A line of at most this many characters never wraps, even on a phone. */
const NEVER_WRAPS = 36;
const TOKEN = /var\(--code-token-([\w-]+)\)/;

let highlighter: Promise<Highlighter> | undefined;

async function load(language: string): Promise<Highlighter> {
  // Twice as fast as the engine in WebAssembly, with the same tokens.
  const engine = createJavaScriptRegexEngine({forgiving: true});
  highlighter ??= createHighlighter({themes: [theme], langs: [], engine});
  const loaded = await highlighter;
  if (!loaded.getLoadedLanguages().includes(language)) await loaded.loadLanguage(language as 'bash');
  return loaded;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * The class of a token without its prefix. Punctuation stays plain, because its many elements would make up an eighth of a
 * page with a long sample; template strings count as strings.
 */
function kindOf(color: string | undefined): string | undefined {
  const kind = TOKEN.exec(color ?? '')?.[1];
  if (kind === 'punctuation') return undefined;
  return kind === 'string-expression' ? 'string' : kind;
}

function toHtml(parts: readonly Part[]): string {
  const runs: Part[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last && last.kind === part.kind) runs.splice(-1, 1, {text: last.text + part.text, kind: part.kind});
    else runs.push(part);
  }
  return runs
    .map(({text, kind}) => (kind ? `<span class="tok-${kind}">${escape(text)}</span>` : escape(text)))
    .join('');
}

/** Cuts a line before and after its spaces: each second piece, from the first on, is a word. */
function splitWords(parts: readonly Part[]): Part[][] {
  const pieces: Part[][] = [[]];
  for (const {text, kind} of parts) {
    for (const piece of text.split(/(\s+)/).filter(Boolean)) {
      const isSpace = piece.trim() === '';
      if (isSpace === (pieces.length % 2 === 1)) pieces.push([]);
      pieces.at(-1)?.push({text: piece, kind});
    }
  }
  return pieces;
}

/** Where a word that is longer than a line ends one: after a backslash, a comma or a slash, but not between two slashes. */
const CUT = /(?<=[\\,]|[^/]\/)(?!\/)/;
const ENDS_AT_CUT = /[\\,]$|[^/]\/$/;

/** The parts of a word that is longer than a line, such as an address or a quoted path; other words as they are. */
function splitLong(word: Part[]): Part[][] {
  if (textOf(word).length <= LONGEST_PAIR) return [word];
  const pieces: Part[][] = [];
  for (const {text: run, kind} of word)
    for (const piece of run.split(CUT)) {
      const last = pieces.at(-1);
      if (last === undefined || ENDS_AT_CUT.test(textOf(last))) pieces.push([{text: piece, kind}]);
      else last.push({text: piece, kind});
    }
  return pieces;
}

/**
 * A line of a command or of plain text, as HTML that wraps only at spaces, and neither between an option and its value nor
 * between quotation marks.
 */
function toWrappedHtml(parts: readonly Part[], language: string): string {
  const words = splitWords(parts);
  const isCommand = COMMANDS.has(language);
  const coloured = isCommand ? colourCommand(words) : words;
  if (textOf(parts).length <= NEVER_WRAPS) return toHtml(coloured.flat());
  const kept = isCommand ? joinQuoted(coloured, LONGEST_PAIR) : coloured;
  return joinOptions(kept, LONGEST_PAIR)
    .flatMap((word) => {
      const pieces = splitLong(word);
      const isBreakable = pieces.length > 1 || MAY_BREAK.test(textOf(word));
      return pieces.map((piece) =>
        isBreakable ? `<span class="code-word">${toHtml(piece)}</span>` : toHtml(piece),
      );
    })
    .join('');
}

/** Indentations that have a class in src/css/code.css, deepest first. A wrapped line continues two characters further in than it begins. */
const INDENTATIONS = [16, 14, 12, 10, 8, 6, 4, 2];

/** The class of a line that is indented and may wrap. */
function classOf(line: string): string | undefined {
  if (line.length <= NEVER_WRAPS) return undefined;
  const spaces = line.length - line.trimStart().length;
  const indentation = INDENTATIONS.find((most) => most <= spaces);
  return indentation === undefined ? undefined : `code-in-${indentation}`;
}

/**
 * Highlights code as HTML with classes such as `tok-keyword`, because a strict policy blocks inline colours. Code in unknown
 * languages stays plain.
 */
export async function highlight(code: string, language: string, meta = ''): Promise<string> {
  const marks = readLineMarks(meta);
  const classes = code.split('\n').map(classOf);
  if (PLAIN.has(language) || !(language in bundledLanguages))
    return markLines(
      code.split('\n').map((line) => toWrappedHtml([{text: line, kind: undefined}], language)),
      marks,
      classes,
    ).join('\n');
  const loaded = await load(language);
  // No time limit: on a busy machine, the default of 500 ms per line leaves the rest of a block plain.
  const {tokens} = loaded.codeToTokens(code, {
    lang: language as 'bash',
    theme: 'classes',
    tokenizeTimeLimit: 0,
  });
  const write = COMMANDS.has(language) ? toWrappedHtml : toHtml;
  const lines = tokens.map((line) =>
    write(
      line.map(({content, color}) => ({text: content, kind: kindOf(color)})),
      language,
    ),
  );
  return markLines(lines, marks, classes).join('\n');
}

/** The language of a fence; empty without one. */
export function languageOf(code: Element): string {
  const {className} = code.properties;
  const classes = Array.isArray(className) ? className : [className];
  const found = classes.map(String).find((name) => name.startsWith('language-'));
  return found?.slice('language-'.length) ?? '';
}

/** The longest word that is kept on one line; a longer one may not fit on a phone. */
const LONGEST_KEPT = 32;

/** Keeps options and short names in running text on one line; browsers would break them after a hyphen or slash. */
export function keepWords() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'pre') return SKIP;
      if (node.tagName !== 'code') return undefined;
      const parts = toString(node)
        .split(/(\s+)/)
        .map((text) => [{text, kind: undefined}]);
      const words = joinOptions(parts, LONGEST_KEPT).map(textOf);
      const isKept = (word: string) => MAY_BREAK.test(word) && word.length <= LONGEST_KEPT;
      if (!words.some(isKept)) return undefined;
      const children = words.map((value) => {
        const text = {type: 'text' as const, value};
        if (!isKept(value)) return text;
        return {
          type: 'element' as const,
          tagName: 'span',
          properties: {className: 'code-word'},
          children: [text],
        };
      });
      // Explicit JSX is not replaced by the theme's `code`, which renders elements as a code block.
      const data = {_mdxExplicitJsx: true};
      Object.assign(node, {type: 'mdxJsxTextElement', name: 'code', attributes: [], data, children});
      return SKIP;
    });
  };
}

/** Highlights code blocks at build time, so that readers load no highlighter. */
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
