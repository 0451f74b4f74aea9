import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterEach, describe, expect, it, test, vi} from 'vitest';
import {deploySite, goBack} from '../src/deploy/deploySite.ts';
import {findTarget, RECORD, type DeployTarget} from '../src/deploy/DeployTarget.ts';
import {findPlaceholder} from '../src/deploy/findPlaceholder.ts';
import {buildSite, createFolder, hash, later, START, write} from './createBuiltSite.ts';

afterEach(() => vi.unstubAllEnvs());

const read = (folder: string, path: string): string => readFileSync(join(folder, path), 'utf8');
const filesOf = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => path !== RECORD)
    .sort();

const CUT = 'the line is cut';

interface Place {
  /** What readers get. */
  readonly folder: string;
  readonly target: DeployTarget;
  /** The target and options of a deploy that is interrupted after some pages. */
  readonly cut: readonly [target: DeployTarget, onChange?: (path: string) => void];
}

/** The target, with an upload that ends after the pages. */
const cutUpload = (target: DeployTarget): DeployTarget => ({
  ...target,
  push: [...target.push.slice(0, 3), ['false']],
});

function cutAtPage(path: string): void {
  if (path === 'docs/0/index.html') throw new Error(CUT);
}

const PLACES: Readonly<Record<string, () => Place>> = {
  'a folder': () => {
    const folder = join(createFolder(), 'site');
    const target = findTarget(folder, createFolder());
    return {folder, target, cut: [target, cutAtPage]};
  },
  rsync: () => {
    const folder = join(createFolder(), 'site');
    mkdirSync(folder);
    const found = findTarget('me@help.example.com:/srv/site', createFolder());
    // The same programs as over a network, without one.
    const toLocal = (commands: DeployTarget['push']) =>
      commands.map((words) => words.map((word) => word.replace('me@help.example.com:/srv/site', folder)));
    const target = {...found, pull: toLocal(found.pull), push: toLocal(found.push)};
    return {folder, target, cut: [cutUpload(target)]};
  },
  'a bucket': () => {
    const [buckets, programs] = [createFolder(), createFolder()];
    const script = fileURLToPath(new URL('fakeAws.mjs', import.meta.url));
    writeFileSync(join(programs, 'aws'), `#!/bin/sh\nexec '${process.execPath}' '${script}' "$@"\n`, {
      mode: 0o755,
    });
    vi.stubEnv('PATH', `${programs}:${process.env.PATH}`);
    vi.stubEnv('FAKE_S3', buckets);
    const target = findTarget('s3://help.example.com', createFolder());
    return {folder: join(buckets, 'help.example.com'), target, cut: [cutUpload(target)]};
  },
};

/** Every file of the build is there as it is. */
function expectPages(folder: string, build: string): void {
  for (const path of filesOf(build)) expect([path, read(folder, path)]).toEqual([path, read(build, path)]);
}

