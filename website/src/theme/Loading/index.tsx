import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import styles from './styles.module.css';

/** What stands in for a part of the page while it loads (after a delay of 200 ms), or when it could not be loaded. */
export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div className={styles.error} role="alert">
        <p>{String(error)}</p>
        <p>Part of this page could not be loaded. Check your network connection, then try again.</p>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  return pastDelay ? (
    <p className={styles.loading} role="status">
      Loading…
    </p>
  ) : null;
}
