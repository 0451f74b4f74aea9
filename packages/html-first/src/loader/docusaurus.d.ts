/** Calls are found by `docusaurus write-translations`, and replaced with their texts when these scripts are bundled. */
declare module '@docusaurus/Translate' {
  export function translate(text: {readonly id: string; readonly message: string}): string;
}
