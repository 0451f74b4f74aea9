declare module '@theme/PageMenu' {
  import type {ReactNode} from 'react';

  /** A menu for the current page: its Markdown, a link to the section, a PDF, the MCP server. Renders nothing for pages without a twin. */
  export default function PageMenu(props: {
    /** Links and buttons above the menu's own; shown when it is open, but not without scripts. Default none. */
    readonly children?: ReactNode;
  }): ReactNode;
}

declare module '@generated/help-center-agents/default/menu.json' {
  /** Data from the plugin; see `menu/MenuData.ts`. */
  const data: {
    readonly mcp: {readonly name: string; readonly url: string} | null;
    readonly pdf: Readonly<Record<string, string>>;
  };
  export default data;
}

declare module '*.css';
