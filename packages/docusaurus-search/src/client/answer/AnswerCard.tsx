import {useId} from 'react';
import type {ReactNode} from 'react';
import type {AnswerBody} from '../types.ts';
import {AnswerBlocks} from './AnswerBlocks.tsx';
import {describeAnswer} from './describeAnswer.ts';

interface AnswerCardProps {
  readonly answer: AnswerBody;
  /** What the card is called, such as "Answer". */
  readonly label: string;
  /** The link to the section that the answer is, around its heading. */
  renderLink(title: string): ReactNode;
}

/** A section that answers the query by itself, whole, with where it comes from. */
export function AnswerCard({answer, label, renderLink}: AnswerCardProps): ReactNode {
  const labelId = useId();
  const {title, path} = describeAnswer(answer);
  return (
    <section className="SearchAnswer" aria-labelledby={labelId}>
      <p className="SearchAnswer-source">
        <span id={labelId} className="SearchAnswer-label">
          {label}
        </span>{' '}
        {path.map((heading) => `${heading} › `)}
        {renderLink(title)}
      </p>
      <AnswerBlocks blocks={answer.blocks} />
    </section>
  );
}
