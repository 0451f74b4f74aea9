/** What is wrong with the subject of a commit; undefined for an imperative of at most 72 characters. */
export function findSubjectFault(subject: string): string | undefined;
