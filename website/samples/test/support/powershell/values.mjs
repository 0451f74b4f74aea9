// How values of PowerShell are read, compared and written.

/**
 * The member of an object, whatever the letter case of its name.
 * @param {any} object
 * @param {string} name
 * @returns {[owner: any, key: string]}
 */
export function findMember(object, name) {
  if (object === null || object === undefined) return [{}, name];
  const wanted = name.toLowerCase();
  if (
    (typeof object === 'string' ||
      Array.isArray(object) ||
      Buffer.isBuffer(object)) &&
    ['length', 'count'].includes(wanted)
  ) {
    return [object, 'length'];
  }
  for (
    let level = object;
    level && level !== Object.prototype;
    level = Object.getPrototypeOf(level)
  ) {
    const key = Object.getOwnPropertyNames(level).find(
      (each) => each.toLowerCase() === wanted,
    );
    if (key !== undefined) return [object, key];
  }
  return [object, name];
}

/** @param {any} value @returns {string} */
export function toText(value) {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return value.map(toText).join(' ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** @param {any} value @returns {boolean} */
export function isTrue(value) {
  return Array.isArray(value)
    ? value.length > 0 && (value.length > 1 || isTrue(value[0]))
    : Boolean(value);
}

/** @param {any} value */
function fold(value) {
  return typeof value === 'string' ? value.toLowerCase() : value;
}

/** @param {any} left @param {any} right */
function equal(left, right) {
  return (
    fold(left) ===
    fold(
      typeof left === 'string' && right !== null && right !== undefined
        ? toText(right)
        : right,
    )
  );
}

/** @type {Readonly<Record<string, (left: any, right: any) => any>>} */
export const OPERATORS = {
  '-eq': equal,
  '-ne': (left, right) => !equal(left, right),
  '-gt': (left, right) => left > right,
  '-lt': (left, right) => left < right,
  '-match': (left, right) => new RegExp(right, 'i').test(toText(left)),
  '-replace': (left, right) =>
    toText(left).replaceAll(new RegExp(right[0], 'gi'), right[1] ?? ''),
  '+': (left, right) => {
    if (Array.isArray(left)) return [...left, right];
    return typeof left === 'number'
      ? left + Number(right)
      : toText(left) + toText(right);
  },
};

const ESCAPES = /** @type {Readonly<Record<string, string>>} */ ({
  n: '\n',
  r: '\r',
  t: '\t',
  0: '\0',
});

/** @param {string} text the inside of a text in double quotes */
export function unescapeText(text) {
  return text
    .replaceAll(/`([\s\S])/g, (_, letter) => ESCAPES[letter] ?? letter)
    .replaceAll('""', '"');
}
