import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import latestRelease from '@generated/docusaurus-plugin-content-docs/default/latestRelease.json';
import Icon, {type IconName} from '@site/src/components/home/Icon';
import {ANSDL_LINKS, ANSVIS_LINKS, EXAMPLES} from '@site/src/components/home/links';
import PathDrawing from '@site/src/components/home/PathDrawing';
import ProductPanel from '@site/src/components/home/ProductPanel';
import SearchForm from '@site/src/components/SearchForm';
import {products, type Product} from '../../products';
import {wantedPages} from '../../wantedPages';
import styles from './index.module.css';

const inGroup = (group: Product['group']) => products.filter((product) => product.group === group);

const STRIP: readonly {to: string; label: string; icon: IconName}[] = [
  {icon: 'wrench', to: '/symptoms', label: 'Find a symptom'},
  {icon: 'news', to: latestRelease.permalink, label: 'Latest release'},
  {icon: 'plane', to: '/offline', label: 'Read offline'},
  {icon: 'pen', to: '/blog', label: 'Blog'},
];

function Hero(): ReactNode {
  const {title, tagline} = useDocusaurusContext().siteConfig;
  return (
    <header className={styles.welcome}>
      <div>
        <h1>{title}</h1>
        <p className={styles.tagline}>{tagline}</p>
        <SearchForm label="Search docs" />
        <p className={styles.examples}>
          Try{' '}
          {EXAMPLES.map((question) => (
            <Link key={question} to={`/search?q=${encodeURIComponent(question)}`}>
              {question}
            </Link>
          ))}
        </p>
      </div>
      <PathDrawing />
    </header>
  );
}

function Family({title, hint, children}: {title: string; hint: string; children: ReactNode}): ReactNode {
  return (
    <section data-search-ignore="">
      <h2>{title}</h2>
      <p className={styles.hint}>{hint}</p>
      {children}
    </section>
  );
}

/** The home page: search first, then what readers want most, then the products by what one does with them. */
export default function HomePage(): ReactNode {
  return (
    <Layout description="User guides for ANSVIS, ANSDL, ANSTS, ANNHUB, DLHUB, ODHUB and the License Manager: search, choose a product, solve the problem.">
      <main className={styles.home}>
        <Hero />
        <section data-search-ignore="">
          <h2>Wanted most</h2>
          <ul className={styles.wanted}>
            {wantedPages.map(({to, label, icon}) => (
              <li key={to}>
                <Link to={to}>
                  <Icon name={icon} className={styles.icon} />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <Family
          title="Use AI on site"
          hint="You have cameras or a program, and want answers from a trained model."
        >
          <ul className={`${styles.panels} ${styles.deployment}`}>
            {inGroup('deployment').map((product) => (
              <ProductPanel
                key={product.id}
                product={product}
                {...(product.id === 'ANSVIS' && {links: ANSVIS_LINKS})}
                {...(product.id === 'ANSDL' && {links: ANSDL_LINKS})}
              />
            ))}
          </ul>
        </Family>
        <Family
          title="Train a model"
          hint="You have pictures or measurements, and want a model made from them."
        >
          <ul className={`${styles.panels} ${styles.design}`}>
            {inGroup('design').map((product) => (
              <ProductPanel key={product.id} product={product} />
            ))}
          </ul>
        </Family>
        <Family title="Licences" hint="You have a key, need one, or change computers.">
          <ul className={styles.panels}>
            {inGroup('licensing').map((product) => (
              <ProductPanel key={product.id} product={product} />
            ))}
          </ul>
        </Family>
        <nav aria-label="More">
          <ul className={styles.strip}>
            {STRIP.map(({to, label, icon}) => (
              <li key={to}>
                <Link to={to}>
                  <Icon name={icon} className={styles.icon} />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </main>
    </Layout>
  );
}
