/** Whether an address inside the site belongs to the language that is read; no other page is known to its router. */
export function isOwnPage(
  href: string,
  baseUrl: string,
  locales: Readonly<Record<string, {readonly baseUrl?: string}>>,
): boolean {
  const isOther = ({baseUrl: other = ''}) => other.length > baseUrl.length && href.startsWith(other);
  return href.startsWith(baseUrl) && !Object.values(locales).some(isOther);
}
