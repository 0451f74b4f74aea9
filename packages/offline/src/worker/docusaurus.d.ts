/** The bundler of the service worker puts texts in the place of its calls; `docusaurus write-translations` looks for them. */
declare module '@docusaurus/Translate' {
  export function translate(text: {readonly id: string; readonly message: string}): string;
}
