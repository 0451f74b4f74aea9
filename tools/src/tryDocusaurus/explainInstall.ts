/** Converts a line of npm such as `peer name@"range" from name@version` to `name@version asks for name@"range" as a peer`. */
function explain(line: string): string | undefined {
  const [, kind = '', wanted, who] =
    /^(peer(?:Optional)? |dev |optional )?(\S+@".+") from (.+)$/.exec(line) ?? [];
  if (wanted === undefined || who === undefined) return undefined;
  return `${who} asks for ${wanted}${kind.startsWith('peer') ? ' as a peer' : ''}`;
}

/** The direct entries that npm lists below a title. */
function linesBelow(lines: readonly string[], title: RegExp): string[] {
  const start = lines.findIndex((line) => title.test(line));
  if (start === -1) return [];
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.trim() === '');
  return (end === -1 ? rest : rest.slice(0, end))
    .filter((line) => !/^ {3}/.test(line))
    .map((line) => line.trim());
}

/**
 * Why npm cannot install, one line each: conflicting requirements, or versions that the registry does not have. Empty when
 * npm failed for another reason.
 */
export function explainInstall(output: string): string[] {
  const lines = output
    .split('\n')
    .map((line) => line.replace(/^npm (?:error|ERR!) ?(?:(?:notarget|404|ERESOLVE) )?/, ''));
  const missing = lines.flatMap((line) => {
    const [, wanted] = /^No matching version found for (\S+?)\.?$/.exec(line.trim()) ?? [];
    return wanted === undefined ? [] : [`the registry has no ${wanted}`];
  });
  if (missing.length > 0) return missing;
  const [, found] = lines.map((line) => /^Found: (\S+)/.exec(line)).find((match) => match !== null) ?? [];
  if (found === undefined) return [];
  const asked = (title: RegExp) => linesBelow(lines, title).flatMap((line) => explain(line) ?? []);
  return [
    ...new Set([...asked(/^Could not resolve dependency/), `npm has chosen ${found}`, ...asked(/^Found: /)]),
  ];
}
