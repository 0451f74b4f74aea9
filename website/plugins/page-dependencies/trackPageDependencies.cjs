const {existsSync} = require('node:fs');
const {join} = require('node:path');

/** Tells the bundler which samples a page takes code from, so that it is built again when they change. */
module.exports = function trackPageDependencies(source) {
  const {siteDir} = this.getOptions();
  for (const [, sample] of source.matchAll(/file=(\S+)/gi)) {
    const path = join(siteDir, sample);
    if (existsSync(path)) this.addDependency(path);
    else this.addMissingDependency(path);
  }
  return source;
};
