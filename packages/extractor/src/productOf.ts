export interface ProductOptions {
  /** Address of the docs below the site's root, without slashes; `docs` by default. */
  readonly docsPath?: string;
  /** Label by first path segment below the docs; segments that are not named are no products. Without it every folder is one. */
  readonly productLabels?: Readonly<Record<string, string>>;
}

// Folders that Docusaurus makes itself for category pages and tags.
const GENERATED = new Set(['category', 'tags']);

/** The product that a page belongs to by its path, such as `ANSVIS` for `/docs/ANSVIS/Guides/`; `null` outside products. */
export function productOf(
  pathname: string,
  {docsPath = 'docs', productLabels}: ProductOptions,
): string | null {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const docs = docsPath.split('/').filter((segment) => segment !== '');
  // A base URL may stand before the docs.
  const start = docs.length === 0 ? 0 : segments.indexOf(docs[0] ?? '');
  if (start < 0 || docs.some((segment, index) => segments[start + index] !== segment)) return null;
  const [product, ...rest] = segments.slice(start + docs.length);
  if (product === undefined) return null;
  if (productLabels !== undefined)
    return Object.hasOwn(productLabels, product) ? (productLabels[product] ?? null) : null;
  return rest.length > 0 && !GENERATED.has(product) ? decodeSegment(product) : null;
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
