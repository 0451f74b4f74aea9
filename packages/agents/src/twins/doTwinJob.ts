import {parse, serialize} from 'parse5';
import {twinAddress} from '../menu/twinAddress.ts';
import {createTwin} from './createTwin.ts';
import {linkPage} from './linkPage.ts';
import {readPage, type ReadPage} from './readPage.ts';
import {joinTexts, type PrepareOptions, type TwinJob} from './TwinJob.ts';

function listLinks(node: ReadPage['tree'] | ReadPage['tree']['children'][number]): string[] {
  const own = node.type === 'link' ? [node.url] : [];
  return 'children' in node ? [...own, ...node.children.flatMap(listLinks)] : own;
}

function prepare(file: string, html: string, options: PrepareOptions): string {
  const document = parse(html);
  // Closes all tags and quotes all values, because simple HTML parsers fail on minified HTML.
  const plain = serialize(document);
  const found = readPage(file, document, options);
  const isWanted = found !== null && !options.unwanted.includes(decodeURI(new URL(found.url).pathname));
  const page = isWanted ? found : null;
  const twinPath = page === null ? null : twinAddress(new URL(page.url).pathname);
  const linked = linkPage(plain, twinPath, `${options.baseUrl}llms.txt`);
  if (page === null) return joinTexts([linked]);
  return joinTexts([linked, page.url, JSON.stringify(listLinks(page.tree)), JSON.stringify(page)]);
}

export function doTwinJob(job: TwinJob): string {
  if (job.step === 'prepare') return prepare(job.file, job.html, job.options);
  const {page, known, listUrl} = job;
  const twin = createTwin(JSON.parse(page) as ReadPage, {pages: new Map(known), listUrl});
  return joinTexts([JSON.stringify(twin.page), twin.markdown]);
}
