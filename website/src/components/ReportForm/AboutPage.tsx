import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';

interface Props {
  readonly address: string;
  readonly heading: string;
  /** Titles of pages by their paths. */
  readonly titles: Readonly<Record<string, string>>;
  /** Address of the site, omitted from the shown address. */
  readonly siteUrl: string;
  /** Whether the field for the address is open, as when nothing has filled it in. */
  readonly isOpen: boolean;
  onAddress(value: string): void;
  onHeading(value: string): void;
}

/** The page of a report in one line, which opens its fields. */
export default function AboutPage({
  address,
  heading,
  titles,
  siteUrl,
  isOpen,
  onAddress,
  onHeading,
}: Props): ReactNode {
  const path = address.replace(siteUrl, '');
  const page = [titles[path] ?? path, heading].filter(Boolean).join(' · ');
  return (
    <details className="folded" open={isOpen}>
      <summary>
        {page === '' ? (
          <Translate id="report.aboutWhat">Which page is it about?</Translate>
        ) : (
          <Translate id="report.about" values={{page}}>
            {'About: {page}'}
          </Translate>
        )}
      </summary>
      {isOpen ? (
        // The line above asks for it.
        <input
          type="text"
          aria-label={translate({id: 'report.address', message: 'Address of the page'})}
          placeholder="/docs/ANSVIS/Guides/Camera/"
          value={address}
          onInput={({currentTarget}) => onAddress(currentTarget.value)}
        />
      ) : (
        <>
          <label>
            <Translate id="report.address">Address of the page</Translate>
            <input
              type="text"
              value={address}
              onInput={({currentTarget}) => onAddress(currentTarget.value)}
            />
          </label>
          <label>
            <Translate id="report.heading">Heading</Translate>
            <input
              type="text"
              value={heading}
              onInput={({currentTarget}) => onHeading(currentTarget.value)}
            />
          </label>
        </>
      )}
    </details>
  );
}
