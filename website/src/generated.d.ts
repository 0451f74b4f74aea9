/** The newest entry of a changelog; written by `plugins/page-notes`. */
declare module '@generated/docusaurus-plugin-content-docs/default/latestRelease.json' {
  const latestRelease: {readonly title: string; readonly permalink: string};
  export default latestRelease;
}
