import {describe, expect, it} from 'vitest';
import {fillIn} from '../src/provider/fillIn.ts';
import {formAsCsv, formAsYaml, openQuestions} from '../src/provider/providerForm.ts';
import {withProviderValues} from '@help-center/content';
import {readAnswers} from '../src/provider/readAnswers.ts';

const products = {
  ANSVIS: {
    'server-port': {label: 'Port of the ANSVIS Server', group: 'network'},
    'server-address': {label: 'Address, by default', group: 'network'},
    'log-folder': {label: 'Folder of the log files', group: 'installation'},
  },
};

function fill(text: string, file = 'answers.yml', values = {}) {
  return fillIn(readAnswers(text, file), {products, values, file});
}

describe('the form for the provider', () => {
  it('reads as empty when unanswered, in both formats', () => {
    const questions = openQuestions(products);
    expect(fill(formAsYaml(questions))).toEqual({values: {}, changed: 0, faults: []});
    expect(fill(formAsCsv(questions), 'answers.csv')).toEqual({values: {}, changed: 0, faults: []});
  });

  it('asks for open values only, by group', () => {
    const filled = withProviderValues(products, {ANSVIS: {'server-port': '8080'}});
    expect(formAsYaml(openQuestions(filled))).toMatch(
      /\nANSVIS:\n {2}# network\n {2}# Address, by default\n {2}server-address: ''\n {2}# installation\n/,
    );
    expect(formAsCsv(openQuestions(filled))).toContain('ANSVIS,server-address,"Address, by default",\n');
  });
});

describe('fillIn', () => {
  it('accepts text and numbers, and keeps existing values', () => {
    const result = fill('ANSVIS: {server-port: 8080, server-address: " cam.example "}', 'a.yml', {
      ANSVIS: {'log-folder': 'D:\\logs'},
    });
    expect(result.values).toEqual({
      ANSVIS: {'log-folder': 'D:\\logs', 'server-port': '8080', 'server-address': 'cam.example'},
    });
    expect(result.changed).toBe(2);
  });

  it('reads semicolons and quotes of spreadsheet programs', () => {
    const csv = '\uFEFFproduct;name;question;answer\r\nANSVIS;server-port;Port;"8080; 8443 with TLS"\r\n';
    expect(fill(csv, 'Answers.CSV').values).toEqual({ANSVIS: {'server-port': '8080; 8443 with TLS'}});
  });

  it.each([
    ['ANSVISS: {server-port: "1"}', 'ANSVISS.server-port "1" is of no product. Did you mean "ANSVIS"?'],
    ['ANSVIS: {server-prt: "1"}', '"1" answers no question of ANSVIS. Did you mean "server-port"?'],
    ['ANSVIS: {server-port: [1]}', 'ANSVIS.server-port [1] is not text. Write one answer in quotes.'],
    ['ANSVIS: {server-port: tbd}', '"tbd" is not an answer. Leave it empty until you know.'],
    ['ANSVIS: {server-port: "a\\nb"}', 'has more than one line. Write it in one.'],
    ['ANSVIS: {server-port: "<b>1</b>"}', 'has markup.'],
    [`ANSVIS: {server-port: "${'1'.repeat(201)}"}`, 'has 201 characters. Shorten it to 200 at most.'],
  ])('names file, field, value and fix for %s', (text, message) => {
    const {faults, values} = fill(text);
    expect(faults).toEqual([expect.stringContaining(message)]);
    expect(faults[0]).toMatch(/^answers\.yml /);
    expect(values).toEqual({});
  });

  it('names the line of an answer despite empty lines', () => {
    const [answer] = readAnswers('product,name,question,answer\n\n\nANSVIS,server-port,?,1\n', 'answers.csv');
    expect(answer?.place).toBe('line 4');
  });

  it.each([
    ['ANSVIS:\n  server-port: "1', 'answers.yml', 'answers.yml:2 is not valid YAML'],
    ['- 1', 'answers.yml', 'answers.yml is not a list of products.'],
    [
      'ANSVIS: 8080',
      'answers.yml',
      'answers.yml ANSVIS is 8080. Write "name: \'answer\'" below it, indented.',
    ],
    ['product,answer\nANSVIS,1\n', 'answers.csv', 'answers.csv line 1 has no column "name".'],
    ['product,name,question,answer\nANSVIS,"a\n', 'answers.csv', 'Save it as "CSV UTF-8".'],
    ['', 'answers.xlsx', 'answers.xlsx is neither .yml nor .csv.'],
  ])('rejects an unreadable file: %s', (text, file, message) => {
    expect(() => readAnswers(text, file)).toThrow(message);
  });
});
