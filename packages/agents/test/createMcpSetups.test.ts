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

test('adds a local server by command and keeps arguments with spaces whole', () => {
  const command = ['npx', '-y', 'dokü', '--site', "it's here"];
  const setups = createMcpSetups({name: 'docs', command});
  const {searchParams} = new URL(linkOf(setups, 'Cursor'));
  const bytes = Uint8Array.from(atob(searchParams.get('config') ?? ''), (one) => one.charCodeAt(0));
  expect(JSON.parse(new TextDecoder().decode(bytes))).toEqual({command: 'npx', args: command.slice(1)});
  expect(readCode(linkOf(setups, 'VS Code'))).toEqual({
    name: 'docs',
    command: 'npx',
    args: command.slice(1),
  });
});
