import type {ComponentProps, ReactNode} from 'react';
import {clsx} from 'clsx';
import Types from '@theme-original/Admonition/Types';
import IconInfo from '@theme/Admonition/Icon/Info';
import AdmonitionLayout from '@theme/Admonition/Layout';

type Props = ComponentProps<typeof AdmonitionLayout>;

/** Background that is true of such tools in general; set apart so that nobody reads it as a promise of the product. */
function General({title, children, ...props}: Props): ReactNode {
  return (
    <AdmonitionLayout
      {...props}
      className={clsx('alert', props.className)}
      icon={<IconInfo />}
      title={title ?? 'In general'}
    >
      <p className="admonition-general__scope" data-search-ignore="">
        Background that holds for tools of this kind. It is not a statement about the product.
      </p>
      {children}
    </AdmonitionLayout>
  );
}

export default {...Types, general: General};
