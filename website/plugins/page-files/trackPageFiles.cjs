const {dirname, join} = require('node:path');

const MENTIONED = /file=(\S+)|\]\(([^()\s]+\.svg)\)/g;

/** Tells the bundler which files a page takes text and drawings from, so that it is built again when they change. */
module.exports = function trackPageFiles(source) {
  const {siteDir} = this.getOptions();
  for (const [, sample, picture] of source.matchAll(MENTIONED)) {
    this.addDependency(sample ? join(siteDir, sample) : join(dirname(this.resourcePath), picture));
  }
  return source;
};
