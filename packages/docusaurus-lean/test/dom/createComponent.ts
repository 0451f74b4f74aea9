/** Stands for the creator of components of Docusaurus: says what it would load. */
export default function createComponent(path: string, hash: string): {path: string; hash: string} {
  return {path, hash};
}
