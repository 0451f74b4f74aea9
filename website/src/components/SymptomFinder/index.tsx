import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Translate, {translate} from '@docusaurus/Translate';
import pages from '@generated/docusaurus-plugin-content-docs/default/symptoms.json';
import {products} from '../../../products.ts';
import {wantedPages} from '../../../wantedPages.ts';
import IconLinks from '../IconLinks/index.tsx';
import ProductGlyph from '../ProductGlyph/index.tsx';
import {narrowSymptoms} from './narrowSymptoms.ts';
import styles from './styles.module.css';

/** Opens the group that the address points to, as browsers do unless a script has rendered the page. */
function useOpenedByAddress(): void {
  const {hash} = useLocation();
  useEffect(() => {
    const list = document.getElementById(hash.slice(1));
    const group = list?.closest('details');
    if (!list || !group || group.open) return;
    group.open = true;
    list.scrollIntoView();
  }, [hash]);
}

/** The symptoms from the tables of all guides, grouped by product; complete without scripts. */
export default function SymptomFinder(): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  // Includes what was typed before React ran.
  useEffect(() => setQuery(field.current?.value ?? ''), []);
  useOpenedByAddress();
  const {collectAnchor} = useBrokenLinks();
  const id = useId();
  const asked = query.trim();
  function showAll() {
    if (field.current === null) return;
    field.current.value = '';
    field.current.focus();
    setQuery('');
  }
  const all = narrowSymptoms(pages, asked);
  const shown = products
    .map(({id: product, label, group}) => {
      const found = all.filter(({permalink}) => permalink.includes(`/docs/${product}/`));
      return {id: product, label, group, pages: found, count: found.flatMap(({symptoms}) => symptoms).length};
    })
    .filter((product) => product.count > 0);
  // Landing pages link to the symptoms of their product.
  for (const product of shown) collectAnchor(product.id);
  const count = shown.reduce((sum, product) => sum + product.count, 0);
  return (
    <>
      <h1>
        <Translate id="symptoms.title">Find a symptom</Translate>
      </h1>
      <p>
        <Translate id="symptoms.lead">
          Choose what you see. Each line leads to the part of a guide that names its cause and its remedy.
        </Translate>
      </p>
      <search className={styles.field} data-needs-scripts="">
        <label htmlFor={id}>
          <Translate id="symptoms.filter">What do you see?</Translate>
        </label>
        <input
          ref={field}
          id={id}
          type="search"
          autoComplete="off"
          placeholder={translate({id: 'symptoms.example', message: 'no picture'})}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
        <output>
          {translate({id: 'symptoms.count', message: 'Symptoms: {count}'}, {count: String(count)})}
        </output>
      </search>
      {asked !== '' && (
        <div className={styles.on}>
          {count === 0 && (
            <p>
              <Translate id="symptoms.none">
                No guide names a symptom with these words. Try others, such as what a light or a message
                shows, or go on here:
              </Translate>
            </p>
          )}
          <ul>
            <li>
              <Link to={`/search?q=${encodeURIComponent(asked)}`}>
                {translate(
                  {id: 'symptoms.search', message: 'Search all pages for "{query}"'},
                  {query: asked},
                )}
              </Link>
            </li>
            {count === 0 && (
              <>
                <li>
                  <button type="button" className="button button--secondary" onClick={showAll}>
                    <Translate id="symptoms.all">Show all symptoms</Translate>
                  </button>
                </li>
                <li>
                  <Link to="/blog/reporting-a-problem">
                    <Translate id="symptoms.report">Report the problem so that it gets solved</Translate>
                  </Link>
                </li>
              </>
            )}
          </ul>
        </div>
      )}
      {asked === '' && (
        <div className={styles.wanted} data-search-ignore="">
          <h2>
            <Translate id="symptoms.wanted">Popular topics</Translate>
          </h2>
          <IconLinks links={wantedPages} />
        </div>
      )}
      <div className={styles.products} data-search-ignore="">
        {shown.map((product) => (
          <details
            key={product.id}
            className={`folded family-${product.group} ${styles.product}`}
            open={asked !== ''}
          >
            <summary>
              <ProductGlyph product={product.id} />
              <h2>{product.label}</h2>
              {product.count}
            </summary>
            <ul id={product.id} className={styles.pages}>
              {product.pages.map(({title, permalink, symptoms}) => (
                <li key={permalink}>
                  <strong>{title}</strong>
                  <ul>
                    {symptoms.map(({text, to}) => (
                      <li key={to + text}>
                        <Link to={to}>{text}</Link>
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </>
  );
}
