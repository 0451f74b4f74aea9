/** Whether two paths lead to the same page, with or without a slash at the end. */
export function samePath(a: string, b: string): boolean {
  return a.replace(/\/$/, '') === b.replace(/\/$/, '');
}
