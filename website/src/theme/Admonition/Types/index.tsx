import type {ComponentProps, ComponentType, ReactNode} from 'react';
import {clsx} from 'clsx';
import Types from '@theme-original/Admonition/Types';
import {translate} from '@docusaurus/Translate';
import AdmonitionLayout from '@theme/Admonition/Layout';
import {BOOK_GLYPH} from '../../../../bookGlyph.ts';

type Props = ComponentProps<typeof AdmonitionLayout>;

function Book(): ReactNode {
  return (
    <svg viewBox={BOOK_GLYPH.viewBox} aria-hidden="true">
      <path fillRule="evenodd" d={BOOK_GLYPH.d} />
    </svg>
  );
}

/** General advice, set apart so that it does not read as a statement about the product. Its title is the label of general sections. */
function General({title, children, ...props}: Props): ReactNode {
  return (
    <AdmonitionLayout
      {...props}
      className={clsx('alert', props.className)}
      icon={<Book />}
      title={<span data-search-ignore="">General advice</span>}
    >
      {title !== undefined && (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      {children}
    </AdmonitionLayout>
  );
}

/** A Docusaurus callout whose default title is capitalised. */
function withTitle(kind: string, title: () => string): Record<string, (props: Props) => ReactNode> {
  const Callout = (Types as Record<string, ComponentType<Props>>)[kind] ?? Types.note;
  return {[kind]: (props) => <Callout {...props} title={props.title ?? title()} />};
}

export default {
  ...Types,
  ...withTitle('note', () => translate({id: 'callout.note', message: 'Note'})),
  ...withTitle('tip', () => translate({id: 'callout.tip', message: 'Tip'})),
  ...withTitle('info', () => translate({id: 'callout.info', message: 'Info'})),
  ...withTitle('warning', () => translate({id: 'callout.warning', message: 'Warning'})),
  ...withTitle('danger', () => translate({id: 'callout.danger', message: 'Danger'})),
  general: General,
};
