import {expect, test} from 'vitest';
import {allowFeatures} from '../src/allowFeatures.ts';

test('allows what gtag loads and sends, and logs it', () => {
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

test("allows a tag manager's container, and logs where to list its tags' sources", () => {
  const {policy, remarks} = allowFeatures({}, ['gtag', 'googleTagManager']);
  expect(policy.scripts).toEqual(['https://www.googletagmanager.com']);
  expect(policy.frames).toEqual(['https://www.googletagmanager.com']);
  expect(policy.connections).toContain('https://*.google-analytics.com');
  expect(remarks[1]).toContain('add what the tags of the container load to htmlFirst.policy');
});

test('allows styles of client-side diagrams, and logs the cost', () => {
  const {policy, remarks} = allowFeatures({styles: ['https://cdn.example.com']}, ['mermaid']);
  expect(policy.styles).toEqual(['https://cdn.example.com', "'unsafe-inline'"]);
  expect(policy.scripts).toBeUndefined();
  expect(remarks).toEqual([
    "allowed for markdown.mermaid: styles 'unsafe-inline'; pictures in place of diagrams need no such styles",
  ]);
});

test('allows nothing for unused features', () => {
  const policy = {images: ['https://pictures.example.com']};
  expect(allowFeatures(policy, [])).toEqual({policy, remarks: []});
});
