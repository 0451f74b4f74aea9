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

/** No path has them, no feed can hold most of them, and some turn the text around them. */
const UNSEEN = String.raw`\p{Cc}\p{Surrogate}\p{Noncharacter_Code_Point}\p{Bidi_Control}`;

/** The path of a page, without query and anchor. */
export function pathField(): Type.TString {
  return Type.String({maxLength: 256, pattern: String.raw`^/[^\s?#${UNSEEN}]*$`});
}
