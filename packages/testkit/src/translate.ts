/** Stands in for `translate` of `@docusaurus/Translate` in tests: returns the untranslated text. */
export function translate({message}: {readonly message: string}): string {
  return message;
}

interface Props {
  readonly children?: unknown;
  /** Values for the names in braces. */
  readonly values?: Readonly<Record<string, unknown>>;
}

/** Stands in for the component of the same module: renders its children. */
export default function Translate({children, values}: Props): unknown {
  if (values === undefined || typeof children !== 'string') return children;
  return children.split(/(\{\w+\})/).map((part) => values[part.slice(1, -1)] ?? part);
}
