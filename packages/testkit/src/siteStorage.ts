/** Stub for `@generated/site-storage` of a site without a namespace. */
export default {type: 'localStorage', namespace: ''};
