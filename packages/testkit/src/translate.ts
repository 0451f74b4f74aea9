/** Stands for `translate` of `@docusaurus/Translate`: the texts of the sources. */
export function translate({message}: {readonly message: string}): string {
  return message;
}

/** Stands for the component of the same module: what is between its tags. */
export default function Translate({children}: {readonly children?: unknown}): unknown {
  return children;
}
