/** What is valid, and goes wrong in Windows PowerShell 5.1 or under Windows. @type {readonly [RegExp, string][]} */
const TRAPS = [
  [
    /(?:^|\s)(?:python3|sudo|apt-get|sh|cat|grep|touch)\s/m,
    'is a command of Linux',
  ],
  [/^\s*curl\s/m, '"curl" means Invoke-WebRequest; write curl.exe'],
  [/&&|\|\|/, '&& and || do not exist in version 5.1'],
  [/\?\?|\?\s*:/, '?? and ?: do not exist in version 5.1'],
  [
    /(?:^|\s)@[\w-]+\.json/m,
    'a bare @ is splatting; put the argument into quotes',
  ],
  [/(?:^|\s)>>?\s*\S/m, 'redirection writes UTF-16 in version 5.1'],
  [/^\s*[\w.-]+(?:\.exe)?\s.*-m\s+'?\{/m, 'quotes inside an argument get lost'],
  [/-SkipCertificateCheck|utf8NoBOM|-Form\b/i, 'exists from version 6 on only'],
  [
    /Invoke-WebRequest(?![^\n]*-UseBasicParsing)/i,
    'Invoke-WebRequest needs -UseBasicParsing on a server',
  ],
  [
    /\$(?:event|input|args|host|matches)\b\s*=/i,
    'overwrites a variable of PowerShell',
  ],
  [
    /ConvertTo-Json[^\n]*Get-Content|Get-Content[^\n|]*\|\s*ConvertTo-Json/i,
    'version 5.1 adds properties to lines of Get-Content',
  ],
  [/^\s*export\s|\$\{?[A-Z_]+\}?=\S/m, 'is an assignment of a Linux shell'],
  [/\\$/m, 'a line goes on with ` in PowerShell'],
];

/**
 * Returns what in a script would go wrong on Windows although it reads well.
 * @param {string} source
 * @returns {string[]}
 */
export function findTraps(source) {
  const code = source.replaceAll(/^\s*#.*$/gm, '');
  return TRAPS.flatMap(([pattern, why]) => {
    const found = pattern.exec(code);
    return found ? [`${found[0].trim()}: ${why}`] : [];
  });
}
