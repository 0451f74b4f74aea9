import {describe, expect, test} from 'vitest';
import {createFeed} from '../../plugins/changelog-feed/index.ts';

const settings = {
  siteUrl: 'https://help.example.com',
  path: '/docs/ANSVIS/Changelog/',
  title: 'ANSVIS changelog',
};
const entry = (date: string) => ({
  permalink: `/docs/ANSVIS/Changelog/${date}/`,
  title: `Release of ${date}`,
  description: `What changed on ${date} <and> why`,
});

describe('the feed of the changelog', () => {
  test('has the entries only, newest first', () => {
    const xml = createFeed(
      [
        entry('2025-10-05'),
        entry('2026-02-01'),
        {permalink: '/docs/ANSVIS/Changelog/', title: 'Changelog', description: 'All'},
        {permalink: '/docs/ANSVIS/Introduction/', title: 'Introduction', description: 'Intro'},
      ],
      settings,
    );
    const ids = [...xml.matchAll(/<id>([^<]*)<\/id>/g)].map((match) => match[1]);
    expect(ids).toEqual([
      'https://help.example.com/docs/ANSVIS/Changelog/',
      'https://help.example.com/docs/ANSVIS/Changelog/2026-02-01/',
      'https://help.example.com/docs/ANSVIS/Changelog/2025-10-05/',
    ]);
  });

  test('is dated by the newest entry, so builds are reproducible', () => {
    expect(createFeed([entry('2025-10-05')], settings)).toContain(
      '<updated>2025-10-05T00:00:00.000Z</updated>',
    );
    expect(createFeed([entry('2025-10-05')], settings)).toBe(createFeed([entry('2025-10-05')], settings));
  });

  test('escapes titles and descriptions', () => {
    expect(createFeed([entry('2025-10-05')], settings)).not.toContain('2025-10-05 <and> why</summary>');
  });
});
