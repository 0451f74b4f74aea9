/** Where a package has the translations that it ships, as Docusaurus' own themes have them: `<dirPath>/<locale>/<name>.json`. */
export interface ShippedTexts {
  readonly dirPath: string;
  readonly name: string;
}
