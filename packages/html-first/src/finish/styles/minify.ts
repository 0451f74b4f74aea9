import {transform} from 'lightningcss';

/** The version format of Lightning CSS. */
const version = (major: number, minor = 0) => (major << 16) | (minor << 8);
/** The oldest supported browsers; rules are not merged with ones that some of them do not know. */
const TARGETS = {
  chrome: version(111),
  firefox: version(121),
  safari: version(16, 4),
  ios_saf: version(16, 4),
};

/** Minifies a style sheet; throws if it is invalid. */
export function minify(css: string): string {
  const {code} = transform({filename: 'page.css', code: Buffer.from(css), minify: true, targets: TARGETS});
  return Buffer.from(code).toString();
}
