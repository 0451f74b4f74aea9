import {expect, it} from 'vitest';
import {setVersion} from '../src/tryDocusaurus/setVersion.ts';

it('all packages of Docusaurus are of one version, also those that are named with a range; others stay', () => {
  const manifest = {
    name: 'a',
    dependencies: {'@docusaurus/core': '3.10.2', '@docusaurus/responsive-loader': '^1.7.0', react: '19.3.1'},
    devDependencies: {'@docusaurus/theme-classic': '3.10.2'},
    peerDependencies: {'@docusaurus/types': '^3.10.0'},
  };
  expect(setVersion(manifest, '3.10.1')).toEqual({
    name: 'a',
    dependencies: {'@docusaurus/core': '3.10.1', '@docusaurus/responsive-loader': '^1.7.0', react: '19.3.1'},
    devDependencies: {'@docusaurus/theme-classic': '3.10.1'},
    peerDependencies: {'@docusaurus/types': '3.10.1'},
  });
});
