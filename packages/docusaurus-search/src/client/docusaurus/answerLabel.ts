import {translate} from '@docusaurus/Translate';

/** What an answer above the hits is called. */
export function answerLabel(): string {
  return translate({id: 'theme.search.answer', message: 'Answer'});
}
