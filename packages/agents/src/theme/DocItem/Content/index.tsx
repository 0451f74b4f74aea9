import type {ReactNode} from 'react';
import type {Props} from '@theme/DocItem/Content';
import Content from '@theme-init/DocItem/Content';
import PageMenu from '@theme/PageMenu';

/** The text of a docs page, with its menu at the top. */
export default function DocItemContent(props: Props): ReactNode {
  return (
    <>
      <div className="page-menu" data-search-ignore="">
        <PageMenu />
      </div>
      <Content {...props} />
    </>
  );
}
