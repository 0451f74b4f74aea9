import type {BlogFeedItem, CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';

/** Removes all but the fallback of each picture, because Docusaurus only makes the addresses of `<img>` absolute. */
function withoutSources(item: BlogFeedItem): BlogFeedItem {
  return item.content === undefined
    ? item
    : {...item, content: item.content.replaceAll(/<source\b[^>]*\bsrcset=[^>]*>/gi, '')};
}

/** Creates the entries of the blog's feeds. */
export const createFeedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...params}) =>
  (await defaultCreateFeedItems(params)).map(withoutSources);
