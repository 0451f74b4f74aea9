import {expect, test} from 'vitest';
import {allowFeatures} from '../src/allowFeatures.ts';

test('what gtag loads and sends is allowed beside the lists of the site, and the build says so', () => {
  const {policy, remarks} = allowFeatures({unlisted: 'refuse', connections: ['https://api.example.com']}, [
    'gtag',
  ]);
  expect(policy.unlisted).toBe('refuse');
  expect(policy.scripts).toEqual(['https://www.googletagmanager.com']);
  expect(policy.connections?.[0]).toBe('https://api.example.com');
  expect(policy.connections).toContain('https://*.google-analytics.com');
  expect(remarks).toHaveLength(1);
  expect(remarks[0]).toContain('allowed for the option gtag: scripts https://www.googletagmanager.com');
});

test('a tag manager may load its container, and the build says where the sources of its tags belong', () => {
  const {policy, remarks} = allowFeatures({}, ['gtag', 'googleTagManager']);
  expect(policy.scripts).toEqual(['https://www.googletagmanager.com']);
  expect(policy.frames).toEqual(['https://www.googletagmanager.com']);
  expect(policy.connections).toContain('https://*.google-analytics.com');
  expect(remarks[1]).toContain('add what the tags of the container load to htmlFirst.policy');
});

test('diagrams that are drawn in the browser may have their styles, and the build says what that costs', () => {
  const {policy, remarks} = allowFeatures({styles: ['https://cdn.example.com']}, ['mermaid']);
  expect(policy.styles).toEqual(['https://cdn.example.com', "'unsafe-inline'"]);
  expect(policy.scripts).toBeUndefined();
  expect(remarks).toEqual([
    "allowed for markdown.mermaid: styles 'unsafe-inline'; pictures in place of diagrams need no such styles",
  ]);
});

test('a site without such features allows nothing for them', () => {
  const policy = {images: ['https://pictures.example.com']};
  expect(allowFeatures(policy, [])).toEqual({policy, remarks: []});
});
