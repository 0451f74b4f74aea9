/** Where a package ships its translations, laid out as in Docusaurus' own themes: `<dirPath>/<locale>/<name>.json`. */
export interface ShippedTexts {
  readonly dirPath: string;
  readonly name: string;
}
