import type {ComponentProps, ComponentType, ReactNode} from 'react';
import {clsx} from 'clsx';
import Types from '@theme-original/Admonition/Types';
import {translate} from '@docusaurus/Translate';
import AdmonitionLayout from '@theme/Admonition/Layout';

type Props = ComponentProps<typeof AdmonitionLayout>;

function Book(): ReactNode {
  return (
    <svg viewBox="0 0 14 16" aria-hidden="true">
      <path
        fillRule="evenodd"
        d="M7 3C5.5 2 3.5 1.7 1 2v11c2.5-.3 4.5 0 6 1 1.5-1 3.5-1.3 6-1V2c-2.5-.3-4.5 0-6 1zM6.3 12c-1.2-.5-2.6-.7-4.1-.7V3.2c1.5-.1 2.9.2 4.1.8zm5.5-.7c-1.5 0-2.9.2-4.1.7V4c1.2-.6 2.6-.9 4.1-.8z"
      />
    </svg>
  );
}

/** General advice, set apart so that it does not read as a statement about the product. */
function General({title, children, ...props}: Props): ReactNode {
  return (
    <AdmonitionLayout
      {...props}
      className={clsx('alert', props.className)}
      icon={<Book />}
      title={title ?? 'General advice'}
    >
      {title !== undefined && (
        <p className="admonition-general__scope" data-search-ignore="">
          General advice, not specific to the product.
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
