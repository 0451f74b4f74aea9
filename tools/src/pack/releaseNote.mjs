/** The part of a changelog about a version, without its heading. Throws when there is none. */
export function readSection(changelog, version, name) {
  const lines = changelog.split('\n');
  const start = lines.findIndex(
    (line) => line.startsWith('## ') && line.slice(3).trim().split(' ')[0] === version,
  );
  const rest = start === -1 ? [] : lines.slice(start + 1);
  const end = rest.findIndex((line) => line.startsWith('## '));
  const text = (end === -1 ? rest : rest.slice(0, end)).join('\n').trim();
  if (text === '')
    throw new Error(`CHANGELOG.md of ${name} has no entry for ${version}. Add a section "## ${version}".`);
  return text;
}

/** The release notes of all packages as Markdown; packages with equal notes are listed together. */
export function releaseNote(packages) {
  const byText = new Map();
  for (const {name, version, changelog} of packages) {
    const text = readSection(changelog, version, name);
    byText.set(text, [...(byText.get(text) ?? []), `${name} ${version}`]);
  }
  const parts = [...byText].map(([text, names]) => `## ${names.join(', ')}\n\n${text}\n`);
  return `# Release note\n\n${parts.join('\n')}`;
}
