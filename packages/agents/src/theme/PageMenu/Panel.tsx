import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import data from '@generated/help-center-agents/default/menu.json';
import CopyButton from './CopyButton.tsx';
import {createMcpSetups, type McpAccess} from '../../menu/createMcpSetups.ts';

/** A line below the navigation bar; the last heading above it is the one being read. */
const READING_LINE_PX = 140;

/** The anchor of the section being read; empty above the first one. */
function findSection(): string {
  const headings = [...document.querySelectorAll<HTMLElement>('article :is(h2, h3, h4)[id]')];
  const passed = headings.filter((heading) => heading.getBoundingClientRect().top < READING_LINE_PX);
  return passed.at(-1)?.id ?? '';
}

/** Props of the panel. */
export interface PanelProps {
  /** Path of the page's Markdown twin. */
  readonly markdown: string;
  /** Path of the page. */
  readonly permalink: string;
  /** Entries above the others. */
  readonly children?: ReactNode;
}

async function readMarkdown(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.text();
}

function linkToSection(permalink: string): string {
  const section = findSection();
  return window.location.origin + permalink + (section === '' ? '' : `#${encodeURIComponent(section)}`);
}

/** The contents of the open page menu. */
export default function Panel({markdown, permalink, children}: PanelProps): ReactNode {
  const pdf = Object.entries(data.pdf).find(([folder]) => permalink.startsWith(folder))?.[1];
  return (
    <div className="page-menu-panel">
      {children}
      <CopyButton
        label={translate({id: 'theme.pageMenu.copyPage', message: 'Copy the page as Markdown'})}
        read={() => readMarkdown(markdown)}
      />
      <a href={markdown}>
        <Translate id="theme.pageMenu.viewPage">View the page as Markdown</Translate>
      </a>
      <CopyButton
        label={translate({id: 'theme.pageMenu.copySection', message: 'Copy a link to this section'})}
        read={() => linkToSection(permalink)}
      />
      {pdf !== undefined && (
        <a href={pdf}>
          <Translate id="theme.pageMenu.pdf">All pages as PDF</Translate>
        </a>
      )}
      {data.mcp !== null && <McpPart access={data.mcp} />}
    </div>
  );
}

/** The address of the MCP server, with links that add it to common editors. */
function McpPart({access}: {readonly access: McpAccess}): ReactNode {
  return (
    <>
      <p>
        <Translate id="theme.pageMenu.mcp" description="Above the address of the MCP server">
          Let an assistant search this site (MCP):
        </Translate>{' '}
        <code>{access.url}</code>
      </p>
      <CopyButton
        label={translate({id: 'theme.pageMenu.copyAddress', message: 'Copy the MCP address'})}
        read={() => access.url}
      />
      {createMcpSetups(access).map(({editor, link}) => (
        <a key={editor} href={link}>
          {translate({id: 'theme.pageMenu.addTo', message: 'Add to {program}'}, {program: editor})}
        </a>
      ))}
    </>
  );
}
