import {describe, expect, it} from 'vitest';
import {addKeywords, createProviderForm, fillIn, readForm} from '../src/provider/forms.ts';
import {readSite, withProviderValues} from '@help-center/content';
import {createSite} from './createSite.ts';

const products = {
  ANSVIS: {
    'server-port': {label: 'Port of the ANSVIS Server', group: 'network'},
    'server-address': {label: 'Address, by default', group: 'network'},
    'log-folder': {label: 'Folder of the log files', group: 'installation'},
  },
};

const HEAD = 'product,name,question,answer\n';

function fill(text: string, values = {}) {
  return fillIn(readForm(text, 'answers.csv'), {products, values, file: 'answers.csv'});
}

describe('the form for the provider', () => {
  it('reads as empty when unanswered', () => {
    expect(fill(createProviderForm(products))).toEqual({values: {}, changed: 0, faults: []});
  });

  it('asks for open values only', () => {
    const form = createProviderForm(withProviderValues(products, {ANSVIS: {'server-port': '8080'}}));
    expect(form).toContain('ANSVIS,server-address,"Address, by default",\n');
    expect(form).not.toContain('server-port');
  });
});

describe('fillIn', () => {
  it('accepts answers and keeps existing values', () => {
    const result = fill(`${HEAD}ANSVIS,server-port,,8080\nANSVIS,server-address,, cam.example \n`, {
      ANSVIS: {'log-folder': 'D:\\logs'},
    });
    expect(result.values).toEqual({
      ANSVIS: {'log-folder': 'D:\\logs', 'server-port': '8080', 'server-address': 'cam.example'},
    });
    expect(result.changed).toBe(2);
  });

  it('reads semicolons and quotes of spreadsheet programs', () => {
    const csv = '\uFEFFproduct;name;question;answer\r\nANSVIS;server-port;Port;"8080; 8443 with TLS"\r\n';
    expect(fill(csv).values).toEqual({ANSVIS: {'server-port': '8080; 8443 with TLS'}});
  });

  it.each([
    ['ANSVISS,server-port,,1', '"1" is of no product. Did you mean "ANSVIS"?'],
    ['ANSVIS,server-prt,,1', '"1" answers no question of ANSVIS. Did you mean "server-port"?'],
    ['ANSVIS,server-port,,tbd', '"tbd" is not an answer. Leave it empty until you know.'],
    ['ANSVIS,server-port,,"a\nb"', 'has more than one line. Write it in one.'],
    ['ANSVIS,server-port,,<b>1</b>', 'has markup.'],
    [`ANSVIS,server-port,,${'1'.repeat(201)}`, 'has 201 characters. Shorten it to 200 at most.'],
  ])('names file, line, value and fix for %s', (row, message) => {
    const {faults, values} = fill(`${HEAD}${row}\n`);
    expect(faults).toEqual([expect.stringContaining(message)]);
    expect(faults[0]).toMatch(/^answers\.csv line [23] "/);
    expect(values).toEqual({});
  });

  it('names the line of an answer despite empty lines', () => {
    const [row] = readForm(`${HEAD}\n\nANSVIS,server-port,?,1\n`, 'answers.csv');
    expect(row?.line).toBe(4);
  });

  it('rejects an unreadable file', () => {
    expect(() => readForm(`${HEAD}ANSVIS,"a\n`, 'answers.csv')).toThrow('Save it as "CSV UTF-8".');
  });
});

describe('addKeywords', () => {
  const add = async (rows: string) => {
    const {pages} = await readSite(createSite());
    return addKeywords(readForm(`query,searches,page\n${rows}`, 'words.csv'), pages.values(), 'words.csv');
  };

  it('adds each word once, and leaves out rows without a page', async () => {
    const {values, changed} = await add(
      'rtsp,3,/docs/ANSVIS/Guides/Camera/\nRTSP,2,/docs/ANSVIS/Guides/Camera\nelse,1,\n',
    );
    expect(changed).toBe(1);
    expect(values.get('docs/ANSVIS/Guides/Camera/index.mdx')).toContain('\nkeywords: [rtsp]\n');
  });

  it('names the line of an address that is no page', async () => {
    const {faults} = await add('rtsp,3,/docs/Nowhere/\n');
    expect(faults).toEqual([
      'words.csv line 2 "/docs/Nowhere/" is not a page. Give the path of its address.',
    ]);
  });
});
