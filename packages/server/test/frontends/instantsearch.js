import {liteClient} from 'algoliasearch/lite';
import instantsearch from 'instantsearch.js';
import {configure, hits, pagination, refinementList, searchBox, stats} from 'instantsearch.js/es/widgets';

const settings = new URLSearchParams(location.search);
const hosts = [{url: settings.get('host'), accept: 'readWrite', protocol: 'http'}];
const search = instantsearch({
  indexName: 'help-center',
  searchClient: liteClient('HELP', settings.get('key'), {hosts}),
  onStateChange: undefined,
});
for (const id of ['box', 'stats', 'products', 'hits', 'pages']) {
  document.body.append(Object.assign(document.createElement('div'), {id}));
}
search.on('error', ({error}) => {
  document.body.dataset.error = `${error.name} ${error.status ?? ''}`;
});
search.addWidgets([
  configure({hitsPerPage: 5}),
  searchBox({container: '#box'}),
  stats({container: '#stats'}),
  refinementList({container: '#products', attribute: 'product', searchable: true}),
  hits({
    container: '#hits',
    templates: {
      item: (hit, {html, components}) =>
        html`<a href="${hit.url}">${components.Highlight({hit, attribute: 'hierarchy.lvl1'})}</a>`,
    },
  }),
  pagination({container: '#pages'}),
]);
search.start();
