import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import search from '@generated/help-center-search/default/search.json';
import SentDataText from './SentDataText.tsx';

/** Explains what this site sends about readers: searches, how they use search, and answers to "Did this help?". */
export default function SentData(): ReactNode {
  const {feedbackUrl} = useDocusaurusContext().siteConfig.customFields as {feedbackUrl?: string};
  return (
    <SentDataText
      backend={search.backend}
      reportsTo={search.sessions?.to}
      {...(feedbackUrl !== undefined && {feedbackUrl})}
    />
  );
}
