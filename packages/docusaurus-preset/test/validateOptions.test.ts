import {expect, test} from 'vitest';
import {validateOptions} from '../src/validateOptions.ts';

test('takes what the classic preset takes, and each part as an object or false', () => {
  const options = {
    docs: {path: 'docs'},
    blog: false,
    theme: {},
    search: false,
    htmlFirst: false,
    pictures: false,
  };
  expect(validateOptions(options)).toEqual(options);
  const policy = {
    images: ['https:', 'https://*.example.com'],
    styles: ["'unsafe-inline'"],
    scripts: ["'sha256-abc+/='"],
  };
  expect(validateOptions({htmlFirst: {policy}})).toEqual({htmlFirst: {policy}});
  expect(validateOptions({pictures: 'strict'})).toEqual({pictures: 'strict'});
  expect(validateOptions(undefined)).toEqual({});
});

test.each([
  [{serach: {}}, 'option "serach" is unknown. Did you mean "search"?'],
  [{htmlfirst: {}}, 'option "htmlfirst" is unknown. Did you mean "htmlFirst"?'],
  [{offline: {enable: true}}, 'option "offline.enable" is unknown. Did you mean "enabled"?'],
  [{htmlFirst: {policy: {image: []}}}, 'option "htmlFirst.policy.image" is unknown. Did you mean "images"?'],
  [{algolia: {}}, 'option "algolia" is unknown. Known options: docs, blog,'],
  [
    {htmlFirst: {policy: {images: 'https://a.example'}}},
    'option "htmlFirst.policy.images" must be a list of sources such as "https://cdn.example.com", received "https://a.example".',
  ],
  [
    {htmlFirst: {policy: {scripts: ['https://a.example; object-src *']}}},
    'option "htmlFirst.policy.scripts" must be a list of sources',
  ],
  [
    {htmlFirst: {policy: {images: ['']}}},
    'option "htmlFirst.policy.images" must be a list of sources such as "https://cdn.example.com", received "" in it.',
  ],
  [
    {htmlFirst: {policy: {images: ["'none'"]}}},
    `option "htmlFirst.policy.images" has "'none'", but the site's own files are always allowed, and nothing else is unless it is listed. Leave it out.`,
  ],
  [
    {htmlFirst: {policy: {styles: ['unsafe-inline']}}},
    `option "htmlFirst.policy.styles" has "unsafe-inline", which browsers take for a host. Write it with its quotes: "'unsafe-inline'".`,
  ],
  [{agents: {sumaries: {}}}, 'option "agents.sumaries" is unknown. Did you mean "summaries"?'],
  [{agents: {description: 5}}, 'option "agents.description" must be a sentence, received 5.'],
  [{lean: {renderer: 'vue'}}, 'option "lean.renderer" must be one of react, preact, received "vue".'],
  [{pictures: {}}, 'option "pictures" must be true, false or "strict", received {}.'],
  [{offline: true}, 'option "offline" must be an object or false, received true.'],
  [
    {offline: {groups: {ANSVIS: 5}}},
    'option "offline.groups" must be false or an object of names by folder, received {"ANSVIS":5}.',
  ],
  [{htmlFirst: false, lean: {routeTables: true}}, 'option "lean.routeTables" needs finished pages'],
  ['all', 'the options must be an object, received "all".'],
])('refuses %j and says what to write', (options, message) => {
  expect(() => validateOptions(options)).toThrow(message);
});
