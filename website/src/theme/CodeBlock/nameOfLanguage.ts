const NAMES: Readonly<Record<string, string>> = {
  bash: 'Shell',
  bat: 'Command Prompt',
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

/** The name of a language for the head of a code block. */
export function nameOfLanguage(language = ''): string {
  return NAMES[language] ?? 'Text';
}
