/** Options of `buildIndex`. */
export interface BuildIndexOptions {
  /** Groups of words with the same meaning: `['license', 'licence']`. An entry of several words is a phrase. Default none. */
  readonly synonyms?: readonly (readonly string[])[];
  /** Abbreviations that match their long forms, but not vice versa: `{alpr: ['number plate']}`. Default none. */
  readonly abbreviations?: Readonly<Record<string, readonly string[]>>;
  /** Largest index in one file, in uncompressed bytes; a larger one is split into parts. Default 400000. */
  readonly singleFileBytes?: number;
}