describe.for(Object.entries(PLACES))('a deploy to %s', ([, createPlace]) => {
  async function cutDeploy({cut: [target, onChange]}: Place, build: string, now: Date): Promise<void> {
    const deploy = deploySite(build, target, {now, ...(onChange && {onChange})});
    await expect(deploy).rejects.toThrow(/line is cut|false ended with 1/);
  }
  async function cutRollback({cut: [target, onChange]}: Place, now: Date): Promise<void> {
    const back = goBack(target, {now, ...(onChange && {onChange})});
    await expect(back).rejects.toThrow(/line is cut|false ended with 1/);
  }

  it('uploads the site once', async () => {
    const {folder, target} = createPlace();
    const build = buildSite('one');
    expect((await deploySite(build, target, {now: START})).copied).toBe(11);
    expect(filesOf(folder)).toEqual(filesOf(build));
    expect(await deploySite(build, target, {now: START})).toEqual({copied: 0, removed: 0, kept: 0});
  });

  it('keeps hashed files of the previous version for thirty days', async () => {
    const {folder, target} = createPlace();
    await deploySite(buildSite('one'), target, {now: START});
    await deploySite(buildSite('two'), target, {now: later(1)});
    const script = `assets/js/main.${hash('one')}.js`;
    expect(existsSync(join(folder, script))).toBe(true);
    expect(existsSync(join(folder, 'only-in-one.html'))).toBe(false);
    await deploySite(buildSite('three'), target, {now: later(30)});
    expect(existsSync(join(folder, script))).toBe(true);
    await deploySite(buildSite('four'), target, {now: later(32)});
    expect(existsSync(join(folder, script))).toBe(false);
  });

  it('leaves files that no deploy wrote', async () => {
    const {folder, target} = createPlace();
    write(folder, {'.well-known/proof.txt': 'mine'});
    await deploySite(buildSite('one'), target, {now: START});
    await deploySite(buildSite('two'), target, {now: later(1)});
    expect(read(folder, '.well-known/proof.txt')).toBe('mine');
  });

  it('keeps what another machine deployed', async () => {
    const {folder, target} = createPlace();
    const elsewhere = findTarget('netlify:elsewhere', createFolder());
    const copy = target.folder === folder ? folder : elsewhere.folder;
    await deploySite(buildSite('one'), target, {now: START});
    const other = {...target, folder: copy, versions: elsewhere.versions};
    const toCopy = (commands: DeployTarget['push']) =>
      commands.map((words) => words.map((word) => word.replace(target.folder, copy)));
    await deploySite(
      buildSite('two'),
      {...other, pull: toCopy(target.pull), push: toCopy(target.push)},
      {
        now: later(1),
      },
    );
    await deploySite(buildSite('three'), target, {now: later(2)});
    for (const version of ['one', 'two', 'three'])
      expect(read(folder, `assets/js/main.${hash(version)}.js`)).toBe(`script of ${version}`);
    expect(existsSync(join(folder, 'only-in-two.html'))).toBe(false);
  });

  it('rolls back one version only', async () => {
    const {folder, target} = createPlace();
    const first = buildSite('one');
    await deploySite(first, target, {now: START});
    await deploySite(buildSite('two'), target, {now: later(1)});
    expect(read(folder, 'index.html')).toContain('two');
    await goBack(target, {now: later(2)});
    expectPages(folder, first);
    expect(existsSync(join(folder, 'only-in-two.html'))).toBe(false);
    await expect(goBack(target, {now: later(2)})).rejects.toThrow('There is no previous version');
  });

  it('completes an interrupted deploy and keeps the previous version', async () => {
    const place = createPlace();
    const {folder, target} = place;
    const first = buildSite('one');
    await deploySite(first, target, {now: START});
    await cutDeploy(place, buildSite('two'), later(1));
    expect(read(folder, 'docs/0/index.html')).toContain('two');
    // Not the build that broke off, but the former one: what is there must not be taken for it.
    await deploySite(buildSite('three'), target, {now: later(1)});
    expect(read(folder, 'docs/0/index.html')).toContain('three');
    expect(existsSync(join(folder, 'only-in-two.html'))).toBe(false);
    await goBack(target, {now: later(2)});
    expectPages(folder, first);
  });

  it('rolls back an interrupted deploy, then one version more', async () => {
    const place = createPlace();
    const {folder, target} = place;
    const [first, second] = [buildSite('one'), buildSite('two')];
    await deploySite(first, target, {now: START});
    await deploySite(second, target, {now: later(1)});
    await cutDeploy(place, buildSite('three'), later(2));
    expect(read(folder, 'docs/0/index.html')).toContain('three');
    await goBack(target, {now: later(2)});
    expectPages(folder, second);
    expect(existsSync(join(folder, 'only-in-three.html'))).toBe(false);
    await goBack(target, {now: later(3)});
    expectPages(folder, first);
  });

  it('completes an interrupted rollback by rollback or deploy', async () => {
    const place = createPlace();
    const {folder, target} = place;
    const first = buildSite('one');
    await deploySite(first, target, {now: START});
    await deploySite(buildSite('two'), target, {now: later(1)});
    await cutRollback(place, later(2));
    await goBack(target, {now: later(2)});
    expectPages(folder, first);
    await deploySite(buildSite('two'), target, {now: later(3)});
    await cutRollback(place, later(4));
    await deploySite(buildSite('three'), target, {now: later(5)});
    expect(read(folder, 'docs/0/index.html')).toContain('three');
    expect(existsSync(join(folder, 'only-in-two.html'))).toBe(false);
    await goBack(target, {now: later(6)});
    expectPages(folder, first);
  });

  it('names the machine to go back on when another one deployed', async () => {
    const {target} = createPlace();
    await deploySite(buildSite('one'), target, {now: START});
    await deploySite(buildSite('two'), target, {now: later(1)});
    await expect(goBack({...target, versions: createFolder()})).rejects.toThrow(
      'on the machine that deployed it',
    );
  });

  it('rejects a folder without a site', async () => {
    const {target} = createPlace();
    await expect(deploySite(write(createFolder(), {'a.txt': ''}), target)).rejects.toThrow(
      'index.html is missing',
    );
  });
});

test.each(['me@help.example.com:/srv/site', 's3://help.example.com'])('uploads in order to %s', (address) => {
  const {push} = findTarget(address, '/kept');
  // The last step alone has the files by which a new version is detected, and deletes.
  for (const [step, words] of push.entries()) {
    const text = words.join(' ');
    expect(text.includes('--delete')).toBe(step === 3);
    expect(/exclude[= ]\/?search-index\/manifest\.json/.test(text)).toBe(step < 3);
    expect(/exclude[= ]\*\.html/.test(text) || /exclude[= ]\*(?: |$)/.test(text)).toBe(step < 2);
  }
});

test('says how to continue when a remote folder cannot be read', async () => {
  const target = {...findTarget('me@help.example.com:/srv/site', createFolder()), pull: [['false']]};
  await expect(deploySite(buildSite('one'), target)).rejects.toThrow(
    'false ended with 1. Readers still have',
  );
  const missing = {...target, pull: [['no-such-program']]};
  await expect(deploySite(buildSite('one'), missing)).rejects.toThrow('no-such-program cannot be started');
});

test('keeps the site complete after each written or deleted file', async () => {
  const folder = join(createFolder(), 'site');
  const target = findTarget(folder, createFolder());
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
  await deploySite(buildSite('zero'), target, {now: START});
  for (const [day, version] of ['one', 'two', 'three'].entries()) {
    await deploySite(buildSite(version), target, {now: later(day + 1), onChange: look});
    if (version === 'two') await goBack(target, {now: later(day + 1), onChange: look});
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
