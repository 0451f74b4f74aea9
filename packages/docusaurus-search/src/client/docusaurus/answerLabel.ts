import {translate} from '@docusaurus/Translate';

/** What an answer above the hits is called. */
export function answerLabel(): string {
  return translate({
    id: 'theme.search.answer',
    message: 'Answer',
    description:
      'Name of the section that is shown above the search results when it answers the query by itself',
  });
}
