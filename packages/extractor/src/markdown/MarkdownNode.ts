/** The properties of a syntax tree node that are used here; the parsers' own types depend on their extensions. */
export interface MarkdownNode {
  readonly type: string;
  readonly children?: readonly MarkdownNode[];
  /** Text, code, or the source of an expression. */
  readonly value?: string;
  /** Level of a heading. */
  readonly depth?: number;
  /** Whether the items of a list are numbered, and the first number. */
  readonly ordered?: boolean | null;
  readonly start?: number | null;
  readonly alt?: string | null;
  /** The text after the language of a code fence. */
  readonly meta?: string | null;
  /** Name of a directive or of a component; `null` for a fragment. */
  readonly name?: string | null;
  readonly attributes?: unknown;
  readonly data?: {readonly directiveLabel?: boolean};
}

interface JsxAttribute {
  readonly name?: string;
  readonly value?: string | {readonly value: string} | null;
}

/** The value of a component's attribute: a string, also from an expression, otherwise `''`; `null` without the attribute. */
export function jsxAttribute(node: MarkdownNode, name: string): string | null {
  const found = (Array.isArray(node.attributes) ? (node.attributes as JsxAttribute[]) : []).find(
    (attr) => attr.name === name,
  );
  if (found === undefined) return null;
  if (typeof found.value === 'object' && found.value !== null)
    return /^(['"`])(.*)\1$/s.exec(found.value.value.trim())?.[2] ?? '';
  return found.value ?? '';
}
