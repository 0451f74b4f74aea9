import type {BlogFeedItem, CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';

/** A post as feed readers can show it: of each picture the fallback, as Docusaurus completes no address but that of `<img>`. */
function withoutSources(item: BlogFeedItem): BlogFeedItem {
  return item.content === undefined
    ? item
    : {...item, content: item.content.replaceAll(/<source\b[^>]*\bsrcset=[^>]*>/gi, '')};
}

/** Makes the entries of the blog's feeds. */
export const createFeedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...params}) =>
  (await defaultCreateFeedItems(params)).map(withoutSources);
