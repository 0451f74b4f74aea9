import {createHash} from 'node:crypto';
import {cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {basename, dirname, join} from 'node:path';
import {answerFrom} from '@help-center/built-site/serve';
import {finishOffline} from './finishOffline.ts';

/** A served site that can be taken off the network, come back at the same address, and be published again. */
export class ChangingSite {
  readonly #folders: string[] = [];
  #folder: string;
  #server: Server | undefined;
  #port = 0;
  /** Paths that were asked for, in order. */
  readonly asked: string[] = [];
  /** Milliseconds by which each response is delayed. */
  delay = 0;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async serve(folder: string): Promise<ChangingSite> {
    const site = new ChangingSite(folder);
    await site.start();
    return site;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      this.asked.push(new URL(request.url ?? '/', this.origin).pathname);
      const answer = () => answerFrom(this.#folder)(request, response);
      if (this.delay > 0) setTimeout(answer, this.delay).unref();
      else answer();
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as AddressInfo).port;
  }

  /** Refuses every connection from now on. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }

  /** Publishes a copy of the site with changed files, and writes its service worker unless `change` has done so. */
  publish(change: (folder: string) => void, {isFinished = false} = {}): void {
    const folder = mkdtempSync(join(tmpdir(), 'help-center-published-'));
    cpSync(this.#folder, folder, {recursive: true});
    change(folder);
    if (!isFinished) finishOffline(folder);
    this.#folders.push(folder);
    this.#folder = folder;
  }

  async close(): Promise<void> {
    await this.stop();
    for (const folder of this.#folders) rmSync(folder, {recursive: true});
  }
}

/** Adds tall content above everything else of a page, outside of React's root. */
export function addLine(folder: string, page: string, text: string): void {
  const file = join(folder, page, 'index.html');
  const html = readFileSync(file, 'utf8');
  const lines = `<section aria-label="News">${`<p>${text}</p>`.repeat(8)}</section>`;
  writeFileSync(
    file,
    html.replace(/<body[^>]*>/, (body) => body + lines),
  );
}

const hashOf = (text: string | Buffer) => createHash('sha256').update(text).digest('base64');

/** Renames a file of the site and changes its content. Returns replacements for its name and hash in other files. */
function replaceFile(folder: string, name: string, change: (text: string) => string): [string, string][] {
  const renamed = name.replace('.', '.renamed-');
  const before = readFileSync(join(folder, name), 'utf8');
  const after = change(before);
  rmSync(join(folder, name));
  writeFileSync(join(folder, renamed), after);
  return [
    [name, renamed],
    [hashOf(before), hashOf(after)],
  ];
}

/**
 * Renames the folder with the scripts of search, and the files that refer to it, like a new build: the main script, the
 * loader, and their names in the pages. The old files are gone.
 */
export function renameSearchFiles(folder: string): void {
  const find = (start: string) =>
    `${dirname(start)}/${readdirSync(join(folder, dirname(start))).find((name) => name.startsWith(basename(start)))}`;
  const search = find('assets/search.');
  const renamed = `${search}-new`;
  renameSync(join(folder, search), join(folder, renamed));
  const replaced: [string, string][] = [[`${search}/`, `${renamed}/`]];
  const update = (text: string) => replaced.reduce((all, [old, now]) => all.replaceAll(old, now), text);
  for (const start of ['assets/js/main.', 'assets/loader.'])
    replaced.push(...replaceFile(folder, find(start), update));
  // The policy of each page names the script in its head by its hash.
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  for (const [, script = ''] of page.matchAll(/<script>(.*?)<\/script>/gs))
    if (script.includes(search)) replaced.push([hashOf(script), hashOf(update(script))]);
  for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    if (!name.endsWith('.html')) continue;
    writeFileSync(join(folder, name), update(readFileSync(join(folder, name), 'utf8')));
  }
}
