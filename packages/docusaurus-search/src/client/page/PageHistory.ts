/** The part of a router's history that the search page uses; that of Docusaurus is one. */
export interface PageHistory {
  readonly location: {readonly pathname: string; readonly search: string};
  /** `POP` if the reader came back to the page. */
  readonly action: string;
  push(href: string): void;
  replace(href: string): void;
  /** Calls back after each change, and returns what stops that. */
  listen(
    listener: (location: {readonly pathname: string; readonly search: string}, action: string) => void,
  ): () => void;
}
