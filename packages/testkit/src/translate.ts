/** Stands for `translate` of `@docusaurus/Translate`: the texts of the sources. */
export function translate({message}: {readonly message: string}): string {
  return message;
}

interface Props {
  readonly children?: unknown;
  /** What stands for the names in braces. */
  readonly values?: Readonly<Record<string, unknown>>;
}

/** Stands for the component of the same module: what is between its tags. */
export default function Translate({children, values}: Props): unknown {
  if (values === undefined || typeof children !== 'string') return children;
  return children.split(/(\{\w+\})/).map((part) => values[part.slice(1, -1)] ?? part);
}
