import {useId, type ReactNode} from 'react';
import {LABELS} from '../dialog/labels.ts';
import type {AnswerBody, SearchResultBody} from '../SearchClient.ts';
import type {AnswerBlockBody} from '@help-center/engine/protocol';
import {HIERARCHY_LEVELS} from '@help-center/records';

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

interface AnswerBlocksProps {
  readonly blocks: readonly AnswerBlockBody[];
}

/** The blocks of an answer as their page shows them: paragraphs, code, numbered and plain lists, table rows. */
function AnswerBlocks({blocks}: AnswerBlocksProps): ReactNode {
  return groupBlocks(blocks).map((group, at) => <BlockGroup key={at} group={group} />);
}

function BlockGroup({group}: {readonly group: readonly AnswerBlockBody[]}): ReactNode {
  const [first] = group;
  const List = first?.type === 'step' ? 'ol' : 'ul';
  if (isListed(first)) {
    return (
      <List data-type={first?.type}>
        {group.map(({text, step}, at) => (
          // Numbered as on the page, where code or a picture may interrupt a list.
          <li key={at} value={step}>
            {text}
          </li>
        ))}
      </List>
    );
  }
  return first?.type === 'code' ? <pre>{first.text}</pre> : <p>{first?.text}</p>;
}

/** Groups consecutive list items of the same type. */
function groupBlocks(blocks: readonly AnswerBlockBody[]): AnswerBlockBody[][] {
  const groups: AnswerBlockBody[][] = [];
  for (const block of blocks) {
    const group = groups.at(-1);
    if (group?.[0]?.type === block.type && isListed(block)) group.push(block);
    else groups.push([block]);
  }
  return groups;
}

function isListed(block: AnswerBlockBody | undefined): boolean {
  return ['step', 'item', 'row'].includes(block?.type ?? '');
}

/** Where an answer comes from. */
interface AnswerSource {
  /** The heading of its section. */
  readonly title: string;
  /** The headings above it, the page first; empty for a page. */
  readonly path: readonly string[];
}

/** The headings of an answer, without the top-level section. */
export function describeAnswer({hierarchy, url}: AnswerBody): AnswerSource {
  const [top = url, ...levels] = HIERARCHY_LEVELS.map((level) => hierarchy?.[level]).filter(
    (text) => typeof text === 'string',
  );
  return {title: levels.at(-1) ?? top, path: levels.slice(0, -1)};
}

/**
 * The answer to show above the hits. It must belong to one of them, so that its link leads to the same place.
 * `null` without one, also when another service uses the name `answers` for something else.
 */
export function pickAnswer(result: SearchResultBody | null | undefined): AnswerBody | null {
  const answer = result?.answers?.[0];
  // Another service may send anything under this name.
  const isKnown =
    Array.isArray(answer?.blocks) && answer.blocks.every((block) => typeof block?.text === 'string');
  return isKnown && result?.hits.some(({url}) => url === answer?.url) ? (answer ?? null) : null;
}
