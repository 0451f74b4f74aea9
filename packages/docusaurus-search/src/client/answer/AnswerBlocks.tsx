import type {ReactNode} from 'react';
import type {AnswerBlockBody} from '@help-center/engine/protocol';

interface AnswerBlocksProps {
  readonly blocks: readonly AnswerBlockBody[];
}

/** The blocks of an answer as their page shows them: paragraphs, code, numbered and plain lists, table rows. */
export function AnswerBlocks({blocks}: AnswerBlocksProps): ReactNode {
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
