/** Permissive licences, which only require attribution. */
const ALLOWED =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|CC0-1\.0|CC-BY-3\.0|CC-BY-4\.0|BlueOak-1\.0\.0|Python-2\.0|Unlicense|WTFPL|Zlib|OFL-1\.1|MPL-2\.0)$/;

/** Used only to build the site and never sent to visitors: the picture encoder, which is linked, not modified. */
const BUILD_ONLY = /^@img\/sharp-/;

/** Looked up in the packages' files, because their package.json has no licence or an outdated form. */
const LOOKED_UP = {
  'eval@0.1.8': 'MIT',
  'format@0.2.2': 'MIT',
  'hogan.js@3.0.2': 'Apache-2.0',
  'mkdirp@0.3.0': 'MIT',
  'require-like@0.1.2': 'MIT',
};

/** The licence expression of a package. */
function licenceOf({name, version, licenses = []}) {
  const said = licenses
    .map(({license, expression}) => license?.id ?? license?.name ?? expression)
    .filter(Boolean);
  return said.join(' OR ') || LOOKED_UP[`${name}@${version}`] || '';
}

/** Whether an expression allows one of the permissive licences; of `A AND B`, both must be. */
function isAllowed(expression) {
  return expression
    .replace(/[()]/g, '')
    .split(/\s+OR\s+/)
    .some((choice) => choice.split(/\s+AND\s+/).every((licence) => ALLOWED.test(licence.trim())));
}

/** The components of a CycloneDX bill whose licences have not been reviewed, one line each. */
export function findLicenceFaults(components) {
  return components
    .filter((part) => !part.name.startsWith('@help-center/') && !BUILD_ONLY.test(part.name))
    .filter((part) => !isAllowed(licenceOf(part)))
    .map((part) => `${part.name} ${part.version}: licence ${licenceOf(part) || 'not named'}`);
}
