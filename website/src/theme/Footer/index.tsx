import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  ThemeClassNames,
  useColorMode,
  useThemeConfig,
  type MultiColumnFooter,
} from '@docusaurus/theme-common';
import IconExternalLink from '@theme/Icon/ExternalLink';
import ThemedImage from '@theme/ThemedImage';
import type {Provider} from '../../../provider.ts';
import {useReportPlaces} from '../../components/ReportForm/useReportPlaces.ts';

const SITE: readonly (readonly [to: string, label: string])[] = [
  ['/symptoms', 'Find a symptom'],
  ['/glossary', 'Glossary'],
  ['/offline', 'Read offline'],
  ['/report', 'Report a problem'],
  ['/blog', 'Blog'],
  ['/markdown-page', 'About'],
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

/** What belongs to the site itself, beside the groups of the configuration; reports only where somebody receives them. */
function SiteGroup(): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  const {supportUrl} = (customFields as unknown as {provider: Provider}).provider;
  const places = useReportPlaces();
  return (
    <div className="footer__col">
      <p>
        <b>This help center</b>
      </p>
      <ul>
        {SITE.filter(([to]) => to !== '/report' || places).map(([to, label]) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        {supportUrl && (
          <li>
            <Link to={supportUrl}>Support</Link>
          </li>
        )}
      </ul>
    </div>
  );
}

/** Names the theme that it switches to; before hydration, html-first's loader handles the click. */
function ThemeButton(): ReactNode {
  const {colorMode, setColorMode} = useColorMode();
  return (
    <button
      type="button"
      className="colour-mode-switch"
      data-needs-scripts=""
      onClick={() => setColorMode(colorMode === 'dark' ? 'light' : 'dark')}
    >
      <span>Dark theme</span>
      <span>Light theme</span>
    </button>
  );
}

/** The groups of links, and below them in one line the logo, the copyright, the language, the theme and the feed. */
export default function Footer(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {links, logo, copyright} = useThemeConfig().footer as MultiColumnFooter;
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <footer className={`${ThemeClassNames.layout.footer.container} footer`}>
      <div className="container">
        <div className="footer__links">
          {links.map((group) => (
            <FooterGroup key={group.title} {...group} />
          ))}
          <SiteGroup />
        </div>
        <div className="footer__bottom">
          <Link to="/">
            {logo && (
              <ThemedImage
                alt=""
                sources={{light: withBaseUrl(logo.src), dark: withBaseUrl(logo.srcDark ?? logo.src)}}
                width={logo.width}
                height={logo.height}
              />
            )}{' '}
            <b>{siteConfig.title}</b>
          </Link>
          <span>© {copyright}</span>
          <span>{i18n.localeConfigs[i18n.currentLocale]?.label}</span>
          <ThemeButton />
          <a href={withBaseUrl('/blog/rss.xml')}>RSS feed</a>
        </div>
      </div>
    </footer>
  );
}
