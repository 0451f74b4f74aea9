const {readFileSync} = require('node:fs');
const {join} = require('node:path');

const FOLDER = 'assets/images/';
/** Widest size for readers without `srcset`, such as those of feeds. */
const WIDEST_ALONE = 1080;

/** Turns a picture into a module that exports the addresses of its sizes as `srcSet`, and one of them as `src`. */
module.exports = async function emitPicture() {
  const {load, emit} = this.getOptions();
  const {files, folder} = await load(this.resourcePath);
  if (emit) for (const {name} of files) this.emitFile(FOLDER + name, readFileSync(join(folder, name)));
  const address = ({name}) => `__webpack_public_path__ + ${JSON.stringify(FOLDER + name)}`;
  const candidates = files.map((file) => `${address(file)} + " ${file.width}w"`);
  const alone = files.findLast(({width}) => width <= WIDEST_ALONE) ?? files[0];
  return [
    `export const srcSet = ${candidates.join(' + ", " + ')};`,
    `export const src = ${address(alone)};`,
  ].join('\n');
};
// The content is binary.
module.exports.raw = true;
