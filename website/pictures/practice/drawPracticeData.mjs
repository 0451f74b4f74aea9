// Makes static/practice/practice-data.zip: pictures with boxes, a table and a signal to practise with.
// Run it from any folder: node website/pictures/practice/drawPracticeData.mjs
import {mkdirSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {createRandom} from './createRandom.mjs';
import {createZip} from './createZip.mjs';
import {CLASSES, CLIPS, drawParts, SIZE} from './drawParts.mjs';

const OUT = fileURLToPath(new URL('../../static/practice/', import.meta.url));
/** Ids of COCO with gaps, as in the published set. */
const IDS = {bolt: 1, nut: 3, washer: 7};
const RATE = 100;

const README = `Practice data of the help center: parts on a belt
================================================
Drawn by a program. Nobody's property: use it for anything, without asking (CC0).

pictures/          48 pictures, 6 clips of 8; clip6 is darker than the others
labels/            boxes in YOLO form: class, centre x, centre y, width, height
annotations.json   the same boxes in COCO form; category ids 1, 3 and 7
classes.txt        0 bolt, 1 nut, 2 washer
lists/             train, val and test, split by clip
labels_faulty/     labels of 5 pictures with one fault each: find them
table.csv          one row a part: measured figures, one-hot target
signal.csv         a vibration, 100 values a second, 60 seconds, with its state
`;

const yolo = ({left, top, right, bottom, name}, shift = 0) =>
  [
    CLASSES.indexOf(name),
    ...[
      (left + right + shift) / 2 / SIZE.width,
      (top + bottom) / 2 / SIZE.height,
      (right - left) / SIZE.width,
      (bottom - top) / SIZE.height,
    ].map((value) => value.toFixed(6)),
  ].join(' ');

const text = (lines) => Buffer.from(`${lines.join('\n')}\n`);

function cocoFile(pictures) {
  const annotations = pictures.flatMap(({boxes}, at) =>
    boxes.map(({name, left, top, right, bottom}) => ({
      image_id: at + 1,
      category_id: IDS[name],
      bbox: [left, top, right - left, bottom - top].map((value) => Number(value.toFixed(2))),
      area: Number(((right - left) * (bottom - top)).toFixed(1)),
      iscrowd: 0,
    })),
  );
  return JSON.stringify({
    images: pictures.map(({name}, at) => ({id: at + 1, file_name: `${name}.jpg`, ...SIZE})),
    annotations: annotations.map((each, at) => ({id: at + 1, ...each})),
    categories: CLASSES.map((name) => ({id: IDS[name], name})),
  });
}

/** Five pictures whose labels have one fault each. */
function faultyLabels(pictures) {
  const with2 = pictures.filter(({boxes}) => boxes.length >= 2);
  const [shifted, missing, swapped, loose, double] = with2.filter((_, at) => at % 3 === 0);
  const file = ({name}, rows) => [`labels_faulty/${name}.txt`, text(rows)];
  return Object.fromEntries([
    file(
      shifted,
      shifted.boxes.map((box) => yolo(box, 40)),
    ),
    file(
      missing,
      missing.boxes.slice(1).map((box) => yolo(box)),
    ),
    file(
      swapped,
      swapped.boxes.map((box, at) =>
        yolo(at === 0 ? {...box, name: CLASSES[(CLASSES.indexOf(box.name) + 1) % 3]} : box),
      ),
    ),
    file(
      loose,
      loose.boxes.map(({name, left, top, right, bottom}) =>
        yolo({name, left: left - 9, top: top - 9, right: right + 9, bottom: bottom + 9}),
      ),
    ),
    file(
      double,
      [...double.boxes, double.boxes[0]].map((box) => yolo(box)),
    ),
  ]);
}

function tableRows() {
  const random = createRandom(7);
  const spread = (size) => (random() + random() + random() - 1.5) * size;
  const kinds = [
    [60, 16, 0.55, 0],
    [30, 26, 0.62, 1],
    [32, 32, 0.59, 1],
  ];
  return Array.from({length: 150}, (_, row) => {
    const kind = row % 3;
    const [long, wide, fill, hole] = kinds[kind];
    const target = [0, 1, 2].map((each) => Number(each === kind));
    return [
      (long + spread(5)).toFixed(1),
      (wide + spread(4)).toFixed(1),
      (fill + spread(0.06)).toFixed(3),
      hole,
      ...target,
    ].join(',');
  });
}

/** 60 seconds of a machine: normal, and three times a fault of some seconds with knocks at 7 a second. */
function signalRows() {
  const random = createRandom(9);
  const faults = [
    [12, 17],
    [29, 33],
    [47, 53],
  ];
  return Array.from({length: 60 * RATE}, (_, at) => {
    const time = at / RATE;
    const fault = faults.some(([from, to]) => time >= from && time < to);
    const knock = fault ? Math.exp(-((time * 7) % 1) * 9) * 0.8 : 0;
    const value = Math.sin(2 * Math.PI * 3 * time) * 0.4 + knock + (random() - 0.5) * 0.3;
    return `${time.toFixed(2)},${value.toFixed(3)},${fault ? 'fault' : 'normal'}`;
  });
}

const pictures = await drawParts();
const lists = ['train', 'val', 'test'].map((set) => [
  `lists/${set}.txt`,
  text(pictures.filter(({clip}) => clip.set === set).map(({name}) => `pictures/${name}.jpg`)),
]);
const zip = createZip({
  'README.txt': Buffer.from(README),
  'classes.txt': text(CLASSES),
  'annotations.json': Buffer.from(cocoFile(pictures)),
  ...Object.fromEntries(lists),
  ...Object.fromEntries(pictures.map(({name, jpeg}) => [`pictures/${name}.jpg`, jpeg])),
  ...Object.fromEntries(
    pictures.map(({name, boxes}) => [
      `labels/${name}.txt`,
      Buffer.from(boxes.map((box) => `${yolo(box)}\n`).join('')),
    ]),
  ),
  ...faultyLabels(pictures),
  'table.csv': text(['long_mm,wide_mm,fill,hole,target_bolt,target_nut,target_washer', ...tableRows()]),
  'signal.csv': text(['time_s,vibration,state', ...signalRows()]),
});
mkdirSync(OUT, {recursive: true});
writeFileSync(`${OUT}practice-data.zip`, zip);
const boxes = pictures.flatMap((picture) => picture.boxes);
console.log(`${pictures.length} pictures, ${boxes.length} boxes, ${CLIPS.length} clips, ${zip.length} bytes`);
for (const name of CLASSES) console.log(name, boxes.filter((box) => box.name === name).length);
