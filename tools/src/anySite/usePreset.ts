import {AuthorError} from '../runCommand.ts';

const PRESET = '@help-center/docusaurus-preset';

const CLASSIC = /(["'`])(?:classic|@docusaurus\/(?:preset-)?classic)\1/;

/** Up to the end of `require.resolve(…)`, if the name stands in it. */
const AFTER_NAME = /^\s*\)?/;
/** The start of an object literal, in parentheses and with comments before it or not. */
const START_OF_OPTIONS = /^\s*,(?:\s|\(|\/\*[\s\S]*?\*\/|\/\/.*)*\{/;
const END_OF_ENTRY = /^\s*,?\s*\]/;
/** What stands between "presets" and a name that is not in a list of its own: other names. */
const BARE_NAMES = /^presets\s*[:=]\s*\[\s*(?:["'`][^"'`]*["'`]\s*,\s*)*$/;

/** Adds options to the entry that begins in `before` and ends in `after`; `quoted` is the preset's name between them. */
function addOptions(before: string, quoted: string, after: string, options: object): string {
  const json = JSON.stringify(options);
  if (BARE_NAMES.test(before.slice(before.search(/\bpresets\s*[:=]/))))
    return `${before}[${quoted}, ${json}]${after}`;
  const [end = ''] = AFTER_NAME.exec(after) ?? [];
  const rest = after.slice(end.length);
  if (END_OF_ENTRY.test(rest)) return `${before}${quoted}${end}, ${json}${rest}`;
  const [start] = START_OF_OPTIONS.exec(rest) ?? [];
  if (start === undefined) {
    throw new AuthorError(
      "--options needs the preset's options written out as an object in the configuration. Add them there by hand, in a checkout of the site.",
    );
  }
  return `${before}${quoted}${end}${start}${json.slice(1, -1)},${rest.slice(start.length)}`;
}

/**
 * Replaces the classic preset in a configuration with ours, and adds `options`, which the classic preset does not have.
 * Throws an {@link AuthorError} when there is none.
 */
export function usePreset(text: string, options: object = {}): {text: string; changes: readonly string[]} {
  const start = text.search(/\bpresets\s*[:=]/);
  const found = start === -1 ? null : CLASSIC.exec(text.slice(start));
  if (found === null) {
    throw new AuthorError(
      'The configuration has no classic preset in "presets" to replace. Add our preset by hand: see packages/docusaurus-preset/README.md.',
    );
  }
  const at = start + found.index;
  const quote = found[1] ?? "'";
  const quoted = `${quote}${PRESET}${quote}`;
  const before = text.slice(0, at);
  const after = text.slice(at + found[0].length);
  const changed =
    Object.keys(options).length === 0
      ? `${before}${quoted}${after}`
      : addOptions(before, quoted, after, options);
  const lines = text.split('\n');
  const changes = changed
    .split('\n')
    .flatMap((line, index) =>
      line === lines[index] ? [] : [`- ${lines[index]?.trim()}`, `+ ${line.trim()}`],
    );
  return {text: changed, changes};
}
