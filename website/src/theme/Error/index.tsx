import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import OriginalError from '@theme-original/Error';
import type {Props} from '@theme/Error';

/** The screen for a crash outside of a page, such as in the bar, which would otherwise have no title. */
export default function ThemeError(props: Props): ReactNode {
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <OriginalError {...props} />
    </>
  );
}
