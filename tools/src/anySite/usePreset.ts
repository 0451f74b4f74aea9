import {AuthorError} from '../runCommand.ts';

const PRESET = '@help-center/docusaurus-preset';

const CLASSIC = /(["'`])(?:classic|@docusaurus\/(?:preset-)?classic)\1/;

/** Replaces the classic preset in a configuration with ours. Throws an {@link AuthorError} when there is none. */
export function usePreset(text: string): {text: string; changes: readonly string[]} {
  const start = text.search(/\bpresets\s*[:=]/);
  const found = start === -1 ? null : CLASSIC.exec(text.slice(start));
  if (found === null) {
    throw new AuthorError(
      'The configuration has no classic preset in "presets" to replace. Add our preset by hand: see packages/docusaurus-preset/README.md.',
    );
  }
  const at = start + found.index;
  const quote = found[1] ?? "'";
  const changed = `${text.slice(0, at)}${quote}${PRESET}${quote}${text.slice(at + found[0].length)}`;
  const before = text.split('\n');
  const changes = changed
    .split('\n')
    .flatMap((line, index) =>
      line === before[index] ? [] : [`- ${before[index]?.trim()}`, `+ ${line.trim()}`],
    );
  return {text: changed, changes};
}
