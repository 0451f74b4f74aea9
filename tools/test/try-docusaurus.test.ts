import {expect, it} from 'vitest';
import {setVersion} from '../src/tryDocusaurus/setVersion.ts';

it('what is pinned to a version of Docusaurus is pinned to another; ranges and other packages stay', () => {
  const manifest = {
    name: 'a',
    dependencies: {'@docusaurus/core': '3.10.2', '@docusaurus/types': '^3.10.0', react: '19.3.1'},
    devDependencies: {'@docusaurus/theme-classic': '3.10.2'},
  };
  expect(setVersion(manifest, '3.10.1')).toEqual({
    name: 'a',
    dependencies: {'@docusaurus/core': '3.10.1', '@docusaurus/types': '^3.10.0', react: '19.3.1'},
    devDependencies: {'@docusaurus/theme-classic': '3.10.1'},
  });
});
