import type {ReactNode} from 'react';
import {markLines, readLineMarks} from '../../plugins/rehype/lineMarks.ts';
import drawings from '@generated/docusaurus-plugin-content-docs/default/drawings.json';
import Admonition from '@theme/Admonition';
import CodeBlock from '../theme/CodeBlock/index.tsx';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Enlarge from '../components/Enlarge/index.tsx';
import ProductList from '../components/ProductList/index.tsx';
import ThresholdExplorer from '../components/ThresholdExplorer/index.tsx';
import IconLinks from '../components/IconLinks/index.tsx';
import {wantedPages} from '../../wantedPages.ts';
import Icon, {ICON_NAMES} from '../components/home/Icon.tsx';
import PathDrawing from '../components/home/PathDrawing.tsx';
import ProductPanel from '../components/home/ProductPanel.tsx';
import ProductGlyph from '../components/ProductGlyph/index.tsx';
import LandingHead from '../components/LandingHead/index.tsx';
import PixelCalculator from '../components/PixelCalculator/index.tsx';
import ReportForm from '../components/ReportForm/index.tsx';
import SearchForm from '../components/SearchForm/index.tsx';
import Term from '../components/Term/index.tsx';
import {products} from '../../products.ts';
import styles from './styles.module.css';

const COLOURS = ['accent', 'ink', 'muted', 'ground', 'surface', 'line', 'field', 'active', 'mark'] as const;
const FAMILIES = ['deployment', 'design', 'licensing'] as const;
const CALLOUTS = ['note', 'tip', 'info', 'warning', 'danger', 'general'] as const;
const TEXT =
  'A camera is the first part of every AI task. What makes a camera work is the same everywhere, and you can prove most of it before you open a dialog.';

