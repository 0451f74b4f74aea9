import type {IndexAnswer} from '../findAnswer.ts';
import type {AnswerBody} from './types.ts';

/** Converts an answer to its shape on the wire. */
export function toAnswerBody({page, section, blocks}: IndexAnswer): AnswerBody {
  return {
    url: section.url,
    url_without_anchor: page.url,
    anchor: section.anchor,
    hierarchy: section.hierarchy,
    product: page.facets.product,
    blocks: blocks.map(({block, content, step}) => ({
      type: block ?? 'text',
      text: content ?? '',
      ...(block === 'step' && {step}),
    })),
  };
}
