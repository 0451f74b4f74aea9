/** Licences that ask for no more than to be named. */
const ALLOWED =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|CC0-1\.0|CC-BY-3\.0|CC-BY-4\.0|BlueOak-1\.0\.0|Python-2\.0|Unlicense|WTFPL|Zlib|OFL-1\.1|MPL-2\.0)$/;

/** Used while the site is built, never sent to a visitor: the encoder of pictures is a library that is linked, not changed. */
const BUILD_ONLY = /^@img\/sharp-/;

/** Looked up in their own files, as their package.json names none or another form. */
const LOOKED_UP = {
  'eval@0.1.8': 'MIT',
  'format@0.2.2': 'MIT',
  'hogan.js@3.0.2': 'Apache-2.0',
  'mkdirp@0.3.0': 'MIT',
  'require-like@0.1.2': 'MIT',
};

/** What a package says of its licence, as an expression. */
function licenceOf({name, version, licenses = []}) {
  const said = licenses
    .map(({license, expression}) => license?.id ?? license?.name ?? expression)
    .filter(Boolean);
  return said.join(' OR ') || LOOKED_UP[`${name}@${version}`] || '';
}

/** Whether one of the choices of an expression such as `(MIT OR Apache-2.0)` is allowed; of `A AND B` both have to be. */
function isAllowed(expression) {
  return expression
    .replace(/[()]/g, '')
    .split(/\s+OR\s+/)
    .some((choice) => choice.split(/\s+AND\s+/).every((licence) => ALLOWED.test(licence.trim())));
}

/** Which components of a CycloneDX bill have a licence that nobody has looked at, one line each. */
export function findLicenceFaults(components) {
  return components
    .filter((part) => !part.name.startsWith('@help-center/') && !BUILD_ONLY.test(part.name))
    .filter((part) => !isAllowed(licenceOf(part)))
    .map((part) => `${part.name} ${part.version}: licence ${licenceOf(part) || 'not named'}`);
}
