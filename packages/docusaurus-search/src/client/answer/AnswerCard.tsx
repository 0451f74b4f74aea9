import {useId} from 'react';
import type {ReactNode} from 'react';
import {LABELS} from '../dialog/labels.ts';
import type {AnswerBody} from '../types.ts';
import {AnswerBlocks} from './AnswerBlocks.tsx';
import {describeAnswer} from './describeAnswer.ts';

interface AnswerCardProps {
  readonly answer: AnswerBody;
  /** The link to the section, around its heading. */
  renderLink(title: string): ReactNode;
}

/** A whole section that answers the query, with the headings that lead to it. */
export function AnswerCard({answer, renderLink}: AnswerCardProps): ReactNode {
  const labelId = useId();
  const {title, path} = describeAnswer(answer);
  return (
    <section className="SearchAnswer" aria-labelledby={labelId}>
      <p className="SearchAnswer-source">
        <span id={labelId} className="SearchAnswer-label">
          {LABELS.answer}
        </span>{' '}
        {path.map((heading) => `${heading} › `)}
        {renderLink(title)}
      </p>
      <AnswerBlocks blocks={answer.blocks} />
    </section>
  );
}
