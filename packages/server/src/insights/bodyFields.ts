import Type from 'typebox';

/** No NUL and no half characters, which not every database takes. */
const STORABLE = String.raw`[^\0\uD800-\uDFFF]`;

/** A text that every database takes. */
export function textField(maxLength: number, minLength = 0): Type.TString {
  return Type.String({maxLength, minLength, pattern: `^${STORABLE}*$`});
}

/** A random id; what is sent again with the same one replaces what was sent before. */
export function idField(): Type.TString {
  return Type.String({pattern: '^[0-9a-f]{32}$'});
}

/** The path of a page, without query and anchor. */
export function pathField(): Type.TString {
  return Type.String({maxLength: 256, pattern: String.raw`^/[^\s?#\0\uD800-\uDFFF]*$`});
}
