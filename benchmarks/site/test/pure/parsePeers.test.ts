import {expect, it} from 'vitest';
import {parsePeers} from '../../src/peers/peers.ts';

it('reads names in the given order', () => {
  expect(parsePeers('vitepress, ours').map(({name}) => name)).toEqual(['vitepress', 'ours']);
});

it('names the known peers when one is not known', () => {
  expect(() => parsePeers('ours,hugo')).toThrow('names "hugo"; known peers are ours, this-site, docusaurus');
});
