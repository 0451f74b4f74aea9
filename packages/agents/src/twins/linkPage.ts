import {AgentsError} from '../errors.ts';

/** Class of the note for agents; the site hides it from view with its style sheet. */
const NOTE_CLASS = 'note-for-agents';

/** The page's HTML with a link to its twin in the head, and at the start of the body a note that names the list of all pages. */
export function linkPage(html: string, twinPath: string | null, listPath: string): string {
  const head = html.indexOf('</head>');
  const body = /<body[^>]*>/.exec(html);
  if (head < 0 || body === null) {
    throw new AgentsError('AGENTS_BAD_PAGE', `a page has no head or no body: "${html.slice(0, 80)}…".`);
  }
  const afterBody = body.index + body[0].length;
  const link =
    twinPath === null ? '' : `<link rel="alternate" type="text/markdown" href="${escape(twinPath)}">`;
  // A sentence of 40 characters with a full stop: programs that look for where the text begins take less for navigation.
  // Not for people: assistive technology and the keyboard pass it by.
  const note = `<div class="${NOTE_CLASS}" aria-hidden="true">For AI agents: all pages in <a href="${escape(listPath)}" tabindex="-1">/llms.txt</a>.</div>`;
  return html.slice(0, head) + link + html.slice(head, afterBody) + note + html.slice(afterBody);
}

function escape(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
