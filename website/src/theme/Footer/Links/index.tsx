import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/Footer/Links';
import Links from '@theme-original/Footer/Links';
import type {Provider} from '../../../../provider.ts';
import styles from './styles.module.css';

const SITE: readonly (readonly [to: string, label: string])[] = [
  ['/markdown-page', 'About'],
  ['/offline', 'Read offline'],
  ['/blog', 'Blog'],
  ['/report', 'Report a problem'],
];

/** The specification's groups of links, and below them what belongs to the site itself. */
export default function FooterLinks(props: Props): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  const {websiteUrl} = (customFields as unknown as {provider: Provider}).provider;
  return (
    <>
      <Links {...props} />
      <p className={styles.site}>
        {SITE.map(([to, label]) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
        <Link to={websiteUrl}>Support</Link>
      </p>
    </>
  );
}
