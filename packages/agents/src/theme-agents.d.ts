declare module '@theme/PageMenu' {
  import type {ReactNode} from 'react';

  /** A menu for the page that is shown: its Markdown, a link to the section, a PDF, the MCP server. Nothing for pages without a twin. */
  export default function PageMenu(props: {
    /** Links and buttons above those of the menu itself; shown once it is open, not without scripts. Default: none. */
    readonly children?: ReactNode;
  }): ReactNode;
}

declare module '@generated/help-center-agents/default/menu.json' {
  /** What the plugin wrote; see `menu/MenuData.ts`. */
  const data: {
    readonly mcp:
      | {readonly name: string; readonly url: string}
      | {readonly name: string; readonly command: readonly string[]}
      | null;
    readonly pdf: Readonly<Record<string, string>>;
  };
  export default data;
}

declare module '*.css';
