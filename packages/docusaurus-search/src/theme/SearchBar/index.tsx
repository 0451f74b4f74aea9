import type {ReactNode} from 'react';
import bar from '@generated/help-center-search/default/bar.json';
import {useLocation} from '@docusaurus/router';
// By package names, so that a site can eject this file.
import {SearchButton, useVisitRecord} from '@help-center/docusaurus-search/bar';
import '@help-center/docusaurus-search/early.css';
import '@help-center/docusaurus-search/search.css';

const loadDialog = () => {
  // Missing on pages that html-first has not finished; there, the dialog fetches everything itself.
  void window.helpCenterEarlySearch?.start();
  return import(/* webpackChunkName: 'search-dialog' */ '@theme/SearchDialog').then(
    (module) => module.default,
  );
};

/** The search button of the navigation bar. */
export default function SearchBar(): ReactNode {
  useVisitRecord(useLocation().pathname);
  return <SearchButton load={loadDialog} characterKeys={bar.characterKeys} />;
}
