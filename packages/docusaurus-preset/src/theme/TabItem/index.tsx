import type {ReactNode} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';

/**
 * A panel that says its tab's name: to screen readers, and above itself on paper. Every panel is in the page, so that it is
 * found, printed and led to, also if the tabs are lazy.
 */
export default function TabItem({children, className = '', value, label}: Props): ReactNode {
  const {selectedValue} = useTabs();
  return (
    <div
      role="tabpanel"
      aria-label={label ?? value}
      className={`tab-panel ${className}`.trim()}
      hidden={value !== selectedValue}
    >
      {children}
    </div>
  );
}
