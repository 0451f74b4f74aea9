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

test('a symptom is found by all words of it and of the title of its page', () => {
  expect(find('camera no pic')).toEqual(['No picture']);
  expect(find('')).toHaveLength(3);
});

test('a page with the words side by side comes before one that has them apart', () => {
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

test('words may be cut short, and only at their end', () => {
  expect(find('pict cam')).toEqual(['No picture', 'The picture is dark']);
  expect(find('icture')).toEqual([]);
});

test('where no symptom has all words, those that have the most are shown', () => {
  expect(find('camera shows no picture')).toEqual(['No picture']);
  expect(find('zebra crossing key')).toEqual([]);
});
