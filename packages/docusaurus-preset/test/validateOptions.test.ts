import {inspect} from 'node:util';
import {expect, test} from 'vitest';
import {validateOptions} from '../src/validateOptions.ts';

test('accepts the classic options, and each part as an object or false', () => {
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
  [{offline: {enable: true}}, 'option "offline.enable" is unknown. Did you mean "offline.enabled"?'],
  [
    {htmlFirst: {policy: {image: []}}},
    'option "htmlFirst.policy.image" is unknown. Did you mean "htmlFirst.policy.images"?',
  ],
  [{algolia: {}}, 'option "algolia" is unknown. Known options: docs, blog,'],
  [
    {htmlFirst: {policy: {images: 'https://a.example'}}},
    'option "htmlFirst.policy.images" must be a list of sources such as "https://cdn.example.com", received "https://a.example".',
  ],
  [
    {htmlFirst: {policy: {scripts: ['https://a.example; object-src *']}}},
    'option "htmlFirst.policy.scripts.0" must be a source such as "https://cdn.example.com", received "https://a.example; object-src *".',
  ],
  [
    {htmlFirst: {policy: {images: ['']}}},
    'option "htmlFirst.policy.images.0" must be a source such as "https://cdn.example.com", received "".',
  ],
  [
    {htmlFirst: {policy: {images: ["'none'"]}}},
    `option "htmlFirst.policy.images.0" is "'none'", but the site's own files are always allowed, and nothing else is unless it is listed. Leave it out.`,
  ],
  [
    {htmlFirst: {policy: {styles: ['unsafe-inline']}}},
    `option "htmlFirst.policy.styles.0" is "unsafe-inline", which browsers take for a host. Write it with its quotes: "'unsafe-inline'".`,
  ],
  [{agents: {sumaries: {}}}, 'option "agents.sumaries" is unknown. Did you mean "agents.summaries"?'],
  [{agents: {description: 5}}, 'option "agents.description" must be a sentence, received 5.'],
  [{lean: {renderer: 'vue'}}, 'option "lean.renderer" must be react or preact, received "vue".'],
  [{pictures: {}}, 'option "pictures" must be true, false or "strict", received {}.'],
  [{offline: true}, 'option "offline" must be an object or false, received true.'],
  [{offline: {groups: {ANSVIS: 5}}}, 'option "offline.groups.ANSVIS" must be a name, received 5.'],
  [{agents: {mcp: 'x'}}, 'option "agents.mcp" must be {url: "https://help.example.com/mcp"}, received "x".'],
  [{agents: {mcp: {}}}, 'option "agents.mcp.url" is missing; it must be an http or https address.'],
  [{agents: {mcp: {url: 'ftp://a'}}}, 'option "agents.mcp.url" must be an http or https address'],
  ['all', 'the options must be an object, received "all".'],
])('rejects %j with a fix', (options, message) => {
  expect(() => validateOptions(options)).toThrow(message);
});

test('a wrong option is printed as one line, without a stack', () => {
  let error: unknown;
  try {
    validateOptions({serach: {}});
  } catch (thrown) {
    error = thrown;
  }
  expect(inspect(error)).toBe(
    '[SetupError: [docusaurus-preset] option "serach" is unknown. Did you mean "search"?]',
  );
});
