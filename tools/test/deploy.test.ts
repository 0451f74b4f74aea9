import {existsSync, mkdirSync, readdirSync, readFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterEach, describe, expect, it, test, vi} from 'vitest';
import {createFolderTarget} from '../src/deploy/createFolderTarget.ts';
import {createRsyncTarget} from '../src/deploy/createRsyncTarget.ts';
import {createS3Target} from '../src/deploy/createS3Target.ts';
import {deploySite, goBack} from '../src/deploy/deploySite.ts';
import {findPlaceholder} from '../src/deploy/findPlaceholder.ts';
import type {DeployTarget} from '../src/deploy/DeployTarget.ts';
import {buildSite, createFolder, hash, later, START, write} from './createBuiltSite.ts';

afterEach(() => vi.unstubAllEnvs());
// Each step towards a bucket starts a process.

const read = (folder: string, path: string): string => readFileSync(join(folder, path), 'utf8');
const filesOf = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

const TARGETS: Readonly<Record<string, (folder: string) => DeployTarget>> = {
  'a folder': createFolderTarget,
  rsync: createRsyncTarget,
  'a bucket': (folder) => {
    // The folder of the bucket stands where the test looks for the site.
    vi.stubEnv('FAKE_S3', dirname(dirname(folder)));
    return createS3Target(`s3://${basename(dirname(folder))}/${basename(folder)}`, [
      process.execPath,
      fileURLToPath(new URL('fakeAws.mjs', import.meta.url)),
    ]);
  },
};

const CUT = 'the line is cut';

/** The target with a line that is cut at so many calls that bring files. */
function breakAt(target: DeployTarget, call: number): DeployTarget {
  let calls = 0;
  const orCut = <Args extends unknown[]>(bring: (...args: Args) => Promise<void>) => {
    return async (...args: Args): Promise<void> => {
      calls += 1;
      if (calls === call) throw new Error(CUT);
      await bring(...args);
    };
  };
  return {...target, copyFrom: orCut(target.copyFrom)};
}

/** Every file of the build is there as it is. */
function expectPages(folder: string, build: string): void {
  for (const path of filesOf(build)) expect([path, read(folder, path)]).toEqual([path, read(build, path)]);
}

describe.for(Object.entries(TARGETS))('a deploy to %s', ([, createTarget]) => {
  function createSite(): {folder: string; target: DeployTarget; versions: string} {
    const folder = join(createFolder(), 'site');
    mkdirSync(folder);
    mkdirSync(`${folder}.deploys`);
    return {folder, target: createTarget(folder), versions: createFolder()};
  }

  it('uploads the site once', async () => {
    const {folder, target, versions} = createSite();
    const build = buildSite('one');
    expect((await deploySite(build, target, versions, {now: START})).copied).toBe(11);
    expect(filesOf(folder)).toEqual(filesOf(build));
    expect(await deploySite(build, target, versions, {now: START})).toEqual({copied: 0, removed: 0, kept: 0});
  });

  it('keeps hashed files of the previous version for thirty days', async () => {
    const {folder, target, versions} = createSite();
    await deploySite(buildSite('one'), target, versions, {now: START});
    await deploySite(buildSite('two'), target, versions, {now: later(1)});
    const script = `assets/js/main.${hash('one')}.js`;
    expect(existsSync(join(folder, script))).toBe(true);
    expect(existsSync(join(folder, 'only-in-one.html'))).toBe(false);
    await deploySite(buildSite('three'), target, versions, {now: later(30)});
    expect(existsSync(join(folder, script))).toBe(true);
    await deploySite(buildSite('four'), target, versions, {now: later(32)});
    expect(existsSync(join(folder, script))).toBe(false);
  });

  it('rolls back one version only', async () => {
    const {folder, target, versions} = createSite();
    const first = buildSite('one');
    await deploySite(first, target, versions, {now: START});
    await deploySite(buildSite('two'), target, versions, {now: later(1)});
    expect(read(folder, 'index.html')).toContain('two');
    await goBack(target, versions, later(2));
    expectPages(folder, first);
    expect(existsSync(join(folder, 'only-in-two.html'))).toBe(false);
    await expect(goBack(target, versions, later(2))).rejects.toThrow('There is no previous version');
  });

  it('completes an interrupted deploy and keeps the previous version', async () => {
    const {folder, target, versions} = createSite();
    const first = buildSite('one');
    await deploySite(first, target, versions, {now: START});
    await expect(deploySite(buildSite('two'), breakAt(target, 4), versions, {now: later(1)})).rejects.toThrow(
      CUT,
    );
    expect(read(folder, 'docs/0/index.html')).toContain('two');
    // Not the build that broke off, but the former one: what is there must not be taken for it.
    await deploySite(buildSite('three'), target, versions, {now: later(1)});
    expect(read(folder, 'docs/0/index.html')).toContain('three');
    expect(existsSync(join(folder, 'only-in-two.html'))).toBe(false);
    await goBack(target, versions, later(2));
    expectPages(folder, first);
  });

  it('rolls back an interrupted deploy, then one version more', async () => {
    const {folder, target, versions} = createSite();
    const [first, second] = [buildSite('one'), buildSite('two')];
    await deploySite(first, target, versions, {now: START});
    await deploySite(second, target, versions, {now: later(1)});
    const third = buildSite('three');
    await expect(deploySite(third, breakAt(target, 4), versions, {now: later(2)})).rejects.toThrow(CUT);
    expect(read(folder, 'docs/0/index.html')).toContain('three');
    await goBack(target, versions, later(2));
    expectPages(folder, second);
    expect(existsSync(join(folder, 'only-in-three.html'))).toBe(false);
    await goBack(target, versions, later(3));
    expectPages(folder, first);
  });

  it('completes an interrupted rollback by rollback or deploy', async () => {
    const {folder, target, versions} = createSite();
    const first = buildSite('one');
    await deploySite(first, target, versions, {now: START});
    await deploySite(buildSite('two'), target, versions, {now: later(1)});
    await expect(goBack(breakAt(target, 2), versions, later(2))).rejects.toThrow(CUT);
    await goBack(target, versions, later(2));
    expectPages(folder, first);
    await deploySite(buildSite('two'), target, versions, {now: later(3)});
    await expect(goBack(breakAt(target, 2), versions, later(4))).rejects.toThrow(CUT);
    await deploySite(buildSite('three'), target, versions, {now: later(5)});
    expect(read(folder, 'docs/0/index.html')).toContain('three');
    expect(existsSync(join(folder, 'only-in-two.html'))).toBe(false);
    await goBack(target, versions, later(6));
    expectPages(folder, first);
  });

  it('names the machine to go back on when another one deployed', async () => {
    const {target, versions} = createSite();
    await deploySite(buildSite('one'), target, versions, {now: START});
    await deploySite(buildSite('two'), target, versions, {now: later(1)});
    await expect(goBack(target, createFolder(), later(2))).rejects.toThrow('on the machine that deployed it');
  });

  it('rejects a folder without a site', async () => {
    const {target, versions} = createSite();
    await expect(deploySite(write(createFolder(), {'a.txt': ''}), target, versions)).rejects.toThrow(
      'index.html is missing',
    );
  });
});

