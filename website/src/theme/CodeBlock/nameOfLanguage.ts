const NAMES: Readonly<Record<string, string>> = {
  bash: 'Shell',
  csv: 'CSV',
  html: 'HTML',
  http: 'HTTP',
  ini: 'Settings',
  js: 'JavaScript',
  json: 'JSON',
  powershell: 'PowerShell',
  python: 'Python',
  sh: 'Shell',
  ts: 'TypeScript',
  xml: 'XML',
  yaml: 'YAML',
};

/** The name of a code block's language, as the head of the block shows it. */
export function nameOfLanguage(language = ''): string {
  return NAMES[language] ?? 'Text';
}
