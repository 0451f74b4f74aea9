import type {ReactNode} from 'react';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import Dropdown from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import {samePath} from '../../samePath.ts';

/**
 * The version of the docs. A single version is a link to the current page or, outside the docs, to their first page. The
 * framework's own item, which shows more versions, matches the address against every document twice.
 */
export default function DocsVersionDropdownNavbarItem(props: Props): ReactNode {
  const {
    docsPluginId,
    dropdownActiveClassDisabled,
    dropdownItemsBefore,
    dropdownItemsAfter,
    versions: listed,
    ...link
  } = props;
  const versions = useVersions(docsPluginId);
  const {pathname} = useLocation();
  const [version] = versions;
  const isSingle = versions.length === 1 && [...dropdownItemsBefore, ...dropdownItemsAfter].length === 0;
  if (version === undefined || !isSingle || listed !== undefined) return <Dropdown {...props} />;
  const {docs, label, mainDocId} = version;
  const current = docs.find(({path}) => samePath(path, pathname)) ?? docs.find(({id}) => id === mainDocId);
  return (
    <DefaultNavbarItem
      {...link}
      label={label}
      to={current?.path}
      isActive={dropdownActiveClassDisabled === true ? () => false : undefined}
    />
  );
}
