import {AgentsError} from '../errors.ts';

/** Class of the note for agents, which the site's style sheet hides. */
const NOTE_CLASS = 'note-for-agents';

/** Adds a link to the twin to the head of a page, and a note with the list of all pages to the start of its body. */
export function linkPage(html: string, twinPath: string | null, listPath: string): string {
  const head = html.indexOf('</head>');
  const body = /<body[^>]*>/.exec(html);
  if (head < 0 || body === null) {
    throw new AgentsError('AGENTS_BAD_PAGE', `a page has no head or no body: "${html.slice(0, 80)}…".`);
  }
  const afterBody = body.index + body[0].length;
  const link =
    twinPath === null ? '' : `<link rel="alternate" type="text/markdown" href="${escape(twinPath)}">`;
  // Content extractors take anything shorter than a sentence of 40 characters for navigation.
  // Hidden from assistive technology and the keyboard.
  const note = `<div class="${NOTE_CLASS}" aria-hidden="true">For AI agents: all pages in <a href="${escape(listPath)}" tabindex="-1">/llms.txt</a>.</div>`;
  return html.slice(0, head) + link + html.slice(head, afterBody) + note + html.slice(afterBody);
}

function escape(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
