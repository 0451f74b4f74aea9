/** What a question got. */
export interface Answered {
  /** Addresses of what was found, best first; pages may repeat. */
  readonly urls: readonly string[];
  /** Characters that the one who asked has to read. */
  readonly characters: number;
}

/** A way to ask a documentation set. */
export interface AskedWay {
  ask(query: string): Promise<Answered>;
  close(): Promise<void>;
}
