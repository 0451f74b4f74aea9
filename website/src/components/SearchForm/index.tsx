import type {ReactNode, SubmitEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

/** Lets an agent in the browser fill in and submit the form (WebMCP). Other browsers ignore the attributes. */
const TOOL = {
  toolname: 'search_help_center',
  tooldescription: 'Searches this help center and shows the pages that answer.',
  toolautosubmit: '',
};
const TOOL_QUERY = {toolparamdescription: 'A few words that the page would use'};

/** A plain form that leads to the search page; it works without JavaScript. */
export default function SearchForm({label, defaultQuery}: {label: string; defaultQuery?: string}): ReactNode {
  const history = useHistory();
  const action = useBaseUrl('/search');
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('q');
    const query = field instanceof HTMLInputElement ? field.value : '';
    history.push(`${action}?q=${encodeURIComponent(query)}`);
  }
  return (
    <form
      className={styles.form}
      role="search"
      aria-label={label}
      action={action}
      onSubmit={submit}
      {...TOOL}
    >
      <input
        className={styles.input}
        type="search"
        name="q"
        maxLength={64}
        aria-label={label}
        placeholder="Search docs"
        defaultValue={defaultQuery}
        autoComplete="off"
        {...TOOL_QUERY}
      />
      <button className="button button--primary" type="submit">
        Search
      </button>
    </form>
  );
}
