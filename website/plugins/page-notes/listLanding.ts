import type {Landing, LandingSection, ListedPage, PageLink} from './PageNotes.ts';

/** A sidebar item of the docs plugin. */
export interface SidebarItem {
  readonly type: string;
  readonly id?: string;
  readonly label?: string;
  readonly link?: {readonly type: string; readonly id?: string} | undefined;
  readonly items?: readonly SidebarItem[];
}

/** A page that a landing page can list. */
export interface LandingPage extends ListedPage {
  /** Its short name in the sidebar. */
  readonly label: string;
  readonly pageType: string;
  /** Its parts that have a name of their own. */
  readonly headings: readonly PageLink[];
}

type FindPage = (id: string) => LandingPage | undefined;

function pageOf(item: SidebarItem, find: FindPage): LandingPage | undefined {
  return find(item.type === 'category' ? (item.link?.id ?? '') : (item.id ?? ''));
}

/** All pages below items, in the order of the sidebar. */
function flatten(items: readonly SidebarItem[], find: FindPage): LandingPage[] {
  return items.flatMap((item) => {
    const page = pageOf(item, find);
    return [...(page === undefined ? [] : [page]), ...flatten(item.items ?? [], find)];
  });
}

/** The items below a page: its siblings if it is a top-level page, otherwise those of its category. */
function findItems(items: readonly SidebarItem[], id: string): readonly SidebarItem[] | undefined {
  if (items.some((item) => item.type === 'doc' && item.id === id)) {
    return items.filter((item) => item.id !== id);
  }
  for (const item of items) {
    if (item.link?.id === id) return item.items ?? [];
    const found = findItems(item.items ?? [], id);
    if (found !== undefined) return found;
  }
  return undefined;
}

const toListed = ({title, permalink, description}: LandingPage): ListedPage => ({
  title,
  permalink,
  description,
});
const toLink = ({title, permalink}: LandingPage) => ({title, permalink});
const toLabel = ({label, permalink}: LandingPage) => ({title: label, permalink});

/** The pages of a category in sidebar order; pages of nested categories are listed below the page of their category. */
function listPages(items: readonly SidebarItem[], find: FindPage): ListedPage[] {
  return items.flatMap((item) => {
    const page = pageOf(item, find);
    const below = flatten(item.items ?? [], find);
    if (page === undefined) return below.map(toListed);
    return [{...toListed(page), ...(below.length > 0 && {below: below.map(toLabel)})}];
  });
}

/** Headings that a page without pages below it names. */
const MOST_HEADINGS = 4;

/** A page without a category is a section, too, with its headings in place of pages. */
function nameLonePages(sections: readonly LandingSection[], below: readonly LandingPage[]): LandingSection[] {
  return sections.flatMap((section) => {
    if (section.page) return [section];
    return section.pages.map((page) => {
      const {label = '', headings = []} = below.find(({permalink}) => permalink === page.permalink) ?? {};
      return {page: {...page, title: label}, pages: headings.slice(0, MOST_HEADINGS)};
    });
  });
}

function listSections(items: readonly SidebarItem[], find: FindPage): LandingSection[] {
  const sections: {page?: ListedPage; pages: ListedPage[]}[] = [];
  for (const item of items) {
    const page = pageOf(item, find);
    if (item.type === 'category') {
      sections.push({
        ...(page !== undefined && {page: {...toListed(page), ...toLabel(page)}}),
        pages: listPages(item.items ?? [], find),
      });
    } else if (page !== undefined) {
      const last = sections.at(-1);
      if (last !== undefined && last.page === undefined) last.pages.push(toListed(page));
      else sections.push({pages: [toListed(page)]});
    }
  }
  return sections;
}

/** Lists the pages below a landing page, and where to start and to find help. `undefined` for a page without a sidebar. */
export function listLanding(
  sidebar: readonly SidebarItem[],
  id: string,
  find: FindPage,
): Landing | undefined {
  const items = findItems(sidebar, id);
  if (items === undefined) return undefined;
  const isRoot = sidebar.some((item) => item.type === 'doc' && item.id === id);
  const below = flatten(items, find);
  const start = below.find(({pageType}) => pageType !== 'landing');
  const sections = listSections(items, find).filter(
    // The start page is already linked above the list.
    ({page, pages}) =>
      !isRoot || page !== undefined || pages.length > 1 || pages[0]?.permalink !== start?.permalink,
  );
  const troubleshoot = below.find(
    ({pageType, permalink}) => pageType === 'troubleshooting' && !permalink.endsWith('/FAQ/'),
  );
  return {
    sections: isRoot ? nameLonePages(sections, below) : sections,
    ...(isRoot && start && {start: toLink(start)}),
    ...(isRoot && troubleshoot && {troubleshoot: toLink(troubleshoot)}),
  };
}
