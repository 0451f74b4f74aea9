const {existsSync} = require('node:fs');
const {dirname, join} = require('node:path');

const MENTIONED =
  /file=(\S+)|\]\((?![a-z]+:|\/\/)(?:<([^<>\n]+)>|([^()\s<>]+\.(?:svg|png|jpe?g|webp)))[)\s]/gi;

function decode(address) {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Tells the bundler which files a page takes text and pictures from, so that it is built again when they change. */
module.exports = function trackPageFiles(source) {
  const {siteDir} = this.getOptions();
  const folders = {'@': siteDir, '/': join(siteDir, 'static')};
  for (const [, sample, quoted, plain] of source.matchAll(MENTIONED)) {
    const picture = decode(quoted ?? plain ?? '');
    const path = sample
      ? join(siteDir, sample)
      : join(folders[picture[0]] ?? dirname(this.resourcePath), picture.replace(/^@site\//, ''));
    if (existsSync(path)) this.addDependency(path);
    else this.addMissingDependency(path);
  }
  return source;
};
