import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ThemeClassNames, useThemeConfig, type MultiColumnFooter} from '@docusaurus/theme-common';
import IconExternalLink from '@theme/Icon/ExternalLink';
import ThemedImage from '@theme/ThemedImage';
import type {Provider} from '../../../provider.ts';
import {useReportPlaces} from '../../components/ReportForm/useReportPlaces.ts';

const SITE: readonly (readonly [to: string, label: string])[] = [
  ['/markdown-page', 'About'],
  ['/glossary', 'Glossary'],
  ['/offline', 'Read offline'],
  ['/blog', 'Blog'],
];

type Group = MultiColumnFooter['links'][number];

function FooterGroup({title, className, items}: Group): ReactNode {
  return (
    <div className={clsx('footer__col', className)}>
      <p className="footer__title">{title}</p>
      <ul className="footer__items">
        {items.map(({label, to, href}) => (
          <li key={label}>
            <Link to={to ?? href}>
              {label}
              {href && <IconExternalLink />}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The specification's groups of links; below them, in one line, the logo, the copyright and what belongs to the site itself. */
export default function Footer(): ReactNode {
  const {title, customFields} = useDocusaurusContext().siteConfig;
  const {supportUrl} = (customFields as unknown as {provider: Provider}).provider;
  const canReport = useReportPlaces() !== undefined;
  const {links, logo, copyright} = useThemeConfig().footer as MultiColumnFooter;
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <footer className={`${ThemeClassNames.layout.footer.container} footer`}>
      <div className="container">
        <div className="footer__links">
          {links.map((group) => (
            <FooterGroup key={group.title} {...group} />
          ))}
        </div>
        <div className="footer__bottom">
          <p>
            <Link to="/">
              {logo && (
                <ThemedImage
                  alt=""
                  sources={{light: withBaseUrl(logo.src), dark: withBaseUrl(logo.srcDark ?? logo.src)}}
                  width={logo.width}
                  height={logo.height}
                />
              )}{' '}
              <b>{title}</b>
            </Link>
            {copyright}
          </p>
          <p>
            {SITE.map(([to, label]) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
            {canReport && <Link to="/report">Report a problem</Link>}
            {supportUrl && <Link to={supportUrl}>Support</Link>}
          </p>
        </div>
      </div>
    </footer>
  );
}
