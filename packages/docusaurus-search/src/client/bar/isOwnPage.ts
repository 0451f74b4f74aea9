/** Whether an address belongs to the current locale of the site; the router knows no other pages. */
export function isOwnPage(
  href: string,
  baseUrl: string,
  locales: Readonly<Record<string, {readonly baseUrl?: string}>>,
): boolean {
  const isOther = ({baseUrl: other = ''}) => other.length > baseUrl.length && href.startsWith(other);
  return href.startsWith(baseUrl) && !Object.values(locales).some(isOther);
}
