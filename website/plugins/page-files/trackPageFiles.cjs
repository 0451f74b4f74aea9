const {dirname, join} = require('node:path');

const MENTIONED = /file=(\S+)|\]\(([^()\s]+\.(?:svg|png|jpe?g|webp))[)\s]/g;

/** Tells the bundler which files a page takes text and pictures from, so that it is built again when they change. */
module.exports = function trackPageFiles(source) {
  const {siteDir} = this.getOptions();
  const folders = {'@': siteDir, '/': join(siteDir, 'static')};
  for (const [, sample, picture] of source.matchAll(MENTIONED)) {
    const path = sample
      ? join(siteDir, sample)
      : join(folders[picture[0]] ?? dirname(this.resourcePath), picture.replace(/^@site\//, ''));
    this.addDependency(path);
  }
  return source;
};
