import {translate} from '@docusaurus/Translate';
import {findSaved, OFFLINE_PAGE, toOwnPath, type SavedFiles} from '../storage/index.ts';
import {baseUrl, names} from './settings.ts';

const PLACE = /(<div id="?offline-list"?[^>]*>)<\/div>/;
const ESCAPES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

/** Escapes a text and replaces `{link}` by a link. */
const withLink = (text: string, href: string, label: string) =>
  escape(text).replace('{link}', () => `<a href="${href}">${escape(label)}</a>`);

const NOT_HERE = escape(
  translate({id: 'theme.offline.notHere', message: 'This page is not on this device:'}),
);
const NO_ANSWER = translate({
  id: 'theme.offline.noAnswer',
  message: 'The network is not responding. {link}, or read what is here.',
});
const TRY_AGAIN = translate({id: 'theme.offline.tryAgain', message: 'Try again'});
const WHOLE_SITE = translate({
  id: 'theme.offline.wholeSite',
  message: 'The whole site is on this device: {link}.',
});
const BELONGS = translate({
  id: 'theme.offline.belongs',
  message: 'It is part of {name}, which is not saved on this device.',
});
const SAVED = escape(translate({id: 'theme.offline.savedGroups', message: 'Saved on this device:'}));
const HOME = translate({id: 'theme.offline.home', message: 'home page'});
const VISITED = escape(translate({id: 'theme.offline.visited', message: 'Pages you have visited:'}));
const NONE = escape(translate({id: 'theme.offline.none', message: 'No page has been kept yet.'}));

/** The title of a page without the name of the site, escaped as in its source. */
function titleOf(html: string): string | undefined {
  return /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1]?.replace(/ \| [^|]*$/, '');
}

async function listVisited(): Promise<string[]> {
  const cache = await caches.open(names.pages);
  const items: string[] = [];
  for (const request of [...(await cache.keys())].reverse()) {
    const answer = await cache.match(request);
    if (!answer || new URL(request.url).pathname === baseUrl + OFFLINE_PAGE) continue;
    // The key has no trailing slash; the response knows the requested address.
    const {pathname} = new URL(answer.url || request.url);
    const title = titleOf(await answer.text()) ?? escape(pathname);
    items.push(`<li><a href="${escape(pathname)}">${title}</a></li>`);
  }
  return items;
}

/** Names the unsaved group that a page belongs to. */
function describeGroup(path: string, {groups, only}: SavedFiles): string {
  const group = groups.find(
    ({id, folder}) => folder && `${path}/`.startsWith(baseUrl + folder) && !only?.includes(id),
  );
  return group ? `${escape(BELONGS.replace('{name}', () => group.name))} ` : '';
}

/** Links to the groups in a copy. */
function listGroups({groups, only}: SavedFiles): string {
  const items = groups
    .filter(({id}) => only?.includes(id))
    .map(({name, start}) => `<li><a href="${escape(baseUrl + start)}">${escape(name)}</a></li>`);
  return `<p>${SAVED}</p><ul>${items.join('')}</ul>`;
}

async function render(from: string | null): Promise<string> {
  const parts: string[] = [];
  const saved = (await findSaved(baseUrl)).at(-1)?.list;
  const path = toOwnPath(from, new URL(baseUrl, location.origin).href);
  if (path !== undefined) {
    const address = escape(path);
    parts.push(
      `<div class="alert alert--warning" role="status"><p><strong>${NOT_HERE}</strong> <code>${escape(from ?? path)}</code></p>` +
        `<p>${saved?.only ? describeGroup(path, saved) : ''}${withLink(NO_ANSWER, address, TRY_AGAIN)}</p></div>`,
    );
  }
  const items = await listVisited();
  if (saved) parts.push(saved.only ? listGroups(saved) : `<p>${withLink(WHOLE_SITE, baseUrl, HOME)}</p>`);
  if (items.length > 0) parts.push(`<p>${VISITED}</p><ul>${items.join('')}</ul>`);
  else if (!saved) parts.push(`<p>${NONE}</p>`);
  return parts.join('');
}

/** Writes the list of what is on the device into the offline page, so that it works without scripts. */
export async function listKept(page: Response, from: string | null): Promise<Response> {
  const [html, list] = await Promise.all([page.text(), render(from)]);
  const headers = new Headers(page.headers);
  // These describe the original body.
  headers.delete('content-length');
  headers.delete('content-encoding');
  return new Response(
    html.replace(PLACE, (_, start: string) => `${start}${list}</div>`),
    {status: page.status, headers},
  );
}
