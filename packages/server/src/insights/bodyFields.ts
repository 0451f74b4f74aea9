import Type from 'typebox';

/** Everything except NUL and lone surrogates, which some databases reject. */
const STORABLE = String.raw`[^\0\uD800-\uDFFF]`;

/** A text that every database can store. */
export function textField(maxLength: number, minLength = 0): Type.TString {
  return Type.String({maxLength, minLength, pattern: `^${STORABLE}*$`});
}

/** A random id; a call with the same id replaces the earlier one. */
export function idField(): Type.TString {
  return Type.String({pattern: '^[0-9a-f]{32}$'});
}

/** Invisible characters: not used in paths, mostly not allowed in feeds, and some reverse the text around them. */
const UNSEEN = String.raw`\p{Cc}\p{Surrogate}\p{Noncharacter_Code_Point}\p{Bidi_Control}`;

/** The path of a page, without query or anchor. */
export function pathField(): Type.TString {
  return Type.String({maxLength: 256, pattern: String.raw`^/[^\s?#${UNSEEN}]*$`});
}
