import {expect, test} from 'vitest';
import {allowConfiguredStyles} from '../src/allowConfiguredStyles.ts';

const themeConfig = {
  navbar: {items: [{type: 'html', value: "<b class='x' style='color: red'>New</b>"}]},
  footer: {
    copyright: 'Set style="none" and a < b',
    links: [
      {items: [{html: '<div style="color: red">One</div>'}]},
      {items: [{html: '<p>x</p><div style="font: &quot;A&quot;">Two</div>'}]},
    ],
  },
};
// Of `color: red` and `font: "A"`.
const RED = "'sha256-NerDAUWfwD31YdZHveMrq0GLjsNFMwxLpZl0dPUeCcw='";
const FONT = "'sha256-ehrQ/nByT/+V5zyAmsJ4BOsEtAwN9xncxonshoc7CUE='";

test('allows style attributes of the theme configuration by hash, once each, and names them', () => {
  const {policy, remarks} = allowConfiguredStyles({styles: ['https://a.example.com']}, themeConfig);
  expect(policy.styles).toEqual(['https://a.example.com', "'unsafe-hashes'", RED, FONT]);
  expect(remarks).toEqual([expect.stringContaining(`styles 'unsafe-hashes' ${RED}`)]);
});

test('keeps the policy of a site without them', () => {
  const policy = {images: ['https://a.example.com']};
  const footer = {copyright: 'Set style="none"', links: [{html: '<p class="style">x</p>'}]};
  expect(allowConfiguredStyles(policy, {footer})).toEqual({policy, remarks: []});
  expect(allowConfiguredStyles(policy, undefined)).toEqual({policy, remarks: []});
});

test("adds no hashes beside 'unsafe-inline'", () => {
  const policy = {styles: ["'unsafe-inline'"]};
  expect(allowConfiguredStyles(policy, themeConfig)).toEqual({policy, remarks: []});
});
