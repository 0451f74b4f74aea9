import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import drawings from '@generated/docusaurus-plugin-content-docs/default/drawings.json';
import homeLinks from '@generated/docusaurus-plugin-content-docs/default/homeLinks.json';
import latestRelease from '@generated/docusaurus-plugin-content-docs/default/latestRelease.json';
import type {IconName} from '@site/src/components/home/Icon';
import {EXAMPLES} from '@site/src/components/home/links';
import PathDrawing from '@site/src/components/home/PathDrawing';
import ProductPanel from '@site/src/components/home/ProductPanel';
import IconLinks from '@site/src/components/IconLinks';
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
    <header className={clsx('deep', styles.hero)}>
      <div className={styles.welcome}>
        <div>
          <p className={styles.tagline}>{tagline}</p>
          <h1>{title}</h1>
          <p className={styles.lead}>Connect cameras, train models, act on events.</p>
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
      </div>
    </header>
  );
}

interface FamilyProps {
  readonly group: Product['group'];
  readonly title: string;
  readonly hint: string;
}

function Family({group, title, hint}: FamilyProps): ReactNode {
  return (
    <section className={clsx(`family-${group}`, styles.family)} data-search-ignore="">
      <div>
        <h2>{title}</h2>
        <p className={styles.hint}>{hint}</p>
        <Choices group={group} />
      </div>
      <ul className={clsx(styles.panels, styles[group])}>
        {inGroup(group).map((product) => (
          <ProductPanel
            key={product.id}
            product={product}
            links={homeLinks[product.id] ?? []}
            drawing={drawings[product.id]}
          />
        ))}
      </ul>
    </section>
  );
}

/** Which product makes something of the reader's data, where there is room beside the cards. */
function Choices({group}: Pick<FamilyProps, 'group'>): ReactNode {
  const choices = inGroup(group).filter(({makes}) => makes);
  if (choices.length === 0) return null;
  return (
    <ul className={styles.choices}>
      {choices.map(({id, label, makes}) => (
        <li key={id}>
          {makes?.from} <Link to={`/docs/${id}/`}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

const NAMES = products.map(({label}) => label);
const DESCRIPTION = `User guides for ${NAMES.slice(0, -1).join(', ')} and the ${NAMES.at(-1)}: search, choose a product, solve the problem.`;

/** The home page: search, the most wanted pages, and the products by purpose. */
export default function HomePage(): ReactNode {
  return (
    <Layout description={DESCRIPTION}>
      <main className={styles.home}>
        <Hero />
        <section data-search-ignore="">
          <h2>Popular topics</h2>
          <IconLinks links={wantedPages} />
        </section>
        <Family
          group="deployment"
          title="Use AI on site"
          hint="You have cameras or a program, and want results from a trained model."
        />
        <Family
          group="design"
          title="Train a model"
          hint="You have images or measurements, and want a model trained on them."
        />
        <Family group="licensing" title="Licences" hint="You have a key, need one, or change computers." />
        <nav aria-label="More">
          <IconLinks links={STRIP} />
        </nav>
      </main>
    </Layout>
  );
}
