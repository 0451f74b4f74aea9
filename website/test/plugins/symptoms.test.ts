import {describe, expect, test} from 'vitest';
import {listSymptoms} from '../../plugins/page-notes/listParts.ts';

const PAGE = `---
title: Page
---

## Steps

| Value | Symptom |
| --- | --- |
| none | is no symptom |

## If it did not work

| Symptom | Cause | Remedy |
| --- | --- | --- |
| \`ping\` fails, **no** [picture](./other.mdx) {/* fact: x */} | cable | mend it |
| A \\| B | c | d |

\`\`\`text
| Symptom | in code |
| --- | --- |
| is no symptom | x |
\`\`\`

## Named {#other}

| Symptom | Cause |
| --- | --- |
| Slow | much |

| Other | x |
| --- | --- |
| no symptom | x |
`;

describe('the symptoms of a page', () => {
  test('are the first cells of "Symptom" tables, with their heading', () => {
    expect(listSymptoms(PAGE, '/docs/X/')).toEqual([
      {text: 'ping fails, no picture', to: '/docs/X/#if-it-did-not-work'},
      {text: 'A | B', to: '/docs/X/#if-it-did-not-work'},
      {text: 'Slow', to: '/docs/X/#other'},
    ]);
  });

  test('exclude messages printed by samples', () => {
    const page = `${PAGE}\n\`\`\`python file=samples/http/receiver.py\n\`\`\`\n`;
    expect(listSymptoms(page, '/docs/X/').map(({text}) => text)).toEqual(['A | B', 'Slow']);
  });
});
