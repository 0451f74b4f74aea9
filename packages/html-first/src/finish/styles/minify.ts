import {transform} from 'lightningcss';

/** Major version in the upper bits, minor in those below. */
const version = (major: number, minor = 0) => (major << 16) | (minor << 8);
/** The oldest browsers that pages are for: no rule is joined with one that some of them do not know. */
const TARGETS = {
  chrome: version(111),
  firefox: version(121),
  safari: version(16, 4),
  ios_saf: version(16, 4),
};

/** The same style sheet in the shortest notation. Throws when it is none. */
export function minify(css: string): string {
  const {code} = transform({filename: 'page.css', code: Buffer.from(css), minify: true, targets: TARGETS});
  return Buffer.from(code).toString();
}
