import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {PYTHON, runProgram} from './support/startProgram.ts';
import {temporaryFolder} from './support/temporaryFolder.ts';

const run = (file: string, ...args: string[]): Promise<string> =>
  runProgram(PYTHON, [`datasets/${file}`, ...args]);

function annotation(
  name: string,
  box: readonly [number, number, number, number],
): string {
  const [xmin, ymin, xmax, ymax] = box;
  return `<annotation><size><width>640</width><height>480</height></size><object><name>${name}</name><bndbox><xmin>${xmin}</xmin><ymin>${ymin}</ymin><xmax>${xmax}</xmax><ymax>${ymax}</ymax></bndbox></object></annotation>`;
}

function vocFolder(xml: string): {
  convert: () => Promise<string>;
  result: () => string;
} {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'annotations'));
  writeFileSync(join(folder, 'annotations', '0001.xml'), xml);
  writeFileSync(join(folder, 'classes.txt'), 'helmet\nhead\n');
  const paths = ['annotations', 'labels', 'classes.txt'].map((name) =>
    join(folder, name),
  );
  return {
    convert: () => run('voc_to_yolo.py', ...paths),
    result: () => readFileSync(join(folder, 'labels', '0001.txt'), 'utf8'),
  };
}

describe('converting VOC to YOLO', () => {
  it('writes class, centre and size as fractions of the picture', async () => {
    const {convert, result} = vocFolder(annotation('head', [100, 120, 260, 360]));
    await convert();
    expect(result()).toBe('1 0.281250 0.500000 0.250000 0.500000\n');
  });

  it('refuses a class that the class file lacks', async () => {
    const {convert} = vocFolder(annotation('hat', [100, 120, 260, 360]));
    await expect(convert()).rejects.toThrow(
      "0001.xml: class 'hat' is not in classes.txt",
    );
  });

  it('refuses a box that reaches outside the picture', async () => {
    const {convert} = vocFolder(annotation('head', [100, 120, 660, 360]));
    await expect(convert()).rejects.toThrow('is outside 640 x 480');
  });
});

describe('checking pictures', () => {
  it('names files that are no picture, cut off or there twice, and no others', async () => {
    const folder = temporaryFolder();
    const jpeg = Buffer.from('ffd8ffe000104a464946ffd9', 'hex');
    const png = Buffer.from('89504e470d0a1a0a0000000049454e44ae426082', 'hex');
    for (const name of ['bolt', 'nut']) mkdirSync(join(folder, name));
    writeFileSync(join(folder, 'bolt', 'a.jpg'), jpeg);
    writeFileSync(join(folder, 'bolt', 'b.png'), png);
    writeFileSync(join(folder, 'nut', 'c.jpg'), jpeg);
    writeFileSync(join(folder, 'nut', 'd.jpg'), jpeg.subarray(0, 6));
    writeFileSync(join(folder, 'nut', 'list.txt'), 'a.jpg');
    const lines = (await run('check_pictures.py', folder)).trim().split('\n');
    expect(lines).toEqual([
      'nut/c.jpg: is the same picture as bolt/a.jpg',
      'nut/d.jpg: is cut off',
      'nut/list.txt: is neither JPEG nor PNG',
    ]);
  });
});

describe('giving groups to sets', () => {
  it('gives a group the same set in every run, whatever other groups there are', async () => {
    const alone = await run('set_of_group.py', 'clip-7');
    const together = await run('set_of_group.py', 'clip-6', 'clip-7');
    expect(together.split('\n')[1]).toBe(alone.trim());
  });

  it('gives about 70, 15 and 15 of 100 groups to the sets', async () => {
    const groups = Array.from({length: 2000}, (_, index) => `clip-${index}`);
    const sets = (await run('set_of_group.py', ...groups)).trim().split('\n');
    const share = (name: string): number =>
      sets.filter((line) => line.endsWith(name)).length / sets.length;
    expect(share('training')).toBeCloseTo(0.7, 1);
    expect(share('validation')).toBeCloseTo(0.15, 1);
    expect(share('test')).toBeCloseTo(0.15, 1);
  });
});

describe('comparing answers before and after an export', () => {
  it('prints missing answers and those that moved by more than 0.01', async () => {
    const folder = temporaryFolder();
    const head = 'picture,class,confidence\n';
    const before = join(folder, 'before.csv');
    const after = join(folder, 'after.csv');
    writeFileSync(
      before,
      `${head}1.jpg,nut,0.900\n2.jpg,bolt,0.800\n3.jpg,nut,0.700\n`,
    );
    writeFileSync(after, `${head}1.jpg,nut,0.905\n2.jpg,bolt,0.850\n`);
    const lines = (await run('compare_answers.py', before, after))
      .trim()
      .split('\n');
    expect(lines).toEqual([
      '2.jpg bolt before: 0.8 after: 0.85',
      '3.jpg nut before: 0.7 after: None',
    ]);
  });
});
