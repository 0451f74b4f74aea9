import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {findLicenceFaults} from '../../src/pack/findLicenceFaults.mjs';
import {repositoryDir} from '../../src/websiteDir.ts';

const named = (name: string, id: string) => ({name, version: '1.0.0', licenses: [{license: {id}}]});
const either = (name: string, expression: string) => ({name, version: '1.0.0', licenses: [{expression}]});

it.each([
  [named('a', 'MIT')],
  [named('a', 'MPL-2.0')],
  [either('a', '(GPL-3.0-only OR MIT)')],
  [either('a', 'MIT AND ISC')],
  // Its package.json names none; its own file says MIT.
  [{name: 'format', version: '0.2.2'}],
  [named('@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later')],
  [{name: '@help-center/engine', version: '0.1.0'}],
])('accepts permissive licences: %j', (component) => {
  expect(findLicenceFaults([component])).toEqual([]);
});

it.each([
  [named('a', 'GPL-3.0-only'), 'a 1.0.0: licence GPL-3.0-only'],
  [named('a', 'MIT-like'), 'a 1.0.0: licence MIT-like'],
  [either('a', 'MIT AND AGPL-3.0-only'), 'a 1.0.0: licence MIT AND AGPL-3.0-only'],
  [{name: 'a', version: '1.0.0'}, 'a 1.0.0: licence not named'],
  // Looked up for one version only.
  [{name: 'format', version: '0.3.0'}, 'format 0.3.0: licence not named'],
])('reports unreviewed licences: %j', (component, fault) => {
  expect(findLicenceFaults([named('b', 'MIT'), component])).toEqual([fault]);
});

interface Locked {
  readonly version: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

it('accepts every locked package that is not a development dependency', () => {
  const {packages} = JSON.parse(readFileSync(join(repositoryDir, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, Locked>>;
  };
  const components = Object.entries(packages)
    .filter(([path, {dev, link}]) => path.includes('node_modules/') && !dev && !link)
    // The spelling dictionaries are not published.
    .filter(([path]) => !path.includes('/@cspell/'))
    // As npm does, ignores outdated forms such as "MIT/X11".
    .map(([path, {version, license}]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licenses: license === undefined || license.includes('/') ? [] : [{expression: license}],
    }));
  expect(components.length).toBeGreaterThan(1000);
  expect(findLicenceFaults(components)).toEqual([]);
});
