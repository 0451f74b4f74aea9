import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Explains where a report goes: nothing leaves the page unless the site's own server stores it. */
export default function ReportNotice(): ReactNode {
  const {feedbackUrl} = useDocusaurusContext().siteConfig.customFields as {feedbackUrl?: string};
  return feedbackUrl ? (
    <Translate id="report.stored">
      {
        'Or choose "Send the report": it is stored on the server of this help center, without anything about you. Browsers that ask sites not to track you do not show that button.'
      }
    </Translate>
  ) : (
    <Translate id="report.notStored">This page sends and stores nothing.</Translate>
  );
}
