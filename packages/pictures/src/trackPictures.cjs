const {existsSync} = require('node:fs');
const {dirname, join} = require('node:path');

const SHOWN = /\]\((?![a-z]+:|\/\/)(?:<([^<>\n]+)>|([^()\s<>]+\.(?:svg|png|jpe?g|webp)))[)\s]/gi;

function decode(address) {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Tells the bundler which pictures a page shows, so that it rebuilds the page when they change. */
module.exports = function trackPictures(source) {
  const {siteDir} = this.getOptions();
  const folders = {'@': siteDir, '/': join(siteDir, 'static')};
  for (const [, quoted, plain] of source.matchAll(SHOWN)) {
    const picture = decode(quoted ?? plain);
    const path = join(folders[picture[0]] ?? dirname(this.resourcePath), picture.replace(/^@site\//, ''));
    if (existsSync(path)) this.addDependency(path);
    else this.addMissingDependency(path);
  }
  return source;
};
