import type {ReactNode} from 'react';
import bar from '@generated/help-center-search/default/bar.json';
import site from '@generated/site-storage';
// By package names, so that a site can eject this file.
import {SearchButton, setSiteStorage} from '@help-center/docusaurus-search/bar';
import '@help-center/docusaurus-search/search.css';

setSiteStorage(site);

/** The search button of the navigation bar. */
export default function SearchBar(): ReactNode {
  return <SearchButton characterKeys={bar.characterKeys} />;
}
