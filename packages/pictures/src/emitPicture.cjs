const {readFileSync} = require('node:fs');
const {join} = require('node:path');

const FOLDER = 'assets/images/';

/** Turns a picture into a module that exports the addresses of its files by format, and its fallback's as `src`. */
module.exports = async function emitPicture() {
  const {load, emit} = this.getOptions();
  const {sources, fallback, folder} = await load(this.resourcePath);
  if (emit) {
    const files = [fallback, ...sources.flatMap((source) => source.files)];
    for (const {name} of files) this.emitFile(FOLDER + name, readFileSync(join(folder, name)));
  }
  const address = ({name}) => `__webpack_public_path__ + ${JSON.stringify(FOLDER + name)}`;
  const lines = sources.map(({type, files}) => {
    const candidates = files.map((file) => `${address(file)} + " ${file.width}w"`);
    return `export const ${type} = ${candidates.join(' + ", " + ')};`;
  });
  return [...lines, `export const src = ${address(fallback)};`].join('\n');
};
// The content is binary.
module.exports.raw = true;
