import {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {sendFeedback} from '../Helped/sendFeedback.ts';
import {
  addressOf,
  listWays,
  toEmailHref,
  toFileHref,
  toIssueHref,
  type ReportPlaces,
  type ReportWay,
} from './reportWays.ts';
import styles from './styles.module.css';

interface Props {
  readonly places: ReportPlaces;
  /** Path of the page that the report is about. */
  readonly page: string;
  /** The report as text. */
  readonly text: string;
  /** The report without the address of the page, which the server gets separately. */
  readonly words: string;
}

/** Longest report that the server stores. */
const MAX_REPORT = 2000;

/** The place to paste a copied report, as a link; `undefined` if only our own server takes reports. */
function placeOf({reportUrl, issuesUrl}: ReportPlaces): ReactNode {
  if (reportUrl?.startsWith('mailto:'))
    return (
      <Translate
        key="place"
        id="report.place.email"
        values={{
          address: (
            <a key="address" href={reportUrl}>
              {addressOf(reportUrl)}
            </a>
          ),
        }}
      >
        {'an email to {address}'}
      </Translate>
    );
  if (reportUrl !== undefined)
    return (
      <a key="place" href={reportUrl}>
        {translate({id: 'report.place.form', message: 'the support form'})}
      </a>
    );
  return (
    issuesUrl && (
      <a key="place" href={issuesUrl}>
        {translate({id: 'report.place.issue', message: 'a new issue'})}
      </a>
    )
  );
}

/** Where to paste the report, shown before copying if that is the first choice. */
function ThenPaste({place}: {place: ReactNode}): ReactNode {
  return (
    <Translate id="report.thenPaste" values={{place}}>
      {'Then paste it into {place}.'}
    </Translate>
  );
}

function Copied({place}: {place: ReactNode}): ReactNode {
  return place ? (
    <Translate id="report.copied" values={{place}}>
      {'Copied. Paste it into {place}.'}
    </Translate>
  ) : (
    <Translate id="report.onlyCopied">Copied. Paste it into your message.</Translate>
  );
}

/** The actions for a report; the easiest is first and primary. */
export default function ReportActions({places, page, text, words}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const place = placeOf(places);
  const [said, setSaid] = useState<ReactNode>('');
  // The message is only shown as long as the text is the same.
  const [saidOf, setSaidOf] = useState('');
  function say(message: ReactNode) {
    setSaid(message);
    setSaidOf(text);
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      say(<Copied place={place} />);
    } catch (error) {
      console.error('The report could not be copied.', error);
      say(
        translate({
          id: 'report.notCopied',
          message: 'Copying is not allowed here; select the text instead.',
        }),
      );
    }
  }
  async function send() {
    if (words === '') {
      say(translate({id: 'report.empty', message: 'First choose a problem, or describe it.'}));
      return;
    }
    try {
      await sendFeedback(places.storedBy ?? '', {page, kind: 'report', text: words.slice(0, MAX_REPORT)});
      say(translate({id: 'report.sent', message: 'Thank you. Your report is stored.'}));
    } catch (error) {
      console.error('The report could not be sent.', error);
      say(
        translate({
          id: 'report.notSent',
          message: 'The report could not be stored. Try again later.',
        }),
      );
    }
  }
  const button = (label: string, onClick: () => Promise<void> | void) => (kind: string) => (
    <button type="button" className={kind} onClick={() => void onClick()}>
      {label}
    </button>
  );
  const link = (label: string, href: string, file?: string) => (kind: string) => (
    <a className={kind} href={href} download={file}>
      {label}
    </a>
  );
  async function share() {
    // Closing the share sheet is no error.
    await navigator.share({text}).catch(() => undefined);
  }
  const {reportUrl = 'mailto:', issuesUrl = ''} = places;
  const show: Record<ReportWay, () => (kind: string) => ReactNode> = {
    send: () => button(translate({id: 'report.send', message: 'Send the report'}), send),
    email: () =>
      link(translate({id: 'report.email', message: 'Write an email with it'}), toEmailHref(reportUrl, text)),
    issue: () =>
      link(
        translate({id: 'report.issue', message: 'Open an issue with it'}),
        toIssueHref(issuesUrl, text, page),
      ),
    copy: () => button(translate({id: 'report.copy', message: 'Copy the report'}), copy),
    form: () => link(translate({id: 'report.form', message: 'Open the support form'}), reportUrl),
    share: () => button(translate({id: 'report.share', message: 'Share it'}), share),
    save: () =>
      link(translate({id: 'report.save', message: 'Save as a file'}), toFileHref(text), 'report.txt'),
    print: () => button(translate({id: 'report.print', message: 'Print'}), () => window.print()),
  };
  const ways = listWays(places, isBrowser && 'share' in navigator);
  const next = ways[0] === 'copy' && place && <ThenPaste place={place} />;
  return (
    <div className={styles.actions}>
      {ways.map((way, index) => (
        <span key={way}>{show[way]()(`button button--${index === 0 ? 'primary' : 'secondary'}`)}</span>
      ))}
      <p role="status">{said !== '' && saidOf === text ? said : next}</p>
    </div>
  );
}