function Colours(): ReactNode {
  return (
    <ul className={styles.swatches}>
      {COLOURS.map((name) => (
        <li key={name}>
          <span className={styles[name]} />
          {name}
        </li>
      ))}
      {FAMILIES.map((name) => (
        <li key={name} className={`family-${name}`}>
          <span className={styles.family} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function Controls(): ReactNode {
  return (
    <p className={styles.controls}>
      <button type="button" className="button button--primary">
        Primary
      </button>
      <button type="button" className="button button--secondary">
        Secondary
      </button>
      <label>
        Field <input type="text" defaultValue="value" />
      </label>
      <label>
        <input type="checkbox" defaultChecked /> Box
      </label>
    </p>
  );
}

function Table(): ReactNode {
  return (
    <div className="table-scroll table-stack">
      <table>
        <thead>
          <tr>
            <th>Value</th>
            <th>Example</th>
            <th>Why</th>
          </tr>
        </thead>
        <tbody>
          {['Address', 'Topic'].map((name) => (
            <tr key={name}>
              <td>{name}</td>
              <td data-column="Example">
                <code>broker.example.com</code>
              </td>
              <td data-column="Why">{TEXT}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const MARKED = markLines(
  ['listener 1883', 'allow_anonymous true'],
  readLineMarks('{1} note-2="never outside of a test"'),
).join('\n');

const LONG = Array.from({length: 40}, (_, line) => `line ${line + 1}`).join('\n');

function Pictures(): ReactNode {
  return (
    <>
      <p className={styles.icons}>
        {ICON_NAMES.map((name) => (
          <Icon key={name} name={name} className={styles.icon} />
        ))}
      </p>
      <p className={styles.icons}>
        {products.map(({id, group}) => (
          <span key={id} className={`family-${group}`}>
            <ProductGlyph product={id} />
          </span>
        ))}
      </p>
      <div className={`deep ${styles.deep}`}>
        <PathDrawing />
        <SearchForm label="Search on the deep ground" />
        <p>
          {TEXT} <a href="#links">A link</a>
        </p>
      </div>
      <figure className="diagram">
        <svg role="img" aria-label="A box, an arrow, a warning" viewBox="0 0 400 70" width="400" height="70">
          <rect className="surface" x="10" y="10" width="110" height="44" rx="6" />
          <text x="65" y="37" textAnchor="middle">
            Camera
          </text>
          <path className="accent" d="M120 32h62" />
          <path className="accent solid" d="M181 27.5L190 32l-9 4.5z" />
          <rect className="accent-fill accent" x="192" y="10" width="80" height="44" rx="6" />
          <rect className="surface warn" x="290" y="10" width="100" height="44" rx="6" />
          <text className="muted" x="340" y="37" textAnchor="middle">
            Stopped
          </text>
        </svg>
        <Enlarge />
      </figure>
    </>
  );
}

function Steps(): ReactNode {
  return (
    <ol>
      {['Open the dialog.', 'Choose the camera.'].map((step, index) => (
        <li key={step}>
          <input
            type="checkbox"
            className="step-box"
            aria-label={`Step ${index + 1} is done`}
            defaultChecked={index === 0}
          />
          {step}
        </li>
      ))}
    </ol>
  );
}

/** Every element of the design on one page, for people who change it; the switch in the bar shows the other theme. */
export default function StylePage(): ReactNode {
  return (
    <Layout title="Style" noFooter={false}>
      <main className="container margin-vert--lg markdown">
        <Heading as="h1">Heading of a page</Heading>
        <p>
          {TEXT} <a href="#links">A link</a>, <code>inline code</code>, <kbd>Ctrl</kbd>, <mark>found</mark>.
        </p>
        <Heading as="h2" id="colours">
          Colours
        </Heading>
        <Colours />
        <Heading as="h2" id="controls">
          Controls
        </Heading>
        <Controls />
        <Heading as="h2" id="table">
          Table
        </Heading>
        <Table />
        <Heading as="h2" id="code">
          Code
        </Heading>
        <CodeBlock className="language-bash">mosquitto_sub -h broker.example.com -t site/events -v</CodeBlock>
        <CodeBlock className="language-json" title="settings.json">
          {'{"topic": "site/events"}'}
        </CodeBlock>
        <CodeBlock className="language-text" title="long.txt" html={LONG} />
        <CodeBlock html={MARKED} className="language-ini" title="bench.conf" />
        <Tabs>
          <TabItem value="shell" label="Shell">
            <CodeBlock className="language-bash">mosquitto_pub -t site/events -m test</CodeBlock>
          </TabItem>
          <TabItem value="text" label="Text">
            {TEXT}
          </TabItem>
        </Tabs>
        <Heading as="h2" id="callouts">
          Callouts
        </Heading>
        {CALLOUTS.map((type) => (
          <Admonition key={type} type={type}>
            {TEXT}
          </Admonition>
        ))}
        <Heading as="h3" id="lists">
          Lists
        </Heading>
        <ol>
          <li>{TEXT}</li>
          <li>
            Second
            <ul>
              <li>below it</li>
            </ul>
          </li>
        </ol>
        <blockquote>{TEXT}</blockquote>
        <Heading as="h2" id="pictures">
          Pictures
        </Heading>
        <Pictures />
        <Heading as="h2" id="steps">
          Steps that are ticked off
        </Heading>
        <Steps />
        <Heading as="h2" id="words">
          Words, search and panels
        </Heading>
        <p>
          A <Term definition="A time without events.">cool-down</Term> is explained in place.
        </p>
        <SearchForm label="Search docs" />
        {products
          .filter(({id}) => ['ANSVIS', 'ODHUB', 'License'].includes(id))
          .map((product) => (
            <div key={product.id} className={`family-${product.group} ${styles.landing}`}>
              <LandingHead product={product}>
                <h3>{product.label}</h3>
              </LandingHead>
            </div>
          ))}
        <IconLinks links={wantedPages} />
        <ul className={styles.panels}>
          {products.slice(0, 3).map((product) => (
            <ProductPanel key={product.id} product={product} drawing={drawings[product.id]} />
          ))}
        </ul>
        <ProductList group="deployment" />
        <Heading as="h2" id="tools">
          Tools and forms
        </Heading>
        <PixelCalculator />
        <ThresholdExplorer />
        <ReportForm places={{reportUrl: 'mailto:docs@example.com'}} />
        <details className="folded">
          <summary>Closed</summary>
          {TEXT}
        </details>
      </main>
    </Layout>
  );
}
