import {useEffect, useRef, useState, type ComponentType, type KeyboardEvent, type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {twinAddress} from '../../menu/twinAddress.ts';
import type {PanelProps} from './Panel.tsx';

interface FrontMatter {
  /** `false` excludes the page from all files for agents. */
  readonly agents?: boolean;
  /** `false` only removes this menu. */
  readonly page_menu?: boolean;
}

/** Closes the menu when something outside is pressed or focused. */
function useClosing(menu: {readonly current: HTMLDetailsElement | null}, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = ({target}: Event) => {
      const {current} = menu;
      if (current !== null && target instanceof Node && !current.contains(target)) current.open = false;
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, [menu, isOpen]);
}

/** Props of the page menu. */
export interface PageMenuProps {
  /** Links and buttons above the menu's own; shown when it is open, but not without scripts. Default none. */
  readonly children?: ReactNode;
}

/** A disclosure with one link, which works without scripts; the other entries are loaded when it opens. */
function Menu({permalink, children}: PageMenuProps & {readonly permalink: string}): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null);
  // The menu may have been opened before hydration.
  useEffect(() => setOpen(menu.current?.open ?? false), []);
  useEffect(() => {
    if (!isOpen || Panel !== null) return;
    import(/* webpackChunkName: 'page-menu' */ './Panel.tsx').then(
      (loaded) => setPanel(() => loaded.default),
      // The link stays usable.
      (error: unknown) => console.error('The page menu could not be loaded.', error),
    );
  }, [isOpen, Panel]);
  useClosing(menu, isOpen);

  function closeByKey({key}: KeyboardEvent) {
    if (key !== 'Escape' || menu.current?.open !== true) return;
    menu.current.open = false;
    menu.current.querySelector('summary')?.focus();
  }

  const markdown = twinAddress(permalink);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes what its own summary opened.
    <details ref={menu} onToggle={(event) => setOpen(event.currentTarget.open)} onKeyDown={closeByKey}>
      <summary>
        {translate({id: 'theme.pageMenu.label', message: 'More', description: 'The label of the page menu'})}
      </summary>
      {Panel !== null && isOpen ? (
        <Panel markdown={markdown} permalink={permalink}>
          {children}
        </Panel>
      ) : (
        <a href={markdown}>
          {translate({
            id: 'theme.pageMenu.markdown',
            message: 'Markdown',
            description: 'Link to the page as Markdown',
          })}
        </a>
      )}
    </details>
  );
}

/** The menu of a docs page; nothing for pages without a Markdown twin and in development. */
export default function PageMenu({children}: PageMenuProps): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {agents, page_menu: menu} = frontMatter as FrontMatter;
  const {siteConfig} = useDocusaurusContext();
  const isShown = agents !== false && menu !== false && !metadata.unlisted;
  if (!isShown || process.env.NODE_ENV === 'development') return null;
  // The docs plugin's permalink ignores the site's `trailingSlash`.
  const permalink = applyTrailingSlash(metadata.permalink, siteConfig);
  return (
    <Menu key={permalink} permalink={permalink}>
      {children}
    </Menu>
  );
}
