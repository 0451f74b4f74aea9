import {assertRecord, RecordError} from '@help-center/records';
import {createRecord} from '@help-center/testkit';
import {describe, expect, it} from 'vitest';

describe('assertRecord', () => {
  it('accepts a record', () => {
    expect(() => assertRecord(createRecord(), 'here')).not.toThrow();
  });

  it('accepts a record with links', () => {
    const links = [{text: 'Cameras', url: 'https://help.example.com/docs/cameras/'}];
    expect(() => assertRecord(createRecord({links}), 'here')).not.toThrow();
  });

  it.each([
    ['objectID', '', 'objectID must be a non-empty string, received "".'],
    ['url', '/docs/', 'url must be an absolute http or https address, received "/docs/".'],
    [
      'url_without_anchor',
      'x',
      'url_without_anchor must be an absolute http or https address, received "x".',
    ],
    [
      'type',
      'lvl7',
      'type must be one of lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6, content, received "lvl7".',
    ],
    ['content', 7, 'content must be a string or null, received 7.'],
    ['anchor', undefined, 'anchor must be a string or null, received nothing.'],
    ['block', 'table', 'block must be null or one of text, code, item, step, row, received "table".'],
    ['hierarchy', null, 'hierarchy must be an object, received null.'],
    ['hierarchy', {lvl0: 'a'}, 'hierarchy.lvl1 must be a string or null, received nothing.'],
    ['keywords', 'a', 'keywords must be a list of strings, received "a".'],
    [
      'links',
      [{text: 'a', url: 'b'}],
      'links[0] must have a text and an absolute url, received {"text":"a","url":"b"}.',
    ],
    ['weight', {pageRank: 0, level: 0}, 'weight.position must be a finite number, received nothing.'],
  ])('reports the field %s and its value %j', (field, value, message) => {
    expect(() => assertRecord({...createRecord(), [field]: value}, 'records.jsonl line 3')).toThrow(
      `[records] records.jsonl line 3: ${message}`,
    );
  });

  it('rejects other values than objects', () => {
    expect(() => assertRecord([], 'line 1')).toThrow(RecordError);
  });

  it('shortens a long value', () => {
    const check = (): void => assertRecord({...createRecord(), url: 'x'.repeat(500)}, 'line 1');
    expect(check).toThrow(/received "x{79}…\.$/u);
  });
});
