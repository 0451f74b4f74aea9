import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {addressOf} from './reportWays.ts';
import {useReportPlaces} from './useReportPlaces.ts';

/** Tells readers where a report goes, or that they can copy it if nobody receives reports. */
export default function ReportNotice(): ReactNode {
  const places = useReportPlaces();
  if (places === undefined)
    return (
      <Translate id="report.nowhere">
        Nobody receives reports here: this help center has no address for them. Write yours below and hand it
        to someone you choose, such as whoever supplied the product.
      </Translate>
    );
  const {storedBy, reportUrl, issuesUrl} = places;
  if (storedBy !== undefined)
    return (
      <Translate id="report.stored">
        {
          'Say what is wrong, unclear or missing, and choose "Send the report": it is stored on the server of this help center, without anything about you. Browsers that ask sites not to track you do not show that button.'
        }
      </Translate>
    );
  const to = reportUrl ?? issuesUrl ?? '';
  const place = (
    <a key="place" href={to}>
      {to.startsWith('mailto:') ? addressOf(to) : new URL(to).host}
    </a>
  );
  return (
    <Translate id="report.goesTo" values={{place}}>
      {
        'Say what is wrong, unclear or missing. Your report goes to {place}; nothing is sent before you send it there.'
      }
    </Translate>
  );
}
