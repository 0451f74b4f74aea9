import {expect, test} from 'vitest';
import {allowAnalytics} from '../src/allowAnalytics.ts';

test('what gtag loads and sends is allowed beside the lists of the site, and the build says so', () => {
  const {policy, remarks} = allowAnalytics(
    {unlisted: 'refuse', connections: ['https://api.example.com']},
    {gtag: {trackingID: 'G-1'}},
  );
  expect(policy.unlisted).toBe('refuse');
  expect(policy.scripts).toEqual(['https://www.googletagmanager.com']);
  expect(policy.connections?.[0]).toBe('https://api.example.com');
  expect(policy.connections).toContain('https://*.google-analytics.com');
  expect(remarks).toHaveLength(1);
  expect(remarks[0]).toContain('allowed for the option gtag: https://www.googletagmanager.com');
});

test('a tag manager may load its container, and the build says where the sources of its tags belong', () => {
  const {policy, remarks} = allowAnalytics({}, {googleTagManager: {containerId: 'GTM-1'}});
  expect(policy.scripts).toEqual(['https://www.googletagmanager.com']);
  expect(policy.frames).toEqual(['https://www.googletagmanager.com']);
  expect(remarks[0]).toContain('add what the tags of the container load');
  expect(remarks[0]).toContain('to htmlFirst.policy');
});

test('a site without analytics allows nothing for them', () => {
  const policy = {images: ['https://pictures.example.com']};
  expect(allowAnalytics(policy, {gtag: false})).toEqual({policy, remarks: []});
});
