import {expect, test} from 'vitest';
import {createMcpSetups} from '../src/menu/createMcpSetups.ts';

const linkOf = (setups: ReturnType<typeof createMcpSetups>, editor: string) =>
  setups.find((setup) => setup.editor === editor)?.link ?? '';

function readCursor(link: string): unknown {
  const {searchParams} = new URL(link);
  return [searchParams.get('name'), JSON.parse(atob(searchParams.get('config') ?? ''))];
}

const readCode = (link: string): unknown =>
  JSON.parse(decodeURIComponent(link.replace('vscode:mcp/install?', '')));

test('adds a remote server to editors by URL', () => {
  const setups = createMcpSetups({name: 'docs', url: 'https://x.example/mcp'});
  expect(readCode(linkOf(setups, 'VS Code'))).toEqual({
    name: 'docs',
    type: 'http',
    url: 'https://x.example/mcp',
  });
  expect(readCursor(linkOf(setups, 'Cursor'))).toEqual(['docs', {url: 'https://x.example/mcp'}]);
});
