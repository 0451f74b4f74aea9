import {AuthorError} from '../runCommand.ts';

const CLASSIC = /(["'`])(?:classic|@docusaurus\/(?:preset-)?classic)\1/;

/**
 * Replaces the classic preset in a configuration with ours. Throws an {@link AuthorError} when there is none. Also returns
 * the changed lines.
 */
export function usePreset(text: string): {text: string; changes: readonly string[]} {
  const start = text.search(/\bpresets\s*[:=]/);
  const [before, presets] = [text.slice(0, start), text.slice(start)];
  if (start === -1 || !CLASSIC.test(presets)) {
    throw new AuthorError(
      'The configuration has no classic preset in "presets" to replace. Add our preset by hand: see packages/docusaurus-preset/README.md.',
    );
  }
  const changed = before + presets.replace(CLASSIC, '$1@help-center/docusaurus-preset$1');
  const lines = text.split('\n');
  const changes = changed
    .split('\n')
    .flatMap((line, index) =>
      line === lines[index] ? [] : [`- ${lines[index]?.trim()}`, `+ ${line.trim()}`],
    );
  return {text: changed, changes};
}
