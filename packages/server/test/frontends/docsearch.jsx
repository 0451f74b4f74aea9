// The same page for each version; the bundler puts the version in.
import {liteClient} from 'algoliasearch/lite';
import {createRoot} from 'react-dom/client';
import {DocSearch} from 'docsearch';

const settings = new URLSearchParams(location.search);
const appId = 'HELP';
const apiKey = settings.get('key');
const hosts = [{url: settings.get('host'), accept: 'readWrite', protocol: 'http'}];

const searchParameters = {facetFilters: ['language:en']};
// The fifth version knows lists of indices only.
const indexSettings = location.pathname.endsWith('-5')
  ? {indices: [{name: 'help-center', searchParameters}]}
  : {indexName: 'help-center', searchParameters};

createRoot(document.querySelector('#root')).render(
  <DocSearch
    appId={appId}
    apiKey={apiKey}
    {...indexSettings}
    // The option by which sites point the dialog to another host.
    transformSearchClient={() => {
      const client = liteClient(appId, apiKey, {hosts});
      return {...client, addAlgoliaAgent: () => {}};
    }}
  />,
);
