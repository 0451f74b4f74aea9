import type {ReactNode} from 'react';
import Admonition from '@theme/Admonition';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
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
      <button type="button" className="button button--primary" disabled>
        Disabled
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
        <Tabs>
          <TabItem value="one">First</TabItem>
          <TabItem value="two">Second</TabItem>
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
        <details>
          <summary>Closed</summary>
          {TEXT}
        </details>
      </main>
    </Layout>
  );
}
