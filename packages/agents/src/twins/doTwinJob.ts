import {deserialize, serialize} from 'node:v8';
import {parse, serialize as toHtml} from 'parse5';
import {twinAddress} from '../menu/twinAddress.ts';
import {createTwin} from './createTwin.ts';
import {linkPage} from './linkPage.ts';
import {readPage, type ReadPage} from './readPage.ts';
import type {PreparedPage, PrepareOptions, TwinJob, TwinResult} from './TwinJob.ts';

function listLinks(node: ReadPage['tree'] | ReadPage['tree']['children'][number]): string[] {
  const own = node.type === 'link' ? [node.url] : [];
  return 'children' in node ? [...own, ...node.children.flatMap(listLinks)] : own;
}

function prepare(file: string, html: string, options: PrepareOptions): PreparedPage {
  const document = parse(html);
  // Closes all tags and quotes all values, because simple HTML parsers fail on minified HTML.
  const plain = toHtml(document);
  const found = readPage(file, document, options);
  const isWanted = found !== null && !options.unwanted.includes(decodeURI(new URL(found.url).pathname));
  const page = isWanted ? found : null;
  const twinPath = page === null ? null : twinAddress(new URL(page.url).pathname);
  const linked = linkPage(plain, twinPath, `${options.baseUrl}llms.txt`);
  if (page === null) return {html: linked, source: null};
  return {html: linked, source: {url: page.url, links: listLinks(page.tree), page: serialize(page)}};
}

export function doTwinJob(job: TwinJob): TwinResult<TwinJob['step']> {
  if (job.step === 'prepare') return prepare(job.file, job.html, job.options);
  const {page, known, listUrl} = job;
  return createTwin(deserialize(page) as ReadPage, {pages: new Map(known), listUrl});
}
