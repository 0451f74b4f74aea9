import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SearchForm from '@site/src/components/SearchForm';
import {products, type Product} from '../../products';
import styles from './index.module.css';

const GROUPS: readonly {group: Product['group']; title: string; hint: string}[] = [
  {
    group: 'deployment',
    title: 'Use AI on site',
    hint: 'You have cameras or a program, and want answers from a trained model.',
  },
  {
    group: 'design',
    title: 'Train a model',
    hint: 'You have pictures or measurements, and want a model made from them.',
  },
  {group: 'licensing', title: 'Licences', hint: 'You have a key, need one, or change computers.'},
];

const TASKS: readonly {to: string; label: string}[] = [
  {to: '/docs/ANSVIS/References/Troubleshoot/', label: 'Something does not work in ANSVIS'},
  {to: '/docs/ANSVIS/Guides/Camera/', label: 'Connect a camera'},
  {to: '/docs/ANSVIS/Guides/Custom-AI-Tasks/First-Step/', label: 'Build a custom AI task'},
  {to: '/docs/ANSVIS/Advanced-Guides/Event-Trigger/', label: 'Send events to another system'},
  {to: '/docs/ODHUB/Guides/Load-Training-Dataset/ANS-Labelling-Tool/', label: 'Label pictures for training'},
  {to: '/docs/License/ANS-License-Key/License-Key-Overview/', label: 'Understand licence keys'},
];

function ProductCard({id, label, summary}: Product): ReactNode {
  return (
    <li className={styles.card}>
      <h3>
        <Link to={`/docs/${id}/`}>{label}</Link>
      </h3>
      <p>{summary}</p>
    </li>
  );
}

/** The home page: search first, then the way to a product, then the most wanted tasks. */
export default function HomePage(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout description="User guides for ANSVIS, ANSDL, ANSTS, ANNHUB, DLHUB, ODHUB and the License Manager: search, choose a product, solve the problem.">
      <main className={styles.home}>
        <header className={styles.hero}>
          <h1>{siteConfig.title}</h1>
          <p>{siteConfig.tagline}</p>
          <div className={styles.search}>
            <SearchForm label="Search docs" />
          </div>
        </header>
        <div className="container">
          {GROUPS.map(({group, title, hint}) => (
            <section key={group} className={styles.group}>
              <h2>{title}</h2>
              <p>{hint}</p>
              <ul className={styles.cards}>
                {products
                  .filter((product) => product.group === group)
                  .map((product) => (
                    <ProductCard key={product.id} {...product} />
                  ))}
              </ul>
            </section>
          ))}
          <section className={styles.group}>
            <h2>Wanted most</h2>
            <ul className={styles.tasks}>
              {TASKS.map(({to, label}) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </main>
    </Layout>
  );
}
