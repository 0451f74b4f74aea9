import type {ReactNode} from 'react';
import bar from '@generated/help-center-search/default/bar.json';
import {useLocation} from '@docusaurus/router';
import {SearchButton} from '../../client/bar/SearchButton.tsx';
import {useVisitRecord} from '../../client/bar/useVisitRecord.ts';
// By package name, since the compiler leaves style sheets where they are.
import '@help-center/docusaurus-search/early.css';
import '@help-center/docusaurus-search/search.css';

const loadDialog = () => {
  // A page that was not finished fetches step by step.
  void window.helpCenterEarlySearch?.start();
  return import(/* webpackChunkName: 'search-dialog' */ '../../client/docusaurus/SiteSearchDialog.tsx').then(
    (module) => module.SiteSearchDialog,
  );
};

/** The search button of the navigation bar. */
export default function SearchBar(): ReactNode {
  useVisitRecord(useLocation().pathname);
  return <SearchButton load={loadDialog} characterKeys={bar.characterKeys} />;
}
