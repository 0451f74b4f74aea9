import {expect, test} from 'vitest';
import {narrowSymptoms} from '../../src/components/SymptomFinder/narrowSymptoms.ts';

const PAGES = [
  {
    title: 'Connect a camera',
    permalink: '/docs/ANSVIS/Camera/',
    symptoms: [
      {text: 'No picture', to: '/docs/ANSVIS/Camera/#a'},
      {text: 'The picture is dark', to: '/docs/ANSVIS/Camera/#b'},
    ],
  },
  {
    title: 'Licences',
    permalink: '/docs/License/',
    symptoms: [{text: 'The key is refused', to: '/docs/License/#c'}],
  },
];
const find = (query: string) =>
  narrowSymptoms(PAGES, query).flatMap(({symptoms}) => symptoms.map(({text}) => text));

test('finds a symptom by all query words in it and its page title', () => {
  expect(find('camera no pic')).toEqual(['No picture']);
  expect(find('')).toHaveLength(3);
});

test('ranks adjacent words first', () => {
  const pages = [
    {
      title: 'Boxes',
      permalink: '/docs/ODHUB/',
      symptoms: [{text: 'Half of the pictures have no boxes', to: '#d'}],
    },
    ...PAGES,
  ];
  expect(narrowSymptoms(pages, 'no picture').map(({title}) => title)).toEqual(['Connect a camera', 'Boxes']);
});

test('accepts word prefixes', () => {
  expect(find('pict cam')).toEqual(['No picture', 'The picture is dark']);
  expect(find('icture')).toEqual([]);
});

test('shows the best partial matches when nothing matches fully', () => {
  expect(find('camera shows no picture')).toEqual(['No picture']);
  expect(find('zebra crossing key')).toEqual([]);
});
