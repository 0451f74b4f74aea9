import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {createMcpSetups, type McpAccess} from '../../menu/createMcpSetups.ts';
import CopyButton from './CopyButton.tsx';

/** The address or command of the MCP server, with links that add it to common editors. */
export default function McpPart({access}: {readonly access: McpAccess}): ReactNode {
  const address = 'url' in access ? access.url : access.command.join(' ');
  return (
    <>
      <p>
        <Translate id="theme.pageMenu.mcp" description="Above the address of the MCP server">
          Let an assistant search this site (MCP):
        </Translate>{' '}
        <code>{address}</code>
      </p>
      <CopyButton
        label={
          'url' in access
            ? translate({id: 'theme.pageMenu.copyAddress', message: 'Copy the MCP address'})
            : translate({id: 'theme.pageMenu.copyStart', message: 'Copy the MCP command'})
        }
        read={() => address}
      />
      {createMcpSetups(access).map(({editor, link}) => (
        <a key={editor} href={link}>
          {translate({id: 'theme.pageMenu.addTo', message: 'Add to {program}'}, {program: editor})}
        </a>
      ))}
    </>
  );
}
