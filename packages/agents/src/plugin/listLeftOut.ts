import type {AllContent} from '@docusaurus/types';

interface Page {
  readonly permalink: string;
  readonly frontMatter?: {readonly agents?: unknown};
}

/** The content with front matter that Docusaurus plugins load. */
interface Loaded {
  readonly loadedVersions?: readonly {readonly docs: readonly Page[]}[];
  readonly blogPosts?: readonly {readonly metadata: Page}[];
}

function pagesOf(content: unknown): readonly Page[] {
  if (Array.isArray(content)) return content as readonly Page[];
  if (typeof content !== 'object' || content === null) return [];
  const {loadedVersions = [], blogPosts = []} = content as Loaded;
  return [...loadedVersions.flatMap(({docs}) => docs), ...blogPosts.map(({metadata}) => metadata)];
}

/** Paths of the pages whose front matter says `agents: false`. */
export function listLeftOut(allContent: AllContent): string[] {
  const contents = Object.values(allContent).flatMap((instances) => Object.values(instances));
  return contents
    .flatMap(pagesOf)
    .filter(({frontMatter}) => frontMatter?.agents === false)
    .map(({permalink}) => permalink);
}
