import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/ThemedImage';
import ThemedImage from '@theme-original/ThemedImage';
import styles from './styles.module.css';

/** The logo is drawn, as an image of its own it costs a phone more than all other pictures of the page. Keep it like `static/img/logo.svg`. */
const LOGO = /\/img\/logo\.svg$/;

/** A picture with a light and a dark variant; the site's logo is a drawing that changes its colours. */
export default function ThemedImageOrLogo(props: Props): ReactNode {
  const {sources, alt, className, width, height} = props;
  if (!LOGO.test(sources.light)) return <ThemedImage {...props} />;
  return (
    <svg
      className={clsx(styles.logo, className)}
      viewBox="0 0 32 32"
      width={width}
      height={height}
      {...(alt ? {role: 'img', 'aria-label': alt} : {'aria-hidden': true})}
    >
      <rect width="32" height="32" rx="7" />
      <path d="M4 16c3.2-5.3 7.4-8 12-8s8.8 2.7 12 8c-3.2 5.3-7.4 8-12 8S7.2 21.3 4 16z" />
      <circle cx="16" cy="16" r="5" />
      <circle className={styles.light} cx="17.8" cy="14.2" r="1.6" />
    </svg>
  );
}
