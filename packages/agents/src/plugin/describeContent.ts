import type {AllContent} from '@docusaurus/types';
import type {LoadedPage, LoadedVersion} from '@help-center/built-site';
import type {DocsVersion} from '../site/SiteFile.ts';

/** The content with front matter that Docusaurus plugins load. */
interface Loaded {
  readonly loadedVersions?: readonly LoadedVersion[];
  readonly blogPosts?: readonly {readonly metadata: LoadedPage}[];
}

/** What the build knows of a site's content and its pages do not show. */
export interface SiteContent {
  /** Paths of the pages whose front matter has `agents: false`. */
  readonly leftOut: readonly string[];
  /** Versions of all docs that have more than one. */
  readonly versions: readonly DocsVersion[];
}

function pagesOf(content: unknown): readonly LoadedPage[] {
  if (Array.isArray(content)) return content as readonly LoadedPage[];
  if (typeof content !== 'object' || content === null) return [];
  const {loadedVersions = [], blogPosts = []} = content as Loaded;
  return [...loadedVersions.flatMap(({docs}) => docs), ...blogPosts.map(({metadata}) => metadata)];
}

function describeVersions(id: string, versions: readonly LoadedVersion[]): DocsVersion[] {
  const latest = versions.find(({isLast}) => isLast);
  if (versions.length < 2 || latest === undefined) return [];
  return versions.map(({versionName, label, path}) => ({
    tag: `docs-${id}-${versionName}`,
    label,
    path,
    latestPath: latest.path,
  }));
}

export function describeContent(allContent: AllContent): SiteContent {
  const contents = Object.values(allContent).flatMap((instances) => Object.values(instances));
  const docs = (allContent['docusaurus-plugin-content-docs'] ?? {}) as Readonly<Record<string, Loaded>>;
  return {
    leftOut: contents
      .flatMap(pagesOf)
      // Pages written in React have none.
      .filter(({frontMatter}: Partial<LoadedPage>) => frontMatter?.agents === false)
      .map(({permalink}) => permalink),
    versions: Object.entries(docs).flatMap(([id, {loadedVersions = []}]) =>
      describeVersions(id, loadedVersions),
    ),
  };
}
