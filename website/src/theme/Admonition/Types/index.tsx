import type {ComponentProps, ComponentType, ReactNode} from 'react';
import {clsx} from 'clsx';
import Types from '@theme-original/Admonition/Types';
import {translate} from '@docusaurus/Translate';
import IconNote from '@theme/Admonition/Icon/Note';
import AdmonitionLayout from '@theme/Admonition/Layout';

type Props = ComponentProps<typeof AdmonitionLayout>;

/** Background that is true of such tools in general; set apart so that nobody reads it as a promise of the product. */
function General({title, children, ...props}: Props): ReactNode {
  return (
    <AdmonitionLayout
      {...props}
      className={clsx('alert', props.className)}
      icon={<IconNote />}
      title={title ?? 'In general'}
    >
      <p className="admonition-general__scope" data-search-ignore="">
        Background that holds for tools of this kind. It is not a statement about the product.
      </p>
      {children}
    </AdmonitionLayout>
  );
}

/** A callout of Docusaurus; without a title of its own its kind begins with a capital letter. */
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
