import {foldUnicode} from '@help-center/engine/fold';
import {array, assert, constantFrom, oneof, property, string} from 'fast-check';
import {expect, test} from 'vitest';
import {tokenize} from '../../../engine/src/analysis/tokenize.ts';
import {foldText} from '../../../engine/src/analysis/foldText.ts';
import {createWordReader} from '../../src/early/createWordReader.ts';

/** Letters and marks of scripts that are written with spaces between words. */
const SCRIPTS = {
  Latin: 'aAzZ09éÉüÜßẞæÆœŒøØđĐðÐłŁþÞıİñçŞğőřńțạếﬁＡａ\u0301\u0327',
  Greek: 'αΑωΩςΣΐΰάΆϊϋ',
  Cyrillic: 'аАяЯёЁйЙїЇўЎґҐ',
  Arabic: 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءآأإىةﷲ\u064b\u0651ـ۰۹',
  Hebrew: 'אבגדהוזחטיכךלמםנןסעפףצץקרשת\u05b0\u05bc',
  Devanagari: 'अआइईकखगघचछजझटडतदनपबमयरलवशषसहक़ड़\u093e\u093f\u0940\u094d\u0902',
  Armenian: 'աԱբԲև',
  Georgian: 'აბგᲐᲑ',
  Invisible: '\u00ad\u200b\u200d\u2060\ufeff',
};

const word = constantFrom(...Object.values(SCRIPTS))
  .chain((letters) => array(constantFrom(...Array.from(letters)), {minLength: 1, maxLength: 8}))
  .map((letters) => letters.join(''));

test('early search and the engine fold every character and every text alike', () => {
  const differing: string[] = [];
  for (let code = 0; code <= 0x1_ff_ff; code++) {
    const character = String.fromCodePoint(code);
    if (foldText(character) !== foldUnicode(character)) differing.push(`U+${code.toString(16)}`);
  }
  expect(differing).toEqual([]);
  assert(
    property(oneof(word, string({unit: 'binary'})), (text) => foldText(text) === foldUnicode(text)),
    {numRuns: 200},
  );
});

test('early search reads the file of the dictionary in which the engine looks for a word, in scripts with spaces', () => {
  const termsOf = (text: string) => tokenize(text).map((token) => token.text);
  assert(
    property(word, array(word, {maxLength: 20}), (query, others) => {
      const sought = termsOf(query);
      // One word a file, so that a word beside it does not hide that the wrong one is read.
      const terms = [...new Set([...sought, ...others.flatMap(termsOf)])].toSorted((a, b) =>
        a < b ? -1 : 1,
      );
      const read = new Set<string>();
      createWordReader(
        terms.map((term) => [term, term]),
        (name) => read.add(name),
      )(query);
      expect(sought.length === 0 || sought.some((term) => read.has(term))).toBe(true);
    }),
    {numRuns: 200},
  );
});
