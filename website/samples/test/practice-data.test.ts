import {cpSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, afterAll, expect, it} from 'vitest';
import {pageBlock, startBlock} from './support/pageBlocks.ts';
import {SHELLS} from './support/shells.ts';
import {PYTHON, runProgram, SAMPLES} from './support/startProgram.ts';
import {makeFolder} from './support/temporaryFolder.ts';

const ZIP = join(SAMPLES, '../static/practice/practice-data.zip');
const folder = makeFolder();

beforeAll(async () => {
  await runProgram(PYTHON, ['-m', 'zipfile', '-e', ZIP, folder.path]);
  cpSync(join(SAMPLES, 'datasets'), folder.path, {recursive: true});
});
afterAll(folder.remove);

const list = (name: string): string[] =>
  readFileSync(join(folder.path, 'lists', `${name}.txt`), 'utf8')
    .trim()
    .split('\n');

it('the archive has at most 300 kB, and a label for each of its 48 pictures', () => {
  expect(statSync(ZIP).size).toBeLessThan(300_000);
  const names = (kind: string): string[] =>
    readdirSync(join(folder.path, kind)).map((name) =>
      name.replace(/\.\w+$/, ''),
    );
  expect(names('pictures')).toHaveLength(48);
  expect(names('labels')).toEqual(names('pictures'));
});

it('no clip is in two of its sets', () => {
  const clips = ['train', 'val', 'test'].map(
    (name) => new Set(list(name).map((path) => path.split('_')[0])),
  );
  expect(clips.map((set) => set.size)).toEqual([4, 1, 1]);
  expect(new Set(clips.flatMap((set) => [...set])).size).toBe(6);
});

it('converting its COCO file gives its YOLO labels, in spite of the gaps in the ids', async () => {
  const printed = await runProgram(
    PYTHON,
    ['coco_to_yolo.py', 'annotations.json', 'converted'],
    {cwd: folder.path},
  );
  expect(printed).toBe('48 pictures, 87 boxes, 3 classes\n');
  const numbers = (kind: string): number[] =>
    list('train').flatMap((path) =>
      readFileSync(
        join(
          folder.path,
          kind,
          path.replace('pictures/', '').replace('.jpg', '.txt'),
        ),
        'utf8',
      )
        .split(/\s+/)
        .filter(Boolean)
        .map(Number),
    );
  const [made, wanted] = [numbers('converted'), numbers('labels')];
  expect(made).toHaveLength(wanted.length);
  for (const [at, value] of made.entries())
    expect(value).toBeCloseTo(wanted[at] ?? 0, 3);
});

for (const shell of SHELLS) {
  it(`the page's check finds the counts and the double box, in the shell of ${shell.shell}`, async () => {
    const check = startBlock(
      shell,
      pageBlock('Training-Craft/Practice-Data', shell, 'check_labels.py'),
      folder.path,
    );
    await check.finished();
    expect(check.output()).toBe(
      'bolt 21, nut 34, washer 32\nclip3_03.txt:3: bolt is there twice\nbolt 6, nut 1, washer 3\n',
    );
  });

  it(`the page's windows and the plain comparison give what the page says, in the shell of ${shell.shell}`, async () => {
    const cut = startBlock(
      shell,
      pageBlock('Create-Project/Time-Series', shell, 'cut_windows.py'),
      folder.path,
    );
    await cut.finished();
    expect(cut.output()).toBe(
      'train: 83 windows, 16 with a fault\ntest: 33 windows, 11 with a fault\n',
    );
    const judge = startBlock(
      shell,
      pageBlock('Create-Project/Time-Series', shell, 'judge_events.py'),
      folder.path,
    );
    await judge.finished();
    expect(judge.output()).toContain(
      '1 of 1 events found, 0 false alarms in 16 s',
    );
  });
}
