/** What plugins share with every page, of a site whose docs have two versions; documents come with the tables. */
export default {
  'docusaurus-plugin-content-docs': {
    default: {
      versions: [
        {name: '2.0', docs: [{id: 'index', path: '/'}]},
        {name: '1.0', docs: [{id: 'index', path: '/1.0/'}]},
      ],
    },
  },
};
