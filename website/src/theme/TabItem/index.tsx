import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';

/** A panel that says its tab's name: to screen readers, and above itself on paper. */
export default function TabItem({children, className, value, label}: Props): ReactNode {
  const {selectedValue, lazy} = useTabs();
  const isSelected = value === selectedValue;
  if (!isSelected && lazy) return null;
  return (
    <div
      role="tabpanel"
      aria-label={label ?? value}
      className={clsx('tab-panel', className)}
      hidden={!isSelected}
    >
      {children}
    </div>
  );
}
