/** Stands in for `@generated/site-storage` in tests: a site without a namespace. */
export default {type: 'localStorage', namespace: ''};