test('rsync stops when it cannot read the earlier deploy', async () => {
  const folder = join(createFolder(), 'site');
  mkdirSync(folder);
  const target = createRsyncTarget(folder);
  expect((await target.readState()).current).toEqual({});
  mkdirSync(`${folder}.deploys`);
  expect((await target.readState()).current).toEqual({});
  // Root may read everything, but nobody a name that is too long.
  const unreadable = createRsyncTarget(join(folder, 'n'.repeat(250)));
  await expect(unreadable.readState()).rejects.toThrow('rsync ended with');
});

test('keeps the site complete after each written or deleted file', async () => {
  const folder = join(createFolder(), 'site');
  const plain = createFolderTarget(folder);
  const versions = createFolder();
  let looks = 0;
  /** What a tab that was opened before goes on asking for. */
  const opened = new Set<string>();

  function look(): void {
    looks += 1;
    for (const path of ['index.html', 'docs/0/index.html', 'docs/2/index.html']) {
      const [, script = '', version = ''] = /src="\/([^"]+)"><\/script>(\S+)/u.exec(read(folder, path)) ?? [];
      expect(read(folder, script)).toBe(`script of ${version}`);
      opened.add(script);
    }
    const {parts} = JSON.parse(read(folder, 'search-index/manifest.json')) as {parts: {name: string}[]};
    for (const {name} of parts) opened.add(`search-index/${name}`);
    const [, listed = ''] = /'\/([^']+)'/u.exec(read(folder, 'service-worker.js')) ?? [];
    opened.add(listed);
    expect([...opened].filter((path) => !existsSync(join(folder, path)))).toEqual([]);
  }
  const oneByOne = async (paths: readonly string[], act: (path: string) => Promise<void>): Promise<void> => {
    for (const path of paths.toReversed()) {
      await act(path);
      look();
    }
  };
  const watched: DeployTarget = {
    ...plain,
    copyFrom: (source, paths) => oneByOne(paths, (path) => plain.copyFrom(source, [path])),
    remove: (paths) => oneByOne(paths, (path) => plain.remove([path])),
  };
  await deploySite(buildSite('zero'), plain, versions, {now: START});
  for (const [day, version] of ['one', 'two', 'three'].entries()) {
    await deploySite(buildSite(version), watched, versions, {now: later(day + 1)});
    if (version === 'two') await goBack(watched, versions, later(day + 1));
  }
  expect(looks).toBeGreaterThan(30);
});

test.each([
  ['<link data-rh=true rel=canonical href=https://help.example.com/>', 'https://help.example.com/'],
  ['<link rel="canonical" href="https://help.ships.io/">', null],
  ['<title>No address</title>', null],
])('finds the placeholder in a home page with %s: %s', (head, found) => {
  const folder = createFolder();
  write(folder, {'index.html': head});
  expect(findPlaceholder(folder)).toBe(found);
});
